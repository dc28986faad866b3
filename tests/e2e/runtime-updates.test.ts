/** Instant updates in Chromium: shown at once, gone without a trace, and handed over to React's refresh without a flash. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangeFields, type ChangeItem, type ChangeType, createChange } from '../../src/protocol/changes.ts';
import { launchBrowser } from '../support/browser.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent, STORYBOARD } from './runtime-parent.ts';

const APP = 'src/App.jsx';
let browser: Browser;
let parent: Parent;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  parent = await openParent(browser, RUNTIME_APP);
  await parent.init();
  complaints = [];
  parent.page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  parent.page.on('pageerror', (error) => complaints.push(String(error)));
});
afterAll(async () => {
  await parent?.close();
  await browser?.close();
});
beforeEach(async () => {
  complaints.splice(0);
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const id = (text: string, file = APP) => parent.idAt(file, text);
const html = () => parent.app.evaluate(() => document.body.innerHTML);

/** The page as a user sees it: hidden originals left out, text and tags kept. */
const shown = () =>
  parent.app.evaluate(() => {
    const copy = document.querySelector('.page')?.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.tempo-display-none-until-refresh')) hidden.remove();
    return copy.innerHTML;
  });

async function apply<T extends ChangeType>(type: T, fields: ChangeFields[T], more: Partial<ChangeItem> = {}) {
  await parent.clear();
  const change = { ...createChange(crypto.randomUUID(), type, fields), ...more };
  await parent.call('applyChangeItemToDocument', change);
  const done = await parent.next('INSTANT_UPDATE_DONE');
  const { instantUpdateSuccessful } = done;
  expect(done.changeItem).toMatchObject({ id: change.id, instantUpdateFinished: true, instantUpdateSuccessful });
  return { change, done };
}

async function cancel(change: ChangeItem): Promise<void> {
  await parent.call('cancelInstantUpdate', change.id);
  // calls over one port are in order: once this is answered, the cancel is done
  await parent.clear();
  await parent.call('getElementClassList', '');
  await parent.next('ELEMENT_CLASS_LIST');
}

const h1 = () => id('<h1');
const CASES: { name: string; change: () => [ChangeType, unknown]; shows: () => Promise<unknown>; as: unknown }[] = [
  {
    name: 'EDIT_TEXT in every item of a list',
    change: () => ['EDIT_TEXT', { codebaseIdToEditText: id('<li', APP), oldText: 'Item', newText: 'Thing' }],
    shows: () => app('.item').allTextContents(),
    as: ['Thing', 'Thing', 'Thing'],
  },
  {
    name: 'EDIT_TEXT of a run between elements',
    change: () => [
      'EDIT_TEXT',
      { codebaseIdToEditText: id('className="mixed"'), oldText: 'words', newText: 'letters' },
    ],
    shows: () => app('.mixed').textContent(),
    as: 'Some bold letters',
  },
  {
    name: 'ADD_CLASS with CSS that no sheet has',
    change: () => ['ADD_CLASS', { codebaseIdToAddClass: h1(), className: 'p-[13px]', cssEquivalent: 'padding: 13px;' }],
    shows: () =>
      app('.heading').evaluate((node) => [node.classList.contains('p-[13px]'), getComputedStyle(node).padding]),
    as: [true, '13px'],
  },
  {
    name: 'REMOVE_CLASS',
    change: () => ['REMOVE_CLASS', { codebaseIdToRemoveClass: id('<section', 'src/Card.jsx'), className: 'card' }],
    shows: () => app('.card').count(),
    as: 0,
  },
  {
    name: 'UPDATE_CLASSES',
    change: () => [
      'UPDATE_CLASSES',
      {
        codebaseIdToUpdateClass: h1(),
        oldClasses: ['heading'],
        newClasses: ['wide', 'm-7'],
        involvedClasses: [{ tailwind: 'm-7', css: '.m-7 { margin: 28px; }' }],
      },
    ],
    shows: () =>
      app('h1').evaluate((node) => [
        node.classList.contains('heading'),
        getComputedStyle(node).margin,
        getComputedStyle(node).width,
      ]),
    as: [false, '28px', '300px'],
  },
  {
    name: 'REMOVE_JSX',
    change: () => ['REMOVE_JSX', { codebaseIdsToRemove: [h1(), h1(), id('<ul')] }],
    shows: () => parent.app.evaluate(() => ['h1', 'ul'].map((tag) => document.querySelector(tag)?.checkVisibility())),
    as: [false, false],
  },
  {
    name: "STYLING with a value over a sheet's",
    change: () => [
      'STYLING',
      { codebaseId: h1(), stylingChanges: { color: 'rgb(9, 9, 9)', paddingTop: '7px' }, stylingFramework: 'CSS' },
    ],
    shows: () => app('.heading').evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node).paddingTop]),
    as: ['rgb(9, 9, 9)', '7px'],
  },
  {
    name: 'STYLING that unsets an inline value',
    change: () => [
      'STYLING',
      {
        codebaseId: id('<button className="through"'),
        stylingChanges: { pointerEvents: null },
        stylingFramework: 'Inline',
      },
    ],
    shows: () => app('.through').evaluate((node) => getComputedStyle(node).pointerEvents),
    as: 'auto',
  },
  {
    name: 'CHANGE_PROP',
    change: () => [
      'CHANGE_PROP',
      { codebaseIdToChange: id('<input'), propName: 'placeholder', propValue: 'full name' },
    ],
    shows: () => app('.field').getAttribute('placeholder'),
    as: 'full name',
  },
  {
    name: 'CHANGE_TAG',
    change: () => ['CHANGE_TAG', { codebaseIdToChange: h1(), newTagName: 'h2' }],
    shows: () => app('h2.heading').textContent(),
    as: 'Hello there',
  },
  {
    name: 'WRAP_DIV around neighbours',
    change: () => ['WRAP_DIV', { codebaseIdsToWrap: [id('<a className="link"'), id('<input')] }],
    shows: () => app('.tempo-wrap-in-div-placeholder > *').evaluateAll((nodes) => nodes.map((node) => node.localName)),
    as: ['a', 'input'],
  },
  {
    name: 'UNWRAP',
    change: () => ['UNWRAP', { codebaseIdsToUnwrap: [id('<ul')] }],
    shows: () => app('main > li').count(),
    as: 3,
  },
  {
    name: 'DUPLICATE under placeholder ids',
    change: () => ['DUPLICATE', { codebaseIdsToDuplicate: [id('className="mixed"')] }],
    shows: () =>
      app('[class*="tempo-duplicate-placeholder-tempo-"]').evaluateAll((nodes) => nodes.map((node) => node.localName)),
    as: ['p', 'b'],
  },
  {
    name: 'ADD_JSX of a native tag before another',
    change: () => [
      'ADD_JSX',
      {
        codebaseIdToAddTo: id('<main'),
        beforeCodebaseId: h1(),
        addNativeTag: 'em',
        propsToSet: { children: 'new', className: 'fresh' },
      },
    ],
    shows: () =>
      app('main > *').evaluateAll((nodes) => nodes.slice(0, 2).map((node) => `${node.localName}:${node.textContent}`)),
    as: ['em:new', 'h1:Hello there'],
  },
  {
    name: 'ADD_JSX of HTML, made inert',
    change: () => [
      'ADD_JSX',
      {
        codebaseIdToAddTo: id('<main'),
        addCodebaseId: 'x',
        htmlForInstantUpdate:
          '<div class="added"><img src=x onerror="window.ran=1"><script>window.ran=2</script><a href="javascript:window.ran=3">x</a></div>',
      },
    ],
    shows: () =>
      app('.added').evaluate((node) => [
        node.querySelectorAll('script,[onerror],[href]').length,
        (window as never as { ran?: number }).ran,
      ]),
    as: [0, undefined],
  },
  {
    name: 'STYLING of a rule, on all that it is for and that look the same',
    change: () => [
      'STYLING',
      {
        codebaseId: id('<button className="static-button"'),
        stylingChanges: { letterSpacing: '2px' },
        stylingFramework: 'CSS',
        rule: { filename: 'src/app.css', selector: 'button', line: 1, conditions: ['@media print', '.page'] },
      },
    ],
    shows: () =>
      Promise.all(
        ['.static-button', '.opener', 'h1'].map((one) =>
          app(one).evaluate((node) => getComputedStyle(node).letterSpacing),
        ),
      ),
    as: ['2px', '2px', '1px'],
  },
  {
    name: 'MOVE_JSX into a list, once per item',
    change: () => ['MOVE_JSX', { codebaseIdToMove: h1(), codebaseIdToMoveTo: id('<li') }],
    shows: () => app('.item').allInnerTexts(),
    as: Array.from({ length: 3 }, () => expect.stringMatching(/Item\s*Hello there/)),
  },
  {
    name: 'MOVE_JSX among siblings',
    change: () => ['MOVE_JSX', { codebaseIdToMove: h1(), codebaseIdToMoveTo: id('<main'), afterCodebaseId: id('<ul') }],
    shows: () => app('ul + *').evaluate((node) => node.localName),
    as: 'h1',
  },
  {
    name: 'MOVE_JSX to another parent',
    change: () => ['MOVE_JSX', { codebaseIdToMove: h1(), codebaseIdToMoveTo: id('<ul') }],
    shows: () => app('ul > h1').textContent(),
    as: 'Hello there',
  },
  {
    name: 'EDIT_TOKEN',
    change: () => ['EDIT_TOKEN', { name: '--brand', value: 'rgb(4, 4, 4)' }],
    shows: () => parent.app.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
    as: 'rgb(4, 4, 4)',
  },
];

describe('each type', () => {
  // covers spec 3.12, 4.1, 4.5, 4.10, 7.31
  it.each(CASES)('$name is shown, and taken back without a trace', async ({ change, shows, as }) => {
    const before = await html();
    const [type, fields] = change();
    const { done, change: item } = await apply(type, fields as ChangeFields[typeof type]);
    expect(done.instantUpdateSuccessful).toBe(true);
    expect(await shows()).toEqual(as);
    await cancel(item);
    expect(await html()).toBe(before);
    expect(complaints).toEqual([]);
  });

  it.each(CASES)('$name leaves React its nodes: the app goes on rendering', async ({ change }) => {
    const [type, fields] = change();
    const { change: item } = await apply(type, fields as ChangeFields[typeof type]);
    const count = Number((await app('.counter').textContent())?.slice(6));
    await parent.app.evaluate(() => document.querySelector<HTMLElement>('.counter')?.click());
    await expect.poll(() => app('.counter').first().textContent()).toBe(`Count ${count + 1}`);
    await cancel(item);
    expect(await app('.heading').textContent()).toBe('Hello there');
    expect(complaints).toEqual([]);
  });

  // covers spec 4.3, 4.10
  it('says so when it cannot show a change', async () => {
    const gone = 'tempo-00000000-0000-4000-8000-000000000000';
    const missing = await apply('EDIT_TEXT', { codebaseIdToEditText: gone, oldText: 'a', newText: 'b' });
    expect(missing.done.instantUpdateSuccessful).toBe(false);
    const unknown = await apply('UNKNOWN', {});
    expect(unknown.done.instantUpdateSuccessful).toBe(false);
    const invented = await apply('UNKNOWN', {}, { type: 'INVENTED' as 'UNKNOWN' });
    expect(invented.done.instantUpdateSuccessful).toBe(false);
    expect(complaints.join('\n')).toContain('Unknown change type: INVENTED');
    await apply('MOVE_JSX', { codebaseIdToMove: h1(), codebaseIdToMoveTo: gone });
    expect(complaints.join('\n')).toContain('Could not find new parent element for instant update');
  });

  // covers spec 3.11
  it('tells what was removed, by the key of the parent', async () => {
    const { change, done } = await apply('REMOVE_JSX', { codebaseIdsToRemove: [id('<h3')].concat(h1()) });
    const [[parentKey, removed] = []] = Object.entries(done.instantUpdateData.parentToElementKeysRemoved ?? {});
    expect(parentKey).toContain(id('<main'));
    expect(removed?.[0]).toMatchObject({ outerHTML: expect.stringContaining('Hello there') });
    expect(removed?.[0]?.elementKeyRemoved).toContain(h1());
    await cancel(change);
  });

  // covers spec 3.10, 3.11
  it('tells which class of the source was added, and by which class the page shows it', async () => {
    const fields = { codebaseIdToAddClass: h1(), className: 'p-4', cssEquivalent: 'padding: 16px;' };
    const { change, done } = await apply('ADD_CLASS', fields);
    expect(done.changeItem).toMatchObject({ id: change.id, type: 'ADD_CLASS', changeName: 'Add Class' });
    const { codebaseAddedClass, addedClass } = done.instantUpdateData;
    expect(codebaseAddedClass).toBe('p-4');
    expect(addedClass).toMatch(/^tempo-instant-styling-/);
    expect(await app('.heading').getAttribute('class')).toContain(addedClass);
    await cancel(change);
  });
});

describe('undo', () => {
  // covers spec 3.23, 3.24, 4.12
  it('of an update that is still shown takes it away, redo shows it again', async () => {
    const { change } = await apply('ADD_CLASS', { codebaseIdToAddClass: h1(), className: 'wide' });
    const undo = await apply('UNDO', { changeToUndo: change.id });
    expect(undo.done.instantUpdateSuccessful).toBe(true);
    expect(await app('.heading').getAttribute('class')).not.toContain('wide');
    const redo = await apply('REDO', { changeToRedo: change.id });
    expect(redo.done.instantUpdateSuccessful).toBe(true);
    expect(await app('.heading').getAttribute('class')).toContain('wide');
    await cancel(change);
  });

  // covers spec 4.11
  it('is instant for remove, add-class and styling only', async () => {
    const { change } = await apply('EDIT_TEXT', { codebaseIdToEditText: h1(), oldText: 'Hello there', newText: 'x' });
    expect((await apply('UNDO', { changeToUndo: change.id })).done.instantUpdateSuccessful).toBe(false);
    await cancel(change);
  });
});

it('an element keeps the transition that the editor reads, though none runs while STYLING is shown', async () => {
  const easing = 'transition: opacity 400ms';
  const shown = { codebaseIdToAddClass: h1(), className: 'eased', cssEquivalent: easing };
  const { change: eased } = await apply('ADD_CLASS', shown);
  const read = () => app('h1').evaluate((node) => getComputedStyle(node).transition);
  await expect.poll(read).toContain('opacity 0.4s');
  const fields = { codebaseId: h1(), stylingChanges: { opacity: '0.5' }, stylingFramework: 'CSS' as const };
  const { change } = await apply('STYLING', fields);
  await parent.call('getCssEvals', `TE_${h1()}_${STORYBOARD}_0-0-0-0`);
  const { cssEvals } = await parent.next('CSS_EVALS_FOR_ELEMENT');
  expect(cssEvals).toMatchObject({ opacity: '0.5', transition: expect.stringContaining('opacity 0.4s') });
  expect(await app('h1').evaluate((node) => node.getAnimations().length)).toBe(0);
  expect(await read()).toBe('none');
  await cancel(change);
  await cancel(eased);
});

it('STYLING shows what the saved class brings along, until it is cancelled', async () => {
  const look = () =>
    app('.heading').evaluate((node) => [getComputedStyle(node).fontSize, getComputedStyle(node).lineHeight]);
  const before = await look();
  const size = { codebaseId: h1(), stylingChanges: { 'font-size': '20px' }, stylingFramework: 'Tailwind' } as const;
  const { change } = await apply('STYLING', size, { instantUpdateStyles: { 'line-height': 'calc(7 / 5)' } });
  expect(await look()).toEqual(['20px', '28px']);
  await cancel(change);
  expect(await look()).toEqual(before);
});

describe('while a flush runs', () => {
  // covers spec 4.8
  it('only styling and classes are shown', async () => {
    await parent.call('setIsFlushing', true);
    const styled = await apply('STYLING', {
      codebaseId: h1(),
      stylingChanges: { color: 'red' },
      stylingFramework: 'CSS',
    });
    const removed = await apply('REMOVE_JSX', { codebaseIdsToRemove: [h1()] });
    expect([styled.done.instantUpdateSuccessful, removed.done.instantUpdateSuccessful]).toEqual([true, false]);
    await parent.call('setIsFlushing', false);
    await cancel(styled.change);
  });
});

describe('hot update', () => {
  /** Writes the source as the server would, and collects the look of each frame until the page shows `expected`. */
  async function rewrite(from: string, to: string, look: string): Promise<string[]> {
    await parent.app.evaluate((selector) => {
      const frames: string[] = [];
      Object.assign(window, { frames_seen: frames, watching: true });
      const watch = () => {
        const visible = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
        frames.push(visible.map((node) => node.outerHTML.replace(/ ?tempo-[\w-]+/g, '')).join(''));
        if ((window as never as { watching: boolean }).watching) requestAnimationFrame(watch);
      };
      watch();
    }, look);
    const source = parent.project.read(APP);
    expect(source).toContain(from);
    await parent.refreshing(async () => writeFileSync(join(parent.project.root, APP), source.replace(from, to)));
    return parent.app.evaluate(() => {
      Object.assign(window, { watching: false });
      return [...new Set((window as never as { frames_seen: string[] }).frames_seen)];
    });
  }

  // covers spec 4.7
  it('takes over from the preview without a frame of the old page', async () => {
    await app('.heading').evaluate((node) => Object.assign(window, { marked: node }));
    await apply('EDIT_TEXT', { codebaseIdToEditText: h1(), oldText: 'Hello there', newText: 'Hello again' });
    const frames = await rewrite('Hello there', 'Hello again', '.heading');
    expect(frames).toEqual(['<h1 class="heading">Hello again</h1>']);
    expect(await app('.heading').evaluate((node) => node === (window as never as { marked: Node }).marked)).toBe(true);
    await rewrite('Hello again', 'Hello there', '.heading');
  });

  it('takes over a move to another parent, and React keeps its tree', async () => {
    await apply('MOVE_JSX', { codebaseIdToMove: id('className="mixed"'), codebaseIdToMoveTo: id('className="html"') });
    const element = '      <p className="mixed">\n        Some <b className="bold">bold</b> words\n      </p>\n';
    const frames = await rewrite(element, '', '.mixed');
    expect(frames.at(-1)).toBe('');
    expect(complaints.filter((line) => !line.includes('[vite]'))).toEqual([]);
    await rewrite('      <p className="gaps">', `${element}      <p className="gaps">`, '.mixed');
    await expect.poll(shown).toContain('<b class="bold');
  });

  // covers spec 4.7
  it('shows an edit again that the source does not have yet', async () => {
    const { change } = await apply('ADD_CLASS', { codebaseIdToAddClass: id('<ul'), className: 'wide' });
    const frames = await rewrite('Press me', 'Press you', '.list');
    expect(frames.every((frame) => frame.includes('list wide'))).toBe(true);
    await cancel(change);
    expect(await app('.list').getAttribute('class')).not.toContain('wide');
    await rewrite('Press you', 'Press me', '.list');
  });

  it('does not show an edit again that is undone already, though its undo is not instant', async () => {
    const copied = [id('className="mixed"')];
    const { change } = await apply('DUPLICATE', { codebaseIdsToDuplicate: copied });
    const { done } = await apply('UNDO', { changeToUndo: change.id });
    expect(done.instantUpdateSuccessful).toBe(false);
    expect(await app('.mixed').count()).toBe(2);
    await rewrite('Press me', 'Press you', '.mixed');
    expect(await app('.mixed').count()).toBe(1);
    await rewrite('Press you', 'Press me', '.mixed');
  });

  it('finds the selection again and tells its new key', async () => {
    await app('.heading').click();
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await rewrite('      <h1 className="heading">', '      <hr />\n      <h1 className="heading">', 'hr');
    const again = await parent.next('SELECTED_ELEMENT_KEY').catch(() => null);
    const now = again?.elementKey ?? null;
    expect(now?.split('_').at(-1)).toBe('0-0-0-1');
    expect(elementKey?.split('_').at(-1)).toBe('0-0-0-0');
    await rewrite('      <hr />\n', '', 'hr');
  });

  it('lets the user go on typing', async () => {
    await parent.done('setSelectedElement', null);
    await app('.heading').click();
    await app('.heading').click();
    await parent.next('START_EDITING_TEXT');
    await parent.page.keyboard.type('Half');
    await rewrite('Press me', 'Press you', '.heading');
    await parent.page.keyboard.type(' and half');
    await parent.page.keyboard.press('Enter');
    expect((await parent.next('EDITED_TEXT')).data.newText).toBe('Half and half');
    await rewrite('Press you', 'Press me', '.heading');
    expect(await app('.heading').textContent()).toBe('Hello there');
    expect(complaints).toEqual([]);
  });

  it('puts no class or node of ours into the markup that stays', async () => {
    const left = await parent.app.evaluate(() => document.body.innerHTML.match(/tempo-(?!(\w{8}-))[\w-]+/g));
    expect(left).toBeNull();
  });
});
