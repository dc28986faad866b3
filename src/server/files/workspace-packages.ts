/**
 * The packages of a workspace, as its package manager defines them: `packages` in pnpm-workspace.yaml, or `workspaces` in
 * package.json (npm, yarn, bun).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { globToRegExp } from './glob.ts';
import { withSlashes } from './slashes.ts';

/** Folders that one `**` may go down. */
const MAX_DEPTH = 6;

/** @returns paths of the packages' folders relative to `root`, with `/`; null when `root` is no root of a workspace */
export function packagesOf(root: string): string[] | null {
  const patterns = patternsOf(root);
  if (patterns === null) return null;
  const [left, taken] = [patterns.filter((one) => one.startsWith('!')), patterns.filter((one) => !one.startsWith('!'))];
  const without = left.map((pattern) => globToRegExp(clean(pattern.slice(1))));
  const found = taken.flatMap((pattern) => foldersFor(root, '', clean(pattern).split('/'), MAX_DEPTH));
  const packages = found.filter((folder) => folder !== '' && !without.some((pattern) => pattern.test(folder)));
  return [...new Set(packages)].sort();
}

/**
 * The other packages of the workspace that an app belongs to, with the nearest workspace above it.
 * @param app absolute real path
 * @returns their paths relative to the app, with `/`: `../../packages/ui`. Packages inside of the app are left out.
 */
export function packagesBeside(app: string): string[] {
  for (let root = dirname(app); root !== dirname(root); root = dirname(root)) {
    const packages = packagesOf(root);
    if (!packages?.includes(withSlashes(relative(root, app)))) continue;
    const seen = packages.map((folder) => withSlashes(relative(app, join(root, folder))));
    return seen.filter((folder) => folder.startsWith('..'));
  }
  return [];
}

function patternsOf(root: string): string[] | null {
  const yaml = maybeText(join(root, 'pnpm-workspace.yaml'));
  return (yaml === null ? null : packagesInYaml(yaml)) ?? workspacesInManifest(maybeText(join(root, 'package.json')));
}

/** The list of `packages:`, in block or flow style: all that pnpm's documentation writes. */
function packagesInYaml(yaml: string): string[] | null {
  const block = /^packages:[ \t]*(?:#.*)?\r?\n((?:[ \t]*(?:#.*)?\r?\n|[ \t]*-.*(?:\r?\n|$))*)/m.exec(yaml)?.[1];
  if (block !== undefined)
    return Array.from(block.matchAll(/^[ \t]*-[ \t]*(.*)$/gm), ([, item = '']) => unquoted(item));
  const flow = /^packages:[ \t]*\[([^\]]*)\]/m.exec(yaml)?.[1];
  return flow?.split(',').map(unquoted).filter(Boolean) ?? null;
}

function unquoted(scalar: string): string {
  const [, double, single, plain = ''] = /^\s*(?:"([^"]*)"|'([^']*)'|([^#]*?)\s*(?:#.*)?$)/.exec(scalar) ?? [];
  return double ?? single ?? plain;
}

function workspacesInManifest(text: string | null): string[] | null {
  try {
    const { workspaces } = JSON.parse(text ?? '{}') as { workspaces?: unknown };
    const list = Array.isArray(workspaces) ? workspaces : (workspaces as { packages?: unknown } | undefined)?.packages;
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

const clean = (pattern: string): string => pattern.replace(/^\.?\//, '').replace(/\/+$/, '');

/** Goes down only where the pattern leads: a repository may have many other folders. */
function foldersFor(root: string, folder: string, [part, ...rest]: readonly string[], depth: number): string[] {
  if (part === undefined) return existsSync(join(root, folder, 'package.json')) ? [folder] : [];
  if (part === '.') return foldersFor(root, folder, rest, depth);
  if (part === '**') {
    const here = foldersFor(root, folder, rest, depth);
    if (depth === 0) return here;
    return here.concat(subfolders(root, folder).flatMap((sub) => foldersFor(root, sub, [part, ...rest], depth - 1)));
  }
  if (!/[*?{]/.test(part)) {
    return part === '..' || part === 'node_modules' ? [] : foldersFor(root, inside(folder, part), rest, depth);
  }
  const pattern = globToRegExp(part);
  const matching = subfolders(root, folder).filter((sub) => pattern.test(sub.slice(sub.lastIndexOf('/') + 1)));
  return matching.flatMap((sub) => foldersFor(root, sub, rest, depth));
}

function subfolders(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
      .map(({ name }) => inside(folder, name));
  } catch {
    return [];
  }
}

const inside = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
function maybeText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
