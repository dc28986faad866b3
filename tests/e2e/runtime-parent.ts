/**
 * A foreign parent: a page on an origin of its own that frames the app and drives the runtime through its public messages
 * only. The app is a real Vite project under the real command, with the parent's origin in `parentOrigins`.
 */

import { rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import type { ScopeLookup, TreeElementLookup } from '../../src/protocol/api.ts';
import type { FrameFunctionName, FrameMessage } from '../../src/protocol/messages.ts';
import { type Stack, stackOf } from '../plugin/support/versions.ts';
import { ApiClient } from '../support/api-client.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { stopServer } from '../support/stop-server.ts';
import { createViteProject, type Files } from '../support/vite-project.ts';

export const STORYBOARD = 'board_1';
type Message = FrameMessage & Record<string, unknown>;

const PARENT_HTML = `<!doctype html><title>parent</title>
<style>body { margin: 0 } iframe { border: 0; width: 1000px; height: 700px; display: block }</style>
<script>
  window.received = [];
  const answers = new Map();
  window.connect = (origin) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => {
      if (!answers.has(data.id)) return received.push(data);
      answers.get(data.id)();
      answers.delete(data.id);
    };
    document.querySelector('iframe').contentWindow.postMessage('init', origin, [channel.port2]);
    window.port = channel.port1;
  };
  window.call = (functionName, args) =>
    port.postMessage({ id: crypto.randomUUID(), type: 'executeFunction', payload: { functionName, args } });
  window.done = (functionName, args) => {
    call(functionName, args);
    const id = crypto.randomUUID();
    port.postMessage({ id, type: 'inspectElement', payload: {} });
    return new Promise((resolve) => answers.set(id, resolve));
  };
</script>`;

interface ParentWindow {
  received: Message[];
  port: MessagePort;
  connect(origin: string): void;
  call(functionName: string, args: unknown[]): void;
  done(functionName: string, args: unknown[]): Promise<void>;
}

export interface Parent {
  page: Page;
  app: Frame;
  cli: RunningCli;
  project: TestProject;
  lookup: Record<string, NonNullable<TreeElementLookup[string]>>;
  /** Codebase id of the element written in a file at a line that holds this text. */
  idAt(file: string, text: string): string;
  call(functionName: FrameFunctionName, ...args: unknown[]): Promise<void>;
  /**
   * Calls a function and waits until the frame has carried it out, by the answer to a question sent behind it. Needed before
   * input: input takes another way than messages, and a busy frame handles it first.
   */
  done(functionName: FrameFunctionName, ...args: unknown[]): Promise<void>;
  send(message: unknown): Promise<void>;
  /** Messages of an id since the last `clear`. */
  messages<K extends FrameMessage['id']>(id: K): Promise<Extract<FrameMessage, { id: K }>[]>;
  /** The first message that fits, past (since `clear`) or to come. */
  next<K extends FrameMessage['id']>(
    id: K,
    fits?: (message: Extract<FrameMessage, { id: K }>) => boolean,
  ): Promise<Extract<FrameMessage, { id: K }>>;
  clear(): Promise<void>;
  /** Does something that ends in a hot update, and waits until React's refresh is on the screen. */
  refreshing<T>(act: () => Promise<T>): Promise<T>;
  connect(): Promise<void>;
  /** Asks for the project's tables and starts the runtime with them. */
  init(modes?: { driveModeEnabled: boolean; aiContextSelection: boolean }): Promise<void>;
  close(): Promise<void>;
}

export async function serveParent(): Promise<{ server: Server; origin: string; show(appUrl: string): void }> {
  let html = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    server,
    origin,
    show: (appUrl) => {
      html = `${PARENT_HTML}<iframe src="${appUrl}" allow="fullscreen"></iframe>`;
    },
  };
}

export function configFor(origin: string): string {
  return `import react from '@vitejs/plugin-react';
import { visualEdit } from 'visual-edit';
export default { plugins: [react(), visualEdit({ parentOrigins: [${JSON.stringify(origin)}] })] };
`;
}

/** Puts another major of React in the project's packages. */
async function linkReact(project: TestProject, stack: Stack): Promise<void> {
  const { modules } = await stackOf(stack);
  for (const name of ['react', 'react-dom']) {
    const link = join(project.root, 'node_modules', name);
    rmSync(link);
    symlinkSync(join(modules, name), link);
  }
}

/**
 * Starts everything; the app is loaded and the parent not yet connected.
 * @param search query of the app's address
 * @param stack versions of React; default those of the bundled example
 * @param prepare puts more into the project before the command starts
 */
export async function openParent(
  browser: Browser,
  files: Files,
  search = '',
  stack?: Stack,
  prepare: (project: TestProject) => Promise<void> = async () => {},
): Promise<Parent> {
  const place = await serveParent();
  const project = createViteProject({ ...files, 'vite.config.js': configFor(place.origin) });
  if (stack) await linkReact(project, stack);
  await prepare(project);
  return parentOf(browser, place, project, search);
}

/** The same for a project whose config names the parent's origin already. */
export async function parentOf(
  browser: Browser,
  { server, origin, show }: Awaited<ReturnType<typeof serveParent>>,
  project: TestProject,
  search = '',
): Promise<Parent> {
  const cli = await startCli(project.root);
  const appUrl = new URL(`/${search}`, cli.ready.appUrl);
  show(appUrl.href);
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin);
  const app = page.frames().find((frame) => frame.url().startsWith(appUrl.origin)) as Frame;
  await app.locator('#root > *').first().waitFor();
  const client = await ApiClient.connect(cli.ready);
  const lookup = (await client.lookups()) as Parent['lookup'];

  const messages: Parent['messages'] = async (id) =>
    (await page.evaluate(
      (wanted) => (window as unknown as ParentWindow).received.filter((m) => m.id === wanted),
      id,
    )) as never;
  const call: Parent['call'] = (functionName, ...args) =>
    page.evaluate(([name, given]) => (window as unknown as ParentWindow).call(name as string, given as unknown[]), [
      functionName,
      args,
    ] as const);
  const done: Parent['done'] = (functionName, ...args) =>
    page.evaluate(([name, given]) => (window as unknown as ParentWindow).done(name as string, given as unknown[]), [
      functionName,
      args,
    ] as const);
  const parent: Parent = {
    page,
    app,
    cli,
    project,
    lookup,
    idAt(file, text) {
      const line =
        project
          .read(file)
          .split('\n')
          .findIndex((one) => one.includes(text)) + 1;
      const entry = Object.values(lookup).find((one) => one.filename === file && one.line === line);
      if (!entry) throw new Error(`no element at ${file}:${line} (${text})`);
      return entry.codebaseId;
    },
    call,
    done,
    send: (message) => page.evaluate((data) => (window as unknown as ParentWindow).port.postMessage(data), message),
    messages,
    async next(id, fits = () => true) {
      const end = Date.now() + 10_000;
      for (;;) {
        const found = (await messages(id)).find(fits);
        if (found) return found;
        if (Date.now() > end)
          throw new Error(`no ${id} that fits; came: ${JSON.stringify(await messages(id)).slice(0, 800)}`);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    },
    clear: () => page.evaluate(() => void (window as unknown as ParentWindow).received.splice(0)),
    async refreshing(act) {
      const before = await app.evaluate(() => {
        const own = window as unknown as {
          refreshes?: number;
          __registerBeforePerformReactRefresh(hook: () => void): void;
        };
        if (own.refreshes === undefined) {
          own.refreshes = 0;
          const painted = () =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => Object.assign(own, { refreshes: (own.refreshes ?? 0) + 1 })),
            );
          own.__registerBeforePerformReactRefresh(painted);
        }
        return own.refreshes;
      });
      const result = await act();
      await app.waitForFunction((count) => (window as unknown as { refreshes: number }).refreshes > count, before);
      return result;
    },
    connect: () => page.evaluate((to) => (window as unknown as ParentWindow).connect(to), appUrl.origin),
    async init(modes = { driveModeEnabled: false, aiContextSelection: false }) {
      await this.connect();
      await call('initProject', STORYBOARD, lookup, {} as ScopeLookup, null, modes, 'APPLICATION', null, '');
      await this.next('NAV_TREE');
      await this.clear();
    },
    async close() {
      await context.close();
      await cli.stop();
      await stopServer(server);
      project.remove();
    },
  };
  return parent;
}
