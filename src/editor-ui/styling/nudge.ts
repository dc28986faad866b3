/** Moves an element by its offsets. Steps in quick succession are one change, as a drag is. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import { allSaved } from '../edits/edit.ts';
import type { Side } from '../moves/swap.ts';
import { selectedKey } from '../store/store.ts';
import { parseNumber, stepValue } from './css-value.ts';
import { SELECTED_MEANWHILE, untilStylesKnown } from './known.ts';
import { createNudgedValues, type NudgedValues } from './nudged.ts';
import { type Origin, rulesContextWords } from './resolve.ts';
import type { StyleEdit, Subject } from './style-edit.ts';
import type { PropertyPlace } from './target.ts';

interface UnderWay {
  key: string;
  property: string;
  edit: StyleEdit;
  subjects: readonly Subject[];
  text: string;
  timer: number;
}

/** A debounce, in ms: a key that is held down repeats faster. */
const PAUSE_MS = 200;
const NOT_KNOWN: ApiError = {
  code: 'page-silent',
  message: "Not moved: the page has not yet reported this element's layout.",
  hint: 'Press the key again in a moment, or reload the page.',
};
const underWay = new WeakMap<Editor, UnderWay>();
const nudgedValues = new WeakMap<Editor, NudgedValues>();

function nudgedOf(editor: Editor): NudgedValues {
  const values = nudgedValues.get(editor) ?? createNudgedValues();
  nudgedValues.set(editor, values);
  return values;
}

/** Writes the nudge that is shown but not written yet. */
export async function finishNudge(editor: Editor): Promise<void> {
  const nudged = underWay.get(editor);
  if (!nudged) return;
  window.clearTimeout(nudged.timer);
  underWay.delete(editor);
  const { store, styling } = editor;
  const settle = nudgedOf(editor).note(nudged.property, nudged, store.getState(), styling.store.getState().context);
  const outcomes = await nudged.edit.commit();
  settle(allSaved(outcomes), store.getState());
}

/** Refuses to write an offset that a breakpoint, state or theme overrides: the edit would not be seen. */
function saysElsewhere({ notify }: Editor, property: string, { origin, target }: PropertyPlace): boolean {
  const place = origin.rule && rulesContextWords(origin.rule);
  if (target.inPlace || !place) return false;
  notify.refused({
    code: 'other-context',
    message: `Its \`${property}\` is set for \`${place}\`, but you are editing another context.`,
    hint: `Choose \`${place}\` in the bar on top, then nudge it.`,
  });
  return true;
}

/** The offset property that places an element on an axis; null if its parent lays it out. */
function offsetOf(
  [near, far]: readonly [string, string],
  position: string,
  originOf: (property: string) => Origin,
): string | null {
  const isSet = (property: string) => !['none', 'inherited'].includes(originOf(property).kind);
  const isPlaced = ['left', 'right', 'top', 'bottom'].some(isSet);
  if (position !== 'absolute' && position !== 'fixed' && !(position === 'relative' && isPlaced)) return null;
  return !isSet(near) && isSet(far) ? far : near;
}

/**
 * One step of the selected element to a side.
 * @returns false if its parent lays it out; true also if another element was selected before its styles were known
 */
export async function nudge(editor: Editor, side: Side, factor: number): Promise<boolean> {
  const since = editor.store.getState().choices;
  const { propertyPlace, subjectsOf } = await import('../inspector/styles/use-property.ts');
  const sides: [near: string, far: string] =
    side === 'Left' || side === 'Right' ? ['left', 'right'] : ['top', 'bottom'];
  // the page may not have the style sheet with the last nudge yet
  const nudgedNow = () => {
    const { context } = editor.styling.store.getState();
    const of = (name: string) => nudgedOf(editor).of(name, editor.store.getState(), context);
    return sides.map((name) => ({ name, value: of(name) })).find(({ value }) => value) ?? null;
  };
  const told = nudgedNow() !== null ? 'known' : await untilStylesKnown(editor);
  const nudged = nudgedNow();
  const state = editor.store.getState();
  // the key was pressed for another selection
  if (told === 'other' || state.choices !== since) {
    editor.notify.unavailable(SELECTED_MEANWHILE);
    return true;
  }
  if (told === 'silent') {
    editor.notify.refused(NOT_KNOWN);
    return true;
  }
  const styling = editor.styling.store.getState();
  const key = selectedKey(state);
  const originOf = (property: string) => propertyPlace(state, styling, property).origin;
  const before = underWay.get(editor);
  const [near] = sides;
  const property =
    sides.find((name) => before?.key === key && before?.property === name) ??
    nudged?.name ??
    offsetOf(sides, styling.styles[key ?? '']?.values.position ?? '', originOf);
  if (!key || !property) return false;
  const goesOn = before?.key === key && before.property === property;
  if (!goesOn && !nudged && saysElsewhere(editor, property, propertyPlace(state, styling, property))) return true;
  const grows = (side === 'Right' || side === 'Down') === (property === near);
  // written now, so that edits stay in the order of the keys
  if (!goesOn) void finishNudge(editor);
  const known = goesOn
    ? before.text
    : (nudged?.value?.text ?? styling.live?.[property] ?? originOf(property).written ?? '');
  const computed = styling.styles[key]?.values[property] ?? '';
  const text = [known, computed].find((value) => parseNumber(value)) ?? '0px';
  const next = stepValue(text === '0' ? '0px' : text, factor * (grows ? 1 : -1));
  if (next === null) return false;
  const subjects = goesOn ? before.subjects : (nudged?.value?.subjects ?? subjectsOf(editor, property));
  const edit = goesOn ? before.edit : editor.styling.edit(subjects);
  window.clearTimeout(before?.timer);
  edit.show({ [property]: next });
  const timer = window.setTimeout(() => void finishNudge(editor), PAUSE_MS);
  underWay.set(editor, { key, property, edit, subjects, text: next, timer });
  return true;
}
