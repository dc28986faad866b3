/** Resolves the names of a workspace's packages (`@acme/ui`, `@acme/ui/button`) to their source, by their package.json. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  name?: string;
  exports?: unknown;
  module?: string;
  main?: string;
}

/** Vite's default conditions for a page in development. */
const CONDITIONS = new Set(['module', 'browser', 'development', 'import', 'default']);

export class WorkspaceImports {
  private byName: Map<string, string> | null = null;

  /** @param packages folders relative to the root */
  constructor(
    private readonly root: string,
    private readonly packages: readonly string[],
  ) {}

  /** @returns absolute path, possibly without extension; null for other specifiers */
  resolve(specifier: string): string | null {
    if (this.packages.length === 0 || /^[./]/.test(specifier)) return null;
    const parts = specifier.split('/');
    const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
    const folder = this.folders().get(name);
    const manifest = folder === undefined ? null : maybeManifest(folder);
    if (folder === undefined || !manifest) return null;
    const path = ['.', ...parts].join('/');
    const target = manifest.exports === undefined ? entryOf(manifest, path) : exported(manifest.exports, path);
    return target === null ? null : join(folder, target);
  }

  private folders(): Map<string, string> {
    this.byName ??= new Map(
      this.packages.flatMap((path) => {
        const folder = resolve(this.root, path);
        const name = maybeManifest(folder)?.name;
        return name === undefined ? [] : [[name, folder] as const];
      }),
    );
    return this.byName;
  }
}

function entryOf({ module, main }: Manifest, path: string): string {
  return path === '.' ? (module ?? main ?? 'index') : path;
}

/** The target of `./path` in a package's `exports`: an exact key, else the pattern with the longest part before `*`. */
function exported(exports: unknown, path: string): string | null {
  const isMap = isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.'));
  if (!isMap) return path === '.' ? targetOf(exports) : null;
  if (path in exports) return targetOf(exports[path]);
  const patterns = Object.keys(exports).filter((key) => key.includes('*'));
  for (const key of patterns.sort((a, b) => b.indexOf('*') - a.indexOf('*'))) {
    const [start = '', end = ''] = key.split('*');
    if (!path.startsWith(start) || !path.endsWith(end) || path.length < start.length + end.length) continue;
    const middle = path.slice(start.length, path.length - end.length);
    return targetOf(exports[key])?.replaceAll('*', () => middle) ?? null;
  }
  return null;
}

/** The first condition that applies wins. */
function targetOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry;
  if (Array.isArray(entry)) return targetOf(entry[0]);
  if (!isRecord(entry)) return null;
  const condition = Object.keys(entry).find((key) => CONDITIONS.has(key) && targetOf(entry[key]) !== null);
  return condition === undefined ? null : targetOf(entry[condition]);
}

function maybeManifest(folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
