/**
 * Before anything is tagged: will the tags come off again? They do where React's development modules have the anchor that
 * `strip-tags.ts` patches. Where that is not sure, nothing is tagged, and the reason is said once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { hasReactAnchor, takesKeyTags } from './strip-tags.ts';

const REACT_MODULES = ['react', 'react-jsx-runtime', 'react-jsx-dev-runtime'];
const HINT = 'The app runs as it would without visual-edit; its elements cannot be selected.';

/** @returns why elements cannot be tagged in this project, as sentences for the user; null when they can */
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
 * True when a key may be the tag: the app's React is of the kind that keeps it with the element, and no other package's JSX
 * runtime, to which a key may mean something, stands before it. For projects that `reasonNotToTag` has nothing against.
 */
export function tagsByKey(config: ResolvedConfig): boolean {
  const folder = reactFolder(config);
  const source = jsxImportSourceOf(config);
  if (!folder || (source && source !== 'react')) return false;
  return modulesOf(folder).every((file) => takesKeyTags(readFileSync(file, 'utf8')));
}

const modulesOf = (folder: string): string[] =>
  REACT_MODULES.map((name) => join(folder, 'cjs', `${name}.development.js`));

/** The package that `react` means in the app: an alias of Vite's, else what Node finds from the root. */
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

/** Another package's JSX runtime must hand its elements on to React's. */
function foreignRuntimeReason(config: ResolvedConfig): string | null {
  const source = jsxImportSourceOf(config);
  if (!source || handsOnToReact(source, config.root)) return null;
  return `visual-edit does not cover the JSX runtime of ${source}. ${HINT}`;
}

/** What the config (most often a React plugin's part of it) names as JSX runtime; Vite 8 says it to oxc, older ones to esbuild. */
function jsxImportSourceOf(config: ResolvedConfig): string | undefined {
  const { oxc, esbuild } = config as unknown as {
    oxc?: false | { jsx?: { importSource?: string } | string };
    esbuild?: false | { jsxImportSource?: string };
  };
  const fromOxc = oxc && typeof oxc.jsx === 'object' ? oxc.jsx.importSource : undefined;
  return fromOxc ?? (esbuild ? esbuild.jsxImportSource : undefined);
}

/** True when the runtime is React's own, or a package's that imports React's. Answers for the package's own files only. */
export function handsOnToReact(source: string, root: string): boolean {
  if (source === 'react') return true;
  const require = createRequire(join(root, 'package.json'));
  for (const name of ['jsx-dev-runtime', 'jsx-runtime']) {
    try {
      const entry = require.resolve(`${source}/${name}`);
      if (importsReact(entry)) return true;
    } catch {
      // not a runtime of this package: the next name
    }
  }
  return false;
}

const REACT_IMPORT = /['"]react(?:\/jsx-(?:dev-)?runtime)?['"]/;
const IMPORT = /(?:require\(|from\s*|import\s*)['"]([^'"]+)['"]/g;
/** A runtime that has not come to React after this many files is another one's. */
const MAX_FILES = 30;

/** True when the file, or what it imports, imports React. */
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
        // a path that only a bundler resolves
      }
    }
  }
  return false;
}

const PRAGMA = /@jsxImportSource\s+(\S+)/;
const FACTORY = /@jsx\s+(\S+)/;
const CLASSIC = /@jsxRuntime\s+classic\b/;

/**
 * A file may choose its own JSX runtime in a comment. @returns false when what it chooses is not known to end in React:
 * the attribute would reach a component.
 */
export function pragmaEndsInReact(code: string, root: string): boolean {
  if (!code.includes('@jsx')) return true;
  const source = PRAGMA.exec(code)?.[1];
  if (source && !handsOnToReact(source, root)) return false;
  const factory = FACTORY.exec(code)?.[1] ?? (CLASSIC.test(code) ? 'React.createElement' : undefined);
  return factory === undefined || factoryEndsInReact(factory, code, root);
}

/** A name says nothing of where it leads: other packages carry a React of their own, and export it as `React`. */
function factoryEndsInReact(factory: string, code: string, root: string): boolean {
  const name = (factory.split('.')[0] ?? '').replace(/[^\w$]/g, '').replaceAll('$', '\\$');
  const imported = new RegExp(`import\\s[^;]*(?<![\\w$])${name}(?![\\w$])[^;]*?from\\s*['"]([^'"]+)['"]`).exec(
    code,
  )?.[1];
  return imported !== undefined && handsOnToReact(imported, root);
}
