/** Other majors of React and Vite than the package's own, each in a folder of its own, installed when a test first asks. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const VERSIONS = fileURLToPath(new URL('../versions', import.meta.url));

/**
 * Installs aside and moves into place, so that two test files that ask at once never see half of it.
 * @param name folder under `versions`
 * @returns its `node_modules`
 */
export async function installedVersions(name: string): Promise<string> {
  const folder = join(VERSIONS, name);
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  const staging = mkdtempSync(join(folder, '.install-'));
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(folder, file), join(staging, file));
  await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: staging });
  try {
    renameSync(join(staging, 'node_modules'), modules);
  } catch (error) {
    if (!existsSync(modules)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return modules;
}
