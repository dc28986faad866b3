/** Packages that only tests need, in folders of their own, installed when a test first asks. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

const LOCK = 'package-lock.json';
const QUIET = ['--no-audit', '--no-fund'];

/**
 * Installs into a temporary folder and renames it, so that two test files that ask at once never see half of it. Versions
 * come from a lockfile beside the package.json, if there is one. An `.npmrc` there counts as well.
 * @param folder absolute, holds package.json
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
