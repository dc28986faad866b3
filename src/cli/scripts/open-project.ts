/**
 * Connects to a project: to its running server, or, when there is none, to the files themselves under the project's lock.
 */
import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProjectLockedError } from '../../server/files/lock.ts';
import { projectStateDir } from '../../server/files/state-dir.ts';
import { readServerFile } from '../../server/http/server-file.ts';
import type { Logger } from '../../server/types.ts';
import { asProblem, Problem } from '../problems.ts';
import { openFiles, type Reach } from './files-client.ts';
import type { ProjectClient } from './project-client.ts';
import { readViteConfig } from './vite-config.ts';

/** How long to wait for another script, or for a server that is just starting, in milliseconds. */
const PATIENCE = 20_000;
/** A poll of the other process's lock, which no event reports; in milliseconds. */
const PAUSE = 50;

/**
 * @param given folder of the app, as the user wrote it
 * @throws Problem `folder-missing`, `no-project`, `already-open`, `files-failed`
 */
export async function openProject(given: string, reach: Reach, logger: Logger): Promise<ProjectClient> {
  const folder = realFolder(given);
  const server = await maybeServerClient(folder);
  if (server) return server;
  const config = await readViteConfig(folder, logger);
  const limit = performance.now() + PATIENCE;
  for (;;) {
    // The process that had the lock may be a server that answers by now.
    const running = await maybeServerClient(config.root);
    if (running) return running;
    try {
      return await openFiles(config, reach, logger);
    } catch (error) {
      if (!(error instanceof ProjectLockedError)) throw asProblem(error, 'files-failed');
      if (performance.now() > limit) throw new Problem('already-open', { pid: String(error.pid), root: config.root });
    }
    await delay(PAUSE);
  }
}

/** Node's HTTP client takes a while to load: only where there is a server to ask. */
async function maybeServerClient(root: string): Promise<ProjectClient | null> {
  const server = readServerFile(projectStateDir(root));
  if (!server) return null;
  const { serverClient } = await import('./server-client.ts');
  return serverClient(root, server);
}

function realFolder(given: string): string {
  const folder = resolve(given);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Problem('folder-missing', { root: folder });
  return realpathSync(folder);
}
