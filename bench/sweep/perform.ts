/** Performs a script under the laws. */
import { endCounting, startCounting } from './drawn.ts';
import { readEditor } from './editor-state.ts';
import { type Break, endedAloud, few, focusIsRight, isBeside, namedBefore, nothingElse, previewAdds } from './laws.ts';
import { type Mark, mark, type Outcome, outcomeSince, said } from './outcome.ts';
import { act, type Box, type Named, NotOffered, select } from './person.ts';
import { countIds, differences, type Picture, pathsApart } from './picture.ts';
import { holdUpdates, previewOf, wrongPreview } from './preview.ts';
import { comeToRest, FIRST_LOAD, loadedPicture, pictureAtRest, reload } from './rest.ts';
import type { Script, Step } from './script.ts';
import { changedFiles, type Stage, type View } from './stage.ts';
import type { TypesCheck } from './types-check.ts';

/** One page under watch: the editor at a route, and how the page is without edits. */
export interface Watch {
  stage: Stage;
  view: View;
  types: TypesCheck | null;
  base: Picture;
  /** paths of elements that differ from load to load */
  unsure: ReadonlySet<string>;
}

export interface Result {
  step: Step;
  /** `saved`, `led`, `silent`, `refused: <code>`, `not offered: <reason>` */
  ended: string;
  breaks: Break[];
}

/** @param known of another watch of the same page, which then need not be looked at again */
export async function startWatch(
  stage: Stage,
  types: TypesCheck | null,
  place: Pick<Script, 'route' | 'width'>,
  known?: Pick<Watch, 'base' | 'unsure'>,
): Promise<Watch> {
  const view = await stage.open(place.route, place.width);
  let first = await loadedPicture(view, known ? undefined : FIRST_LOAD);
  if (known) return { stage, view, types, base: known.base, unsure: known.unsure };
  await reload(view);
  let base = await loadedPicture(view);
  // one of them may have been taken too early
  for (let i = 0; i < LOADS && countsOf(first) !== countsOf(base); i++) {
    first = base;
    await reload(view);
    base = await loadedPicture(view);
  }
  return { stage, view, types, base, unsure: pathsApart(first, base) };
}

/** Most further loads until two have the same elements. */
const LOADS = 3;

const countsOf = (picture: Picture): string => JSON.stringify([...countIds(picture)].sort());

/** Puts back the files of a script that broke a law. @returns false when the page is not as without edits then */
export async function recover({ stage, view, base, unsure }: Watch): Promise<boolean> {
  stage.restore();
  await reload(view);
  return differences(base, await loadedPicture(view), unsure).length === 0;
}

export async function perform(watch: Watch, script: Script): Promise<Result[]> {
  if (script.mode === 'burst') return burst(watch, script.steps);
  const results: Result[] = [];
  for (const step of script.steps) {
    const result = await calmStep(watch, step);
    results.push(result);
    if (result.breaks.length > 0) break;
  }
  return results;
}

async function calmStep(watch: Watch, step: Step): Promise<Result> {
  const { view } = watch;
  const quiet = view.complaints().length;
  const done = await doStep(view, step);
  if ('ended' in done) return { step, ...done };
  const { outcome, named, since, own, preview, blink } = done;
  const breaks = endedAloud(step, outcome, named, own);
  if (blink && !(outcome.kind === 'refused' && previewAdds(step))) breaks.push({ law: 'c', detail: blink });
  breaks.push(...(await focusIsRight(view, step)));
  if (outcome.kind === 'saved') {
    const after = await pictureAtRest(view);
    breaks.push(...namedBefore(outcome.files, named, since.before.isTextAsked || step.do === 'type'));
    breaks.push(...nothingElse(step, watch.base, after, since.before, named));
    if (step.types) breaks.push(...newTypeErrors(watch));
    const apart = preview ? wrongPreview(watch.base, preview, after, watch.unsure) : [];
    if (apart.length > 0) breaks.push({ law: 'c', detail: `from the preview to the hot update: ${few(apart)}` });
    if (step.reload) breaks.push(...(await sameAfterReload(watch, after)));
    breaks.push(...(await undone(watch, outcome.edits, step.redo ? after : null)));
  } else breaks.push(...(await untouched(watch, 'a', 'although nothing was saved')));
  breaks.push(...news(view, quiet, since));
  const ended = outcome.kind === 'refused' ? `refused: ${outcome.code}` : outcome.kind;
  return { step, ended, breaks };
}

interface Done {
  outcome: Outcome;
  named: Named;
  since: Awaited<ReturnType<typeof mark>>;
  /** the dragged element's box before */
  own: Box | null;
  /** the page before the hot update, if the step asks for it */
  preview: Picture | null;
  /** in some drawn frame */
  blink: string | null;
}

/** ms; a drop beside itself needs no answer */
const STAYS = 1_500;

/** Selects and acts. */
async function doStep(view: View, step: Step): Promise<Done | Pick<Result, 'ended' | 'breaks'>> {
  try {
    await mark(view);
    if (!(await select(view, step.at, step.way))) {
      const [notice] = await said(view);
      if (notice) return { ended: `refused: ${notice.reason.slice(0, 50)}`, breaks: [] };
      return { ended: 'silent', breaks: [{ law: 'h', detail: 'a click selects nothing, and nothing is said' }] };
    }
    const since = await mark(view);
    const own = await boxOf(view, step.at.path);
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
    const staysThere = step.do === 'drag' && isBeside(named.line, own);
    const outcome = await outcomeSince(view, since, staysThere ? STAYS : undefined);
    // text that was added may be typed at once
    if ((await readEditor(view.page)).isTyping) await view.page.keyboard.press('Escape');
    return { outcome, named, since, own, preview, blink: await endCounting(view.frame) };
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
    return { ended: `not offered: ${error.message}`, breaks: [] };
  }
}

function boxOf({ frame }: View, path: number[]): Promise<Box | null> {
  return frame.evaluate((path) => {
    let element: Element | undefined = document.body;
    for (const i of path) element = element?.children[i];
    if (!element) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, path);
}

function newTypeErrors({ types }: Watch): Break[] {
  const errors = types?.news() ?? [];
  return errors.length > 0 ? [{ law: 'd', detail: few(errors) }] : [];
}

async function sameAfterReload({ view, unsure }: Watch, after: Picture): Promise<Break[]> {
  await reload(view);
  const apart = differences(after, await loadedPicture(view), unsure);
  return apart.length > 0 ? [{ law: 'c', detail: `after a reload: ${few(apart)}` }] : [];
}

/** Law e. @param again the page with the edits, to be compared after a redo */
async function undone(watch: Watch, edits: number, again: Picture | null): Promise<Break[]> {
  const { view, unsure } = watch;
  const breaks = await press(view, 'ControlOrMeta+z', edits);
  breaks.push(...(await untouched(watch, 'e', 'after undo')));
  if (!again || breaks.length > 0) return breaks;
  breaks.push(...(await press(view, 'ControlOrMeta+Shift+z', edits)));
  const apart = differences(again, await pictureAtRest(view), unsure);
  if (apart.length > 0) breaks.push({ law: 'e', detail: `after redo: ${few(apart)}` });
  breaks.push(...(await press(view, 'ControlOrMeta+z', edits)));
  return [...breaks, ...(await untouched(watch, 'e', 'after redo and undo'))];
}

async function press(view: View, key: string, times: number): Promise<Break[]> {
  for (let i = 0; i < times; i++) {
    const since = await mark(view);
    await view.page.keyboard.press(key);
    const outcome = await outcomeSince(view, since);
    if (outcome.kind === 'saved') continue;
    const why = outcome.kind === 'refused' ? `${outcome.code} ${outcome.said.reason}` : outcome.kind;
    return [{ law: 'e', detail: `${key} ends ${why}` }];
  }
  return [];
}

/** Files and page are as without edits. */
async function untouched({ stage, view, base, unsure }: Watch, law: 'a' | 'e', when: string): Promise<Break[]> {
  const files = await changed(stage);
  if (files.length > 0) return [{ law, detail: `${when}, these files are not as before: ${files.join(', ')}` }];
  const apart = differences(base, await pictureAtRest(view), unsure);
  return apart.length > 0 ? [{ law, detail: `${when}, the page is not as before: ${few(apart)}` }] : [];
}

/** A file that was just replaced has a second name for a moment: one look is not enough. */
async function changed({ project, untouched }: Stage): Promise<string[]> {
  let files = changedFiles(project.root, untouched);
  for (let i = 0; i < 20 && files.length > 0; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    files = changedFiles(project.root, untouched);
  }
  return files;
}

/** What the editor warns of, and what React says of it then. */
const NESTING_WARNED = /^(?:HTML does not allow|An SVG shows no|Browsers show a)/;
const NESTING = /cannot (?:be a (?:child|descendant) of|contain a nested)|is unrecognized in this browser/;

/** Law g. */
function news(view: View, quiet: number, { answers }: Pick<Mark, 'answers'>): Break[] {
  const given = view.traffic.answers.slice(answers);
  const warned = given.flatMap(({ answer }) => (answer.ok ? answer.warnings : []));
  const isWarned = warned.some((warning) => NESTING_WARNED.test(warning));
  const lines = view.complaints().filter((line, i) => i >= quiet && !(isWarned && NESTING.test(line)));
  return lines.length > 0 ? [{ law: 'g', detail: few(lines.map((line) => line.slice(0, 300))) }] : [];
}

/** All at once, then the laws that hold for the whole. */
async function burst(watch: Watch, steps: Step[]): Promise<Result[]> {
  const { view } = watch;
  const quiet = view.complaints().length;
  await comeToRest(view);
  const since = await mark(view);
  const results: Result[] = [];
  for (const step of steps) {
    try {
      const isSelected = await select(view, step.at, step.way);
      if (isSelected) await act(view, step);
      results.push({ step, ended: isSelected ? 'in a burst' : 'not offered: not selected', breaks: [] });
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      results.push({ step, ended: `not offered: ${error.message}`, breaks: [] });
    }
  }
  const breaks: Break[] = [];
  if (results.some(({ ended }) => ended === 'in a burst')) {
    const outcome = await outcomeSince(view, since);
    if (outcome.kind === 'silent')
      breaks.push({ law: 'a', detail: 'nothing of the burst was saved, and nothing was said' });
    const after = await pictureAtRest(view);
    breaks.push(...newTypeErrors(watch), ...(await sameAfterReload(watch, after)));
    const edits = (await readEditor(view.page)).undoable - since.before.undoable;
    breaks.push(...(await undone(watch, edits, null)));
  }
  breaks.push(...news(view, quiet, since));
  const last = results.at(-1);
  if (last) last.breaks = breaks;
  return results;
}
