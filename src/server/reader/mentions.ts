/**
 * The texts in which a name may stand: those of the project, of the other packages of its workspace, and of the installed packages
 * that the app loads. Read as text, because each file of a project may count.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { MentionFile, Mentions } from '../../mutations/mutation.ts';
import { dependenciesOf } from '../files/manifest.ts';
import { packageFolder } from '../files/package-folder.ts';
import { pathProblem } from '../files/path-rules.ts';
import { type WalkLimits, walkProject } from '../files/project-walk.ts';
import { withSlashes } from '../files/slashes.ts';
import { packagesBeside } from '../files/workspace-packages.ts';

const LIMITS: WalkLimits & { files: number } = { files: 10_000, folders: 5000, depth: 24 };
/** Bytes, of one text and of all that may have the name. */
const LARGEST = 32 * 1024 * 1024;
const LARGEST_IN_ALL = 128 * 1024 * 1024;
/** Style sheets of a package are not deep in it. */
const DEPTH_IN_PACKAGES = 5;
/** A name that goes on in a hole or in another string, or that ends one. */
const PUT_TOGETHER = /-(?:[$#@]\{|["'`])|--[\w-]*[$#@]\{|\}-|\+\s*["'`]-/;

/** @param words parts of names, in any case of letters */
export async function mentionsOf(
  root: string,
  protectedDirs: readonly string[],
  words: readonly string[],
): Promise<Mentions> {
  const found = new Found(words);
  const packages = packagesBeside(root);
  for (const folder of ['', ...packages]) {
    let count = 0;
    const visit = async (path: string) => {
      const file = folder === '' ? path : `${folder}/${path}`;
      const isEditable = pathProblem(file, protectedDirs, packages) === null;
      await found.read(join(root, file), { file, isEditable });
      return ++count < LIMITS.files;
    };
    const dirs = folder === '' ? protectedDirs : ['dist', 'build'];
    if (!(await walkProject(join(root, folder), dirs, LIMITS, visit, { kind: 'text' }))) found.unread ??= folder || '.';
  }
  for (const path of await packageTexts(root, protectedDirs)) {
    await found.read(path, { file: withSlashes(relative(root, path)), isEditable: false, isPackage: true });
  }
  return { files: found.files, unread: found.unread };
}

class Found {
  readonly files: MentionFile[] = [];
  unread: string | null = null;
  private readonly words: readonly string[];
  private size = 0;

  constructor(words: readonly string[]) {
    this.words = words.map((word) => word.toLowerCase());
  }

  async read(path: string, about: Omit<MentionFile, 'text'>): Promise<void> {
    const state = await stat(path).catch(() => null);
    if (!state?.isFile()) return;
    const text = state.size > LARGEST ? null : await readFile(path, 'utf8').catch(() => '');
    if (text !== null && !this.mayHave(text)) return;
    this.size += state.size;
    if (text === null || this.size > LARGEST_IN_ALL) this.unread ??= about.file;
    else this.files.push({ ...about, text });
  }

  private mayHave(text: string): boolean {
    const folded = text.toLowerCase();
    return this.words.some((word) => folded.includes(word)) || PUT_TOGETHER.test(text);
  }
}

/** Absolute paths of the style sheets of installed packages, and of their scripts as Vite has bundled them for the app. */
async function packageTexts(root: string, protectedDirs: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const dir of protectedDirs) await filesIn(join(root, dir, 'deps'), /\.js$/, 0, found);
  for (const name of dependenciesOf(root)) {
    const folder = packageFolder(name, root);
    if (folder !== null) await filesIn(folder, /\.(?:css|scss|less)$/, DEPTH_IN_PACKAGES, found);
  }
  return found;
}

async function filesIn(folder: string, files: RegExp, depth: number, found: string[]): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isFile() && files.test(entry.name)) found.push(path);
    else if (entry.isDirectory() && depth > 0 && entry.name !== 'node_modules')
      await filesIn(path, files, depth - 1, found);
  }
}
