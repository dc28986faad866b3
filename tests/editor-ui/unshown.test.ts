/** "Saved, but the page shows …" is about another style that wins, never about an edit or an undo that has come since. */
import { expect, it, vi } from 'vitest';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import { sayIfUnshown } from '../../src/editor-ui/styling/unshown.ts';
import type { Activity, FileDiff, MutationSuccess } from '../../src/protocol/api.ts';
import { createChange } from '../../src/protocol/changes.ts';
import type { DifferingValue } from '../../src/protocol/messages.ts';

const ID = 'tempo-11111111-1111-4111-8111-111111111111';
const ROTATED: DifferingValue = { property: 'rotate', shown: 'none', asked: '5deg' };

/** @param answers of the page, one for each time that it is asked */
function setUpFor(stylingChanges: Record<string, string>, ...answers: DifferingValue[][]) {
  const store = createEditorStore();
  const styling = createStylingStore();
  const unshown = vi.fn();
  const fields = { codebaseId: ID, stylingChanges, stylingFramework: 'Tailwind' as const };
  const change = createChange('change', 'STYLING', fields);
  const asked = vi.fn(() => styling.setState({ checked: { changeId: 'change', differing: answers.shift() ?? [] } }));
  const activity = { id: 'activity', changeId: 'change', undone: false } as Activity;
  store.setState({ activities: [activity] });
  const room = {
    store,
    styling,
    frame: { call: asked, whenCommitted: async () => true },
    notify: { unshown },
    apply: vi.fn(),
    isNewest: (_: string) => true,
  };
  const answer = { revisions: {}, prevIdToNewIdMap: {}, activityId: 'activity' } as unknown as MutationSuccess;
  const say = (parts: Partial<typeof room> = {}, files: FileDiff[] = []) =>
    sayIfUnshown({ ...room, ...parts } as unknown as Parameters<typeof sayIfUnshown>[0], `TE_${ID}_frame_0`, change, {
      ...answer,
      files,
    });
  const undo = () => store.setState({ activities: [{ ...activity, undone: true }], save: { phase: 'idle' } });
  return { store, styling, say, undo, asked, unshown };
}

const setUp = (...answers: DifferingValue[][]) => setUpFor({ rotate: '5deg' }, ...answers);

it('is said where the page shows something else', async () => {
  const { say, unshown } = setUp([ROTATED]);
  await say();
  expect(unshown).toHaveBeenCalledOnce();
});

it('is not said where the page shows what was asked', async () => {
  const { say, unshown } = setUp([]);
  await say();
  expect(unshown).not.toHaveBeenCalled();
});

it('is not said when an undo is under way, which the page shows before it is saved', async () => {
  const { store, say, undo, asked, unshown } = setUp([ROTATED], [ROTATED]);
  store.setState({ save: { phase: 'saving' } });
  const said = say();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  undo();
  await said;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(unshown).not.toHaveBeenCalled();
});

it('is not said of a property that a later edit has set', async () => {
  const { say, unshown } = setUp([ROTATED]);
  await say({ isNewest: () => false });
  expect(unshown).not.toHaveBeenCalled();
});

const RULE = {
  selector: '.rotate',
  styles: { rotate: '5deg' },
  declarations: [{ property: 'rotate', value: '5deg', important: false, line: null }],
  ...{ applied: true, inherited: false, origin: 'rule', source: null, modifiers: [], wins: ['rotate'] },
  ...{ breakpoint: null, dark: false, media: [], layer: null, specificity: [0, 1, 0], order: 0, distance: 0 },
};

it.each([
  ['rotate-5', 0],
  ['rotate-45', 1],
])('where the class %s wins and the edit wrote rotate-5, is said %i times', async (classParsed, times) => {
  const { store, styling, say, unshown } = setUp([ROTATED]);
  const key = `TE_${ID}_frame_0`;
  store.setState({ selection: [key] });
  const rule = { ...RULE, classParsed };
  styling.setState({ rulesKey: key, rules: [rule] as never });
  const diff = '--- a/App.tsx\n+++ b/App.tsx\n-<p className="rotate-45 p-4">\n+<p className="rotate-5 p-4">\n';
  await say({}, [{ path: 'App.tsx', diff }]);
  expect(unshown).toHaveBeenCalledTimes(times);
});

const ROW = { display: 'flex', 'flex-direction': 'row' };

it.each([
  [
    { width: '50%' },
    { 'flex-basis': '0%' },
    ROW,
    'width does not set the size here: in a flex row, flex-basis (0%) does.',
  ],
  [
    { height: '9px' },
    { 'flex-basis': '40px' },
    { display: 'inline-flex', 'flex-direction': 'column' },
    'height does not set the size here: in a flex column, flex-basis (40px) does.',
  ],
  [{ height: '9px' }, { 'flex-basis': '0%' }, ROW, null],
  [{ width: '50%' }, { 'flex-basis': 'auto' }, ROW, null],
  [{ width: '50%' }, { 'flex-basis': '0%', position: 'absolute' }, ROW, null],
  [{ width: '50%' }, { 'flex-basis': '0%' }, { display: 'block', 'flex-direction': 'row' }, null],
])('of %j on an item with %j in %j is said that its basis sets the size: %s', async (changes, values, parent, said) => {
  const { styling, say, unshown } = setUpFor(changes as unknown as Record<string, string>);
  const styles = { values: values as Record<string, string>, parent, parentFontSize: '', backdrop: '', rem: '' };
  styling.setState({ styles: { [`TE_${ID}_frame_0`]: styles } });
  await say();
  const expected = { code: 'not-shown', message: `Saved, but ${said}`, hint: 'Undo this, and set Basis instead.' };
  expect(unshown.mock.calls).toEqual(said === null ? [] : [[expected]]);
});
