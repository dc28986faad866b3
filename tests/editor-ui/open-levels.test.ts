/** How far the layers of a page are open at first sight. */
import { expect, it } from 'vitest';
import { levelsToOpen } from '../../src/editor-ui/layers/open-levels.ts';
import { indexNavTree, type NavIndex } from '../../src/editor-ui/store/nav-index.ts';
import { navTree, type Sketch } from './trees.ts';

const none: ReadonlySet<string> = new Set();
/** A page with this many rows on each level, the first of which has the next level in it. */
const page = (...[count, ...inside]: number[]): Sketch[] =>
  Array.from({ length: count ?? 0 }, (_, at) => ({ id: 1, children: at === 0 ? page(...inside) : [] }));
const levels = (rows: number[], before: number | null = null, folded = none) =>
  levelsToOpen(indexOf(rows), folded, before);

function indexOf(rows: number[]): NavIndex {
  return indexNavTree({ ...navTree({ children: page(...rows) }), elementKey: 'SKIP-ROOT' });
}

it('is all of a small page, and as many levels of a large one as fit', () => {
  expect(levels([1, 2, 3, 4, 5])).toBe(Number.POSITIVE_INFINITY);
  expect(levels([1, 2, 3, 40, 5])).toBe(2);
  expect(levels([1, 17, 1])).toBe(1);
  // the outermost rows alone would say nothing
  expect(levels([1, 500])).toBe(1);
  expect(levels([])).toBe(Number.POSITIVE_INFINITY);
});

it('leaves out what has no row', () => {
  const index = indexOf([1, 1, 3, 13, 2]);
  const [first, second] = index.items.keys();
  expect(levelsToOpen(index, none, null)).toBe(3);
  expect(levelsToOpen(index, new Set([first ?? '', second ?? '']), null)).toBe(Number.POSITIVE_INFINITY);
});

it('stays as it is while the page grows a little', () => {
  expect(levels([1, 2, 3, 13], Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  expect(levels([1, 2, 3, 18], Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  expect(levels([1, 2, 3, 19], Number.POSITIVE_INFINITY)).toBe(2);
  expect(levels([1, 2], 1)).toBe(1);
});
