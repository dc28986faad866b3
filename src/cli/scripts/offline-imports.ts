/** Resolves imports when no dev server has loaded the modules. */
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { ImportResolver } from '../../plugin/resolve-imports.ts';
import { importSpecifiers } from '../../server/files/import-specifiers.ts';
import type { Identity } from '../../server/types.ts';
import { listsPackage } from '../packages.ts';
import type { ProjectConfig } from './vite-config.ts';

export class OfflineImports {
  private readonly resolver: ImportResolver;
  private readonly packages = new Map<string, boolean>();

  private readonly root: string;

  constructor(
    { root, alias, packages }: Pick<ProjectConfig, 'root' | 'alias' | 'packages'>,
    private readonly identity: Identity,
  ) {
    this.root = root;
    this.resolver = new ImportResolver(() => ({ alias }), root, packages);
  }

  /**
   * The project file that a specifier resolves to. If no path, alias or tsconfig explains it (a user's plugin does), it
   * resolves to the one file of the app whose path ends the same way, if there is exactly one.
   */
  resolve(specifier: string, importer: string): string | null {
    const found = this.resolver.resolve(specifier, importer);
    if (found !== null || /^[./]/.test(specifier) || this.isPackage(specifier)) return found;
    const tail = specifier.replace(/[?#].*$/, '').replace(/^[^/]*\//, '');
    if (tail === '' || tail === specifier) return null;
    const stem = tail.replace(/\.[cm]?[jt]sx?$/, '');
    const [only, ...others] = this.identity.files().filter((file) => {
      const own = file.replace(/(?:\/index)?\.\w+$/, '');
      return own === stem || own.endsWith(`/${stem}`);
    });
    return only !== undefined && others.length === 0 ? only : null;
  }

  importersOf(file: string): string[] {
    const name = posix.basename(file).replace(/\.[^.]*$/, '');
    // A folder's index is imported by the folder's name.
    const word = name === 'index' ? posix.basename(posix.dirname(file)) : name;
    return this.identity.files().filter((importer) => {
      const specifiers = importSpecifiers(this.identity.textOf(importer) ?? '');
      return importer !== file && specifiers.some((s) => s.includes(word) && this.resolve(s, importer) === file);
    });
  }

  /** True for Node's own modules and for packages, installed or only listed as a dependency. */
  isPackage(specifier: string): boolean {
    const [scope = '', part = ''] = specifier.split('/');
    const name = scope.startsWith('@') ? `${scope}/${part}` : scope;
    const known = this.packages.get(name);
    if (known !== undefined) return known;
    const is = isBuiltin(specifier) || listsPackage(this.root, name) || isInstalled(this.root, name);
    this.packages.set(name, is);
    return is;
  }
}

function isInstalled(root: string, name: string): boolean {
  for (let dir = root; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'node_modules', name))) return true;
    if (dir === dirname(dir)) return false;
  }
}
