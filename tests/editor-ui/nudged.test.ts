/** A step that follows a step continues from it, not from the page's older value. */
import { expect, it } from 'vitest';
import type { EditorState } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { BASE } from '../../src/editor-ui/styling/context.ts';
import { createNudgedValues } from '../../src/editor-ui/styling/nudged.ts';
import type { Activity } from '../../src/protocol/api.ts';

const after = (...ids: string[]): EditorState => {
  const activities = ids.map((id) => ({ id, undone: id.startsWith('undone') }) as Activity);
  return createEditorStore({ selection: ['card'], activities }).getState();
};
const nudged = (text: string, key = 'card') => ({ key, text, subjects: [] });

it('a value that was nudged is known while it is saved, and until the source changes otherwise', () => {
  const values = createNudgedValues();
  const of = (state: EditorState, property = 'left') => values.of(property, state, BASE)?.text;
  expect(of(after())).toBeUndefined();

  const settle = values.note('left', nudged('-1.9rem'), after(), BASE);
  expect(of(after())).toBe('-1.9rem');
  settle(true, after('first'));
  expect(of(after('first'))).toBe('-1.9rem');

  values.note('top', nudged('4px'), after('first'), BASE)(true, after('second', 'first'));
  expect(of(after('second', 'first'))).toBe('-1.9rem');
  expect(of(after('second', 'first'), 'top')).toBe('4px');

  expect(of(after('other', 'second', 'first'))).toBeUndefined();
  expect(of(after('undone second', 'first'))).toBeUndefined();
  expect(values.of('left', { ...after('second'), selection: ['another'] }, BASE)).toBeNull();
  expect(values.of('left', after('second'), { ...BASE, state: 'hover' })).toBeNull();
});

it('a value that was refused is not known, nor one of an element that is selected no more', () => {
  const values = createNudgedValues();
  values.note('left', nudged('1px'), after('first'), BASE)(false, after('first'));
  expect(values.of('left', after('first'), BASE)).toBeNull();
  values.note('left', nudged('1px', 'another'), after('first'), BASE)(true, after('second'));
  expect(values.of('left', after('second'), BASE)).toBeNull();
});
