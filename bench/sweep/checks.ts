/** Laws that are held between steps: types, reload, undo, files and console. */
import { untilTold } from './editor-state.ts';
import { type Break, few } from './laws.ts';
import { type Mark, mark, outcomeSince, saysUnshown } from './outcome.ts';
import { differences, type Picture, pathsApart } from './picture.ts';
import { loadedPicture, pictureAtRest, reload } from './rest.ts';
import { changedFiles, type View } from './stage.ts';
import { wordsOf } from './types-check.ts';
import type { Watch } from './watch.ts';

/** ms; a check of the whole project */
const TOLD_WITHIN = 30_000;

/** Law d. */
export async function newTypeErrors({ types, view }: Watch): Promise<Break[]> {
  const errors = types?.news() ?? [];
  if (errors.length === 0) return [];
  const told = await untilTold(view.page, errors, TOLD_WITHIN);
  const untold = errors.filter((_, i) => !told[i]);
  return untold.length > 0 ? [{ law: 'd', detail: few(untold.map(wordsOf)) }] : [];
}

/** Law c. A preview shows what was asked, also where the editor says then that another rule wins over it. */
export async function unlessUnshown({ view }: Watch, problem: string | null): Promise<Break[]> {
  return problem && !(await saysUnshown(view)) ? [{ law: 'c', detail: problem }] : [];
}

export async function sameAfterReload({ view, unsure }: Watch, after: Picture): Promise<Break[]> {
  await reload(view);
  const loaded = await loadedPicture(view);
  const apart = differences(after, loaded, unsure);
  if (apart.length === 0) return [];
  // what differs from load to load stands elsewhere after edits
  await reload(view);
  const again = await loadedPicture(view);
  const real = differences(after, again, new Set([...unsure, ...pathsApart(loaded, again)]));
  return real.length > 0 ? [{ law: 'c', detail: `after a reload: ${few(real)}` }] : [];
}

/** Law e. @param again the page with the edits, to be compared after a redo */
export async function undone(watch: Watch, edits: number, again: Picture | null): Promise<Break[]> {
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

export async function press(view: View, key: string, times: number): Promise<Break[]> {
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
export async function untouched({ stage, view, base, unsure }: Watch, law: 'a' | 'e', when: string): Promise<Break[]> {
  const files = await changed(stage.project.root, stage.untouched);
  if (files.length > 0) return [{ law, detail: `${when}, these files are not as before: ${files.join(', ')}` }];
  const apart = differences(base, await pictureAtRest(view), unsure);
  return apart.length > 0 ? [{ law, detail: `${when}, the page is not as before: ${few(apart)}` }] : [];
}

/** A file that was just replaced has a second name for a moment: one look is not enough. */
export async function changed(root: string, before: Record<string, string>): Promise<string[]> {
  let files = changedFiles(root, before);
  for (let i = 0; i < 20 && files.length > 0; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    files = changedFiles(root, before);
  }
  return files;
}

/** What the editor warns of, and what React says of it then. */
const NESTING_WARNED = /^(?:HTML does not allow|An SVG shows no|Browsers show a)/;
const NESTING = /cannot (?:be a (?:child|descendant) of|contain a nested)|is unrecognized in this browser/;

/** What a library of the app says of a component that may be there once, after a person has doubled it. */
const ONLY_ONE = /Only one `[\w.]+` component should be rendered/;

/** What the frame says of a preview that it cannot place; other editors read it. */
const OF_PREVIEW = /^\[visual-edit\] (?:Could not find component element|The element to insert before)/;

/** Law g. */
export function news(view: View, quiet: number, { answers }: Pick<Mark, 'answers'>): Break[] {
  const given = view.traffic.answers.slice(answers);
  const warned = given.flatMap(({ answer }) => (answer.ok ? answer.warnings : []));
  const isWarned = warned.some((warning) => NESTING_WARNED.test(warning));
  const isExpected = (line: string) => ONLY_ONE.test(line) || OF_PREVIEW.test(line) || (isWarned && NESTING.test(line));
  const complaints = view.complaints();
  // an app says its own again with each load
  const known = new Set(complaints.slice(0, quiet));
  const lines = complaints.slice(quiet).filter((line) => !known.has(line) && !isExpected(line));
  return lines.length > 0 ? [{ law: 'g', detail: few(lines.map((line) => line.slice(0, 300))) }] : [];
}
