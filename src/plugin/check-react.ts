/**
 * Checks whether React's development modules contain the anchor that `strip-tags.ts` patches, so that tags are removed
 * again. If not, nothing is tagged, and the reason is logged once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { hasReactAnchor, takesKeyTags } from './strip-tags.ts';

const REACT_MODULES = ['react', 'react-jsx-runtime', 'react-jsx-dev-runtime'];
const HINT = 'The app runs as it would without visual-edit; its elements cannot be selected.';

/** @returns the reason why elements cannot be tagged, as sentences for the user, or null */
export function reasonNotToTag(config: ResolvedConfig): string | null {
  if (config.isProduction) {
    return `visual-edit needs React's development build, and NODE_ENV is production. ${HINT}`;
  }
  const folder = reactFolder(config);
  if (!folder) return `visual-edit found no React from ${config.root}. Install react and react-dom. ${HINT}`;
  const lacking = modulesOf(folder).find((file) => !existsSync(file) || !hasReactAnchor(readFileSync(file, 'utf8')));
  if (lacking)
    return `visual-edit does not know this build of React (${lacking}). ${HINT} React 18 and 19 are supported.`;
  return foreignRuntimeReason(config);
}

/**
 * True when the tag may be a `key`: this React stores the id with the element, and no other package's JSX runtime, which
 * could use the key, runs before it. Call it only if `reasonNotToTag` returns null.
 */
export function tagsByKey(config: ResolvedConfig): boolean {
  const folder = reactFolder(config);
  const source = jsxImportSourceOf(config);
  if (!folder || (source && source !== 'react')) return false;
  return modulesOf(folder).every((file) => takesKeyTags(readFileSync(file, 'utf8')));
}

const modulesOf = (folder: string): string[] =>
  REACT_MODULES.map((name) => join(folder, 'cjs', `${name}.development.js`));

/** The folder of the package that `react` resolves to: Vite's alias, or else Node's resolution from the root. */
function reactFolder({ root, resolve }: ResolvedConfig): string | null {
  const alias = resolve.alias.find(({ find }) => (typeof find === 'string' ? find === 'react' : find.test('react')));
  const target =
    alias && (typeof alias.find === 'string' ? alias.replacement : 'react'.replace(alias.find, alias.replacement));
  if (target?.startsWith('/') || (target && /^[A-Za-z]:[\\/]/.test(target))) {
    return existsSync(join(target, 'package.json')) ? target : dirname(target);
  }
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve(`${target ?? 'react'}/package.json`));
  } catch {
    return null;
  }
}

/** Another package's JSX runtime must call React's. */
function foreignRuntimeReason(config: ResolvedConfig): string | null {
  const source = jsxImportSourceOf(config);
  if (!source || handsOnToReact(source, config.root)) return null;
  return `visual-edit does not cover the JSX runtime of ${source}. ${HINT}`;
}

/** The JSX runtime in the config, usually set by a React plugin: in Vite 8 an option of oxc, before that of esbuild. */
function jsxImportSourceOf(config: ResolvedConfig): string | undefined {
  const { oxc, esbuild } = config as unknown as {
    oxc?: false | { jsx?: { importSource?: string } | string };
    esbuild?: false | { jsxImportSource?: string };
  };
  const fromOxc = oxc && typeof oxc.jsx === 'object' ? oxc.jsx.importSource : undefined;
  return fromOxc ?? (esbuild ? esbuild.jsxImportSource : undefined);
}

/** True when the runtime is React's own, or that of a package whose files import React's. */
export function handsOnToReact(source: string, root: string): boolean {
  if (source === 'react') return true;
  const require = createRequire(join(root, 'package.json'));
  for (const name of ['jsx-dev-runtime', 'jsx-runtime']) {
    try {
      const entry = require.resolve(`${source}/${name}`);
      if (importsReact(entry)) return true;
    } catch {
      // Not an export of this package: try the next name.
    }
  }
  return false;
}

const REACT_IMPORT = /['"]react(?:\/jsx-(?:dev-)?runtime)?['"]/;
const IMPORT = /(?:require\(|from\s*|import\s*)['"]([^'"]+)['"]/g;
/** Limit on files searched; a runtime that imports no React within it counts as another one. */
const MAX_FILES = 30;

/** True when the file or its imports import React. */
function importsReact(entry: string): boolean {
  const files = [entry];
  for (let i = 0; i < files.length && i < MAX_FILES; i++) {
    const file = files[i] as string;
    const code = readFileSync(file, 'utf8');
    if (REACT_IMPORT.test(code)) return true;
    const { resolve } = createRequire(file);
    for (const [, specifier = ''] of code.matchAll(IMPORT)) {
      if (isBuiltin(specifier)) continue;
      try {
        const imported = resolve(specifier);
        if (!files.includes(imported)) files.push(imported);
      } catch {
        // A path that only a bundler can resolve.
      }
    }
  }
  return false;
}

const PRAGMA = /@jsxImportSource\s+(\S+)/;
const FACTORY = /@jsx\s+(\S+)/;
const CLASSIC = /@jsxRuntime\s+classic\b/;

/**
 * A file may select its own JSX runtime in a comment. @returns false when that runtime is not known to call React: the
 * attribute would then reach a component.
 */
export function pragmaEndsInReact(code: string, root: string): boolean {
  if (!code.includes('@jsx')) return true;
  const source = PRAGMA.exec(code)?.[1];
  if (source && !handsOnToReact(source, root)) return false;
  const factory = FACTORY.exec(code)?.[1] ?? (CLASSIC.test(code) ? 'React.createElement' : undefined);
  return factory === undefined || factoryEndsInReact(factory, code, root);
}

/** Checks the import, not the name: other packages export a React of their own as `React`. */
function factoryEndsInReact(factory: string, code: string, root: string): boolean {
  const name = (factory.split('.')[0] ?? '').replace(/[^\w$]/g, '').replaceAll('$', '\\$');
  const imported = new RegExp(`import\\s[^;]*(?<![\\w$])${name}(?![\\w$])[^;]*?from\\s*['"]([^'"]+)['"]`).exec(
    code,
  )?.[1];
  return imported !== undefined && handsOnToReact(imported, root);
}
