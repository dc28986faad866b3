import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TreeElement } from '../../src/protocol/api.ts';
import { chosen, createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;
const key = (id: string, path: string) => `TE_${id}_sb_${path}`;
const $ = (selector: string) => document.querySelector(selector) as Element;

beforeEach(() => {
  const card = (n: number) => `<section class="${idOf(1)}" data-n="${n}"><p class="${idOf(2)}">x</p></section>`;
  document.body.innerHTML = `<div id="root"><main class="${idOf(3)}">${[1, 2, 3].map(card).join('')}</main><hr></div>`;
  it1 = createAttachment();
});
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
});

describe('keys', () => {
  // covers spec 3.1
  it('name an element by id, storyboard and path', () => {
    expect(it1.parts.page.keyOf($('main'))).toBe(key(idOf(3), '0-0-0'));
    expect(it1.parts.page.keyOf($('hr'))).toBe('TE__sb_0-0-1');
    expect(it1.parts.page.keyOf($('#root'))).toBe('TE_root_sb_0-0');
    expect(it1.parts.page.keyOf(document.body)).toBe('TE_body_sb_0');
    expect(it1.parts.page.keyOf(document.createElement('div'))).toBeNull();
  });

  it('lead back to it', () => {
    const { page } = it1.parts;
    for (const element of document.body.querySelectorAll('*')) {
      expect(page.resolve(page.keyOf(element))).toEqual([element]);
    }
    expect(page.resolve('TE_STORYBOARD-TOP-CONSTANT_sb_0')).toEqual([$('#root')]);
    expect(page.resolve('TE_too_short')).toEqual([]);
    expect(page.resolve(null)).toEqual([]);
  });

  it('whose path moved on mean the nearest element of the id', () => {
    const second = key(idOf(2), '0-0-0-1-0');
    $('main').prepend(document.createElement('hr'));
    const [found] = it1.parts.page.resolve(second);
    expect(found?.parentElement?.getAttribute('data-n')).toBe('1');
    expect(it1.parts.page.resolve(key(idOf(9), '0-0-0'))).toEqual([]);
  });
});

describe('the name in a label', () => {
  const named = (id: string, name: string, isComponent: boolean) => {
    const { page } = it1.parts;
    const element = $('section');
    const at = key(id, '0-0-0-0');
    page.learn(new Map([[at, { name, isComponent, codebaseId: id, elements: [element] }]]), new Set());
    return page.describe(at, element);
  };
  const entry = { type: 'component-instance', componentName: 'Typography' } as TreeElement;

  it("of a component is its tag in the source, not the bundler's name", () => {
    it1.parts.project.mergeLookups({ [idOf(5)]: entry }, {});
    expect(named(idOf(5), 'Typography2', true)).toEqual({ name: 'Typography', component: true });
  });

  it("is React's for a component that the source does not have", () => {
    expect(named(idOf(5), 'Row', true)).toEqual({ name: 'Row', component: true });
  });

  it("of a component's root element is its own", () => {
    it1.parts.project.mergeLookups({ [idOf(5)]: entry }, {});
    expect(named(idOf(5), 'section', false)).toEqual({ name: 'section', component: false });
  });
});

describe('ids', () => {
  it('of the nearest tracked element, and none for mount elements and empty space', () => {
    const { page } = it1.parts;
    expect(page.trackedAncestor($('p'))).toBe($('p'));
    $('p').innerHTML = '<i></i>';
    expect(page.trackedAncestor($('i'))).toBe($('p'));
    expect(page.trackedAncestor($('hr'))).toBeNull();
    expect(page.trackedAncestor($('#root'))).toBeNull();
  });

  it('that were renamed mean the element under its new id', () => {
    const { page } = it1.parts;
    page.learnIds({ [idOf(7)]: idOf(8), [idOf(8)]: idOf(3) });
    expect(page.elementsOf(idOf(7))).toEqual([$('main')]);
    page.learnIds({ [idOf(3)]: idOf(7) });
    expect(page.elementsOf(idOf(7))).toEqual([]);
  });
});

describe('selection', () => {
  const last = () => it1.messages.at(-1);

  it('finds its element again under the key it has now', () => {
    const { selection } = it1.parts;
    selection.select(chosen(it1, document.querySelectorAll('p')[1] as Element));
    const before = selection.key;
    $('main').prepend(document.createElement('hr'));
    selection.refind();
    expect(last()).toMatchObject({
      id: 'SELECTED_ELEMENT_KEY',
      elementKey: key(idOf(2), '0-0-0-2-0'),
      sameAs: before,
    });
    const count = it1.messages.length;
    selection.refind();
    expect(it1.messages).toHaveLength(count);
  });

  it('goes to the node that stands for its element, where React kept the old node for another', () => {
    const { selection } = it1.parts;
    const [first, second] = [...document.querySelectorAll('section')] as Element[];
    first?.classList.replace(idOf(1), idOf(4));
    second?.classList.replace(idOf(1), idOf(5));
    selection.select(chosen(it1, second as Element));
    const before = selection.key;
    first?.classList.replace(idOf(4), idOf(5));
    second?.classList.replace(idOf(5), idOf(4));
    selection.refind();
    expect(selection.elements).toEqual([first]);
    expect(last()).toMatchObject({ elementKey: key(idOf(5), '0-0-0-0'), sameAs: before });
  });

  it('follows renamed ids', () => {
    const { selection } = it1.parts;
    selection.select(chosen(it1, $('main')));
    selection.renameIds((id) => (id === idOf(3) ? idOf(5) : null));
    expect(last()).toMatchObject({ elementKey: key(idOf(5), '0-0-0') });
  });

  it('of several ends with one left, and with a click', () => {
    const { selection } = it1.parts;
    const cards = [...document.querySelectorAll('section')];
    selection.select(chosen(it1, cards[0] as Element));
    selection.toggle(chosen(it1, cards[1] as Element));
    expect(last()).toMatchObject({
      id: 'MULTI_SELECTED_ELEMENT_KEYS',
      elementKeys: [key(idOf(1), '0-0-0-0'), key(idOf(1), '0-0-0-1')],
    });
    selection.toggle(chosen(it1, cards[0] as Element));
    expect(selection.multiKeys).toEqual([]);
    expect(last()).toMatchObject({ id: 'SELECTED_ELEMENT_KEY', elementKey: key(idOf(1), '0-0-0-1') });
    selection.toggle(chosen(it1, $('hr')));
    expect(selection.multiKeys).toEqual([]);
  });

  it('takes an element inside a sibling only as the exact one', () => {
    const { selection } = it1.parts;
    const first = $('section');
    const words = chosen(it1, $('section + section p'));
    selection.select(chosen(it1, first));
    const before = selection.key;
    selection.toggle(words);
    expect(selection.multiKeys).toEqual([before, chosen(it1, $('section + section')).key]);
    selection.select(chosen(it1, first));
    selection.toggle(words, true);
    expect(selection.multiKeys).toEqual([before, words.key]);
    selection.toggle(words, true);
    expect(last()).toMatchObject({ id: 'SELECTED_ELEMENT_KEY', elementKey: before });
  });
});
