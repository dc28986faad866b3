/**
 * The law of instant updates: the preview of an edit equals the page once the source has it. Each edit goes through the
 * frame and then through the real server, the real file and the real hot update; both pages are compared.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChange, type MutationType } from '../../src/protocol/changes.ts';
import { launchBrowser } from '../support/browser.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent } from './runtime-parent.ts';

const APP = 'src/App.jsx';
let browser: Browser;
let parent: Parent;
let canvas: string;
let before: string;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(stack: 'react-19' | 'react-18'): Promise<void> {
  parent = await openParent(browser, RUNTIME_APP, '', stack);
  await parent.init();
  const { canvasId } = (await request('/session')) as { canvasId: string };
  canvas = `/canvases/${canvasId}/parseAndMutate`;
  before = parent.project.read(APP);
}

/** Ids as they are after the edits so far. */
async function learnIds(): Promise<void> {
  const latest = await request(`${canvas.replace('/parseAndMutate', '')}/lookups`);
  Object.assign(parent.lookup, (latest as { treeElementLookup: object }).treeElementLookup);
}

async function request(path: string, body?: object): Promise<unknown> {
  const { apiUrl, token } = parent.cli.ready;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await fetch(apiUrl + path, { headers, ...init })).json();
}

/** The app without our own nodes, hidden originals and classes, in a form that does not depend on how React reached it. */
const shown = () =>
  parent.app.evaluate(() => {
    const copy = document.querySelector('.page')?.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.tempo-display-none-until-refresh')) hidden.remove();
    for (const element of copy.querySelectorAll('*')) {
      for (const name of [...element.classList]) if (name.startsWith('tempo-')) element.classList.remove(name);
      // React reuses nodes: removed attributes may remain empty, and others change order.
      for (const { name, value } of [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
        element.removeAttribute(name);
        if (value !== '' || name === 'disabled') element.setAttribute(name, value);
      }
    }
    return copy.innerHTML;
  });

const id = (text: string, file = APP) => parent.idAt(file, text);
const at = (codebaseId: string) => ({ codebaseId });

interface Law {
  name: string;
  type: MutationType;
  operation: string;
  fields: () => object;
  body: () => object;
}

const LAWS: Law[] = [
  {
    name: 'text',
    type: 'EDIT_TEXT',
    operation: 'editText',
    fields: () => ({ codebaseIdToEditText: id('<h1'), oldText: 'Hello there', newText: 'Two "words" & <more>' }),
    body: () => ({ element: at(id('<h1')), oldText: 'Hello there', newText: 'Two "words" & <more>' }),
  },
  {
    name: 'text in a list',
    type: 'EDIT_TEXT',
    operation: 'editText',
    fields: () => ({ codebaseIdToEditText: id('<li'), oldText: 'Item', newText: 'Thing' }),
    body: () => ({ element: at(id('<li')), oldText: 'Item', newText: 'Thing' }),
  },
  {
    name: 'text given to a component',
    type: 'EDIT_TEXT',
    operation: 'editText',
    fields: () => ({ codebaseIdToEditText: id('title="Two"'), oldText: 'second', newText: 'another' }),
    body: () => ({ element: at(id('title="Two"')), oldText: 'second', newText: 'another' }),
  },
  {
    name: 'a class',
    type: 'ADD_CLASS',
    operation: 'addClass',
    fields: () => ({ codebaseIdToAddClass: id('<section', 'src/Card.jsx'), className: 'wide' }),
    body: () => ({ reactElement: at(id('<section', 'src/Card.jsx')), className: 'wide', stylingFramework: null }),
  },
  {
    name: 'a class less',
    type: 'REMOVE_CLASS',
    operation: 'removeClass',
    fields: () => ({ codebaseIdToRemoveClass: id('<ul'), className: 'list' }),
    body: () => ({ reactElement: at(id('<ul')), className: 'list' }),
  },
  {
    name: 'a removal',
    type: 'REMOVE_JSX',
    operation: 'removeJsxElement',
    fields: () => ({ codebaseIdsToRemove: [id('className="mixed"'), id('<ul')] }),
    body: () => ({ elementsToRemove: [at(id('className="mixed"')), at(id('<ul'))] }),
  },
  {
    name: 'a duplicate',
    type: 'DUPLICATE',
    operation: 'duplicate',
    fields: () => ({ codebaseIdsToDuplicate: [id('className="mixed"')] }),
    body: () => ({ reactElements: [at(id('className="mixed"'))] }),
  },
  {
    name: 'a wrapper around two neighbours',
    type: 'WRAP_DIV',
    operation: 'wrapInDiv',
    fields: () => ({ codebaseIdsToWrap: [id('<a className="link"'), id('<input')] }),
    body: () => ({ reactElements: [at(id('<a className="link"')), at(id('<input'))] }),
  },
  {
    name: 'an unwrapping',
    type: 'UNWRAP',
    operation: 'unwrap',
    fields: () => ({ codebaseIdsToUnwrap: [id('<ul')] }),
    body: () => ({ reactElements: [at(id('<ul'))] }),
  },
  {
    name: 'another tag',
    type: 'CHANGE_TAG',
    operation: 'changeElementTag',
    fields: () => ({ codebaseIdToChange: id('<h1'), newTagName: 'h2' }),
    body: () => ({ elementToModify: at(id('<h1')), newTag: 'h2' }),
  },
  {
    name: 'a prop',
    type: 'CHANGE_PROP',
    operation: 'changePropValue',
    fields: () => ({ codebaseIdToChange: id('<input'), propName: 'placeholder', propValue: 'your name' }),
    body: () => ({ elementToModify: at(id('<input')), propName: 'placeholder', propValue: 'your name' }),
  },
  {
    name: 'a new element before another',
    type: 'ADD_JSX',
    operation: 'addJsxElement',
    fields: () => ({
      codebaseIdToAddTo: id('<main'),
      beforeCodebaseId: id('<ul'),
      addNativeTag: 'section',
      propsToSet: { className: 'fresh' },
    }),
    body: () => ({
      destinationElement: at(id('<main')),
      beforeElement: at(id('<ul')),
      newElement: { type: 'native', nativeTag: 'section', propsToSet: { className: 'fresh' } },
    }),
  },
  {
    name: 'a move among siblings',
    type: 'MOVE_JSX',
    operation: 'moveJsxElement',
    fields: () => ({ codebaseIdToMove: id('<h1'), codebaseIdToMoveTo: id('<main'), afterCodebaseId: id('<ul') }),
    body: () => ({ elementToMove: at(id('<h1')), newContainerElement: at(id('<main')), afterElement: at(id('<ul')) }),
  },
  {
    name: 'a move to another parent',
    type: 'MOVE_JSX',
    operation: 'moveJsxElement',
    fields: () => ({ codebaseIdToMove: id('<h1'), codebaseIdToMoveTo: id('className="cards"') }),
    body: () => ({ elementToMove: at(id('<h1')), newContainerElement: at(id('className="cards"')) }),
  },
];

describe.each(['react-19', 'react-18'] as const)('%s', (stack) => {
  beforeAll(() => open(stack));
  afterAll(() => parent?.close());
  beforeEach(learnIds);

  // covers spec 3.13, 3.14, 3.15, 3.16, 3.17, 3.18, 3.19, 3.20, 3.21, 3.22, 7.13
  it.each(LAWS)('$name shows at once what the source will show', async ({ type, operation, fields, body }) => {
    const start = await shown();
    const change = createChange(crypto.randomUUID(), type, fields() as never);
    await parent.clear();
    await parent.call('applyChangeItemToDocument', change);
    expect((await parent.next('INSTANT_UPDATE_DONE')).instantUpdateSuccessful).toBe(true);
    const instantly = await shown();
    expect(instantly).not.toBe(start);
    await parent.clear();
    const answer = await parent.refreshing(() =>
      request(`${canvas}/mutate/${operation}`, { ...body(), changeId: change.id }),
    );
    expect(answer).toMatchObject({ ok: true });
    // The preview is over when nothing hidden or temporary is left: then the page is the source's.
    const markers = '[class*="tempo-display-none"], [class*="tempo-delete"], [class*="tempo-instant"]';
    await expect.poll(() => parent.app.locator(markers).count()).toBe(0);
    await expect.poll(shown).toBe(instantly);
    const undone = await parent.refreshing(() => request(`${canvas}/activities/undoChangeToFiles`, {}));
    expect(undone).toMatchObject({ ok: true });
    await expect.poll(shown).toBe(start);
    expect(parent.project.read(APP)).toBe(before);
  });
});
