/**
 * An app of hard cases (portals, Suspense, lazy, memo, forwardRef, a Radix modal with asChild, react-hook-form, a virtual
 * list, an error boundary, StrictMode, a `.map` of components) is edited with every change type. Each edit is also made by
 * hand in the file: mounts, unmounts and kept state must be the same.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toRequest } from '../../src/editor-ui/api/requests.ts';
import {
  type AnyMutationChange,
  type ChangeFields,
  createChange,
  type MutationType,
} from '../../src/protocol/changes.ts';
import { launchBrowser } from '../support/browser.ts';
import { openParent, type Parent } from './runtime-parent.ts';
import { addLibraries, tortureFiles } from './torture-edits-app.ts';

let browser: Browser;
let parent: Parent;
let canvas: string;
let complaints: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function request(path: string, body?: object): Promise<Record<string, unknown>> {
  const { apiUrl, token } = parent.cli.ready;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await (await fetch(apiUrl + path, { headers, ...init })).json()) as Record<string, unknown>;
}

async function learnIds(): Promise<void> {
  const { treeElementLookup } = await request(`${canvas}/lookups`);
  for (const id of Object.keys(parent.lookup)) delete parent.lookup[id];
  Object.assign(parent.lookup, treeElementLookup);
  await parent.call('setNewLookups', parent.lookup, {});
}

const app = (selector: string) => parent.app.locator(selector);

/** Puts something into every kind of state there is, where an edit before has lost it. */
async function useTheApp(): Promise<void> {
  await app('.lazy').waitFor({ state: 'attached' });
  await app('.modal').waitFor({ state: 'attached' });
  await parent.app.evaluate(() => {
    const press = (selector: string, initial: string) => {
      const button = document.querySelector<HTMLElement>(selector);
      if (button?.textContent?.startsWith(initial)) button.click();
    };
    press('.count', 'Count 0');
    press('.rows .row:nth-child(2) .row-button', 'closed');
    press('.lazy-button', 'off');
    const [input, city] = ['.input', '.city'].map((one) => document.querySelector(one) as HTMLInputElement);
    if (input) input.value = 'typed';
    if (city) city.value = 'Bern';
    city?.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('.virtual')?.scrollTo(0, 400);
  });
  await parent.app.locator('.item', { hasText: /20$/ }).waitFor({ state: 'attached' });
  expect(await state()).toEqual(USED);
}

const USED = {
  count: ['Count 1'],
  rows: ['closed one', 'open two', 'closed three'],
  lazy: ['on'],
  typed: ['typed', 'Bern'],
  scrolled: 400,
  modal: 1,
  failed: 0,
};

/** The user's input: kept as long as its element stays, whatever changes around it. */
const state = () =>
  parent.app.evaluate(() => {
    const text = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
    const value = (selector: string) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].map((node) => node.value);
    return {
      count: text('.count'),
      rows: text('.row-button'),
      lazy: text('.lazy-button'),
      typed: [...value('.input'), ...value('.city')],
      scrolled: document.querySelector('.virtual')?.scrollTop,
      modal: document.querySelectorAll('[role="dialog"]').length,
      failed: document.querySelectorAll('.failed').length,
    };
  });

const shown = () =>
  parent.app.evaluate(() => {
    const copy = document.body.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of [...element.classList]) if (name.startsWith('tempo-')) element.classList.remove(name);
      // Remainders of attributes that React removed.
      for (const name of ['class', 'style']) if (element.getAttribute(name) === '') element.removeAttribute(name);
    }
    // `useId` counts the mounts of the page's life.
    return copy.innerHTML.replace(/radix-[\w:«»]+/g, 'radix');
  });

const lives = () =>
  parent.app.evaluate(() => {
    const own = window as never as { lives: string[] };
    // StrictMode runs effects twice, but not always for subtrees that Suspense delayed: count which components came and
    // went, not how often.
    return [...new Set(own.lives.splice(0))].sort();
  });

/** The effect of an edit on the page and on React. */
async function outcome() {
  const markers = '[class*="tempo-display-none"], [class*="tempo-delete"], [class*="tempo-instant"]';
  await expect.poll(() => app(markers).count()).toBe(0);
  // an edit of the file that has the `lazy` makes a new one, which comes a while later
  await parent.app.locator('.lazy:visible').waitFor();
  // the virtual list and late effects settle in the frames after the refresh
  await parent.app.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return { lives: await lives(), state: await state(), shown: await shown() };
}

const id = (text: string, file = 'src/App.jsx') => parent.idAt(file, text);

interface Edit {
  name: string;
  type: MutationType;
  file: string;
  fields: () => object;
}

const EDITS: Edit[] = [
  {
    name: 'text in a portal',
    type: 'EDIT_TEXT',
    file: 'src/App.jsx',
    fields: () => ({
      codebaseIdToEditText: id('className="in-portal"'),
      oldText: 'In the portal',
      newText: 'Elsewhere',
    }),
  },
  {
    name: 'text in a lazy component',
    type: 'EDIT_TEXT',
    file: 'src/Lazy.jsx',
    fields: () => ({
      codebaseIdToEditText: id('<strong', 'src/Lazy.jsx'),
      oldText: 'Came late',
      newText: 'Came at last',
    }),
  },
  {
    name: 'text in a modal',
    type: 'EDIT_TEXT',
    file: 'src/Dialog.jsx',
    fields: () => ({
      codebaseIdToEditText: id('<Radix.Title', 'src/Dialog.jsx'),
      oldText: 'A modal',
      newText: 'The modal',
    }),
  },
  {
    name: 'a class in a memo of a list',
    type: 'ADD_CLASS',
    file: 'src/Parts.jsx',
    fields: () => ({ codebaseIdToAddClass: id('<li', 'src/Parts.jsx'), className: 'wide' }),
  },
  {
    name: 'a class less behind an error boundary',
    type: 'REMOVE_CLASS',
    file: 'src/App.jsx',
    fields: () => ({ codebaseIdToRemoveClass: id('className="guarded"'), className: 'guarded' }),
  },
  {
    name: 'other classes on an asChild button',
    type: 'UPDATE_CLASSES',
    file: 'src/Dialog.jsx',
    fields: () => ({
      codebaseIdToUpdateClass: id('className="close"', 'src/Dialog.jsx'),
      newClasses: ['close', 'round'],
      oldClasses: ['close'],
    }),
  },
  {
    name: 'a style on items of a virtual list',
    type: 'STYLING',
    file: 'src/VirtualList.jsx',
    fields: () => ({
      codebaseId: id('className="item-text"', 'src/VirtualList.jsx'),
      stylingChanges: { color: 'rgb(9, 9, 9)' },
      stylingFramework: 'Inline',
    }),
  },
  {
    name: 'a token',
    type: 'EDIT_TOKEN',
    file: 'src/app.css',
    fields: () => ({ name: '--brand', value: 'rgb(4, 5, 6)' }),
  },
  {
    name: 'a prop of an element',
    type: 'CHANGE_PROP',
    file: 'src/App.jsx',
    fields: () => ({ codebaseIdToChange: id('<p className="note"'), propName: 'title', propValue: 'another' }),
  },
  {
    name: 'a prop of a lazy component',
    type: 'CHANGE_PROP',
    file: 'src/App.jsx',
    fields: () => ({ codebaseIdToChange: id('<Lazy '), propName: 'label', propValue: 'Other label' }),
  },
  {
    name: 'a removal',
    type: 'REMOVE_JSX',
    file: 'src/Parts.jsx',
    fields: () => ({ codebaseIdsToRemove: [id('<em', 'src/Parts.jsx')] }),
  },
  {
    name: 'a duplicate',
    type: 'DUPLICATE',
    file: 'src/App.jsx',
    fields: () => ({ codebaseIdsToDuplicate: [id('className="heading"')] }),
  },
  {
    name: 'a wrapper around a component with a ref',
    type: 'WRAP_DIV',
    file: 'src/App.jsx',
    fields: () => ({ codebaseIdsToWrap: [id('<Field ')] }),
  },
  {
    name: 'an unwrapping',
    type: 'UNWRAP',
    file: 'src/App.jsx',
    fields: () => ({ codebaseIdsToUnwrap: [id('className="box"')] }),
  },
  {
    name: 'another tag around inputs of a form',
    type: 'CHANGE_TAG',
    file: 'src/Form.jsx',
    fields: () => ({ codebaseIdToChange: id('className="city-label"', 'src/Form.jsx'), newTagName: 'strong' }),
  },
  {
    name: 'a new element in the modal',
    type: 'ADD_JSX',
    file: 'src/Dialog.jsx',
    fields: () => ({
      codebaseIdToAddTo: id('<Radix.Content', 'src/Dialog.jsx'),
      addNativeTag: 'hr',
      propsToSet: { className: 'fresh' },
    }),
  },
  {
    name: 'a move past components with state',
    type: 'MOVE_JSX',
    file: 'src/App.jsx',
    fields: () => ({
      codebaseIdToMove: id('className="heading"'),
      codebaseIdToMoveTo: id('<main'),
      afterCodebaseId: id('<ul'),
    }),
  },
  {
    name: 'an edit in the code view',
    type: 'EDIT_SOURCE',
    file: 'src/Lazy.jsx',
    fields: () => {
      const text = parent.project.read('src/Lazy.jsx');
      const start = text.indexOf('Came late');
      return { filename: 'src/Lazy.jsx', baseHash: hash, splices: [{ start, end: start + 9, text: 'Typed in code' }] };
    },
  },
];

/** Of the file that the code view shows. */
let hash = '';

async function readHash(file: string): Promise<void> {
  const source = await request(`${canvas}/source?file=${encodeURIComponent(file)}`);
  hash = (source.baseHash ?? source.hash) as string;
}

async function byHand(file: string, text: string) {
  await parent.refreshing(async () => writeFileSync(join(parent.project.root, file), text));
  return outcome();
}

describe.each(['react-19', 'react-18'] as const)('%s', (stack) => {
  beforeAll(async () => {
    parent = await openParent(browser, tortureFiles(), '', stack, addLibraries);
    parent.page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    parent.page.on('pageerror', (error) => complaints.push(String(error)));
    const { canvasId } = await request('/session');
    canvas = `/canvases/${canvasId}`;
    await parent.init();
  });
  afterAll(() => parent?.close());

  // covers spec 9.21
  it.each(EDITS)('$name keeps React quiet, state and nodes as Fast Refresh does', async ({ type, file, fields }) => {
    await learnIds();
    if (type === 'EDIT_SOURCE') await readHash(file);
    await useTheApp();
    await outcome();
    complaints = [];
    const before = { text: parent.project.read(file), ...(await outcome()) };
    const change = createChange(crypto.randomUUID(), type, fields() as ChangeFields[typeof type]) as AnyMutationChange;
    const { operation, body } = toRequest(change);
    await parent.call('applyChangeItemToDocument', change);
    const edit = async () => {
      const answer = await request(`${canvas}/parseAndMutate/mutate/${operation}`, body);
      expect(answer, JSON.stringify(answer.error)).toMatchObject({ ok: true });
    };
    // a style sheet alone runs no refresh of React's
    if (file.endsWith('.css')) await edit();
    else await parent.refreshing(edit);
    if (file.endsWith('.css')) await expect.poll(() => style('.heading', 'color')).toBe('rgb(4, 5, 6)');
    const byTool = await outcome();
    const text = parent.project.read(file);
    expect(text).not.toBe(before.text);
    const undo = () => request(`${canvas}/parseAndMutate/activities/undoChangeToFiles`, {});
    if (file.endsWith('.css')) await undo();
    else expect(await parent.refreshing(undo)).toMatchObject({ ok: true });
    const undone = await outcome();
    expect(parent.project.read(file)).toBe(before.text);
    if (file.endsWith('.css')) {
      await expect.poll(() => style('.heading', 'color')).toBe('rgb(1, 2, 3)');
      expect(await outcome()).toEqual({ lives: [], state: USED, shown: before.shown });
    } else {
      expect(byTool).toEqual(await byHand(file, text));
      expect(undone).toEqual(await byHand(file, before.text));
    }
    expect(undone.state.failed).toBe(0);
    expect(complaints).toEqual([]);
  });
});

const style = (selector: string, property: string) =>
  app(selector).evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
