import { describe, expect, it } from 'vitest';
import { judgeTextEdit } from '../../src/editor-ui/edits/text-edits.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const HEADING = keyOf(6, '0-0');
const DYNAMIC = keyOf(11, '0-1');
const PACKAGED = keyOf(500, '0-2');
const data = { key: HEADING, oldText: 'Old', newText: 'New' };

function judge(edit: Partial<typeof data>, announced: { key: string; oldText: string } | null = data) {
  const { store } = bench();
  const tree = indexNavTree(navTree({ id: 1, children: [{ id: 6, text: 'Old' }, { id: 11 }, { id: 500 }] }));
  patchFrame(store, MAIN_FRAME, { tree, editingText: announced });
  return judgeTextEdit(store.getState(), MAIN_FRAME, { ...data, ...edit });
}

describe('text typed in the page', () => {
  it('becomes a change of the element in the source', () => {
    expect(judge({})).toMatchObject({
      kind: 'change',
      change: { type: 'EDIT_TEXT', changeFields: { codebaseIdToEditText: idOf(6), newText: 'New', oldText: 'Old' } },
    });
  });

  it('[S-101] means nothing when it was not announced, or changes nothing', () => {
    expect(judge({}, null)).toEqual({ kind: 'nothing' });
    expect(judge({ key: keyOf(7, '0-9') })).toEqual({ kind: 'nothing' });
    expect(judge({ newText: 'Old' })).toEqual({ kind: 'nothing' });
  });

  it('[S-101] is refused when it does not fit what the editor knows', () => {
    expect(judge({ oldText: 'Other' })).toMatchObject({ kind: 'refused', error: { code: 'dynamic-text' } });
    const at = (key: string) => judge({ key }, { key, oldText: 'Old' });
    expect(at(DYNAMIC)).toMatchObject({ kind: 'refused', error: { code: 'dynamic-text' } });
    expect(at(PACKAGED)).toMatchObject({ kind: 'refused', error: { code: 'unknown-element' } });
  });
});
