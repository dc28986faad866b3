/** Makes an app as its generator does and installs its packages, once; later runs find it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { writeFiles } from '../../tests/support/vite-project.ts';
import type { App } from './catalogue.ts';
import { managerOf } from './managers.ts';

/** The folder of an app. No package.json, tsconfig.json or .git may stand above: they would be the app's. */
const folderOf = (app: App, folder: string): string => join(folder, app.name.replace(/[^\w.]+/g, '-').toLowerCase());

/**
 * @param folder where all apps are kept
 * @returns the folder of the app
 * @throws the error of generator or package manager, with its words
 */
export async function makeApp(app: App, folder: string): Promise<string> {
  const kept = folderOf(app, folder);
  const recipe = JSON.stringify({ ...app, remark: undefined });
  const note = join(kept, 'recipe.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === recipe) return join(kept, 'app');
  mkdirSync(folder, { recursive: true });
  const staging = mkdtempSync(join(folder, '.make-'));
  try {
    const root = join(staging, 'app');
    await generate(app, staging);
    const { install, files = {} } = managerOf(app);
    writeFiles(root, files);
    const [program = '', ...args] = install;
    await execa(program, args, { cwd: root, stdin: 'ignore', env: { NODE_ENV: undefined } });
    writeFileSync(join(staging, 'recipe.json'), recipe);
    rmSync(kept, { recursive: true, force: true });
    renameSync(staging, kept);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return join(kept, 'app');
}

async function generate({ create, extend = [], add, files = {} }: App, staging: string): Promise<void> {
  const root = join(staging, 'app');
  if (create.length > 0) await execa('npx', ['--yes', ...create], { cwd: staging, stdin: 'ignore' });
  if (extend.length > 0) await execa('npx', ['--yes', ...extend], { cwd: root, stdin: 'ignore' });
  writeFiles(root, files);
  if (!add) return;
  const manifest = join(root, 'package.json');
  const { dependencies = {}, devDependencies = {}, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const [name, version] of Object.entries(add)) {
    const listed = name in devDependencies ? devDependencies : dependencies;
    listed[name] = version;
  }
  writeFileSync(manifest, `${JSON.stringify({ ...rest, dependencies, devDependencies }, null, 2)}\n`);
}
