import { describe, expect, it } from 'vitest';
import { toRequest } from '../../src/editor-ui/api/requests.ts';
import { editDynamicText, isMadeByPackage, isTextAsked } from '../../src/editor-ui/dynamic-text.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { EMPTY_INDEX, indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import {
  editableParts,
  markedIn,
  partChange,
  partWith,
  spansInText,
  wholeChange,
  withEdges,
} from '../../src/editor-ui/text-parts.ts';
import type { TextPart, TextPlace, TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree, type Sketch } from './trees.ts';

const place = (text: string, line = 3): TextPlace => ({
  file: 'src/data.ts',
  line,
  column: 4,
  start: line * 10,
  end: line * 10 + text.length,
  text,
});

/** Two items of a list, each with a heading. */
const PAGE = navTree({
  id: 5,
  children: ['Brands', '© 2023 Frontage'].map((text) => ({ id: 9, children: [{ id: 11, text }] })),
});

const OF_DATA: TextPart = { expression: 'brand.name', sources: [], reasons: [] };

function textOf(key: string, index: number, text: string, words: string, part = OF_DATA) {
  const { store } = bench();
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(PAGE) });
  const state = store.getState();
  const item = (state.frames[MAIN_FRAME]?.tree ?? EMPTY_INDEX).items.get(key);
  return item ? partChange(state, item, { index, part }, text, words) : null;
}

it('a text that was asked for is gone to also by a panel that comes late, and not once something else was chosen', () => {
  const { store, frame } = bench();
  const key = keyOf(11, '0-0-0');
  store.setState({ selection: [key] });
  editDynamicText({ store, frame } as unknown as Editor, key);
  expect(isTextAsked(store.getState(), key)).toBe(true);
  expect(isTextAsked(store.getState(), keyOf(11, '0-1-0'))).toBe(false);
  noteChoice(store);
  expect(isTextAsked(store.getState(), key)).toBe(false);
});

it("an instance's own words that its package shows in an element of its own are asked for where their field is", () => {
  const askedKey = (staticTextContents: boolean, text = 'Continue') => {
    const { store, frame } = bench();
    const children = [{ children: [{ text }] }];
    const tree = indexNavTree(navTree({ id: 1, children: [{ id: 4, component: true, children }] }));
    patchFrame(store, MAIN_FRAME, { tree });
    const elements = { [idOf(4)]: { codebaseId: idOf(4), staticTextContents } as TreeElement };
    store.setState({ elements, selection: [keyOf(4, '0-0')] });
    editDynamicText({ store, frame } as unknown as Editor, keyOf(4, '0-0'));
    const key = store.getState().textAsked?.key ?? '';
    return tree.items.get(key)?.text || key;
  };
  expect(askedKey(true)).toBe('Continue');
  // the literal has no blank: its field is that of the instance
  expect(askedKey(true, '登 录')).toBe(keyOf(4, '0-0'));
  // computed words are those of the instance's props
  expect(askedKey(false)).toBe(keyOf(4, '0-0'));
});

describe('the parts of a computed text', () => {
  it('are edited at the only literal whose words are shown', () => {
    const part = (sources: TextPlace[]) => ({ expression: 'x', sources, reasons: [] });
    const one = place('Brands');
    const literal = (sources: TextPlace[], ...shown: string[]) => editableParts([part(sources)], shown)[0]?.literal;
    expect(literal([one], 'Brands')).toBe(one);
    expect(literal([place('Centres', 1), one], 'For  Brands')).toBe(one);
    expect(literal([place('a', 1), place('b', 2)], 'ab')).toBeNull();
    expect(literal([], 'Brands')).toBeNull();
    // a literal that the page does not show is not the source, even if it is the only one
    expect(literal([place('button')], 'Export')).toBeNull();
    expect(literal([one], 'For ', 'Brands')).toBe(one);
    const long = 'word '.repeat(200);
    expect(literal([place(long)], long.slice(0, 500))).toMatchObject({ text: long });
  });
});

describe('the words under the pointer', () => {
  const part = (text: string | null, expression: string | null = null) => ({
    part: { expression, sources: [], reasons: [] },
    literal: text === null ? null : place(text),
  });

  it('mean the part that reads so', () => {
    const parts = [part('Great'), part(' pages for '), part('React')];
    expect(partWith(parts, 'pages  for')).toBe(1);
    expect(partWith(parts, 'React')).toBe(2);
    expect(partWith([part('a '.repeat(400)), part('b')], 'a '.repeat(250))).toBe(0);
  });

  it('mean the part without a literal if none reads so', () => {
    expect(partWith([part('©'), part(null, 'year'), part('. All')], '1970')).toBe(1);
    expect(partWith([part(null, 'a'), part(null, 'b')], '1970')).toBeNull();
  });

  it('mean any of two that read the same', () => {
    expect(partWith([part('New'), part('New')], 'New')).toBeNull();
  });

  it('are props where a package makes texts of its own in an instance', () => {
    const { store } = bench();
    const elements = { ...store.getState().elements, [idOf(5)]: { codebaseId: idOf(5) } as TreeElement };
    const isMade = (children: Sketch[], component = true) => {
      const tree = indexNavTree(navTree({ id: 1, children: [{ id: 4, component, children }] }));
      const item = tree.items.get(keyOf(4, '0-0'));
      return item && isMadeByPackage(elements, tree, item);
    };
    expect(isMade([{ text: 'Visits' }, { children: [{ text: 'Last week' }] }])).toBe(true);
    expect(isMade([{ text: 'Visits' }, { id: 5, text: 'Last week' }])).toBe(true);
    expect(isMade([{ children: [{ id: 5, text: 'Last week', children: [{ text: 'new' }] }] }])).toBe(false);
    expect(isMade([{ id: 5 }])).toBe(false);
    expect(isMade([{ text: 'Visits' }], false)).toBe(false);
  });
});

describe('a text of several parts', () => {
  const part = (shown: string | undefined, words: string | null = shown ?? null) => ({
    part: { expression: null, sources: [], reasons: [], ...(shown !== undefined && { shown }) },
    literal: words === null ? null : place(words),
  });

  it('is typed as one where each part has its place in it', () => {
    expect(spansInText([part('$'), part('5')], '$5')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(spansInText([part('Ann'), part('Lee', null)], 'Ann Lee')).toEqual([
      [0, 3],
      [4, 7],
    ]);
    // nothing of it can be edited, it is one part, or nobody knows which part shows what
    expect(spansInText([part('a', null), part('b', null)], 'ab')).toBeNull();
    expect(spansInText([part('a')], 'a')).toBeNull();
    expect(spansInText([part('a'), part(undefined, 'b')], 'ab')).toBeNull();
    expect(spansInText([part('a'), part('b')], `ab${'.'.repeat(500)}`)).toBeNull();
  });

  it('has the words meant marked, and all of it if they are a sign', () => {
    expect(markedIn('Hello Ann!', [0, 6])).toEqual([0, 5]);
    expect(markedIn('Hello Ann!', [6, 9])).toEqual([6, 9]);
    expect(markedIn('$5', [0, 1])).toEqual([0, 2]);
  });

  it('keeps the spaces that part one from the next, unless others are typed', () => {
    expect(withEdges('Hi', 'Hello ')).toBe('Hi ');
    expect(withEdges('sites by', ' pages for ')).toBe(' sites by ');
    expect(withEdges('sites\u00a0', ' pages ')).toBe(' sites\u00a0');
    expect(withEdges('', ' pages ')).toBe('');
    expect(withEdges('a', ' ')).toBe('a');
  });
});

describe('the change of one of them', () => {
  it('goes to the data of this item of a list', () => {
    expect(textOf(keyOf(11, '0-0-0'), 0, 'Brands', 'Labels')).toMatchObject({
      type: 'EDIT_TEXT',
      scope: 'data',
      dataIndex: 0,
      changeFields: { codebaseIdToEditText: idOf(11), oldText: 'Brands', newText: 'Labels', part: 0 },
    });
  });

  it('is that of the element where the words stand in its own JSX', () => {
    const change = textOf(keyOf(11, '0-0-0'), 0, 'Brands', 'Labels', { ...OF_DATA, expression: null });
    expect(change).toMatchObject({ changeFields: { codebaseIdToEditText: idOf(11), part: 0 } });
    for (const name of ['scope', 'dataIndex', 'instantUpdateKeys']) expect(change).not.toHaveProperty(name);
  });

  it('shows in all items where no other literal can be theirs', () => {
    const [first, second] = [keyOf(11, '0-0-0'), keyOf(11, '0-1-0')];
    const part = { ...OF_DATA, isOfAllItems: true as const };
    expect(textOf(second, 0, 'Brands', 'Labels', part)).toMatchObject({
      scope: 'data',
      dataIndex: 1,
      instantUpdateKeys: [second, first],
    });
  });

  it('is of the part whose words are different, where the whole text is typed', () => {
    const { store } = bench();
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(PAGE) });
    const state = store.getState();
    const item = state.frames[MAIN_FRAME]?.tree.items.get(keyOf(11, '0-1-0'));
    const own = { part: { expression: null, sources: [], reasons: [] }, literal: place('No. ') };
    const parts = [own, { part: OF_DATA, literal: place('Acme') }];
    const change = (words: string) => {
      const spans: [number, number][] = [
        [0, 4],
        [4, 8],
      ];
      const { changeFields, scope } = (item && wholeChange(state, item, { parts, spans }, 'No. Acme', words)) ?? {};
      const { part = null, oldText = '', newText = '' } = changeFields as Record<string, string>;
      return [part, oldText, newText, scope];
    };
    expect(change('Nr. Acme')).toEqual([0, 'No. ', 'Nr. ', undefined]);
    expect(change('The No. Acme')).toEqual([0, 'No. ', 'The No. ', undefined]);
    expect(change('No. Acne')).toEqual([null, 'No. Acme', 'No. Acne', 'data']);
    // between the parts, and in both
    expect(change('No. 1 Acme')).toEqual([null, 'No. Acme', 'No. 1 Acme', 'data']);
    expect(change('Beta')).toEqual([null, 'No. Acme', 'Beta', 'data']);
  });

  it('says which part it is of, and nothing of the others', () => {
    const change = textOf(keyOf(11, '0-1-0'), 2, 'Frontage', 'Storefront');
    expect(change).toMatchObject({
      dataIndex: 1,
      changeFields: { oldText: 'Frontage', newText: 'Storefront', part: 2 },
    });
    expect(change && toRequest(change).body).toMatchObject({ oldText: 'Frontage', newText: 'Storefront', part: 2 });
  });
});
