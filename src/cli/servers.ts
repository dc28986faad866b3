import type { ViteDevServer } from 'vite';
import { PLUGIN_NAME, type VisualEditApi } from '../plugin/index.ts';
import type { ProjectLockedError } from '../server/files/lock.ts';
import type { EditorServer } from '../server/types.ts';
import type { CheckedProject } from './check-project.ts';
import { heldLogger } from './held-logger.ts';
import type { Output } from './output.ts';
import { asProblem, Problem } from './problems.ts';
import { startVite, type ViteOptions } from './vite-server.ts';

/** The app's dev server and the editor's, running for one project. The editor's outlives restarts of the app's. */
export interface RunningServers {
  editor: EditorServer;
  /** Finishes the save in flight, gives back the lock, closes both servers. */
  close(): Promise<void>;
}

/**
 * Starts both servers and reports to `output` from then on.
 * @throws Problem as `startVite` does, `already-open` and `editor-failed`
 */
export async function startServers(
  project: CheckedProject,
  options: ViteOptions,
  output: Output,
): Promise<RunningServers> {
  const began = performance.now();
  const logger = heldLogger(output.logger);
  const server = await startVite(project, options, logger);
  const editor = await editorOf(server);
  const stopReports = editor.session.on(output.session);
  const { editorUrlWithToken: editorUrl, apiUrl, token } = editor;
  const { root, viteVersion } = project;
  const appUrl = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '';
  const took = performance.now() - began;
  output.ready({ appUrl, editorUrl, apiUrl, token, root, viteVersion, took });
  logger.release();
  return {
    editor,
    async close() {
      stopReports();
      await editor.close();
      await server.close();
    },
  };
}

/** The editor that our plugin started; the dev server is closed when it could not. */
async function editorOf(server: ViteDevServer): Promise<EditorServer> {
  const api = server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi | undefined;
  try {
    if (!api)
      throw new Problem('editor-failed', {
        message: 'another plugin of the Vite config removed the plugin of visual-edit.',
      });
    return await api.ready;
  } catch (error) {
    await server.close();
    throw lockedProblem(error, server.config.root) ?? asProblem(error, 'editor-failed');
  }
}

/** Compared by name: a second copy of the package, in the user's config, has its own class. */
function lockedProblem(error: unknown, root: string): Problem | null {
  const { name, pid } = error as Partial<ProjectLockedError>;
  return name === 'ProjectLockedError' ? new Problem('already-open', { root, pid: String(pid) }) : null;
}
