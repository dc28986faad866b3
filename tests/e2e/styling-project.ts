/**
 * A small real project under the real command, with the editor open on it: edits are sent as an editor sends them, and the
 * result is read from the frame. Its packages are installed from its own lock file when a test first asks.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Browser, Locator } from 'playwright';
import { expect } from 'vitest';
import { type MutationAnswer, mutatePath, type TreeElement } from '../../src/protocol/api.ts';
import type { StylingFramework } from '../../src/protocol/changes.ts';
import { ApiClient } from '../support/api-client.ts';
import { copyTree } from '../support/copy-tree.ts';
import {
  createInstalledProject,
  REPOSITORY,
  type RunningCli,
  sha256Tree,
  startCli,
  type TestProject,
} from '../support/project.ts';
import { openEditor, type RealEditor, untilFiles } from './real-editor.ts';

/** Conditions under which the page is read. */
export interface Circumstances {
  hover?: boolean;
  /** the system's setting, or a class or attribute of the root: `.dark`, `[data-theme="dark"]` */
  dark?: 'media' | string;
}

export interface StylingEdit {
  name: string;
  /** the element in the page */
  selector: string;
  /** the same in the source */
  element: (element: TreeElement) => boolean;
  framework: StylingFramework;
  changes: Record<string, string | null>;
  modifiers?: string[];
  /** computed values that the page shows then */
  shows: Record<string, string>;
  under?: Circumstances;
  /** the lines that go and come, by file: this and nothing else */
  diff: Record<string, string[]>;
}

export interface StylingProject {
  project: TestProject;
  editor: Omit<RealEditor, 'project'>;
  cli: RunningCli;
  /** sends each edit, waits until the page shows it, checks the diff, undoes it, and compares every byte and the first page's values */
  check(edits: readonly StylingEdit[]): Promise<void>;
  close(): Promise<void>;
}

const FIXTURES = join(import.meta.dirname, 'fixtures');

/**
 * @param name folder under `fixtures`, with package.json and lock file
 * @param files path to text, of those that are other than there
 */
export async function openStylingProject(
  browser: Browser,
  name: string,
  files: Record<string, string> = {},
): Promise<StylingProject> {
  const project = await copyOf(name);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(project.root, path), text);
  const cli = await startCli(project.root);
  const editor = await openEditor(browser, cli);
  const client = await ApiClient.connect(cli.ready);
  return {
    project,
    editor,
    cli,
    check: async (edits) => {
      // read before the first edit: while a hot update is under way, an element may stand without its style
      const untouched = [];
      for (const edit of edits) untouched.push({ edit, values: await valuesOf(editor, edit) });
      for (const { edit, values } of untouched) await checkEdit({ project, editor, cli, client }, edit, values);
    },
    close: async () => {
      await editor.close();
      await cli.stop();
      project.remove();
    },
  };
}

/** A private copy with the packages of its lock file. */
export async function copyOf(name: string): Promise<TestProject> {
  const modules = await installed(join(FIXTURES, name));
  const project = createInstalledProject(modules);
  copyTree(join(FIXTURES, name), project.root, ['node_modules', '.vite']);
  symlinkSync(REPOSITORY, join(project.root, 'node_modules/visual-edit'));
  return project;
}

/** The packages of a folder with a lock file. Installs aside and moves into place, so that two test files that ask at once never see half of it. */
export async function installed(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  const staging = mkdtempSync(join(folder, '.install-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(folder, file), join(staging, file));
    await execa('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: staging,
      env: { NODE_ENV: undefined },
    });
    mkdirSync(join(staging, 'node_modules'), { recursive: true });
    renameSync(join(staging, 'node_modules'), modules);
  } catch (error) {
    if (!existsSync(modules)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return modules;
}

interface Context {
  project: TestProject;
  editor: Omit<RealEditor, 'project'>;
  cli: RunningCli;
  client: ApiClient;
}

/** @param untouched the values that the page shows again when the edit is undone */
async function checkEdit(
  { project, editor, cli, client }: Context,
  edit: StylingEdit,
  untouched: Record<string, string>,
): Promise<void> {
  const before = sha256Tree(project.root);
  const { codebaseId } = await client.element(edit.element);
  const answer = await post(cli, mutatePath(client.canvasId, 'styling'), {
    reactElement: { codebaseId },
    styling: edit.changes,
    stylingFramework: edit.framework,
    modifiers: edit.modifiers ?? null,
  });
  expect(answer, edit.name).toMatchObject({ ok: true });
  if (!answer.ok) return;
  expect(Object.fromEntries(answer.files.map(({ path, diff }) => [path, changedLines(diff)])), edit.name).toEqual(
    edit.diff,
  );
  await untilShown(editor, edit, edit.shows);
  expect(await client.undo(), edit.name).toMatchObject({ ok: true });
  await untilFiles(project, before);
  await untilShown(editor, { ...edit, name: `undo of ${edit.name}` }, untouched);
}

/** The page's present values of the edited properties. */
async function valuesOf(editor: Omit<RealEditor, 'project'>, edit: StylingEdit): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  await under(editor, edit, async (element) => {
    for (const property of Object.keys(edit.shows)) values[property] = await shownBy(element, property);
  });
  return values;
}

async function untilShown(
  editor: Omit<RealEditor, 'project'>,
  edit: StylingEdit,
  values: Record<string, string>,
): Promise<void> {
  await under(editor, edit, async (element) => {
    for (const [property, value] of Object.entries(values)) {
      const message = `${edit.name}: ${property}`;
      // A resting pointer still hovers the element that was there when it came.
      const now = async () => {
        if (edit.under?.hover) await element.hover({ force: true });
        return shownBy(element, property);
      };
      await expect.poll(now, { message, timeout: 30_000 }).toBe(value);
    }
  });
}

function shownBy(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** Looks at the element as the edit's context asks for, and puts everything back. */
async function under(
  { page, app }: Omit<RealEditor, 'project'>,
  { selector, under: { hover, dark } = {} }: StylingEdit,
  look: (element: Locator) => Promise<void>,
): Promise<void> {
  const element = app.locator(selector).first();
  const root = app.locator('html');
  if (dark === 'media') await page.emulateMedia({ colorScheme: 'dark' });
  else if (dark) await root.evaluate(mark, { selector: dark, on: true });
  // The editor's outlines lie over the app: the frame is asked where the pointer would be.
  if (hover) await element.hover({ force: true });
  try {
    await look(element);
  } finally {
    if (dark === 'media') await page.emulateMedia({ colorScheme: 'light' });
    else if (dark) await root.evaluate(mark, { selector: dark, on: false });
    if (hover) await page.mouse.move(0, 0);
  }
}

/** Runs in the page. */
function mark(root: Element, { selector, on }: { selector: string; on: boolean }): void {
  const [, name, value] = /^\[([\w-]+)=["']?([\w-]+)["']?\]$/.exec(selector) ?? [];
  if (!name) root.classList.toggle(selector.slice(1), on);
  else if (on) root.setAttribute(name, value as string);
  else root.removeAttribute(name);
}

function changedLines(diff: string): string[] {
  return diff
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))
    .map((line) => line.replace(/\r$/, ''));
}

async function post({ ready }: RunningCli, path: string, body: object): Promise<MutationAnswer> {
  const headers = { authorization: `Bearer ${ready.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${ready.apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as MutationAnswer;
}
