/** The messages between runtime and a foreign parent, and parents that are not allowed at all. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { launchBrowser } from '../support/browser.ts';
import { REPOSITORY } from '../support/project.ts';
import { stopServer } from '../support/stop-server.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent, STORYBOARD, serveParent } from './runtime-parent.ts';

const APP = 'src/App.jsx';
let browser: Browser;
let parent: Parent;
let complaints: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  parent = await openParent(browser, RUNTIME_APP);
  parent.page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
});
afterAll(async () => {
  await parent?.close();
  await browser?.close();
});
beforeEach(async () => {
  complaints = [];
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const id = (text: string, file = APP) => parent.idAt(file, text);
const key = (codebaseId: string, path: string) => `TE_${codebaseId}_${STORYBOARD}_${path}`;
const heading = () => key(id('<h1'), '0-0-0-0');
const classesOf = (selector: string) =>
  app(selector)
    .first()
    .evaluate((node) => node.className);

/** Replies to messages of the id `x`. */
const replies = () =>
  parent.page.evaluate(() =>
    (window as never as { received: { id: unknown }[] }).received.filter(({ id }) => id === 'x' || id === undefined),
  );

/** Once, whichever tests are run. */
let attached: Promise<unknown> | null = null;
function attach(): Promise<unknown> {
  attached ??= Promise.resolve(parent.init());
  return attached;
}

const NODE_FIELDS = [
  'parent',
  'children',
  'classList',
  'directlySetClassList',
  'name',
  'tagName',
  'isComponent',
  'elementKey',
  'props',
  'literalChildren',
  'scope',
  'pageBoundingBox',
  'displayType',
  'positionType',
  'flexDirection',
  'floatVal',
  'level',
  'tempoElement',
];

function flat(node: NavTreeNode): NavTreeNode[] {
  return [node, ...node.children.flatMap(flat)];
}

describe('before an editor attaches', () => {
  it('nothing of ours is in the page', async () => {
    expect(await app('visual-edit-overlay').count()).toBe(0);
    expect(await parent.app.evaluate(() => document.body.innerHTML)).not.toContain('tempo-');
    expect(await parent.app.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await app('.counter').click();
    expect(await app('.counter').textContent()).toBe('Count 1');
  });

  it('an init from the page itself, a frame inside it or a sandboxed one is ignored', async () => {
    const answers = await parent.app.evaluate(async () => {
      const offer = (send: (port: MessagePort) => void) =>
        new Promise<unknown>((resolve) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = ({ data }) => resolve(data);
          channel.port1.postMessage({
            id: '1',
            type: 'executeFunction',
            payload: { functionName: 'checkIfHydrationError', args: [] },
          });
          send(channel.port2);
          // The page itself hears the offer after the runtime did; an answer takes one more turn.
          window.addEventListener('message', () => setTimeout(() => resolve('silence'), 50), { once: true });
        });
      const inner = document.createElement('iframe');
      document.body.append(inner);
      const win = inner.contentWindow as Window & { eval(code: string): (target: Window, port: MessagePort) => void };
      const send = win.eval('(target, port) => target.postMessage("init", "*", [port])');
      const found = [
        await offer((port) => window.postMessage('init', location.origin, [port])),
        await offer((port) => send(window, port)),
      ];
      inner.remove();
      return found;
    });
    expect(answers).toEqual(['silence', 'silence']);
  });

  it('a parent whose origin is not on the list is ignored', async () => {
    const other = await serveParent();
    other.show(parent.cli.ready.appUrl);
    const page = await browser.newPage();
    await page.goto(other.origin);
    const frame = page.frames()[1];
    await frame?.locator('#root > *').first().waitFor();
    const origin = new URL(parent.cli.ready.appUrl).origin;
    await frame?.evaluate(() => {
      window.addEventListener('message', () => Object.assign(window, { offered: true }));
    });
    await page.evaluate((to) => (window as never as { connect(origin: string): void }).connect(to), origin);
    await page.evaluate(() =>
      (window as never as { call(name: string, args: unknown[]): void }).call('enableDriveMode', []),
    );
    await frame?.waitForFunction(() => 'offered' in window);
    expect(await page.evaluate(() => (window as never as { received: unknown[] }).received)).toEqual([]);
    expect(await frame?.locator('visual-edit-overlay').count()).toBe(0);
    await page.close();
    await stopServer(other.server);
  });
});

describe('attached', () => {
  beforeAll(attach);

  // covers spec 7.33
  it('refuses a second init', async () => {
    await parent.page.evaluate((origin) => {
      const channel = new MessageChannel();
      Object.assign(window, { heard: [] });
      channel.port1.onmessage = ({ data }) => (window as never as { heard: unknown[] }).heard.push(data);
      const frame = document.querySelector('iframe')?.contentWindow as Window;
      frame.postMessage('init', origin, [channel.port2]);
      const payload = { functionName: 'checkIfHydrationError', args: [] };
      channel.port1.postMessage({ id: '1', type: 'executeFunction', payload });
    }, new URL(parent.cli.ready.appUrl).origin);
    for (const _round of [1, 2]) {
      await parent.clear();
      await parent.call('checkIfHydrationError');
      expect(await parent.next('LATEST_HYDRATION_ERROR_STATUS')).toMatchObject({ status: 'no_error', errorBody: null });
    }
    expect(await parent.page.evaluate(() => (window as never as { heard: unknown[] }).heard)).toEqual([]);
    expect(await app('visual-edit-overlay').count()).toBe(1);
  });

  // covers spec 1.5, 3.9, 3.25, 5.4, 7.23
  it('initProject answers with the address, the errors and the tree', async () => {
    await parent.call(
      'initProject',
      STORYBOARD,
      parent.lookup,
      {},
      null,
      { driveModeEnabled: false, aiContextSelection: false },
      'APPLICATION',
      null,
      '',
    );
    expect(await parent.next('LATEST_HREF')).toEqual({ id: 'LATEST_HREF', href: parent.app.url() });
    expect((await parent.next('LATEST_HYDRATION_ERROR_STATUS')).status).toBe('no_error');
    const { navTree, outerHtml } = await parent.next('NAV_TREE');
    const nodes = flat(navTree);
    const byName = (name: string) => nodes.filter((node) => node.name === name);
    expect(navTree).toMatchObject({ name: 'App', isComponent: true, level: 0, parent: null });
    for (const node of nodes) expect(Object.keys(node)).toEqual(expect.arrayContaining(NODE_FIELDS));
    expect(byName('main')[0]?.children.map((child: { name: string }) => child.name)).toContain('h1');
    expect(byName('Card').map((node) => node.props.title)).toEqual(['One', 'Two', 'Three']);
    expect(byName('h1')[0]).toMatchObject({
      elementKey: heading(),
      tagName: 'h1',
      isComponent: false,
      classList: ['heading', id('<h1')],
      directlySetClassList: ['heading'],
      literalChildren: [{ index: 0, value: 'Hello there' }],
      displayType: 'block',
      positionType: 'static',
      floatVal: 'none',
      visibility: 'visible',
      level: 2,
      parent: key(id('<main'), '0-0-0'),
      tempoElement: id('<h1'),
      flexDirection: 'row',
      scope: expect.anything(),
      pageBoundingBox: { pageX: 20, pageY: 20, width: 960, height: 20 },
    });
    expect(byName('button')[0]?.props).toMatchObject({ onClick: 'TEMPO_FUNCTION_TYPE' });
    expect(byName('iframe').map((node) => node.tempoElement)).toEqual([id('<iframe')]);
    expect(await app('#anonymous').count()).toBe(1);
    expect(nodes.some((node) => node.tagName === 'noscript' || node.tagName === 'script')).toBe(false);
    expect(outerHtml).toContain('Hello there');
    expect(outerHtml).not.toContain('visual-edit-overlay');
    expect(new Set(nodes.map((node) => node.elementKey)).size).toBe(nodes.length);
  });

  // covers spec 9.20
  it('the tree follows the page', async () => {
    await parent.app.evaluate(() => document.querySelector<HTMLElement>('.opener')?.click());
    const opened = await parent.next('NAV_TREE', (m) => flat(m.navTree).some((node) => node.name === 'Modal'));
    const modal = flat(opened.navTree).find((node) => node.name === 'Modal');
    expect(modal?.parent).toBe(key(id('<main'), '0-0-0'));
    expect(modal?.children[0]?.classList).toContain('backdrop');
    await parent.clear();
    await parent.app.evaluate(() => {
      const event = new PointerEvent('pointerdown', { bubbles: true });
      document.querySelector('.backdrop')?.dispatchEvent(event);
    });
    await app('.modal').waitFor({ state: 'detached' });
    await parent.next('NAV_TREE', (m) => !flat(m.navTree).some((node) => node.name === 'Modal'));
  });

  // covers spec 3.26, 7.24, 9.7
  it('reads classes, computed values and rules', async () => {
    await parent.call('getElementClassList', heading());
    expect((await parent.next('ELEMENT_CLASS_LIST')).classList).toEqual(['heading', id('<h1')]);

    await parent.call('getCssEvals', heading());
    const { cssEvals } = await parent.next('CSS_EVALS_FOR_ELEMENT');
    expect(cssEvals).toMatchObject({
      display: 'block',
      color: 'rgb(1, 2, 3)',
      'margin-bottom': '8px',
      'line-height': '20px',
    });
    expect(cssEvals.parent).toEqual({ display: 'block', 'flex-direction': 'row' });

    const lookup = {
      a: { selector: '.heading', filename: 'src/app.css' },
      b: { selector: '.wide', filename: 'src/app.css', styles: { width: '300px' } },
    };
    await parent.call('processRulesForSelectedElement', lookup, heading());
    const told = await parent.next('PROCESSED_CSS_RULES_FOR_ELEMENT');
    // the answer may come behind another selection: it says whose rules they are
    expect(told.elementKey).toBe(heading());
    const rules = told.processedCssRules as Record<string, unknown>[];
    const rule = (selector: string) => rules.filter((one) => one.selector === selector);
    // The stronger one comes first.
    expect(rule('.heading')[0]?.styles).toEqual({ 'letter-spacing': '1px' });
    expect(rule('.heading')[1]).toMatchObject({
      filename: 'src/app.css',
      applied: true,
      removable: true,
      allowChanges: true,
      inherited: false,
      eligibleToApply: false,
      modifiers: [],
      classParsed: 'heading',
      styles: { color: 'rgb(1, 2, 3)' },
      cssText: expect.stringContaining('.heading {'),
    });
    expect(rule('.heading:hover')[0]).toMatchObject({ applied: false, modifiers: ['hover'] });
    expect(rule('.page')[0]).toMatchObject({ inherited: true, styles: { 'line-height': '20px' }, filename: '' });
    expect(rule('.wide')[0]).toMatchObject({ applied: false, eligibleToApply: true, filename: 'src/app.css' });

    await parent.call('ruleMatchesElement', 'ask-1', 'main > h1', heading());
    await parent.call('ruleMatchesElement', 'ask-2', 'not a ( selector', heading());
    const answers = () =>
      parent.page.evaluate(() =>
        (window as never as { received: { id: string }[] }).received.filter((m) => m.id.startsWith('ask-')),
      );
    await expect.poll(answers).toEqual([
      { id: 'ask-1', matches: true },
      { id: 'ask-2', matches: false },
    ]);
  });

  // covers spec 4.32
  it('forces pseudo-states, one set after the other', async () => {
    const color = () => app('.heading').evaluate((node) => getComputedStyle(node).color);
    await parent.call('setModifiersForSelectedElement', ['hover'], heading());
    await expect.poll(() => classesOf('.heading')).toContain('tempo-force-hover');
    expect(await color()).toBe('rgb(200, 0, 0)');
    await parent.call('setModifiersForSelectedElement', ['focus', 'odd one'], heading());
    await expect.poll(() => classesOf('.heading')).toContain('tempo-force-focus tempo-force-odd-one');
    expect(await classesOf('.heading')).not.toContain('tempo-force-hover');
    await parent.call('setModifiersForSelectedElement', [], heading());
    await expect.poll(() => classesOf('.heading')).not.toContain('tempo-force');
    expect(await color()).toBe('rgb(1, 2, 3)');
  });

  // covers spec 4.32
  it('keeps rules that exclude a state from elements for which it is forced', async () => {
    await parent.app.evaluate(() => {
      const style = document.head.appendChild(document.createElement('style'));
      style.id = 'excluding';
      style.textContent =
        '.heading:not(:hover) { opacity: 0.5 } @media all { main { .heading:not(:hover) { order: 3 } } }';
    });
    const look = () =>
      app('.heading').evaluate((node) => [getComputedStyle(node).opacity, getComputedStyle(node).order]);
    const selectors = () =>
      parent.app.evaluate(() => (document.querySelector('#excluding') as HTMLStyleElement).sheet?.cssRules[0]?.cssText);
    expect(await look()).toEqual(['0.5', '3']);
    const before = await selectors();
    await parent.call('setModifiersForSelectedElement', ['hover'], heading());
    await expect.poll(look).toEqual(['1', '0']);
    await parent.call('setModifiersForSelectedElement', [], heading());
    await expect.poll(look).toEqual(['0.5', '3']);
    expect(await selectors()).toBe(before);
    await parent.app.evaluate(() => document.querySelector('#excluding')?.remove());
  });

  // covers spec 4.27, 4.28
  it('previews moves: reorder, a new div, a new parent', async () => {
    const items = () => app('ul > *').evaluateAll((nodes) => nodes.map((node) => node.localName));
    const first = key(id('<li'), '0-0-0-10-0');
    await app('ul > li')
      .first()
      .evaluate((node) => Object.assign(node, { first: true }));
    await parent.call('tempMoveElement', first, 2);
    expect((await parent.next('SELECTED_ELEMENT_KEY')).elementKey).toBe(key(id('<li'), '0-0-0-10-2'));
    expect(
      await app('ul > li')
        .nth(2)
        .evaluate((node) => 'first' in node),
    ).toBe(true);
    await parent.call('tempMoveElement', key(id('<li'), '0-0-0-10-0'), 0);
    await parent.call('tempMoveElement', key(id('<li'), '0-0-0-10-0'), 9);
    await parent.call('tempAddDiv', id('<ul'), 1, 50, 20);
    await expect.poll(items).toEqual(['li', 'div', 'li', 'li']);
    expect(await app('ul > div').evaluate((node) => node.getBoundingClientRect().width)).toBe(50);
    await parent.call('tempMoveToNewParent', 80, 30, 100, 200, key(id('<main'), '0-0-0'));
    const box = app('visual-edit-overlay .box[data-kind="move"]:not([hidden])');
    await expect.poll(() => box.count()).toBe(1);
    expect(await box.evaluate((node) => [node.getBoundingClientRect().x, node.getBoundingClientRect().width])).toEqual([
      100, 80,
    ]);
    await parent.call('tempMoveToNewParent', 0, 0, 0, 0, '', true);
    await expect.poll(() => box.count()).toBe(0);
    await parent.call('applyChangeItemToDocument', { id: 'x', type: 'UNKNOWN', changeFields: {} });
    await expect.poll(items).toEqual(['li', 'li', 'li']);
    expect(
      await app('ul > li')
        .first()
        .evaluate((node) => 'first' in node),
    ).toBe(true);
  });

  // covers spec 3.11
  it('renames ids on the page and in the selection', async () => {
    const change = '3f2b1c1e-0000-4000-8000-000000000001';
    const placeholder = `tempo-add-jsx-placeholder-${change}`;
    const fields = { codebaseIdToAddTo: id('<ul'), addNativeTag: 'li', propsToSet: { children: 'new' } };
    await parent.call('applyChangeItemToDocument', { id: change, type: 'ADD_JSX', changeFields: fields });
    expect((await parent.next('INSTANT_UPDATE_DONE')).instantUpdateData.addedIds).toEqual([placeholder]);
    await parent.call('setSelectedElement', key(placeholder, '0-0-0-10-3'));
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    const given = 'tempo-00000000-0000-4000-8000-000000000009';
    await parent.call('updateCodebaseIds', { [placeholder]: given }, {}, {});
    expect((await parent.next('SELECTED_ELEMENT_KEY')).elementKey).toBe(key(given, '0-0-0-10-3'));
    expect(await app(`.${given}`).textContent()).toBe('new');
    await parent.call('cancelInstantUpdate', change);
    await expect.poll(() => app(`.${given}`).count()).toBe(0);
  });

  it('dispatches events of the parent in the page', async () => {
    await parent.app.evaluate(() => {
      document.addEventListener('editor-news', (event) =>
        Object.assign(window, { news: (event as CustomEvent).detail }),
      );
    });
    await parent.call('dispatchEvent', 'editor-news', { detail: { a: 1 } });
    await expect.poll(() => parent.app.evaluate(() => (window as never as { news: unknown }).news)).toEqual({ a: 1 });
  });

  // covers spec 2.3, 7.28
  it('tells the address when the app goes elsewhere', async () => {
    await parent.app.evaluate(() => history.pushState({}, '', '/elsewhere?x=1'));
    expect((await parent.next('LATEST_HREF')).href).toMatch(/\/elsewhere\?x=1$/);
    await parent.app.evaluate(() => history.pushState({}, '', '/'));
  });
});

describe('questions', () => {
  beforeAll(attach);

  const ask = async (message: Record<string, unknown>) => {
    await parent.clear();
    await parent.send(message);
    const find = (wanted: unknown) =>
      parent.page.evaluate(
        (one) => (window as never as { received: { id: unknown }[] }).received.find((m) => m.id === one) ?? null,
        wanted,
      );
    await expect.poll(() => find(message.id)).not.toBeNull();
    return find(message.id);
  };
  const inspect = (payload: unknown) => ask({ id: 'q', type: 'inspectElement', payload });

  // covers spec 5.14, 7.34, 7.36, 7.37
  it('answers props and state by markers', async () => {
    const answer = await inspect({ componentName: 'Card', isComponent: true, componentElementId: id('title="Two"') });
    expect(answer).toEqual({ id: 'q', props: { title: 'Two', children: 'second' }, state: { 0: false } });
    const element = await inspect({ componentName: 'button', isComponent: false, tempoElementID: id('<button') });
    expect(element).toMatchObject({ props: { onClick: 'TEMPO_FUNCTION_TYPE', children: 'TEMPO_OBJECT_TYPE' } });
    expect(await ask({ id: 's', type: 'GET_STATE_AND_PROPS', payload: { componentName: 'App' } })).toMatchObject({
      id: 's',
      state: { 1: false },
    });
  });

  // covers spec 7.34
  it('answers for the instance that is named, by its id or its key', async () => {
    const second = id('title="Two"');
    const path = await app('.title').evaluateAll(([, node]) => {
      const indexes: number[] = [];
      for (let at = node as Element; at !== document.body; at = at.parentElement as Element) {
        indexes.unshift([...(at.parentElement as Element).children].indexOf(at));
      }
      return [0, ...indexes].join('-');
    });
    const title = id('<h2', 'src/Card.jsx');
    const ofTwo = { props: { title: 'Two' } };
    const asked: [Record<string, unknown>, unknown][] = [
      [{ componentName: 'Card', isComponent: true, tempoElementID: second }, ofTwo],
      [{ componentName: 'Card', isComponent: true, tempoElementID: key(second, path.replace(/-\d+$/, '')) }, ofTwo],
      [{ componentName: 'Card', isComponent: true, componentElementId: second }, ofTwo],
      [{ componentName: 'h2', tempoElementID: title, componentElementId: second }, { props: { children: 'Two' } }],
      [{ componentName: 'h2', tempoElementID: key(title, path) }, { props: { children: 'Two' } }],
      [{ componentName: 'h2', tempoElementID: title }, { props: { children: 'One' } }],
      [{ componentName: 'Card', isComponent: true, tempoElementID: title }, { error: 'No component found' }],
      [{ componentName: 'h1', tempoElementID: id('<h1'), componentElementId: second }, { error: 'No component found' }],
    ];
    for (const [payload, answer] of asked)
      expect(await inspect(payload), JSON.stringify(payload)).toMatchObject(answer as object);
  });

  // covers spec 5.12, 5.13, 5.14, 7.37, 8.4, 8.9
  it('answers with the errors of the spec', async () => {
    const missing = { tempoElementID: 'tempo-00000000-0000-4000-8000-000000000000' };
    const asked: [Record<string, unknown>, string][] = [
      [{}, 'No component name'],
      [{ isComponent: true, ...missing }, 'No component name'],
      [{ componentName: 'X', isComponent: false }, 'Could not find element'],
      [{ componentName: 'X', isComponent: true }, 'No component found'],
      [{ componentName: 'Card', isComponent: true, ...missing }, 'No component found'],
      [{ componentName: 'h1', isComponent: false, ...missing }, 'No component found'],
    ];
    for (const [payload, error] of asked) {
      expect(await inspect(payload), JSON.stringify(payload)).toEqual({ id: 'q', error });
    }
    expect(await ask({ id: 's', type: 'GET_STATE_AND_PROPS', payload: { componentName: 'X' } })).toEqual({
      id: 's',
      error: 'No component found',
    });
    expect(complaints.join('\n')).toContain('No component found');
  });

  // covers spec 5.11
  it('ignores those without payload or id', async () => {
    await parent.send({ id: 'x', type: 'inspectElement' });
    await parent.send({ type: 'inspectElement', payload: { componentName: 'Card' } });
    expect(await inspect({})).not.toBeNull();
    expect(await replies()).toEqual([]);
  });
});

describe('change items as other editors of the family spell them', () => {
  beforeAll(attach);

  const modifiers: string[] = [];
  const known = [{ tailwind: 'text-brand', css: 'color: rgb(9, 8, 7)' }];
  const heading = () => app('.heading');
  const color = () => heading().evaluate((node) => getComputedStyle(node).color);
  /** Applies one, and says whether it was shown; the answer holds the item as it came. */
  const apply = async (type: string, changeFields: Record<string, unknown>) => {
    const item = {
      id: crypto.randomUUID(),
      type,
      changeName: '',
      changeFields,
      prevIdToNewIdMap: {},
      _consumed: false,
    };
    await parent.call('applyChangeItemToDocument', item);
    const done = await parent.next('INSTANT_UPDATE_DONE', ({ changeItem }) => changeItem.id === item.id);
    const { instantUpdateSuccessful } = done;
    expect(done.changeItem).toEqual({ ...item, instantUpdateFinished: true, instantUpdateSuccessful });
    return { item, isShown: done.instantUpdateSuccessful };
  };

  it('a list of classes in place of custom properties adds no declaration, and says what an added class means', async () => {
    const styling = { codebaseId: id('<h1'), stylingChanges: { color: 'rgb(1, 1, 1)' }, stylingFramework: 'Tailwind' };
    const styled = await apply('STYLING', { ...styling, modifiers, customProperties: known });
    expect(await color()).toBe('rgb(1, 1, 1)');
    await parent.done('cancelInstantUpdate', styled.item.id);
    const adding = { codebaseIdToAddClass: id('<h1'), className: 'text-brand', addingTailwindClass: true };
    const added = await apply('ADD_CLASS', { ...adding, modifiers, customProperties: known, cssEquivalent: null });
    expect(await color()).toBe('rgb(9, 8, 7)');
    await parent.done('cancelInstantUpdate', added.item.id);
    expect(await color()).toBe('rgb(1, 2, 3)');
  });

  it('a text without the old one', async () => {
    const { item, isShown } = await apply('EDIT_TEXT', { codebaseIdToEditText: id('<h1'), newText: 'Howdy' });
    expect(isShown).toBe(true);
    expect(await heading().textContent()).toBe('Howdy');
    await parent.done('cancelInstantUpdate', item.id);
    expect(await heading().textContent()).toBe('Hello there');
  });

  it('undo and redo with the whole change in them', async () => {
    const styling = { codebaseId: id('<h1'), stylingChanges: { color: 'rgb(1, 1, 1)' }, stylingFramework: 'Inline' };
    const { item } = await apply('STYLING', { ...styling, modifiers, customProperties: [] });
    expect((await apply('UNDO', { changeToUndo: item, matchingActivityFlushed: false })).isShown).toBe(true);
    expect(await color()).toBe('rgb(1, 2, 3)');
    expect((await apply('REDO', { changeToRedo: item })).isShown).toBe(true);
    expect(await color()).toBe('rgb(1, 1, 1)');
    await parent.done('cancelInstantUpdate', item.id);
    // forgotten by now, as in a page that was loaded since
    expect((await apply('REDO', { changeToRedo: item })).isShown).toBe(true);
    expect(await color()).toBe('rgb(1, 1, 1)');
    await parent.done('cancelInstantUpdate', item.id);
    expect(await color()).toBe('rgb(1, 2, 3)');
  });
});

describe('calls that are none', () => {
  beforeAll(attach);

  const names = [
    'eval',
    'Function',
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
    'open',
    'fetch',
    'setTimeout',
    'postMessage',
    'close',
    'then',
    'a.b',
    '[object Object]',
    'appOwnFunction',
    '',
    'x'.repeat(100_000),
  ];

  // covers spec 5.15, 7.38, 8.14
  it('[S-98] are logged as unknown and get no reply', async () => {
    await parent.app.evaluate(() =>
      Object.assign(window, { appOwnFunction: () => Object.assign(window, { called: true }) }),
    );
    for (const functionName of names)
      await parent.send({ id: 'x', type: 'executeFunction', payload: { functionName, args: ['x'] } });
    await parent.send({ id: 'x', type: 'executeFunction', payload: { functionName: { a: 1 }, args: [] } });
    await parent.send(null);
    await parent.send('text');
    await parent.call('checkIfHydrationError');
    await parent.next('LATEST_HYDRATION_ERROR_STATUS');
    expect(complaints.filter((line) => line.includes('unknown function'))).toHaveLength(names.length + 1);
    expect(complaints.every((line) => line.length < 300)).toBe(true);
    expect(await replies()).toEqual([]);
    expect(await parent.app.evaluate(() => 'called' in window)).toBe(false);
  });

  it('[S-99] with wrong, too many or too large arguments do nothing', async () => {
    const wrong: [string, unknown][] = [
      ['setZoomPerc', ['2']],
      ['setZoomPerc', [0]],
      ['setZoomPerc', [Number.NaN]],
      ['setMultiselectedElementKeys', [[1]]],
      ['syntheticMouseOver', [{ x: 1 }]],
      ['applyChangeItemToDocument', [{ id: 1 }]],
      ['getElementClassList', new Array(17).fill('')],
      ['getElementClassList', ['x'.repeat(1024 * 1024 + 1)]],
      ['getElementClassList', 'text'],
      ['initProject', ['bad id!', {}, {}, null, {}, 'APPLICATION', null, '']],
      ['initProject', ['sb', {}, {}, null, {}, 'PAGE', null, '']],
      ['initProject', ['sb', { 'bad id!': null }, {}, null, {}, 'APPLICATION', null, '']],
      ['setNewLookups', [{ 'bad id!': null }, {}]],
      ['updateCodebaseIds', [{ 'tempo-1': 'bad id!' }, {}, {}]],
    ];
    for (const [functionName, args] of wrong)
      await parent.send({ id: 'x', type: 'executeFunction', payload: { functionName, args } });
    await parent.call('checkIfHydrationError');
    await parent.next('LATEST_HYDRATION_ERROR_STATUS');
    expect(complaints).toHaveLength(wrong.length);
    expect(complaints.join('\n')).toContain('storyboard id contains invalid chars');
    expect(complaints.join('\n')).toContain('storyboard type is one of APPLICATION, STORY, COMPONENT, not "PAGE"');
    expect(complaints.filter((line) => line.includes('codebase id contains invalid chars'))).toHaveLength(3);
    expect(await replies()).toEqual([]);
  });

  // covers spec 7.35
  it('[S-85] may come compressed, up to a size', async () => {
    const zoom = () =>
      app('visual-edit-overlay').evaluate((node) => (node as HTMLElement).style.getPropertyValue('--w'));
    const send = (compressedArgs: string) =>
      parent.send({ id: 'x', type: 'executeFunction', payload: { functionName: 'setZoomPerc', compressedArgs } });
    await send('\u3682\u60ba\u4000');
    await expect.poll(zoom).toBe('0.5px');
    await parent.call('setZoomPerc', 1);
    await send('NoJgukA=');
    await expect.poll(zoom).toBe('0.5px');
    await send('NoJ');
    await parent.call('setZoomPerc', 1);
    await expect.poll(zoom).toBe('1px');
    expect(complaints.join('\n')).toContain('compressed text ends');
  });
});

describe('the bundle', () => {
  const code = () => readFileSync(`${REPOSITORY}/dist/runtime/runtime.js`, 'utf8');
  /** The match only, so that a failure does not print the bundle. */
  const find = (pattern: RegExp) => pattern.exec(code())?.[0];

  it('is one small file of its own', () => {
    expect(gzipSync(code()).length).toBeLessThanOrEqual(60_000);
    expect(find(/\bimport\s*[({'"`]|\bfrom\s*['"`]|['"`]node:|process\.env|@babel\//)).toBeUndefined();
  });

  it('[S-96] names the target of every message', () => {
    expect(find(/postMessage\([^)]*['"`]\*['"`]/)).toBeUndefined();
  });
});
