/**
 * The user's folder for a project's journal, lock and `server.json`. It is outside the project, because the dev server would
 * serve it to any local page, and only its owner may read it.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * @param root the project's root; the folder depends on its real path
 * @returns absolute path of the folder; does not create it
 */
export function projectStateDir(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const key = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 32);
  return join(stateHome(env), 'visual-edit', key);
}

function stateHome(env: NodeJS.ProcessEnv): string {
  // XDG Base Directory Specification: relative values must be ignored.
  if (env.XDG_STATE_HOME?.startsWith('/')) return env.XDG_STATE_HOME;
  if (process.platform === 'win32') return env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return join(homedir(), '.local', 'state');
}

/**
 * Creates the folder with mode 0700.
 * @throws Error that says how to fix it, when the folder cannot be created or belongs to another user
 */
export function ensureStateDir(dir: string): void {
  const advice = 'Set XDG_STATE_HOME to a folder of yours that can be written.';
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The folder for the undo journal cannot be made: ${(error as Error).message}. ${advice}`);
  }
  const stat = lstatSync(dir);
  if (!stat.isDirectory())
    throw new Error(`${dir} is not a folder (or is a link), so the undo journal has no place. ${advice}`);
  if (process.getuid && stat.uid !== process.getuid()) {
    throw new Error(`${dir} belongs to another user, so the undo journal is not kept there. ${advice}`);
  }
  if (process.platform !== 'win32' && (stat.mode & 0o077) !== 0) {
    throw new Error(`${dir} can be read by other users. Run: chmod 700 '${dir}'`);
  }
}
