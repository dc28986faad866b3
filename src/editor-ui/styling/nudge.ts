/** Moving an element by its offsets. Steps that follow each other shortly are one change, as a drag is. */
import type { Editor } from '../editor.ts';
import type { Side } from '../moves/swap.ts';
import { selectedItem, selectedKey } from '../store/store.ts';
import { parseNumber, stepValue } from './css-value.ts';
import type { Origin } from './resolve.ts';
import type { StyleEdit } from './style-edit.ts';

interface UnderWay {
  key: string;
  property: string;
  edit: StyleEdit;
  text: string;
  timer: number;
}

/** a key that is held down repeats faster than this */
const PAUSE_MS = 200;
/** a page that does not answer holds no key up for longer */
const PATIENCE_MS = 2_000;
const underWay = new WeakMap<Editor, UnderWay>();

/** Writes what was nudged and is not written yet. */
export async function finishNudge(editor: Editor): Promise<void> {
  const nudged = underWay.get(editor);
  if (!nudged) return;
  window.clearTimeout(nudged.timer);
  underWay.delete(editor);
  await nudged.edit.commit();
}

/** Right after a selection its rules are still on their way: without them a step would begin at nothing. */
async function untilKnown({ store, styling }: Editor): Promise<void> {
  const key = selectedKey(store.getState());
  const isKnown = () => styling.store.getState().rulesKey === key || selectedKey(store.getState()) !== key;
  if (isKnown()) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stop();
      window.clearTimeout(timer);
      resolve();
    };
    const stop = styling.store.subscribe(() => isKnown() && done());
    const timer = window.setTimeout(done, PATIENCE_MS);
  });
}

/** An offset that only wider frames, a state or dark have would stay as it is there: the edit would not be seen. */
function saysElsewhere({ notify }: Editor, property: string, { own, rule }: Origin): boolean {
  const place = rule && [rule.breakpoint, ...rule.modifiers, rule.dark ? 'dark' : null].filter(Boolean).join(', ');
  if (own || !place) return false;
  notify.refused({
    code: 'other-context',
    message: `Its \`${property}\` is set for \`${place}\`, and you edit something else.`,
    hint: `Choose \`${place}\` in the bar on top, then nudge it.`,
  });
  return true;
}

/**
 * One step of the selected element to a side.
 * @returns false where no offsets place it: its parent lays it out
 */
export async function nudge(editor: Editor, side: Side, factor: number): Promise<boolean> {
  const { placeOf, subjectsOf } = await import('../inspector/styles/use-property.ts');
  await untilKnown(editor);
  const state = editor.store.getState();
  const styling = editor.styling.store.getState();
  const position = selectedItem(state)?.position ?? '';
  const key = selectedKey(state);
  const isLevel = side === 'Left' || side === 'Right';
  const [near, far] = isLevel ? ['left', 'right'] : ['top', 'bottom'];
  const originOf = (property: string) => placeOf(state, styling, property).origin;
  const isSet = (property: string) => !['none', 'inherited'].includes(originOf(property).kind);
  const isPlaced = ['left', 'right', 'top', 'bottom'].some(isSet);
  if (!key || !near || !far) return false;
  if (position !== 'absolute' && position !== 'fixed' && !(position === 'relative' && isPlaced)) return false;

  const property = !isSet(near) && isSet(far) ? far : near;
  if (saysElsewhere(editor, property, originOf(property))) return true;
  const grows = (side === 'Right' || side === 'Down') === (property === near);
  const before = underWay.get(editor);
  const goesOn = before?.key === key && before.property === property;
  // in the order of the keys: what is under way is asked for before anything else can be
  if (!goesOn) void finishNudge(editor);
  const known = goesOn ? before.text : (styling.live?.[property] ?? originOf(property).written ?? '');
  const computed = styling.styles[key]?.values[property] ?? '';
  const text = [known, computed].find((value) => parseNumber(value)) ?? '0px';
  const next = stepValue(text === '0' ? '0px' : text, factor * (grows ? 1 : -1));
  if (next === null) return false;
  const edit = goesOn ? before.edit : editor.styling.edit(subjectsOf(editor, property));
  window.clearTimeout(before?.timer);
  edit.show({ [property]: next });
  const timer = window.setTimeout(() => void finishNudge(editor), PAUSE_MS);
  underWay.set(editor, { key, property, edit, text: next, timer });
  return true;
}
