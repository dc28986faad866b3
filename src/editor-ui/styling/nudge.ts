/** Moving an element by its offsets. Steps that follow each other shortly are one change, as a drag is. */
import type { Editor } from '../editor.ts';
import type { Side } from '../moves/swap.ts';
import { selectedItem, selectedKey } from '../store/store.ts';
import { parseNumber, stepValue } from './css-value.ts';
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
const underWay = new WeakMap<Editor, UnderWay>();

/** Writes what was nudged and is not written yet. */
export async function finishNudge(editor: Editor): Promise<void> {
  const nudged = underWay.get(editor);
  if (!nudged) return;
  window.clearTimeout(nudged.timer);
  underWay.delete(editor);
  await nudged.edit.commit();
}

/**
 * One step of the selected element to a side.
 * @returns false where no offsets place it: its parent lays it out
 */
export async function nudge(editor: Editor, side: Side, factor: number): Promise<boolean> {
  const { placeOf, subjectsOf } = await import('../inspector/styles/use-property.ts');
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
