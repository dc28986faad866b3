/** The layers of a component or story alone: its own file, and what is inside its instances once one drills in. */
import { describe, expect, it } from 'vitest';
import { foldingOf, rowKeyOf } from '../../src/editor-ui/layers/folding.ts';
import { drilledIn, drillInto, insidesOf, rowlessIn } from '../../src/editor-ui/layers/own-file.ts';
import { buildTreeModel } from '../../src/editor-ui/layers/tree-model.ts';
import { MAIN_FRAME, newFrame } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { type WrittenPage, writtenPage } from './written-page.ts';

type Type = 'COMPONENT' | 'STORY';

function setUp({ index, elements, key }: WrittenPage, file: string, type: Type = 'COMPONENT') {
  const component = { file, exportName: 'Shown' };
  const frame = { ...newFrame(MAIN_FRAME), tree: index, type, component };
  const store = createEditorStore({ elements, frames: { [MAIN_FRAME]: frame } });
  const rows = () => {
    const insides = insidesOf(index, elements, frame);
    const drilled = drilledIn(store.getState(), insides);
    const folded = new Set(rowlessIn(index, foldingOf(index, elements), insides, drilled));
    for (const one of store.getState().selection) folded.delete(one);
    const all = new Map([...index.items.keys()].map((each) => [each, true]));
    const model = buildTreeModel(index, '', all, undefined, folded);
    return model.rows.map((each) => `${'  '.repeat(model.row(each)?.level ?? 0)}${index.items.get(each)?.name}`);
  };
  const drill = (tag: string, isIn = true) => drillInto(store, key(tag), isIn);
  const select = (...tags: string[]) => store.setState({ selection: tags.map(key) });
  const row = (tag: string) => index.items.get(rowKeyOf(store.getState(), key(tag)) ?? '')?.name;
  return { rows, drill, select, row };
}

/** `Page` hands a paragraph to `Card`, which has a `Badge` with an icon of a package. */
const page = writtenPage([
  'MemoryRouter@setup',
  {},
  [
    'Page',
    {},
    [
      'main@Page',
      {},
      ['h1@Page in main'],
      [
        'Card@Page in main',
        {},
        [
          'article@Card',
          {},
          ['header@Card in article', {}, ['Badge@Card in header', {}, ['em@Badge'], ['i@Badge']]],
          ['p@Page in Card'],
        ],
      ],
      ['Icon@Page in main', {}, ['svg', {}, ['path']], ['title']],
    ],
  ],
]);

describe('a component alone', () => {
  it('has rows for its own file, also for what it hands to others', () => {
    const { rows } = setUp(page, 'src/Page.tsx');
    expect(rows()).toEqual(['Page', '  h1', '  Card', '    p', '  Icon']);
  });

  it('shows the inside of an instance, one file deeper each time', () => {
    const { rows, drill } = setUp(page, 'src/Page.tsx');
    drill('Card');
    expect(rows()).toEqual(['Page', '  h1', '  Card', '    header', '      Badge', '    p', '  Icon']);
    drill('Badge');
    expect(rows()).toContain('        em');
    drill('Card', false);
    expect(rows()).toEqual(['Page', '  h1', '  Card', '    p', '  Icon']);
    drill('Icon');
    expect(rows().slice(-4)).toEqual(['  Icon', '    svg', '      path', '    title']);
  });

  it('shows it while something in it is selected; the row of what is left out is its instance', () => {
    const { rows, select, row } = setUp(page, 'src/Page.tsx');
    expect([row('em'), row('p'), row('path')]).toEqual(['Card', 'p', 'Icon']);
    select('em');
    expect(rows()).toContain('        em');
    expect([row('em'), row('i'), row('header')]).toEqual(['em', 'i', 'header']);
    select('h1');
    expect(rows()).toHaveLength(5);
  });

  it('leaves nothing out where its file wrote nothing of the page', () => {
    const { rows } = setUp(
      writtenPage(['Page', {}, ['h1@Other'], ['Card@Other', {}, ['b@Card'], ['u@Card']]]),
      'src/index.tsx',
    );
    expect(rows()).toEqual(['h1', 'Card', '  b', '  u']);
  });
});

describe('a story', () => {
  const story = writtenPage([
    'Story',
    {},
    [
      'Frame@preview',
      {},
      [
        'div@preview',
        {},
        ['Button', {}, ['span@Button', {}, ['Icon@Button in span', {}, ['b@Icon'], ['u@Icon']], ['s@Button in span']]],
      ],
    ],
  ]);

  it('has the file of the component that it shows, inside decorators that are left out', () => {
    const { rows } = setUp(story, 'src/Button.stories.tsx', 'STORY');
    expect(rows().map((row) => row.trim())).toEqual(['Button', 'Icon', 's']);
  });

  it('that renders elements of its own has these', () => {
    const own = writtenPage([
      'Story',
      {},
      ['div@stories', {}, ['Button@stories in div', {}, ['b@Button'], ['u@Button']], ['p@stories in div']],
    ]);
    const { rows, drill } = setUp(own, 'src/stories.tsx', 'STORY');
    expect(rows().map((row) => row.trim())).toEqual(['div', 'Button', 'p']);
    drill('Button');
    expect(rows().map((row) => row.trim())).toEqual(['div', 'Button', 'b', 'u', 'p']);
  });
});

it('a page of the app has all its rows', () => {
  const { index, elements } = page;
  expect(insidesOf(index, elements, { type: 'APPLICATION', component: null }).size).toBe(0);
});
