/** Packages that only tests need, installed in separate folders on first use. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

const LOCK = 'package-lock.json';
const QUIET = ['--no-audit', '--no-fund'];

/**
 * Installs into a temporary folder and renames it, so that test files running in parallel never see a partial one. Uses the
 * lockfile and `.npmrc` next to the package.json, if there are any.
 * @param folder absolute path of the folder with package.json
 * @returns its `node_modules`
 */
export async function installedPackages(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  const isLocked = existsSync(join(folder, LOCK));
  const staging = mkdtempSync(join(folder, '.install-'));
  for (const name of ['package.json', LOCK, '.npmrc']) {
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(staging, name));
  }
  const args = isLocked ? ['ci', '--ignore-scripts', ...QUIET] : ['install', '--no-package-lock', ...QUIET];
  try {
    await execa('npm', args, { cwd: staging });
    renameSync(join(staging, 'node_modules'), modules);
  } catch (error) {
    if (!existsSync(modules)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return modules;
}
