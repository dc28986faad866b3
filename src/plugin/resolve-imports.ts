/** Resolves imports synchronously, for the mutations; Vite's own resolver is asynchronous. */
import { realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Alias } from 'vite';
import { packageOfSpecifier } from '../server/files/package-folder.ts';
import { ConfigPaths } from './config-paths.ts';
import { ownFile } from './module-id.ts';
import type { LoadedModules } from './vite-versions.ts';
import { WorkspaceImports } from './workspace-imports.ts';

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mts',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Vite's data: the aliases of its config and, while it serves, the loaded modules. */
export interface ImportSources {
  alias: readonly Alias[];
  moduleGraph?: LoadedModules;
}

export class ImportResolver {
  private readonly configPaths: ConfigPaths;
  private readonly workspace: WorkspaceImports;

  constructor(
    private readonly sources: () => ImportSources,
    /** absolute real path of the project */
    private readonly root: string,
    /** the workspace's other packages, relative to the project */
    private readonly packages: readonly string[] = [],
  ) {
    this.configPaths = new ConfigPaths(root);
    this.workspace = new WorkspaceImports(root, packages);
  }

  /** @returns the project file to which the specifier resolves; null for packages and files outside the project */
  resolve(specifier: string, importer: string): string | null {
    const path = this.unaliased(specifier.replace(/(?!^)[?#].*$/, ''));
    const targets = this.absolute(path, importer);
    if (targets) return this.projectFile(targets.map(firstFile).find((file) => file !== null) ?? null);
    for (const candidate of this.configPaths.candidates(path, importer)) {
      const file = firstFile(candidate);
      if (file) return this.projectFile(file);
    }
    const inWorkspace = this.workspace.resolve(path);
    return inWorkspace ? this.projectFile(firstFile(inWorkspace)) : this.loadedImport(path, importer);
  }

  /** Project files that import a file, as far as the dev server has loaded them. */
  importersOf(file: string): string[] {
    const importers = new Set<string>();
    for (const module of this.modulesOf(file)) {
      for (const importer of module.importers) {
        const path = importer.file && this.projectFile(importer.file);
        if (path && path !== file) importers.add(path);
      }
    }
    return [...importers];
  }

  /** The project's style sheets that the dev server has loaded, whether from modules, pages or other style sheets. */
  loadedStylesheets(): string[] {
    const files = [...(this.sources().moduleGraph?.fileToModulesMap.keys() ?? [])];
    return files.flatMap((path) => (/\.(?:css|scss|sass|less)$/i.test(path) ? (this.projectFile(path) ?? []) : []));
  }

  /** The dev server's transformed code of a file; empty when not loaded. */
  loadedCode(file: string): string {
    for (const module of this.modulesOf(file)) if (module.transformResult) return module.transformResult.code;
    return '';
  }

  /** Replaces an alias as Vite does: the first that matches counts. */
  private unaliased(path: string): string {
    const alias = this.sources().alias.find(({ find }) => isAliased(path, find));
    return alias ? path.replace(alias.find, alias.replacement) : path;
  }

  /** The paths that a specifier may mean, best first: one that begins with `/` is read from the root before it is absolute. */
  private absolute(path: string, importer: string): string[] | null {
    if (/^\.{1,2}(?:\/|$)/.test(path)) return [resolve(this.root, dirname(importer), path)];
    if (!isAbsolute(path)) return null;
    return path.startsWith('/') && !`${path}/`.startsWith(`${this.root}/`) ? [join(this.root, path), path] : [path];
  }

  /**
   * For a specifier that only a plugin can resolve: the only module imported by the importer whose path ends like it. A package
   * may end like a file that stands beside it (`@scope/query` and `lib/query.ts`).
   */
  private loadedImport(path: string, importer: string): string | null {
    const tail = path.replace(/^[^/]*\//, '').replace(/\.[cm]?[jt]sx?$/, '');
    if (tail === '' || tail === path) return null;
    if (packageOfSpecifier(path, dirname(resolve(this.root, importer)))) return null;
    const found = new Set<string>();
    for (const module of this.modulesOf(importer)) {
      for (const imported of module.importedModules) {
        const file = imported.file && this.projectFile(imported.file);
        const stem = file?.replace(/(?:\/index)?\.\w+$/, '');
        if (file && (stem === tail || stem?.endsWith(`/${tail}`) || file.endsWith(`/${tail}`))) found.add(file);
      }
    }
    const [only, ...others] = found;
    return only !== undefined && others.length === 0 ? only : null;
  }

  private modulesOf(file: string) {
    return this.sources().moduleGraph?.getModulesByFile(resolve(this.root, file).replaceAll(sep, '/')) ?? [];
  }

  private projectFile(path: string | null): string | null {
    if (!path) return null;
    const file = relative(this.root, realPath(path)).replaceAll(sep, '/');
    return /(?:^|\/)node_modules\//.test(file) ? null : ownFile(file, this.packages);
  }
}

/** A text matches as a whole or in front of a `/`. */
function isAliased(path: string, find: Alias['find']): boolean {
  if (typeof find !== 'string') return path.search(find) >= 0;
  return path === find || path.startsWith(find.endsWith('/') ? find : `${find}/`);
}

function firstFile(path: string): string | null {
  // TypeScript allows `./x.js` for the file `x.ts`.
  const stem = path.replace(/\.(?:js|jsx|mjs)$/, '');
  const candidates = ENDINGS.map((ending) => path + ending).concat(
    stem === path ? [] : [`${stem}.ts`, `${stem}.tsx`, `${stem}.mts`],
  );
  return candidates.find(isFile) ?? null;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
