import { spawn, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of this repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** On Windows, npm is a batch file, which only a shell can start. */
const ON_WINDOWS = process.platform === 'win32';

/**
 * Runs a program in this terminal.
 * @returns its exit code; 1 when a signal ended it or it could not start
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: ON_WINDOWS, ...options });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** The same, asynchronously. */
export function start(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell: ON_WINDOWS });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** True when a program of this name can be started. */
export function canRun(command, args = ['--version']) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
