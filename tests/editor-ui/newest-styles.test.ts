import { expect, it } from 'vitest';
import { createNewestStyles } from '../../src/editor-ui/styling/newest-styles.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';

const ID = 'tempo-11111111-1111-4111-8111-111111111111';
const OTHER = 'tempo-22222222-2222-4222-8222-222222222222';

function change(id: string, property: string, codebaseId = ID, modifiers: string[] = []): AnyMutationChange {
  const fields = {
    codebaseId,
    stylingChanges: { [property]: '1px' },
    stylingFramework: 'Tailwind' as const,
    modifiers,
  };
  return createChange(id, 'STYLING', fields) as AnyMutationChange;
}

const first = change('1', 'padding-left');

it.each([
  ['the same property', change('2', 'padding-left'), false],
  ['a shorthand of it', change('2', 'padding'), false],
  ['another property', change('2', 'margin-left'), true],
  ['another element', change('2', 'padding-left', OTHER), true],
  ['another state', change('2', 'padding-left', ID, ['hover']), true],
])('a later edit of %s', (_, later, isNewest) => {
  const newest = createNewestStyles();
  newest.note(first);
  newest.note(later);
  expect(newest.isNewest(first, 'padding-left')).toBe(isNewest);
});

it('a later edit that was taken back is none', () => {
  const newest = createNewestStyles();
  newest.note(first);
  newest.note(change('2', 'padding-left'));
  newest.forget('2');
  expect(newest.isNewest(first, 'padding-left')).toBe(true);
});
