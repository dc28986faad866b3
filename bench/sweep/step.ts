/** Selects and acts, as one step. */
import { endCounting, startCounting } from './drawn.ts';
import { readEditor, untilSigns } from './editor-state.ts';
import { focusIsOn } from './laws.ts';
import { type Mark, mark, type Outcome, outcomeSince, said } from './outcome.ts';
import { act, isOfSource, type Named, NotOffered, panel, select } from './person.ts';
import { type Picture, sketch } from './picture.ts';
import { holdUpdates, previewOf } from './preview.ts';
import type { EditStep } from './script.ts';
import type { View } from './stage.ts';
import type { Result } from './watch.ts';

export interface Done {
  outcome: Outcome;
  named: Named;
  since: Mark;
  /** the page right before, without looks */
  before: Picture;
  /** the page before the hot update, if the step asks for it */
  preview: Picture | null;
  /** in some drawn frame */
  blink: string | null;
}

/** Not done to its end, and why. */
export type Undone = Pick<Result, 'ended' | 'breaks'>;

export async function doStep(view: View, step: EditStep): Promise<Done | Undone> {
  try {
    const missed = await selectAloud(view, step);
    if (missed) return missed;
    const since = await mark(view);
    const before = await sketch(view.frame);
    await startCounting(view.frame);
    const release = step.preview && (await holdUpdates(view.page));
    let named: Named;
    let preview: Picture | null = null;
    try {
      named = await act(view, step);
      if (release) preview = await previewOf(view, since);
    } finally {
      if (release) await release();
    }
    const outcome = await outcomeSince(view, since);
    // words that were added are typed at once
    if (step.do === 'insert' && outcome.kind === 'saved' && !WORDLESS.has(step.what))
      await untilSigns(view.page, { canType: true }, TYPED_WITHIN);
    if ((await readEditor(view.page)).isTyping) await view.page.keyboard.press('Escape');
    return { outcome, named, since, before, preview, blink: await endCounting(view.frame) };
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
    return notOffered(error);
  }
}

/** What is added without words. */
const WORDLESS = new Set(['Image', 'Section']);
/** ms; the page may hide what was added */
const TYPED_WITHIN = 3_000;

export const notOffered = ({ message }: NotOffered): Undone => ({ ended: `not offered: ${message}`, breaks: [] });

/** @returns why nothing is selected, null when it is */
export async function selectAloud(view: View, { at, way }: Pick<EditStep, 'at' | 'way'>): Promise<Undone | null> {
  const { before } = await mark(view);
  if (way === 'kept') {
    if (before.selection.length === 0) return notOffered(new NotOffered('nothing is selected'));
    // the keys of a field that was filled before are its own
    if ((await focusIsOn(view, ['canvas'])).length > 0) await panel(view, 'canvas').focus();
    return null;
  }
  if (await select(view, at, way)) return null;
  const [notice] = await said(view);
  if (notice) return { ended: `refused: ${notice.reason.slice(0, 50)}`, breaks: [] };
  if (!(await isOfSource(view, at))) return notOffered(new NotOffered('no element of the source is around it'));
  return { ended: 'silent', breaks: [{ law: 'h', detail: 'a click selects nothing, and nothing is said' }] };
}
