/**
 * Decides by name alone, before any file-system call, which project files may be read or written. `source-files.ts` checks
 * whether the file is inside the project on disk.
 *
 * Names are compared case-insensitively and in NFC, so that `VITE.config.ts` does not pass on a case-insensitive disk.
 */

import { IMAGE_EXTENSIONS } from '../../protocol/assets.ts';
import { canvasOfFile } from '../../protocol/canvases.ts';
import { SETUP_FILES } from '../../protocol/component-page.ts';
import { isWellFormed } from './hash.ts';

/**
 * Files of the project by their use: *sources* are read and edited as text, *images* are listed, shown and added. *Texts*, sources and
 * others, are searched for a name.
 */
export type FileKind = 'source' | 'image' | 'text';

const EXTENSIONS: Record<FileKind, ReadonlySet<string>> = {
  source: new Set(['tsx', 'jsx', 'ts', 'js', 'css', 'scss', 'less', 'json']),
  image: new Set(IMAGE_EXTENSIONS),
  text: new Set(
    'tsx jsx ts js mts mjs cts cjs css scss sass less styl stylus pcss postcss sss json yaml yml html htm svg mdx vue svelte astro ejs hbs php'.split(
      ' ',
    ),
  ),
};
const NOT_OF_KIND: Record<FileKind, string> = {
  source: 'it is no script, style or data file',
  image: 'it is no image',
  text: 'it is no text of the app',
};

/** Files that tools execute or read as configuration: writing one could run code. */
const RUN_BY_TOOLS = [
  /\.config\.[^/]*$/,
  /^(?:package|npm-shrinkwrap|package-lock|composer|deno|components)\.json$/,
  /-lock\.(?:json|yaml)$|\.lock$|\.lockb$/,
  /^[tj]sconfig.*\.json$/,
  /\.(?:test|spec|bench|cy|e2e)\.[^/]*$/,
  /\.d\.ts$/,
  /^(?:gulpfile|gruntfile|setuptests|jest\.setup|vitest\.setup|vitest\.workspace)\./,
];

/** Texts in which a word like `--host` is no name of the app. */
const MANIFESTS = /^(?:package|npm-shrinkwrap|composer|deno|components)\.json$|lock\.json$|^[tj]sconfig.*\.json$/;

const RUN_FOLDERS = new Set(['node_modules', '__tests__', '__mocks__']);
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
const MAX_PATH = 1024;

/**
 * Returns the reason why a name is not allowed, or null.
 * @param file path relative to the project's root, with `/`
 * @param protectedDirs folders of build output or caches, relative to the project
 * @param packages folders of the workspace's other packages, relative to the project (`../../packages/ui`)
 */
export function pathProblem(
  file: string,
  protectedDirs: readonly string[],
  packages: readonly string[] = [],
  kind: FileKind = 'source',
): string | null {
  // Our own files of the project, the only ones in a dot folder.
  if (kind === 'source' && isOwnFile(file)) return formProblem(file);
  const inside = pathInPackage(file, packages) ?? file;
  return formProblem(inside) ?? placeProblem(inside, kind) ?? protectionProblem(file, protectedDirs);
}

/** A canvas, or the set-up file. */
export function isOwnFile(file: string): boolean {
  return canvasOfFile(file) !== null || SETUP_FILES.includes(file);
}

/** The path inside of the innermost of these packages; null for a file of the project itself, or outside of all. */
export function pathInPackage(file: string, packages: readonly string[]): string | null {
  if (!file.startsWith('../')) return null;
  const around = packages.filter((folder) => file.startsWith(`${folder}/`));
  const longest = Math.max(-1, ...around.map((folder) => folder.length));
  return longest < 0 ? null : file.slice(longest + 1);
}

/** Checks a path's spelling where the workspace's packages are not known: it may climb, but only at its start. */
export function spellingProblem(file: string): string | null {
  return formProblem(file.replace(/^(?:\.\.\/)+/, ''));
}

/** Checks the spelling: relative, plain segments, nothing that a system could interpret differently. */
export function formProblem(file: string): string | null {
  if (file === '') return 'it is empty';
  if (file.length > MAX_PATH) return `it is ${file.length} characters long`;
  if (hasControlChars(file)) return 'it holds control characters';
  if (!isWellFormed(file)) return 'it holds half a character';
  if (/[\\:]/.test(file)) return 'it holds a backslash or a colon';
  if (file.startsWith('/') || file.startsWith('~')) return 'it is not relative to the project';
  for (const segment of file.split('/')) {
    if (segment === '' || segment === '.' || segment === '..') return 'it holds an empty, `.` or `..` part';
    if (/[. ]$/.test(segment)) return 'a part of it ends in a dot or a space';
    if (/~\d/.test(segment)) return 'a part of it is a short (8.3) name';
    if (WINDOWS_DEVICE.test(segment.toLowerCase())) return 'a part of it is the name of a device';
  }
  return null;
}

function placeProblem(file: string, kind: FileKind): string | null {
  const folded = fold(file);
  const segments = folded.split('/');
  const name = segments.at(-1) ?? '';
  const inside = kind === 'text' && segments[0] === '.storybook' ? segments.slice(1) : segments;
  if (inside.some((s) => s.startsWith('.'))) return 'it is, or is in, a dot file or folder';
  if (kind === 'text' ? segments.includes('node_modules') : segments.some((s) => RUN_FOLDERS.has(s)))
    return 'it is in a folder of packages or tests';
  if (segments[0] === 'dist') return 'it is build output';
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (!name.includes('.') || !EXTENSIONS[kind].has(extension)) return NOT_OF_KIND[kind];
  if (kind === 'text') return MANIFESTS.test(name) ? 'it describes the project to tools' : null;
  if (RUN_BY_TOOLS.some((rule) => rule.test(name))) return 'tools run or read it as configuration or test';
  return null;
}

function protectionProblem(file: string, protectedDirs: readonly string[]): string | null {
  const folded = fold(file);
  const inProtected = protectedDirs.find((dir) => isInFolder(folded, fold(dir)));
  return inProtected === undefined ? null : `it is in ${inProtected}, which tools write`;
}

function isInFolder(path: string, folder: string): boolean {
  const clean = folder.replace(/^\.\//, '').replace(/\/+$/, '');
  return clean !== '' && (path === clean || path.startsWith(`${clean}/`));
}

function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function hasControlChars(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  }
  return false;
}
