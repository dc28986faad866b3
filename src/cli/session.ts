import type { ViteDevServer } from 'vite';
import { PLUGIN_NAME, type VisualEditApi } from '../plugin/index.ts';
import type { EditorServer } from '../server/types.ts';
import type { CheckedProject } from './check-project.ts';
import type { Output, Started } from './output.ts';
import { asProblem, Problem } from './problems.ts';
import { startVite, type ViteOptions } from './vite-server.ts';

/** The app's dev server and the editor's, running for one project. */
export interface Session {
  /** the editor server in use; another one after a restart that could not keep it */
  editor(): EditorServer;
  /** Finishes the save in flight, gives back the lock, closes both servers. */
  close(): Promise<void>;
}

/**
 * Starts both servers and reports to `output` from then on.
 * @throws Problem as `startVite` does, and `editor-failed`
 */
export async function startSession(project: CheckedProject, options: ViteOptions, output: Output): Promise<Session> {
  const began = performance.now();
  let editor: EditorServer | undefined;
  let stopReports = () => {};
  let appUrl = '';

  /** Follows the editor server that belongs to the dev server now; true when it is another than before. */
  async function attach(server: ViteDevServer): Promise<boolean> {
    const next = await editorOf(server);
    appUrl = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? appUrl;
    if (next === editor) return false;
    stopReports();
    editor = next;
    stopReports = next.session.on(output.session);
    return true;
  }
  function started(): Started {
    const { editorUrl, editorUrlWithToken, apiUrl, token } = editor as EditorServer;
    const took = performance.now() - began;
    return { appUrl, editorUrl, editorUrlWithToken, apiUrl, token, ...project, took };
  }
  async function onStart(server: ViteDevServer): Promise<void> {
    if (editor && (await attach(server))) output.restarted(started());
  }

  const server = await startVite(project, options, output.logger, (restarted) => {
    onStart(restarted).catch((error) => output.problem(asProblem(error, 'editor-failed')));
  });
  try {
    await attach(server);
  } catch (error) {
    await server.close();
    throw error;
  }
  output.ready(started());
  return {
    editor: () => editor as EditorServer,
    async close() {
      stopReports();
      await editor?.close();
      await server.close();
    },
  };
}

async function editorOf(server: ViteDevServer): Promise<EditorServer> {
  const plugin = server.config.plugins.find(({ name }) => name === PLUGIN_NAME);
  const api = plugin?.api as VisualEditApi | undefined;
  if (!api) throw new Problem('editor-failed', { message: 'the plugin is not among those of the dev server.' });
  try {
    return await api.ready;
  } catch (error) {
    throw asProblem(error, 'editor-failed');
  }
}
