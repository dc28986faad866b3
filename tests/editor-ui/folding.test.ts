/** The rows of pages as their authors wrote them. */
import { describe, expect, it } from 'vitest';
import { placeBetween } from '../../src/editor-ui/layers/drop-place.ts';
import { foldingOf, shownIn } from '../../src/editor-ui/layers/folding.ts';
import { buildTreeModel } from '../../src/editor-ui/layers/tree-model.ts';
import type { NavItem } from '../../src/editor-ui/store/nav-index.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { type Written, type WrittenPage, writtenPage } from './written-page.ts';

/** Each row with two spaces per level. @param unfolded tags of folded elements with a row of their own */
function rowsOf({ index, elements, key }: WrittenPage, unfolded: readonly string[] = [], query = ''): string[] {
  const folded = new Set(foldingOf(index, elements).folded);
  for (const tag of unfolded) folded.delete(key(tag));
  const all = new Map([...index.items.keys()].map((each) => [each, true]));
  const model = buildTreeModel(index, query, all, undefined, folded);
  return model.rows.map((each) => `${'  '.repeat(model.row(each)?.level ?? 0)}${index.items.get(each)?.name}`);
}

/** As `main.tsx`, `App.tsx` and a layout with an outlet make it. */
const routed = writtenPage([
  'BrowserRouter@main',
  {},
  [
    'App@main in BrowserRouter',
    {},
    [
      'Routes@App',
      {},
      [
        'Layout@App',
        {},
        ['nav@Layout', {}, ['a@Layout in nav']],
        [
          'main@Layout',
          {},
          ['Outlet@Layout in main', {}, ['Page@App', {}, ['h1@Page'], ['p@Page']]],
          ['hr@Layout in main'],
        ],
      ],
    ],
  ],
]);

describe('plumbing', () => {
  it('has no row: neither router nor outlet, nor a component that only draws them', () => {
    expect(rowsOf(routed)).toEqual(['Layout', '  nav', '    a', '  main', '    Page', '      h1', '      p', '    hr']);
  });

  it('has a row while it is selected, and when a search finds it', () => {
    expect(rowsOf(routed, ['App', 'Outlet']).filter((row) => !/ (nav|a|h1|p|hr)$/.test(row))).toEqual([
      'App',
      '  Layout',
      '    main',
      '      Outlet',
      '        Page',
    ]);
    expect(rowsOf(routed, [], 'outlet')).toEqual(['Layout', '  main', '    Outlet']);
  });

  it('are providers of the project, of one child and of several', () => {
    const provider = (...inside: Parameters<typeof writtenPage>) =>
      writtenPage(['Theme@main', {}, ['NextThemes@Theme', {}, ...inside]], ['footer@main']);
    expect(rowsOf(provider(['App@main in Theme', {}, ['div@App']]))).toEqual(['App', 'footer']);
    expect(
      rowsOf(provider(['App@main in Theme', {}, ['div@App']], ['Toaster@main in Theme', {}, ['section']])),
    ).toEqual(['App', 'Toaster', 'footer']);
  });

  it('is not a component whose package draws elements, or that styles the child it passes on', () => {
    const button = writtenPage([
      'Button@Page',
      {},
      ['Slot@Button', { takesClassName: true }, ['Link@Page in Button as a']],
    ]);
    expect(rowsOf(button)).toEqual(['Button', '  Link']);
    expect(rowsOf(writtenPage(['Chart@Page', {}, ['div', {}, ['Bar@Page in Chart', {}, ['path']]]]))).toEqual([
      'Chart',
      '  Bar',
    ]);
    const classes = { directlySetClassList: ['p-2'] };
    expect(rowsOf(writtenPage(['Slot@Page', classes, ['a@Page in Slot']]))).toEqual(['Slot', '  a']);
  });

  it('is not a component whose package shows another one that its props name', () => {
    const link = (...inside: Written[]): Written => ['Link@RouterLink as a', { takesClassName: true }, ...inside];
    const button = (...inside: Parameters<typeof link>) => writtenPage(['Button@Page', {}, link(...inside)]);
    expect(rowsOf(button(['Icon@Page in Button as svg'], ['span']))).toEqual(['Button', '  Icon', '  span']);
    // a page that an outlet shows
    expect(rowsOf(button(['h1@RouterLink in Link']))).toEqual(['Link', '  h1']);
    const words = button();
    const id = words.index.items.get(words.key('Button'))?.codebaseId ?? '';
    const elements = { ...words.elements, [id]: { ...(words.elements[id] as TreeElement), staticTextContents: true } };
    expect(rowsOf({ ...words, elements })).toEqual(['Button']);
  });

  it('in a component that wrote the child takes none of it away', () => {
    const menu = writtenPage([
      'Menu@Page',
      {},
      ['Dialog@Menu', {}, ['Trigger@Menu in Dialog as button'], ['Content@Menu in Dialog as div']],
    ]);
    expect(rowsOf(menu)).toEqual(['Menu', '  Trigger', '  Content']);
  });
});

describe('a component and its root', () => {
  const card = writtenPage([
    'BrokerCard@Page in li',
    {},
    [
      'Card@BrokerCard',
      { directlySetClassList: ['p-4'] },
      ['section@Card', {}, ['h2@BrokerCard in Card'], ['p@BrokerCard in Card']],
    ],
  ]);

  it('are one row, whose children are those of the root', () => {
    expect(rowsOf(card)).toEqual(['BrokerCard', '  h2', '  p']);
    const { index, elements, key } = card;
    const row = index.items.get(key('BrokerCard')) as NavItem;
    expect(shownIn(index, foldingOf(index, elements), row).key).toBe(key('section'));
  });

  it('are two while the root is selected', () => {
    expect(rowsOf(card, ['section'])).toEqual(['BrokerCard', '  section', '    h2', '    p']);
    expect(rowsOf(card, ['Card'])).toEqual(['BrokerCard', '  Card', '    h2', '    p']);
  });

  it('are two where the component renders more than one element', () => {
    expect(rowsOf(writtenPage(['Page@App', {}, ['h1@Page'], ['p@Page']]))).toEqual(['Page', '  h1', '  p']);
    expect(
      rowsOf(writtenPage(['Filter@Page', {}, ['Select@Filter', {}, ['Trigger@Filter in Select as button']]])),
    ).toEqual(['Filter', '  Trigger']);
  });

  it('give a drop between their children to the root, where they stand', () => {
    const { index, elements, key } = card;
    const { plumbing } = foldingOf(index, elements);
    const between = { before: key('h2'), after: key('p'), dragged: [] };
    expect(placeBetween(index, plumbing, between)).toEqual({ parent: key('section'), index: 1 });
    expect(placeBetween(index, plumbing, { ...between, after: null })).toEqual({ parent: key('section'), index: 1 });
  });
});

describe('a place between rows', () => {
  const place = (page: WrittenPage, before: string | null, after: string | null, dragged: string[] = []) => {
    const { index, elements, key } = page;
    const keyOf = (tag: string | null) => (tag === null ? null : key(tag));
    const { plumbing } = foldingOf(index, elements);
    const found = placeBetween(index, plumbing, {
      before: keyOf(before),
      after: keyOf(after),
      dragged: dragged.map(key),
    });
    return found && [found.parent === null ? null : index.items.get(found.parent)?.name, found.index];
  };

  it('beside the content of an outlet is beside the outlet', () => {
    expect(place(routed, null, 'Page')).toEqual(['main', 0]);
    expect(place(routed, 'Page', 'hr')).toEqual(['main', 1]);
    expect(place(routed, 'hr', null)).toEqual(['main', 2]);
  });

  it('within the children of a folded provider is in the provider', () => {
    const page = writtenPage([
      'div@App',
      {},
      ['Query@App in div', {}, ['a@App in Query'], ['b@App in Query']],
      ['i@App in div'],
    ]);
    expect(place(page, 'a', 'b')).toEqual(['Query', 1]);
    expect(place(page, 'b', 'i')).toEqual(['div', 1]);
  });

  it('beside the dragged element itself is where it stands', () => {
    expect(place(routed, 'Page', 'hr', ['Page'])).toEqual(['Outlet', 1]);
    expect(place(routed, null, 'Page', ['Page'])).toEqual(['Outlet', 0]);
    expect(place(routed, null, null)).toBeNull();
  });
});
