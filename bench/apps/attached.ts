/** Frameworks that start a Vite of their own: the plugin is in their config, and the editor is there when a page has been asked for. */
import { type ReadyEvent, type RunningCli, runCli } from '../../tests/support/cli.ts';
import type { App } from './catalogue.ts';
import { addPlugin } from './configs.ts';
import { startPlain } from './plain.ts';

/** As `startCli`, which starts the app itself. */
export async function startAttached(
  app: App,
  root: string,
): Promise<Pick<RunningCli, 'ready'> & { stop(): Promise<unknown> }> {
  const takeOut = addPlugin(root);
  try {
    const server = await startPlain(app, root);
    const stop = async () => {
      await server.stop();
      takeOut?.();
    };
    try {
      // a page may be answered before Vite is asked, and the editor begins with the first request to Vite
      await fetch(new URL('/@vite/client', server.url));
      return { ready: await addressOf(server.url, root), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    takeOut?.();
    throw error;
  }
}

/** The command says where the editor of an app is that is open already. */
async function addressOf(appUrl: string, root: string): Promise<ReadyEvent> {
  const { stdout } = await runCli(root, ['dev', root, '--no-open', '--json']);
  const [, pid, editorUrl, token] = /process (\d+).*?(http[^"]*#token=(\w+))/.exec(String(stdout)) ?? [];
  if (!editorUrl || !token) throw new Error(`The editor is not attached: ${stdout}`);
  const apiUrl = new URL('/api', editorUrl).href;
  return { event: 'ready', appUrl, editorUrl, apiUrl, token, root, pid: Number(pid) };
}
