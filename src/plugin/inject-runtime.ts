/**
 * Brings the runtime into the page. Its code is a virtual module: a file outside the root would be refused by the dev server
 * when the package is linked.
 *
 * Where Vite serves the HTML, the runtime is a plain script before all others: the port of the editor is taken by whoever
 * listens first, and that must be no script of the app. The same page imports it as a module as well, for hot updates; and so
 * does React DOM itself, for frameworks that render the HTML without Vite.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor } from 'vite';
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { REPORT_APPLIED } from './hot-turns.ts';

/** Imported by the page: starts the runtime. */
export const RUNTIME_MODULE = 'virtual:visual-edit/runtime';
/** The same as a script that is no module, to run before everything else. */
const FIRST_SCRIPT = 'virtual:visual-edit/runtime-first';
/** The built runtime's own code. */
const CODE_MODULE = 'virtual:visual-edit/runtime-code';

/** By these Vite asks the plugin about modules of its own only, and not about each module of the app. */
export const RUNTIME_IDS = /^\0?virtual:visual-edit\//;

/** The renderer that registers with the commit hook; both majors name themselves so. */
const REACT_DOM = /rendererPackageName: ?["']react-dom["']/;

/** From `dist/node` as from `src/plugin`, the built parts are found beside the package's own folders. */
const BUILT_RUNTIME = ['../runtime/runtime.js', '../../dist/runtime/runtime.js'];

const OURS = [RUNTIME_MODULE, FIRST_SCRIPT, CODE_MODULE];

/** The end of the built code, where it names what it exports. */
const EXPORT = /export\s*\{\s*([\w$]+) as start\s*\};?\s*$/;

/** @returns the internal id of one of our modules, null for any other */
export function resolveRuntimeId(id: string): string | null {
  return OURS.includes(id) ? `\0${id}` : null;
}

export function isRuntimeId(id: string): boolean {
  return id.startsWith('\0') && OURS.includes(id.slice(1));
}

/**
 * @param config what the runtime starts with, null where no editor can attach
 * @returns the code of one of our modules
 */
export function loadRuntime(id: string, config: RuntimeConfig | null, code: string | null): string {
  if (id === `\0${CODE_MODULE}`) return code ?? 'export function start() {}';
  if (!config) return '';
  // Escaped, so that the module stays itself wherever a framework may inline it (S-74).
  const json = JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  if (id === `\0${FIRST_SCRIPT}`) return code === null ? '' : asScript(code, json);
  return `import { start } from ${JSON.stringify(CODE_MODULE)};\nstart(${json}, import.meta.hot);\n${REPORT_APPLIED}`;
}

/** The built module as a script that leaves no name behind. */
function asScript(code: string, json: string): string {
  const [end = '', start] = EXPORT.exec(code) ?? [];
  if (start === undefined) throw new Error('The built runtime does not end with its export.');
  return inAscii(`(()=>{"use strict";${code.slice(0, code.length - end.length)};${start}(${json});})();`);
}

/** A script that is no module is read in the encoding of its page, which need not be UTF-8. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @param base of the app */
export function firstScriptTag(base: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { src: `${base}@id/__x00__${FIRST_SCRIPT}` }, injectTo: 'head-prepend' };
}

/** First of the modules, which run in the order of the document. */
export function runtimeTag(): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'module' },
    children: `import ${JSON.stringify(RUNTIME_MODULE)};`,
    injectTo: 'head-prepend',
  };
}

/** True for the module in which React DOM's renderer lives. */
export function isReactDom(code: string): boolean {
  return REACT_DOM.test(code);
}

/** @returns the built runtime's code, null when the package has not been built */
export function readBuiltRuntime(): string | null {
  for (const path of BUILT_RUNTIME) {
    try {
      return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return null;
}
