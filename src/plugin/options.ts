/** The plugin's options, and the file filter that they define. */
import { globToRegExp } from '../server/files/glob.ts';

/** Name of the plugin whose `api` is a `VisualEditApi`. */
export const PLUGIN_NAME = 'visual-edit';

export interface VisualEditOptions {
  /**
   * Files whose elements can be selected and edited: globs or regular expressions over the path in the project, with `/`
   * between folders (`../ui/src/Button.tsx` in another package of the workspace). Default: every JSX file of the project and of
   * its workspace's packages outside `node_modules` and dot folders.
   */
  include?: Pattern | readonly Pattern[];
  /** Files to leave untouched, in the same form; takes precedence over `include`. */
  exclude?: Pattern | readonly Pattern[];
  /** Tag names, as written (`Canvas`, `Tabs.List`), whose elements are left untouched. */
  ignoreComponents?: readonly string[];
  /** Origins of other editors that may frame the app and control the runtime (`https://editor.example`). */
  parentOrigins?: readonly string[];
  /**
   * Hosts of the app where `?debugLog=true` in its address makes the runtime log what it does to the console: `app.example`, or
   * with a dot in front (`.dev.example`) all below it. Default: this machine.
   */
  debugHosts?: readonly string[];
  /** Preferred port of the editor; if it is taken, the next free one is used. */
  editorPort?: number;
  /**
   * Serves the editor at this path of the app's own server (`/__visual-edit`) instead of on a port of its own, for places
   * where only one port is forwarded. The app's scripts then have the editor's origin and could use it as the user does, so
   * omit it where a second port is possible. `appUrl` gives the app's address in the browser, if it differs from the dev
   * server's own.
   */
  editorPath?: string;
  /** Looks for new type errors after each edit, with the project's TypeScript. Default: true. */
  typeCheck?: boolean;
  /** Opens the editor in the browser once the dev server listens. Default: false. */
  open?: boolean;
  /**
   * The running app's address in the browser. Needed with `editorPath` behind a proxy, and in middleware mode behind a proxy
   * that changes the Host header. Without it, in middleware mode, the editor starts with the first request, which contains
   * the address.
   */
  appUrl?: string;
}

export type Pattern = string | RegExp;

const SOURCE_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Merges the options of several instances of the plugin; later ones win, option by option. */
export function mergeOptions(all: readonly VisualEditOptions[]): VisualEditOptions {
  const merged: VisualEditOptions = {};
  for (const options of all) {
    for (const [name, value] of Object.entries(options))
      if (value !== undefined) Object.assign(merged, { [name]: value });
  }
  return merged;
}

/** @returns a predicate for project-relative paths: true when the file's elements may be tagged */
export function fileFilter({ include, exclude }: Pick<VisualEditOptions, 'include' | 'exclude'>) {
  const included = matcher(include);
  const excluded = matcher(exclude);
  return (file: string): boolean => {
    if (
      !SOURCE_FILE.test(file) ||
      file.split('/').some((part) => part === 'node_modules' || (part.startsWith('.') && part !== '..'))
    ) {
      return false;
    }
    return (included?.(file) ?? true) && !excluded?.(file);
  };
}

function matcher(patterns: VisualEditOptions['include']): ((file: string) => boolean) | null {
  if (patterns === undefined) return null;
  const list = Array.isArray(patterns) ? (patterns as readonly Pattern[]) : [patterns as Pattern];
  const tests = list.map((pattern) => (typeof pattern === 'string' ? globToRegExp(pattern) : pattern));
  // Without the flags g and y, which make a regular expression remember its last position.
  return (file) => tests.some((test) => new RegExp(test.source, test.flags.replace(/[gy]/g, '')).test(file));
}
