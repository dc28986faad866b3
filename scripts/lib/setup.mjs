/**
 * Prepares a fresh clone so that the other scripts can run. Must not import packages, which may not be installed yet, or
 * write to stdout, which belongs to the program started afterwards.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT, run } from './run.mjs';

const REQUIRED_NODE = [20, 19];

/** Thrown when the user must do something first. */
export class SetupError extends Error {}

/** @throws SetupError when Node is older than `engines` in package.json requires */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = REQUIRED_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new SetupError(`Node ${REQUIRED_NODE.join('.')} or newer is needed, this is ${version}: https://nodejs.org`);
}

/**
 * Installs the packages of a folder if they are missing or do not match its package-lock.json.
 * @param {string} folder relative to the repository
 * @throws SetupError when npm fails
 */
export async function install(folder = '.') {
  await withLock(join(ROOT, `dist/.install-${folder.replace(/\W/g, '-')}.lock`), async () => {
    if (isInstalled(folder)) return;
    console.error(`Installing the packages of ${folder === '.' ? 'visual-edit' : folder} …`);
    const exitCode = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=warn'], {
      cwd: join(ROOT, folder),
      stdio: ['inherit', 2, 2],
    });
    if (exitCode === 0) return;
    throw new SetupError(`npm ci failed in ${join(ROOT, folder)}: look at its message above, then start again.`);
  });
}

/**
 * npm writes `node_modules/.package-lock.json` last, so packages listed there are installed. Timestamps are not reliable: a
 * checkout changes them.
 */
function isInstalled(folder) {
  const installed = join(ROOT, folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  return sameVersions(packagesOf(join(ROOT, folder, 'package-lock.json')), packagesOf(installed));
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** Ignores optional packages for other platforms, which only the lockfile lists. */
function sameVersions(wanted, installed) {
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional === true),
  );
}

/** Builds the changed parts. Call `install()` first. */
export async function ensureBuilt() {
  const { build } = await import('../build.mjs');
  const { NODE_ENV } = process.env;
  try {
    return await build();
  } finally {
    // Vite sets NODE_ENV for its build; later steps must not run in production mode.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Runs `work` and sets its exit code, or 1 after an error; for a SetupError, prints only the message. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}
