/** Rows of the layers behave like the tree library's own, but make each function on first access. */
import { buildStaticInstance, type FeatureImplementation, type ItemInstance } from '@headless-tree/core';
import { describe, expect, it } from 'vitest';
import { createInstanceBuilder } from '../../src/editor-ui/layers/instances.ts';

const features = [
  { itemInstance: { getId: ({ itemId }) => itemId, getItemName: ({ item }) => `<${item.getId()}>` } },
  { itemInstance: { getItemName: ({ prev, item }) => `${prev?.()} of ${item.getId()}` } },
  { itemInstance: { isFolder: ({ prev }) => prev === undefined } },
] satisfies FeatureImplementation[];

function rowOf(build: typeof buildStaticInstance, itemId: string): ItemInstance<unknown> {
  const [row, finish] = build(features as FeatureImplementation[], 'itemInstance', (item) => ({ item, itemId }));
  finish();
  return row;
}

describe('a row', () => {
  it('says what one of the library says, each feature on top of those before it', () => {
    const build = createInstanceBuilder();
    for (const id of ['a', 'b']) {
      const [row, known] = [rowOf(build, id), rowOf(buildStaticInstance, id)];
      expect(row.getItemName()).toBe(`<${id}> of ${id}`);
      expect(row.getItemName()).toBe(known.getItemName());
      expect(row.isFolder()).toBe(known.isFolder());
    }
  });

  it('has no function of its own until it is asked for, and then keeps it', () => {
    const row = rowOf(createInstanceBuilder(), 'a');
    expect(Object.keys(row)).toEqual([]);
    const { getItemName } = row;
    expect(getItemName()).toBe('<a> of a');
    expect(row.getItemName).toBe(getItemName);
  });
});
