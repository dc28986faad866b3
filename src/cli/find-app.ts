/** Finds the app that a folder without one means: the Vite and React app of a workspace or of a repository. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { packagesOf } from '../server/files/workspace-packages.ts';
import { findPackage, listsPackage } from './packages.ts';

/** How deep to look in a repository that declares no workspace: `apps/web`, `examples/react/basic`. */
const MAX_DEPTH = 3;
const MAX_FOLDERS = 1000;

/** Frameworks that make the page themselves, so that there is no index.html. */
const FRAMEWORKS = ['@react-router/dev', '@remix-run/dev', '@tanstack/react-start', 'waku'];
const CONFIG_FILE = /^vite\.config\.[cm]?[jt]s$/;

/**
 * The Vite and React apps of the workspace with this root; without a workspace, of the folders below a package or repository.
 * @param root absolute real path
 * @returns paths relative to the root, with `/`, sorted
 */
export function appsBelow(root: string): string[] {
  const isProject = existsSync(join(root, 'package.json')) || existsSync(join(root, '.git'));
  const folders = packagesOf(root) ?? (isProject ? foldersBelow(root) : []);
  return folders.filter((folder) => isApp(root, join(root, folder))).sort();
}

/** True when the folder holds a config or page that Vite would start with. */
export function hasViteEntry(folder: string): boolean {
  const names = readdirSync(folder);
  return names.some((name) => CONFIG_FILE.test(name)) || (names.includes('index.html') && listsPackage(folder, 'vite'));
}

/** A library of the workspace may have a Vite config too: an app has a page. */
function isApp(root: string, folder: string): boolean {
  if (!hasViteEntry(folder)) return false;
  const hasPage = ['index.html', 'src/index.html', 'client/index.html'].some((page) => existsSync(join(folder, page)));
  const lists = (name: string) => listsPackage(folder, name) || listsPackage(root, name);
  return (hasPage || FRAMEWORKS.some(lists)) && (lists('react') || findPackage(folder, 'react') !== null);
}

function foldersBelow(root: string): string[] {
  const found: string[] = [];
  const waiting = [{ path: root, depth: 0 }];
  for (let next = waiting.shift(); next && found.length < MAX_FOLDERS; next = waiting.shift()) {
    for (const entry of readdirSync(next.path, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      const path = join(next.path, entry.name);
      found.push(relative(root, path).split(sep).join('/'));
      if (next.depth + 1 < MAX_DEPTH) waiting.push({ path, depth: next.depth + 1 });
    }
  }
  return found;
}
