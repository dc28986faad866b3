/** What files and page were after each edit of a session, to be compared after undo and redo. */
import { sha256Tree } from '../../tests/support/project.ts';
import { changed } from './checks.ts';
import { type Break, few } from './laws.ts';
import { differences, type Picture, sketch } from './picture.ts';
import { nextFrames } from './rest.ts';
import type { Watch } from './watch.ts';

interface State {
  files: Record<string, string>;
  page: Picture;
  /** the editor told that the page does not show the edit: its preview is seen for a moment, also when it is done again */
  isUnshown: boolean;
}

export interface History {
  /** oldest first; null for one that was passed without a look */
  states: (State | null)[];
  /** index of the state that is shown */
  at: number;
  /** the answers before it */
  answers: number;
}

/** ms; React shows some updates later than others */
const SETTLED_WITHIN = 2_000;

export const startHistory = async ({ stage, view }: Watch): Promise<History> => ({
  states: [{ files: stage.untouched, page: await sketch(view.frame), isUnshown: false }],
  at: 0,
  answers: view.traffic.answers.length,
});

/** Keeps the state after new edits, in place of those that were undone. */
export function keepState(history: History, { stage }: Watch, edits: number, page: Picture, isUnshown = false): void {
  const states = history.states.slice(0, history.at + 1);
  // an edit that continues the one before it has no entry of its own
  if (edits === 0) states.pop();
  for (let i = 1; i < edits; i++) states.push(null);
  states.push({ files: sha256Tree(stage.project.root), page, isUnshown });
  history.states = states;
  history.at = states.length - 1;
}

/** Files and page are as in the state that the history is at. */
export async function asInHistory(history: History, watch: Watch, law: 'a' | 'e', when: string): Promise<Break[]> {
  const state = history.states[history.at];
  if (!state) return [];
  const files = await changed(watch.stage.project.root, state.files);
  if (files.length > 0) return [{ law, detail: `${when}, these files are not as before: ${files.join(', ')}` }];
  const { problems } = await settled(watch, (page) => wordsApart(state.page, page, watch.unsure));
  return problems.length > 0 ? [{ law, detail: `${when}, the page is not as before: ${few(problems)}` }] : [];
}

/** Looks until nothing is wrong, or a while has passed. */
export async function settled(
  { view }: Watch,
  wrong: (page: Picture) => string[],
): Promise<{ page: Picture; problems: string[] }> {
  const until = performance.now() + SETTLED_WITHIN;
  for (;;) {
    const page = await sketch(view.frame);
    const problems = wrong(page);
    if (problems.length === 0 || performance.now() > until) return { page, problems };
    await nextFrames(view);
  }
}

/** An edit elsewhere moves what differs from load to load to other paths. */
function wordsApart(was: Picture, is: Picture, unsure: ReadonlySet<string>): string[] {
  const tags = new Set(was.filter(({ path }) => unsure.has(path)).map(({ tag }) => tag));
  const apart = differences(was, is, unsure);
  return unsure.size === 0 ? apart : apart.filter((words) => ![...tags].some((tag) => words.startsWith(`<${tag}>`)));
}
