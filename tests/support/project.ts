/** Temporary projects for tests that run the real command. The caller removes them. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree, linkTree } from './copy-tree.ts';
import { KEPT } from './kept.ts';
import { REPOSITORY } from './repository.ts';

export { type RunningCli, runCli, type StartOptions, startCli } from './cli.ts';
export { REPOSITORY };

const EXAMPLE = join(REPOSITORY, 'examples/real-estate');

export interface TestProject {
  /** absolute real path of the project */
  root: string;
  /** text of a file of the project */
  read(file: string): string;
  /**
   * Replaces a file as another program would, atomically: if the dev server saw it empty, its update would have a timestamp
   * before the file's own, and tests could not match update and file.
   */
  write(file: string, text: string): void;
  remove(): void;
}

/** Creates an empty project, with space for a state folder next to it. */
export function createProject(): TestProject {
  const folder = newFolder(tmpdir());
  return { ...projectIn(folder), remove: () => removeTree(folder) };
}

/** Folders of removed projects that still hold packages, by the `node_modules` that these come from. */
const freeFolders = new Map<string, string[]>();

/**
 * A project of no files yet, with a private copy of installed packages. In a run of Vitest the packages, and Vite's bundles of
 * them, stay where they are when the project is removed, for the next project of the same packages: to link and bundle them
 * takes longer than most tests.
 */
export function createInstalledProject(modules: string): TestProject {
  const free = freeFolders.get(modules) ?? [];
  freeFolders.set(modules, free);
  const kept = free.pop();
  const folder = kept ?? newFolder(KEPT ?? tmpdir());
  const project = projectIn(folder);
  if (!kept) linkTree(modules, join(project.root, 'node_modules'), ['.vite', '.vite-temp']);
  const keep = () => {
    removeAllBut(folder, 'app');
    removeAllBut(project.root, 'node_modules');
    // no package of the list: tests put it there
    rmSync(join(project.root, 'node_modules/visual-edit'), { force: true });
    free.push(folder);
  };
  return { ...project, remove: KEPT ? keep : () => removeTree(folder) };
}

function newFolder(parent: string): string {
  return realpathSync(mkdtempSync(join(parent, 'visual-edit-test-')));
}

function projectIn(folder: string): Omit<TestProject, 'remove'> {
  const root = join(folder, 'app');
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      const whole = join(folder, 'written');
      writeFileSync(whole, text);
      renameSync(whole, join(root, file));
    },
  };
}

function removeAllBut(folder: string, name: string): void {
  for (const entry of readdirSync(folder)) if (entry !== name) removeTree(join(folder, entry));
}

function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Creates a copy of the bundled example with its dependencies.
 * @throws Error when the example's dependencies are not installed
 */
export function createExampleCopy(): TestProject {
  const modules = join(EXAMPLE, 'node_modules');
  if (!existsSync(modules)) throw new Error(`Run \`npm ci\` in ${EXAMPLE}, or \`npm test\`, which does it.`);
  const project = createInstalledProject(modules);
  copyTree(EXAMPLE, project.root, ['node_modules', 'dist']);
  return project;
}

/** What a user does not write. */
const NOT_SOURCE = new Set(['node_modules', 'dist', '.git']);

/** sha256 by path in the project, for all files except packages, builds and version control. */
export function sha256Tree(root: string, folder = ''): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCE.has(entry.name)) Object.assign(hashes, sha256Tree(root, path));
    const bytes = entry.isFile() ? bytesOf(join(root, path)) : null;
    if (bytes) hashes[path] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}

/** Null for a file that was deleted after listing: while a file is saved, a temporary one exists for a moment. */
function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
