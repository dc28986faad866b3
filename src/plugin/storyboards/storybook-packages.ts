/**
 * Serves Storybook's packages as they are, from `storybook` 9 on, where they are ES modules. Vite would bundle them anew with React
 * when a story first asks for them, and then reload every page of the app.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { DevSession } from '../dev-session.ts';
import { configOf, isForPage } from '../vite-versions.ts';
import { installed } from './storybook.ts';

const BARE = /^[\w@]/;
/** `storybook/test`, `@storybook/react-vite`. */
const OF_STORYBOOK = /^(?:storybook|@storybook\/[^/]+)(?=\/|$)/;
const IN_STORYBOOK = /[\\/]node_modules[\\/](?:storybook|@storybook)[\\/]/;

/** Modules of ours in place of packages that are no ES modules. */
const STAND_INS = /^\0virtual:visual-edit-stand-in\//;
const STAND_IN = '\0virtual:visual-edit-stand-in/';
/** The one package of `storybook` that is not an ES module throughout; it ships a single script too. */
const TESTING_LIBRARY = '@testing-library/dom';
/** Only for tests with React 18 and older. */
const TEST_UTILS = 'react-dom/test-utils';

/** @param sessionOf null while there is no editor */
export function storybookPackages(
  name: string,
  apply: Plugin['apply'],
  sessionOf: (config: ResolvedConfig | null) => Pick<DevSession, 'root'> | null,
): Plugin {
  return {
    name,
    apply,
    enforce: 'pre',
    resolveId: {
      filter: { id: BARE },
      async handler(id, importer, options) {
        if (importer === undefined || !BARE.test(id) || isScan(options) || !isForPage(this, options)) return null;
        const own = OF_STORYBOOK.exec(id)?.[0];
        if (own === undefined && !IN_STORYBOOK.test(importer)) return null;
        const config = configOf(this);
        const root = sessionOf(config)?.root;
        if (root === undefined || isStorybook(config) || scriptOf(root) === null) return null;
        if (id === TESTING_LIBRARY || id === TEST_UTILS) return STAND_IN + id;
        // Vite pre-bundles packages that a file of the app imports, not those that a package imports.
        const folder = isAbsolute(importer) ? dirname(importer) : root;
        const from = own === undefined ? join(root, 'index.html') : installed(folder, own)?.manifest;
        return from === undefined ? null : this.resolve(id, from, { skipSelf: true });
      },
    },
    load: {
      filter: { id: STAND_INS },
      handler(id) {
        if (id === STAND_IN + TEST_UTILS) return { code: 'export const act = (run) => run();', map: { mappings: '' } };
        const root = id === STAND_IN + TESTING_LIBRARY ? sessionOf(configOf(this))?.root : undefined;
        const script = root === undefined ? null : scriptOf(root);
        return script === null ? null : { code: asModule(readFileSync(script, 'utf8')), map: { mappings: '' } };
      },
    },
  };
}

/** A scan for packages to bundle: an option of Vite before 8. */
const isScan = (options: object): boolean => 'scan' in options && options.scan === true;

/** Storybook's own dev server, which may read the app's config. */
const isStorybook = (config: ResolvedConfig | null): boolean =>
  config?.plugins.some(({ name }) => /^storybook[:-]/.test(name)) === true;

/** Testing Library's script, as the project's Storybook has it; null where Vite must bundle Storybook. */
function scriptOf(root: string): string | null {
  const storybook = installed(root, 'storybook');
  if (!storybook || storybook.major < 9) return null;
  const library = installed(dirname(storybook.manifest), TESTING_LIBRARY);
  const script = library && join(dirname(library.manifest), 'dist/@testing-library/dom.umd.js');
  return script !== null && existsSync(script) ? script : null;
}

/** A script that fills `exports` as an ES module. */
function asModule(script: string): string {
  const names = new Set([...script.matchAll(/^\s*exports\.(\w+) = /gm)].map(([, name]) => name));
  const code = script.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return `const exports = {};\nconst module = { exports };\n${code}\nexport const { ${[...names].join(', ')} } = exports;\n`;
}
