/** The laws of one step, each as a sentence about what broke it. `script.ts` lists them by letter. */
import { basename } from 'node:path';
import type { EditorNow } from './editor-state.ts';
import type { Outcome } from './outcome.ts';
import type { Box, Named } from './person.ts';
import { countIds, type Picture } from './picture.ts';
import type { Law, Step } from './script.ts';
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

const effectsOf = (step: Step): (typeof EFFECTS)[string] => {
  if (step.do === 'key') return EFFECTS[step.name] ?? [];
  return EFFECTS[step.do === 'paste' && step.cut ? 'cut' : step.do] ?? [];
};

/** True for edits whose preview adds elements: a refusal takes them away again. */
export function previewAdds(step: Step): boolean {
  return effectsOf(step).some((effect) => effect !== 'fewer');
}

/** Law a. */
export function endedAloud(step: Step, outcome: Outcome, { line }: Named, own: Box | null): Break[] {
  if (outcome.kind === 'silent') {
    if (step.do === 'drag' && isBeside(line, own)) return [];
    return [{ law: 'a', detail: 'nothing was saved and nothing was said' }];
  }
  if (outcome.kind !== 'refused') return [];
  const { reason, hint } = outcome.said;
  if (!reason) return [{ law: 'a', detail: `refused without a notice: ${outcome.code}` }];
  return hint ? [] : [{ law: 'a', detail: `refused without a next step: ${reason}` }];
}

/** px; a drop beside itself leaves the element where it is */
const NEAR = 24;

/** The line of a drop touches the dragged element's own box. */
export function isBeside(line: Box | null, box: Box | null): boolean {
  return (
    line !== null &&
    box !== null &&
    line.x < box.x + box.width + NEAR &&
    box.x < line.x + line.width + NEAR &&
    line.y < box.y + box.height + NEAR &&
    box.y < line.y + line.height + NEAR
  );
}

const FILE = /[\w.[\]$-]+\.(?:[cm]?[jt]sx?|css|scss|less|html)\b/g;

/** Law b. The inspector says of an item of a list that its edits go to the data, not in which file that is. */
export function namedBefore(files: readonly string[], { words }: Named, textParts: boolean): Break[] {
  if (/in the data: its text/.test(words) || textParts) return [];
  const named = new Set(words.match(FILE));
  const others = files.filter((file) => !named.has(basename(file)));
  return others.map((file) => ({
    law: 'b',
    detail: `${file} has changed; the interface had named ${[...named].join(', ') || 'no file'}`,
  }));
}

/** Law c, second half: elements that the edit is not about are as many as before. */
export function nothingElse(
  step: Step,
  before: Picture,
  after: Picture,
  { about, selection }: EditorNow,
  { words }: Named,
): Break[] {
  const effects = effectsOf(step);
  const ownsAll = selection.some(({ isComponent }) => isComponent) || /Edits go to </.test(words);
  const isOnlyItself = step.do === 'key' && step.name === 'unwrap' && !ownsAll;
  const subject = new Set(isOnlyItself ? selection.map(({ id }) => id) : about);
  const [was, is] = [countIds(before), countIds(after)];
  const problems: string[] = [];
  for (const [id, count] of was) {
    const now = is.get(id) ?? 0;
    const isSubject = subject.has(id);
    const { tag, text } = before.find((seen) => seen.id === id) ?? { tag: '', text: '' };
    const name = `<${tag}>${text && ` “${text.slice(0, 30)}”`}`;
    if (now < count && !(isSubject && effects.includes('fewer'))) problems.push(`${name} vanished (${count} → ${now})`);
    if (now > count && !(effects.includes('more') || (isSubject && effects.includes('fewer'))))
      problems.push(`${name} doubled (${count} → ${now})`);
  }
  return problems.length > 0 ? [{ law: 'c', detail: few(problems) }] : [];
}

/** @returns the first few, and how many more there are */
export function few(problems: readonly string[], most = 3): string {
  const more = problems.length - most;
  return problems.slice(0, most).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** Law f. The field that was edited keeps the focus, or the canvas has it. */
export async function focusIsRight(view: View, step: Step): Promise<Break[]> {
  const place = await view.page.evaluate(() => {
    const { activeElement } = document;
    const panel = activeElement?.closest('[data-panel]')?.getAttribute('data-panel') ?? '';
    const isField = activeElement?.matches('input, textarea') ?? false;
    return { panel, isField, tag: activeElement?.tagName.toLowerCase() ?? '' };
  });
  const isCanvas = place.tag === 'iframe' || place.panel === 'canvas';
  const isOfStep: Partial<Record<Step['do'], boolean>> = {
    type: place.panel === 'inspector' && place.isField,
    field: place.panel === 'inspector' && place.isField,
    'add-class': place.panel === 'inspector' && place.isField,
    scope: place.panel === 'inspector' && place.isField,
    'remove-class': place.panel === 'inspector',
    insert: place.panel === 'insert',
    'layer-drag': place.panel === 'layers',
  };
  if (isCanvas || isOfStep[step.do]) return [];
  return [{ law: 'f', detail: `the focus is on <${place.tag}> in ${place.panel || 'no panel'}` }];
}
