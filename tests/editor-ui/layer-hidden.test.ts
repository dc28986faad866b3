/** Which layers are marked as hidden. */
import { expect, it } from 'vitest';
import { isHidden } from '../../src/editor-ui/layers/hidden.ts';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { writtenPage } from './written-page.ts';

const hides = (tag: string, node: Partial<NavTreeNode>) =>
  [...writtenPage([`${tag}@Page`, node]).index.items.values()].map(isHidden)[0];

it('is what the page does not show, by whatever means', () => {
  const noBox = { pageBoundingBox: null };
  expect(hides('p', {})).toBe(false);
  expect(hides('p', { displayType: 'none', ...noBox })).toBe(true);
  expect(hides('p', { visibility: 'hidden' })).toBe(true);
  expect(hides('tr', { visibility: 'collapse' })).toBe(true);
  expect(hides('p', noBox)).toBe(true);
  // of a component, whose elements have none
  expect(hides('Menu', { ...noBox, visibility: '' })).toBe(true);
});

it('is not what has no box anyway', () => {
  for (const tag of ['option', 'source', 'linearGradient']) expect(hides(tag, { pageBoundingBox: null })).toBe(false);
});
