/** The words of a row: the source's tag for components, the element's own words for others. */
import { expect, it } from 'vitest';
import { namesOf, rowNameOf, sourceName, wordsInside } from '../../src/editor-ui/layers/names.ts';
import type { NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { type Written, writtenPage } from './written-page.ts';

/** The name and note of the first element, beside the root that it shows. */
function named(written: Written, label: string | null = null, root?: string): [string, string] {
  const { index, elements, key } = writtenPage(written);
  const [item] = index.items.values();
  const shown = index.items.get(key(root ?? '')) ?? item;
  const { name, note } = rowNameOf(elements, item as NavItem, shown as NavItem, label);
  return [name, note];
}

const text = (value: string) => ({ literalChildren: [{ index: 0, value }] });

it('is the tag that the source has, not the name that React knows', () => {
  expect(named(['Dialog.Root@Menu', { name: 'Dialog' }])).toEqual(['Dialog.Root', '']);
  expect(named(['Typography@Page as p', { name: 'ForwardRef(Typography2)', ...text('Rent per month') }])).toEqual([
    'Typography',
    'Rent per month',
  ]);
  const { index } = writtenPage(['Dialog.Root@Menu', { name: 'Dialog' }]);
  const [item] = index.items.values();
  expect(sourceName({}, item as NavItem)).toBe('Dialog');
});

it('of a component has the words of its props where its root has none', () => {
  expect(
    named(['Entry@Profile', { props: { label: 'Email', value: 'a@b.c' } }, ['div@Entry', {}]], null, 'div'),
  ).toEqual(['Entry', 'Email']);
});

it('is the name that React knows for a variable that can be any component', () => {
  expect(named(['Component@Page', { name: 'Dashboard' }])).toEqual(['Dashboard', '']);
  expect(named(['Component@Page', { name: 'Anonymous' }])).toEqual(['Component', '']);
});

it('has the words of the root beside the component', () => {
  expect(named(['Badge@Page', {}, ['span@Badge', text(' New ')]], null, 'span')).toEqual(['Badge', 'New']);
  const button = { props: { 'aria-label': 'Notifications' } };
  expect(named(['Bell@Page', {}, ['button@Bell', button]], 'Alarm', 'button')).toEqual(['Alarm', 'Notifications']);
});

it('is what a plain element says, and then its tag', () => {
  expect(named(['a@Page', text('Sign\n  out')])).toEqual(['Sign out', 'a']);
  expect(named(['img@Page', { props: { alt: 'Storefronts at night' } }])).toEqual(['Storefronts at night', 'img']);
  expect(named(['input@Page', { props: { placeholder: 'Search' } }])).toEqual(['Search', 'input']);
  const closes = { props: { 'aria-label': 'Close', alt: 1 }, ...text('×') };
  expect(named(['button@Page', closes])).toEqual(['Close', 'button']);
  expect(named(['div@Page', { props: { role: 'tablist' } }])).toEqual(['tablist', 'div']);
  expect(named(['div@Page'])).toEqual(['div', '']);
});

it('is the tag for the parts of a page, unless they have a label', () => {
  expect(named(['footer@Page', text('© 2023')])).toEqual(['footer', '© 2023']);
  expect(named(['nav@Page', { props: { 'aria-label': 'Sections' } }])).toEqual(['Sections', 'nav']);
});

it('of an item of a list, and of a part of the page, tells what is inside', () => {
  const inside = (written: Written, isItem: boolean) => {
    const { index } = writtenPage(written);
    const [item] = index.items.values();
    return wordsInside(index, item as NavItem, isItem);
  };
  const card: Written = [
    'li@Page',
    {},
    ['img@Page'],
    ['div@Page', {}, ['h3@Page', text('Nora')], ['p@Page', text('x')]],
  ];
  expect(inside(card, true)).toBe('Nora');
  expect(inside(card, false)).toBe('');
  expect(inside(['section@Page', {}, ['p@Page', text('x')], ['h2@Page', text('Fees')]], false)).toBe('Fees');
  expect(inside(['section@Page', {}, ['p@Page', text('x')]], false)).toBe('');
});

it('a search finds all of them', () => {
  const { index, elements } = writtenPage(['Tabs.List@Page', { name: 'TabsList', props: { 'aria-label': 'Views' } }]);
  const [item] = index.items.values();
  expect(namesOf(elements, item as NavItem, 'Switch').split(' ')).toEqual(
    expect.arrayContaining(['Switch', 'Tabs.List', 'Views']),
  );
});
