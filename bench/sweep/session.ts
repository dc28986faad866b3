/**
 * A session: a sequence of steps on one page without going back. After each step the laws that cost little are held; types,
 * reload, and undo of everything at the end.
 */
import { news, newTypeErrors, press, sameAfterReload, unlessUnshown, untouched } from './checks.ts';
import { readEditor } from './editor-state.ts';
import { asInHistory, type History, keepState, settled, startHistory } from './history.ts';
import { type Break, endedAloud, few, focusIsRight, isOwnBlink, namedBefore, nothingElse } from './laws.ts';
import { move } from './moves.ts';
import { groupsIn } from './outcome.ts';
import { panel } from './person.ts';
import { wrongPreview } from './preview.ts';
import { pictureAtRest } from './rest.ts';
import { type EditStep, isMove, type Step } from './script.ts';
import { doStep } from './step.ts';
import { isBlamed, takeBack } from './thrown.ts';
import type { Result, Watch } from './watch.ts';

/** What the next step is chosen by. */
export interface SoFar {
  last: Result | undefined;
  undoable: number;
  redoable: number;
}

/** @param next null ends the session */
export async function playSession(
  watch: Watch,
  next: (soFar: SoFar) => Promise<Step | null>,
  took: (result: Result) => void,
): Promise<void> {
  const history = await startHistory(watch);
  let last: Result | undefined;
  for (;;) {
    const { at, states } = history;
    const step = await next({ last, undoable: at, redoable: states.length - 1 - at });
    if (!step) break;
    last = isMove(step) ? await move(watch, history, step) : await edit(watch, history, step);
    took(last);
    if (last.breaks.length > 0) return;
  }
  const edits = history.at;
  if (edits > 0) took({ step: { do: 'undo', times: edits }, ended: 'saved', breaks: await checkpoint(watch, history) });
}

export async function replaySession(watch: Watch, steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const rest = steps.values();
  await playSession(
    watch,
    async () => rest.next().value ?? null,
    (result) => results.push(result),
  );
  return results;
}

async function edit(watch: Watch, history: History, step: EditStep): Promise<Result> {
  const { view } = watch;
  const quiet = view.complaints().length;
  // a preview is compared with the page as it looks before and after
  const before = step.preview ? await pictureAtRest(view) : null;
  const done = await doStep(view, step);
  if ('ended' in done) return { step, ...done };
  const { outcome, named, since, preview, blink } = done;
  const breaks: Break[] = endedAloud(outcome);
  const unexplained = blink && !isOwnBlink(step, outcome, blink) ? blink : null;
  const blinks = await unlessUnshown(watch, unexplained);
  breaks.push(...blinks);
  breaks.push(...(await focusIsRight(view, step)));
  if (outcome.kind === 'saved') {
    breaks.push(...namedBefore(outcome.files, named, since.before.isTextAsked || step.do === 'type'));
    const wrong = (page: typeof done.before) => nothingElse(step, done.before, page, since.before, named);
    const { page, problems } = await settled(watch, wrong);
    const { undoable } = await readEditor(view.page);
    const answers = view.traffic.answers.slice(since.answers);
    const saved = answers.filter(({ answer }) => answer.ok).length;
    const edits = undoable - since.before.undoable - (saved - groupsIn(answers));
    if (await isBlamed(view)) {
      keepState(history, watch, edits, page);
      return { step, ended: 'the page threw', breaks: await takeBack(watch, history) };
    }
    if (problems.length > 0) breaks.push({ law: 'c', detail: few(problems) });
    if (before && preview) {
      const apart = wrongPreview(before, preview, await pictureAtRest(view), watch.unsure);
      const problem = apart.length > 0 ? `from the preview to the hot update: ${few(apart)}` : null;
      breaks.push(...(await unlessUnshown(watch, problem)));
    }
    keepState(history, watch, edits, page, unexplained !== null && blinks.length === 0);
  } else breaks.push(...(await asInHistory(history, watch, 'a', 'although nothing was saved')));
  breaks.push(...news(view, quiet, since));
  const ended = outcome.kind === 'refused' ? `refused: ${outcome.code}` : outcome.kind;
  return { step, ended, breaks };
}

/** The laws that cost much, once for all edits, which are undone. */
async function checkpoint(watch: Watch, history: History): Promise<Break[]> {
  const { view } = watch;
  const quiet = view.complaints().length;
  const after = await pictureAtRest(view);
  const breaks: Break[] = [...(await newTypeErrors(watch)), ...(await sameAfterReload(watch, after))];
  // in a field with refused words, the key would undo the typing
  await panel(view, 'canvas').focus();
  while (history.at > 0) {
    const problems = await press(view, 'ControlOrMeta+z', 1);
    breaks.push(...problems);
    if (problems.length > 0) return breaks;
    history.at--;
  }
  breaks.push(...(await untouched(watch, 'e', 'after undo of everything')));
  // a page that is loaded again repeats what it said after each edit
  return [...breaks, ...news(view, quiet, history)];
}
