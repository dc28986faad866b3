/** One step, held under all laws, and taken back. */
import { news, newTypeErrors, sameAfterReload, undone, unlessUnshown, untouched } from './checks.ts';
import { endedAloud, few, focusIsRight, isOwnBlink, namedBefore, nothingElse } from './laws.ts';
import { wrongPreview } from './preview.ts';
import { pictureAtRest } from './rest.ts';
import type { EditStep } from './script.ts';
import { doStep } from './step.ts';
import type { Result, Watch } from './watch.ts';

export async function calmStep(watch: Watch, step: EditStep): Promise<Result> {
  const { view } = watch;
  const quiet = view.complaints().length;
  const done = await doStep(view, step);
  if ('ended' in done) return { step, ...done };
  const { outcome, named, since, preview, blink } = done;
  const breaks = endedAloud(outcome);
  if (blink && !isOwnBlink(step, outcome, blink)) breaks.push(...(await unlessUnshown(watch, blink)));
  breaks.push(...(await focusIsRight(view, step)));
  if (outcome.kind === 'saved') {
    const after = await pictureAtRest(view);
    breaks.push(...namedBefore(outcome.files, named, since.before.isTextAsked || step.do === 'type'));
    const others = nothingElse(step, watch.base, after, since.before, named);
    if (others.length > 0) breaks.push({ law: 'c', detail: few(others) });
    if (step.types) breaks.push(...(await newTypeErrors(watch)));
    const apart = preview ? wrongPreview(watch.base, preview, after, watch.unsure) : [];
    const problem = apart.length > 0 ? `from the preview to the hot update: ${few(apart)}` : null;
    breaks.push(...(await unlessUnshown(watch, problem)));
    if (step.reload) breaks.push(...(await sameAfterReload(watch, after)));
    breaks.push(...(await undone(watch, outcome.edits, step.redo ? after : null)));
  } else breaks.push(...(await untouched(watch, 'a', 'although nothing was saved')));
  breaks.push(...news(view, quiet, since));
  const ended = outcome.kind === 'refused' ? `refused: ${outcome.code}` : outcome.kind;
  return { step, ended, breaks };
}
