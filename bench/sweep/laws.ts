/** The laws of one step, each as a sentence about what broke it. `script.ts` lists them by letter. */
import { basename } from 'node:path';
import { LOADED_AGAIN, VANISHED } from './drawn.ts';
import type { EditorNow } from './editor-state.ts';
import type { Outcome } from './outcome.ts';
import type { Named } from './person.ts';
import { countIds, type Picture } from './picture.ts';
import type { EditStep, Law } from './script.ts';
import type { View } from './stage.ts';

export interface Break {
  law: Law;
  detail: string;
}

/** What an edit may do to the number of elements: of those that it is about, and of all others (never fewer, never more). */
const EFFECTS: Record<string, readonly ('fewer' | 'more' | 'new')[]> = {
  duplicate: ['more', 'new'],
  delete: ['fewer', 'new'],
  wrap: ['new'],
  unwrap: ['fewer'],
  // of a component, the elements of its definition
  insert: ['more', 'new'],
  paste: ['more', 'new'],
  cut: ['fewer', 'more', 'new'],
  drag: ['fewer', 'more', 'new'],
  'layer-drag': ['fewer', 'more', 'new'],
  type: [],
};

const effectsOf = (step: EditStep): (typeof EFFECTS)[string] => {
  if (step.do === 'key') return EFFECTS[step.name] ?? [];
  return EFFECTS[step.do === 'paste' && step.cut ? 'cut' : step.do] ?? [];
};

function previewCounts(step: EditStep): boolean {
  return (
    (step.do === 'key' && ['hide', 'unwrap'].includes(step.name)) ||
    effectsOf(step).some((effect) => effect !== 'fewer')
  );
}

/** Vite has no hot update for the module that renders the whole app. */
const ENTRY = /(?:^|\/)main\.[jt]sx?$/;

/**
 * True for a blink that is the edit itself. A preview that adds elements or hides some is taken back by a refusal, and where a list
 * shows only the first of its items, the next one takes the place of a removed one.
 */
export function isOwnBlink(step: EditStep, outcome: Outcome, blink: string): boolean {
  if (outcome.kind === 'refused') return previewCounts(step);
  if (blink === LOADED_AGAIN) return outcome.kind === 'saved' && outcome.files.some((file) => ENTRY.test(file));
  return effectsOf(step).includes('fewer') && blink.startsWith(VANISHED);
}

/** Law a. */
export function endedAloud(outcome: Outcome): Break[] {
  if (outcome.kind === 'silent') return [{ law: 'a', detail: 'nothing was saved and nothing was said' }];
  if (outcome.kind !== 'refused') return [];
  const { reason, hint } = outcome.said;
  if (!reason) return [{ law: 'a', detail: `refused without a notice: ${outcome.code}` }];
  return hint ? [] : [{ law: 'a', detail: `refused without a next step: ${reason}` }];
}

const FILE = /[\w.[\]$-]+\.(?:[cm]?[jt]sx?|css|scss|less|html)\b/g;

/** What the inspector says where edits go to an item of a list. */
const FROM_DATA = /in the data[:.]/;

/** Law b. The inspector says of an item of a list that its edits go to the data, not in which file that is. */
export function namedBefore(files: readonly string[], { words }: Named, textParts: boolean): Break[] {
  if (FROM_DATA.test(words) || textParts) return [];
  const named = new Set(words.match(FILE));
  const others = files.filter((file) => !named.has(basename(file)));
  return others.map((file) => ({
    law: 'b',
    detail: `${file} has changed; the interface had named ${[...named].join(', ') || 'no file'}`,
  }));
}

/** Law c, second half: elements that the edit is not about are as many as before. */
export function nothingElse(
  step: EditStep,
  before: Picture,
  after: Picture,
  { about, selection }: EditorNow,
  { words }: Named,
): string[] {
  const effects = effectsOf(step);
  const ownsAll = selection.some(({ isComponent }) => isComponent) || /Edits go to </.test(words);
  const fromData = FROM_DATA.test(words);
  const isOnlyItself = step.do === 'key' && step.name === 'unwrap' && !ownsAll;
  const subject = new Set(isOnlyItself ? selection.map(({ id }) => id) : about);
  const [was, is] = [countIds(before), countIds(after)];
  const problems: string[] = [];
  for (const [id, count] of was) {
    const now = is.get(id) ?? 0;
    const isSubject = subject.has(id);
    const { tag, text } = before.find((seen) => seen.id === id) ?? { tag: '', text: '' };
    const name = `<${tag}>${text && ` “${text.slice(0, 30)}”`}`;
    // an item of the data may be in several lists
    if (now < count && !((isSubject || fromData) && effects.includes('fewer')))
      problems.push(`${name} vanished (${count} → ${now})`);
    if (now > count && !(effects.includes('more') || (isSubject && effects.includes('fewer'))))
      problems.push(`${name} doubled (${count} → ${now})`);
  }
  return problems;
}

/** @returns the first few, and how many more there are */
export function few(problems: readonly string[], most = 3): string {
  const more = problems.length - most;
  return problems.slice(0, most).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

interface Focus {
  tag: string;
  panel: string;
  isField: boolean;
}

async function focusOf({ page }: View): Promise<Focus> {
  const focus = await page.evaluate(() => {
    const { activeElement } = document;
    const panel = activeElement?.closest('[data-panel]')?.getAttribute('data-panel') ?? '';
    const isField = activeElement?.matches('input, textarea') ?? false;
    return { panel, isField, tag: activeElement?.tagName.toLowerCase() ?? '' };
  });
  return focus.tag === 'iframe' ? { ...focus, panel: 'canvas' } : focus;
}

const lost = ({ tag, panel }: Focus): Break[] => [
  { law: 'f', detail: `the focus is on <${tag}> in ${panel || 'no panel'}` },
];

/** Law f, after a step that edits nothing. */
export async function focusIsOn(view: View, panels: readonly string[]): Promise<Break[]> {
  const focus = await focusOf(view);
  return panels.includes(focus.panel) ? [] : lost(focus);
}

/** Law f. The field that was edited keeps the focus, or the canvas has it. */
export async function focusIsRight(view: View, step: EditStep): Promise<Break[]> {
  const focus = await focusOf(view);
  const { panel, isField } = focus;
  const isOfStep: Partial<Record<EditStep['do'], boolean>> = {
    type: panel === 'inspector' && isField,
    field: panel === 'inspector' && isField,
    'add-class': panel === 'inspector' && isField,
    scope: panel === 'inspector' && isField,
    'remove-class': panel === 'inspector',
    // the words of what was added are typed in its field where the page does not take them
    insert: panel === 'insert' || (panel === 'inspector' && isField),
    'layer-drag': panel === 'layers',
  };
  return panel === 'canvas' || isOfStep[step.do] ? [] : lost(focus);
}
