/** Projects for tests that run the real command: temporary, private, removed by the caller. */
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

export { type RunningCli, runCli, startCli } from './cli.ts';
export { REPOSITORY };

const EXAMPLE = join(REPOSITORY, 'examples/real-estate');

export interface TestProject {
  /** absolute real path of the project */
  root: string;
  /** text of a file of the project */
  read(file: string): string;
  /**
   * Replaces a file as somebody else would. It is never half written: a dev server that sees a file while it is empty names
   * its update by a time before the file's own, and no update can be told to be that of the file.
   */
  write(file: string, text: string): void;
  remove(): void;
}

/** A new empty folder with room for state beside it. */
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
 * A copy of the bundled example with its dependencies, as if installed there.
 * @throws Error when the example's dependencies are not installed
 */
export function createExampleCopy(): TestProject {
  const modules = join(EXAMPLE, 'node_modules');
  if (!existsSync(modules)) throw new Error(`Run \`npm ci\` in ${EXAMPLE}, or \`npm test\`, which does it.`);
  const project = createInstalledProject(modules);
  copyTree(EXAMPLE, project.root, ['node_modules', 'dist']);
  return project;
}

/** Path in the project -> sha256 of the bytes, of all files but those of packages, builds and version control. */
export function sha256Tree(root: string): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const inProject = path.slice(root.length + 1);
    if (!entry.isFile() || /(^|\/)(node_modules|dist|\.git)\//.test(inProject)) continue;
    const bytes = bytesOf(path);
    if (bytes) hashes[inProject] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}

/** Null for a file that has gone since it was listed: one that is being saved has a second name for a moment. */
function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
