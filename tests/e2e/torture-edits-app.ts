/** The app that is edited with every change type: its files, and its libraries copied beside the React that a stack names. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { REPOSITORY, type TestProject } from '../support/project.ts';
import type { Files } from '../support/vite-project.ts';

const FIXTURE = join(REPOSITORY, 'tests/plugin/fixtures/torture-edits');
/** The project has these from its stack. */
const FROM_STACK = new Set(['react', 'react-dom', 'scheduler']);

export function tortureFiles(): Files {
  const names = readdirSync(join(FIXTURE, 'src'));
  return Object.fromEntries(names.map((name) => [`src/${name}`, readFileSync(join(FIXTURE, 'src', name), 'utf8')]));
}

/** Installs aside and moves into place, so that two test files that ask at once never see half of it. */
async function installed(): Promise<string> {
  const modules = join(FIXTURE, 'node_modules');
  if (existsSync(modules)) return modules;
  const staging = mkdtempSync(join(FIXTURE, '.install-'));
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(FIXTURE, name), join(staging, name));
  try {
    await execa('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: staging });
    renameSync(join(staging, 'node_modules'), modules);
  } catch (error) {
    if (!existsSync(modules)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return modules;
}

/** Copies, not links: a linked package would find the React beside its real place, and there would be two. */
export async function addLibraries(project: TestProject): Promise<void> {
  const modules = await installed();
  for (const name of readdirSync(modules)) {
    if (name.startsWith('.') || FROM_STACK.has(name)) continue;
    cpSync(join(modules, name), join(project.root, 'node_modules', name), { recursive: true });
  }
}
