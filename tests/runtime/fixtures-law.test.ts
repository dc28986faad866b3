/**
 * The law of instant updates over the fixtures of the mutation engine: a preview taken back leaves the page as it was, and a
 * preview that is shown looks like the source after the edit.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as ReactTypes from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChangeItem } from '../../src/protocol/changes.ts';
import { PAGE_IDS_KEY, type PageIds } from '../../src/protocol/runtime-config.ts';
import { callFunction } from '../../src/runtime/functions.ts';
import { installCommitHook } from '../../src/runtime/react/index.ts';
import { reactBridge } from '../../src/runtime/react-bridge.ts';
import { readCase } from '../mutations/support/case-folder.ts';
import { createAttachment } from './fake-attachment.ts';
import { SourceRenderer } from './support/render-source.ts';

const ROOT = join(process.cwd(), 'tests/changes');
const page = { ids: new WeakMap<object, string>() } satisfies PageIds;
let react: typeof ReactTypes;
let client: typeof import('react-dom/client');

beforeAll(async () => {
  Object.assign(globalThis, { [Symbol.for(PAGE_IDS_KEY)]: page, IS_REACT_ACT_ENVIRONMENT: true });
  installCommitHook();
  react = await import('react');
  client = await import('react-dom/client');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const cases = folders(ROOT).flatMap((type) =>
  folders(join(ROOT, type))
    .filter((name) => !existsSync(join(ROOT, type, name, 'refusal.json')))
    .map((name) => ({ type, name })),
);

/** Attributes in one order, classes in one order: neither is to be seen. */
function canonical(root: Element): string {
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      element.removeAttribute(name);
      const text = name === 'class' ? [...new Set(value.split(/\s+/).filter(Boolean))].sort().join(' ') : value;
      if (text !== '') element.setAttribute(name, text);
    }
  }
  return root.innerHTML;
}

/** With everything, markers of ours too. */
const whole = (root: Element) => canonical(root.cloneNode(true) as Element);

/** The page without our own attributes and nodes. */
function shown(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.tempo-display-none-until-refresh')) hidden.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const name of [...element.classList]) if (name.startsWith('tempo-')) element.classList.remove(name);
  }
  return canonical(copy);
}

interface Look {
  /** the fixture shows something, and the preview can be shown */
  isShown: boolean;
  before: string;
  preview: string;
  after: string;
  undone: string;
}

async function mounted<T>(node: ReactTypes.ReactNode, look: (root: HTMLElement) => T | Promise<T>): Promise<T> {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const root = client.createRoot(container, { onUncaughtError: () => {} });
  try {
    await react.act(() => root.render(node));
    return await look(container);
  } finally {
    await react.act(() => root.unmount());
    document.body.innerHTML = '';
  }
}

async function previewOf(change: ChangeItem, root: HTMLElement): Promise<Omit<Look, 'after'>> {
  const { attachment, parts, messages, gate } = createAttachment(reactBridge);
  parts.navTree.restart();
  while (!parts.navTree.tree) await new Promise((resolve) => setTimeout(resolve));
  const [before, start] = [shown(root), whole(root)];
  callFunction(parts, 'applyChangeItemToDocument', [change]);
  const done = messages.findLast(({ id }) => id === 'INSTANT_UPDATE_DONE');
  const isShown = done?.id === 'INSTANT_UPDATE_DONE' && done.instantUpdateSuccessful;
  const preview = shown(root);
  callFunction(parts, 'cancelInstantUpdate', [change.id]);
  const undone = whole(root) === start ? before : `not as it was: ${whole(root)}`;
  attachment.stop();
  gate.stop();
  document.documentElement.querySelector('visual-edit-overlay')?.remove();
  return { isShown, before, preview, undone };
}

async function look(type: string, name: string): Promise<Look | string> {
  const { change, project, expected } = readCase(join(ROOT, type, name));
  const [after] = expected.accept;
  const renderer = new SourceRenderer(react, page);
  const file = Object.keys(project.files).find((one) => /\.[jt]sx$/.test(one));
  if (!file || !after) return 'no component';
  try {
    const result = await mounted(renderer.render(project.files, file, project.idAt), (root) =>
      root.childElementCount === 0 ? null : previewOf(change, root),
    );
    if (!result) return 'shows nothing';
    const lasting = await mounted(renderer.render({ ...project.files, ...after }, file, null), shown);
    return { ...result, after: lasting };
  } catch (error) {
    return String(error).slice(0, 100);
  }
}

/** Fixtures without a preview, or whose source cannot be run as it stands: broken on purpose, not a component, in another language, in need of a value of another file, or of a router. */
const NOT_RUN =
  /^(edit-source\/|edit-token\/|add-token\/|rename-token\/|change-arg\/|add-page\/|extract-component\/|take-class\/|.*\/(hashbang|flow|using|javascript|generator|constant$|call-argument|to-member|instance-namespace|key-merges|enum-imported|unused-props-(in-any-place|that-stay)))/;

/** Where a preview cannot say all that the source will, and why. */
const SAYS_LESS: [RegExp, string][] = [
  [/^styling\//, 'shown by a rule of its own: the law in Chromium compares what is computed'],
  [
    /^edit-text\/.*(hole|concatenation|number-in-text|template)/,
    'the fixture tells other words for the expression than the page shows',
  ],
  [/^data-text\//, 'the fixture tells the words of one item, the page shows stand-ins for the data'],
  [
    /^instance\/(item-of-the-list-of-one-use|use-that-passes-the-text-on)/,
    'which use is meant the editor says by element keys, which a fixture has not',
  ],
  [/^list-data\//, 'items of data look alike; which one takes the place of which only the refresh tells'],
  [/^(duplicate|add-jsx)\/(id|paste|another-instance)/, 'the engine gives copies ids of their own'],
  [/^add-jsx\/props-of-all-kinds/, 'a style object is no attribute'],
  [
    /^add-class\/class-of-the-module/,
    'only the bundler knows the class that a name of a CSS module becomes on the page',
  ],
  [/^instance\/unwrap-the-instance/, 'what a component adds around its children shows until the refresh'],
  [
    /^add-class\/(spread|conditional-with-cn|joined-before)/,
    'what a spread or a function of classes brings is a stand-in here',
  ],
  [/^remove-jsx\/text-on-the-same-line/, 'a space at the end of a line of text'],
];

/** Here the source gets or loses a space between words, which the page shows with the refresh. */
const SPACES =
  /^[\w-]+\/.*(words|written-space|inline|behind-a-word|beside-a-comment-on-its-line|line-of-its-own-among)/;

const listed = cases
  .map((one) => ({ ...one, path: `${one.type}/${one.name}` }))
  .filter(({ path }) => !NOT_RUN.test(path));
let compared = 0;

describe('previews of the fixtures', () => {
  // covers spec 3.12, 4.5
  it.each(listed)('$path shows itself and goes without a trace', async ({ type, name, path }) => {
    const found = await look(type, name);
    if (typeof found === 'string') throw new Error(found);
    expect(found.undone).toBe(found.before);
    // where a stand-in component hides the edit, there is nothing to compare
    if (!found.isShown || found.after === found.before || SAYS_LESS.some(([which]) => which.test(path))) return;
    compared += 1;
    const seen = (html: string) => (SPACES.test(path) ? html.replace(/\s+/g, '') : html);
    expect(seen(found.preview)).toBe(seen(found.after));
  });

  it('compares most of them', () => {
    expect(listed.length).toBeGreaterThan(550);
    expect(compared).toBeGreaterThan(200);
  });
});
