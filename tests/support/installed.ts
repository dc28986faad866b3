/** Packages that only tests need, in folders of their own with a lockfile, installed when a test first asks. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/**
 * Installs aside and moves into place, so that two test files that ask at once never see half of it.
 * @param folder absolute, holds package.json and package-lock.json
 * @returns its `node_modules`
 */
export async function installedPackages(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  const staging = mkdtempSync(join(folder, '.install-'));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(folder, name), join(staging, name));
  await execa('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: staging });
  try {
    renameSync(join(staging, 'node_modules'), modules);
  } catch (error) {
    if (!existsSync(modules)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return modules;
}
