/** What users may set, and what it means for a file. */

export interface VisualEditOptions {
  /**
   * Files whose elements can be selected and edited: globs or regular expressions over the path in the project, `/` between
   * folders. Default: every JSX file of the project outside `node_modules` and dot folders.
   */
  include?: Pattern | readonly Pattern[];
  /** Files to leave untouched, in the same form; stronger than `include`. */
  exclude?: Pattern | readonly Pattern[];
  /** Names of tags, as written (`Canvas`, `Tabs.List`), whose elements are left untouched. */
  ignoreComponents?: readonly string[];
  /** Origins of other editors whose page may frame the app and drive the runtime (`https://editor.example`). */
  parentOrigins?: readonly string[];
  /** Preferred port of the editor; the next free one is taken when it is in use. */
  editorPort?: number;
  /**
   * Serve the editor behind this path of the app's own server (`/__visual-edit`) instead of on a port of its own: for places
   * where only one port is forwarded. The app's scripts are then of the editor's origin and could use it as its user does, so
   * leave it out where a second port can be had. `appUrl` says by which address the browser knows the app, where that is not
   * the dev server's own.
   */
  editorPath?: string;
  /** Open the editor in the browser once the dev server listens. Default false. */
  open?: boolean;
  /**
   * Address of the running app as the browser knows it: needed with `editorPath` behind a proxy, and where Vite has no server of
   * its own (middleware mode) but a proxy changes the Host of requests. Without it the editor starts there with the first
   * request, which tells the address.
   */
  appUrl?: string;
}

export type Pattern = string | RegExp;

const SOURCE_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * Options of several instances of the plugin as one; the later ones win, value by value.
 */
export function mergeOptions(all: readonly VisualEditOptions[]): VisualEditOptions {
  const merged: VisualEditOptions = {};
  for (const options of all) {
    for (const [name, value] of Object.entries(options))
      if (value !== undefined) Object.assign(merged, { [name]: value });
  }
  return merged;
}

/** @returns a test of project-relative paths: is the file one whose elements are ours to tag? */
export function fileFilter({ include, exclude }: Pick<VisualEditOptions, 'include' | 'exclude'>) {
  const included = matcher(include);
  const excluded = matcher(exclude);
  return (file: string): boolean => {
    if (!SOURCE_FILE.test(file) || file.split('/').some((part) => part === 'node_modules' || part.startsWith('.'))) {
      return false;
    }
    return (included?.(file) ?? true) && !excluded?.(file);
  };
}

function matcher(patterns: VisualEditOptions['include']): ((file: string) => boolean) | null {
  if (patterns === undefined) return null;
  const list = Array.isArray(patterns) ? (patterns as readonly Pattern[]) : [patterns as Pattern];
  const tests = list.map((pattern) => (typeof pattern === 'string' ? globToRegExp(pattern) : pattern));
  // A regular expression with the flag g or y would remember where it stopped.
  return (file) => tests.some((test) => new RegExp(test.source, test.flags.replace(/[gy]/g, '')).test(file));
}

/** `*` within a name, `**` over folders, `?` one character, `{a,b}` a choice. A leading `./` or `/` means the root as well. */
export function globToRegExp(glob: string): RegExp {
  let source = '';
  let depth = 0;
  for (const [part] of glob.replace(/^\.?\//, '').matchAll(/\*\*\/|\*\*|./gsu)) {
    if (part === '**/') source += '(?:.*/)?';
    else if (part === '**') source += '.*';
    else if (part === '*') source += '[^/]*';
    else if (part === '?') source += '[^/]';
    else if (part === '{') {
      depth += 1;
      source += '(?:';
    } else if (part === '}' && depth > 0) {
      depth -= 1;
      source += ')';
    } else if (part === ',' && depth > 0) source += '|';
    else source += part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`, 'u');
}
