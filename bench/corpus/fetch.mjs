/**
 * Unpacks the packages listed in package.json into node_modules next to it, once. `npm install` would install 1,400 more
 * packages that are not needed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** @returns the packages' folders by name */
export function fetchCorpus() {
  const folders = new Map();
  for (const [name, version] of Object.entries(devDependencies)) {
    const folder = join(here, 'node_modules', name);
    if (installedVersion(folder) !== version) fetchPackage(name, version, folder);
    folders.set(name, folder);
  }
  return folders;
}

function installedVersion(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
}

function fetchPackage(name, version, folder) {
  mkdirSync(join(here, 'node_modules'), { recursive: true });
  const work = mkdtempSync(join(here, 'node_modules', '.fetch-'));
  try {
    const options = { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
    const file = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], options)
      .trim()
      .split('\n')
      .at(-1);
    execFileSync('tar', ['-xzf', file], options);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(join(work, 'package'), folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
