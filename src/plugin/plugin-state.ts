/** What the hooks of one `visualEdit()` share, over restarts of the dev server. */
import type { ResolvedConfig, ViteDevServer } from 'vite';
import type { EditorServer } from '../server/types.ts';
import { reasonNotToTag } from './check-react.ts';
import { DevSession } from './dev-session.ts';
import { isHeld } from './editor-host.ts';
import { mergeOptions, type VisualEditOptions } from './options.ts';

/** What others may ask of the plugin, as `plugin.api`. */
export interface VisualEditApi {
  /** The editor server in use; rejects with an Error whose message says why there is none. */
  readonly ready: Promise<EditorServer>;
  /** The same once it runs, else null. */
  readonly server: EditorServer | null;
  readonly options: VisualEditOptions;
}

export class PluginState implements VisualEditApi {
  /** true for the one instance that works, when the config holds several */
  isActive = false;
  session: DevSession | null = null;
  server: EditorServer | null = null;
  private merged: VisualEditOptions = {};
  private answer = newAnswer();
  private isSettled = false;

  constructor(readonly options: VisualEditOptions) {}

  get ready(): Promise<EditorServer> {
    return this.answer.promise;
  }

  /** @param apis those of all instances in the config, in its order: the last one works, with the options of all */
  resolve(config: ResolvedConfig, apis: readonly VisualEditApi[]): void {
    this.isActive = apis.at(-1) === this && !config.plugins.some(({ name }) => name === 'vitest');
    this.merged = mergeOptions(apis.map(({ options }) => options));
  }

  /** Waits for the dev server to listen, or takes over at once from the one that it replaces. */
  attach(server: ViteDevServer, root: string): void {
    this.renew();
    const reason = reasonNotToTag(server.config);
    if (reason) {
      server.config.logger.warn(reason);
      this.fail(new Error(reason));
    } else if (isHeld(root) || this.merged.appUrl) {
      void this.start(server);
    } else if (server.httpServer) {
      server.httpServer.once('listening', () => void this.start(server));
    } else {
      this.fail(
        new Error('Vite runs in middleware mode: give visualEdit() the option appUrl, the address of the app.'),
      );
    }
  }

  async close(): Promise<void> {
    const { session } = this;
    this.session = null;
    this.server = null;
    await session?.close();
  }

  private async start(server: ViteDevServer): Promise<void> {
    try {
      this.session = new DevSession(server, this.merged);
      const editor = await this.session.start();
      this.server = editor;
      this.isSettled = true;
      this.answer.resolve(editor);
      if (this.merged.open && this.session.startedEditor) await openInBrowser(editor.editorUrlWithToken);
    } catch (error) {
      const message = `The editor could not start: ${(error as Error).message}`;
      server.config.logger.error(message, { error: error as Error });
      this.fail(error as Error);
    }
  }

  private fail(error: Error): void {
    this.isSettled = true;
    this.answer.reject(error);
  }

  /** A new dev server has an answer of its own; who waits for the first one still gets it. */
  private renew(): void {
    if (!this.isSettled) return;
    this.isSettled = false;
    this.answer = newAnswer();
  }
}

interface Answer {
  promise: Promise<EditorServer>;
  resolve(editor: EditorServer): void;
  reject(error: Error): void;
}

function newAnswer(): Answer {
  const answer = {} as Answer;
  answer.promise = new Promise((resolve, reject) => Object.assign(answer, { resolve, reject }));
  // Nobody has to ask: a failure is logged where it happens.
  answer.promise.catch(() => {});
  return answer;
}

async function openInBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  // Without a display there is nobody to show it to; the address is printed anyway.
  await open(url).catch(() => {});
}
