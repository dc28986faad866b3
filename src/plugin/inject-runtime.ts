/**
 * Brings the runtime into the page, as a virtual module: the dev server would refuse a file outside the root when the
 * package is linked.
 *
 * If Vite serves the HTML, the runtime is a classic script before all others: the first listener gets the editor's port, and
 * that must not be a script of the app. The page also imports the runtime as a module, for hot updates; so does React DOM,
 * for frameworks that render the HTML without Vite.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor } from 'vite';
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { HTML_ATTRIBUTE, REPORT_APPLIED } from './hot-turns.ts';
import { RESEND } from './missed-refresh.ts';

/** Imported by the page; starts the runtime. */
export const RUNTIME_MODULE = 'virtual:visual-edit/runtime';
/** The same as a classic script, which runs before everything else. */
const FIRST_SCRIPT = 'virtual:visual-edit/runtime-first';
/** The built runtime's own code. */
const CODE_MODULE = 'virtual:visual-edit/runtime-code';

/** The built recorder, which a page imports when its recording is turned on. */
const RECORDER_MODULE = 'virtual:visual-edit/recorder';
/** Loads it; Vite puts its address in, also in the classic script. */
const LOAD_RECORDER = "()=>import('virtual:visual-edit/recorder')";

/** With this filter, Vite calls the plugin only for its own modules. */
export const RUNTIME_IDS = /^\0?virtual:visual-edit\//;

/** Identifies React DOM's renderer, in React 18 and 19. */
const REACT_DOM = /rendererPackageName: ?["']react-dom["']/;

const OURS = [RUNTIME_MODULE, FIRST_SCRIPT, CODE_MODULE, RECORDER_MODULE];

/** The export statement at the end of the built code. */
const EXPORT = /export\s*\{\s*([\w$]+) as start\s*\};?\s*$/;

/** @returns the internal id of one of our modules, or null */
export function resolveRuntimeId(id: string): string | null {
  return OURS.includes(id) ? `\0${id}` : null;
}

export function isRuntimeId(id: string): boolean {
  return id.startsWith('\0') && OURS.includes(id.slice(1));
}

/** Needed for the code of the modules. */
export interface RuntimeSettings {
  /** null when there is no editor */
  config: RuntimeConfig | null;
  /** @returns the code of a built script; null when the package is not built */
  read(name: BuiltScript): string | null;
}

/** @returns the code of one of our modules */
export function loadRuntime(id: string, { config, read }: RuntimeSettings): string {
  if (id === `\0${RECORDER_MODULE}`) return read('recorder') ?? '';
  if (id === `\0${CODE_MODULE}`) return read('runtime') ?? 'export function start() {}';
  if (!config) return '';
  // Escaped so that a framework can inline the code in a script element.
  const json = JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  if (id === `\0${FIRST_SCRIPT}`) {
    const code = read('runtime');
    return code === null ? '' : asScript(code, `${json},void 0,${LOAD_RECORDER}`);
  }
  return `import { start } from ${JSON.stringify(CODE_MODULE)};\n${RESEND}start(${json}, import.meta.hot, ${LOAD_RECORDER}, resend);\n${REPORT_APPLIED}`;
}

/** Wraps the built module as a classic script without global names. */
function asScript(code: string, args: string): string {
  const [end = '', start] = EXPORT.exec(code) ?? [];
  if (start === undefined) throw new Error('The built runtime does not end with its export.');
  return inAscii(`(()=>{"use strict";${code.slice(0, code.length - end.length)};${start}(${args});})();`);
}

/** Escapes non-ASCII characters: a classic script is read in the page's encoding, which may not be UTF-8. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * @param base base path of the app
 * @param html the number of this HTML (`PageRevisions.serveHtml`)
 */
export function firstScriptTag(base: string, html: string): HtmlTagDescriptor {
  const attrs = { src: `${base}@id/__x00__${FIRST_SCRIPT}`, [HTML_ATTRIBUTE]: html };
  return { tag: 'script', attrs, injectTo: 'head-prepend' };
}

/**
 * Put first, because module scripts run in document order. It has an address, to which Vite adds the base: Vite makes another module
 * of a script without one, with `&` in its address, which some frameworks escape a second time.
 */
export function runtimeTag(): HtmlTagDescriptor {
  const attrs = { type: 'module', src: `/@id/__x00__${RUNTIME_MODULE}` };
  return { tag: 'script', attrs, injectTo: 'head-prepend' };
}

/** True for the module that contains React DOM's renderer. */
export function isReactDom(code: string): boolean {
  return REACT_DOM.test(code);
}

export type BuiltScript = 'runtime' | 'recorder';

/** @returns the code of a built script, or null when the package is not built */
export function readBuilt(name: BuiltScript): string | null {
  // seen from `dist/node` and from `src/plugin`
  for (const path of [`../${name}/${name}.js`, `../../dist/${name}/${name}.js`]) {
    try {
      return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return null;
}
