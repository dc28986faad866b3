/** Edits of canvases: pure functions from a canvas's content to the next one, with the name of the edit for the history. */
import type { Storyboard, StoryboardPatch, StoryboardsEdit } from '../../protocol/canvases.ts';
import { refuse } from '../routes/errors.ts';
import { type CanvasContent, inOrder, MOST_STORYBOARDS, patched, storyboardProblem } from './canvas-file.ts';

/** The outcome of an edit: the new content, null to delete the file. */
export interface Revised {
  content: CanvasContent | null;
  changeName: string;
}

/** @throws Refused `unknown-storyboard`, `storyboard-exists`, `bad-field`, `last-storyboard`, `too-many-storyboards` */
export function reviseStoryboards(content: CanvasContent, edit: Omit<StoryboardsEdit, 'changeId'>): Revised {
  const { add = [], change = [], remove = [] } = edit;
  const boards = new Map(content.data.storyboards.map((one) => [one.id as string, one]));
  for (const id of remove) {
    if (!boards.delete(id)) unknown(id);
  }
  for (const patch of change) {
    const one = boards.get(patch.id) ?? unknown(patch.id);
    boards.set(patch.id, checked(patched(one, patch)));
  }
  for (const one of add) {
    if (boards.has(one.id)) refuse('storyboard-exists', `The canvas has a storyboard ${one.id} already.`);
    boards.set(one.id, checked(inOrder({ ...one })));
  }
  if (boards.size === 0) {
    refuse('last-storyboard', 'A canvas keeps at least one frame.', { hint: 'Delete the canvas instead.' });
  }
  if (boards.size > MOST_STORYBOARDS) {
    const hint = 'Use another canvas.';
    refuse('too-many-storyboards', `A canvas has at most ${MOST_STORYBOARDS} frames.`, { hint });
  }
  const data = { ...content.data, storyboards: [...boards.values()] };
  return { content: { ...content, data }, changeName: nameOf(add, change, remove) };
}

function checked(one: Record<string, unknown>): Record<string, unknown> {
  const problem = storyboardProblem(one);
  if (problem) refuse('bad-field', `The storyboard${problem.startsWith('.') ? `’s ${problem.slice(1)}` : problem}.`);
  return one;
}

function unknown(id: string): never {
  return refuse('unknown-storyboard', `The canvas has no storyboard ${id}.`, { hint: 'Load the canvas again.' });
}

/** In the editor's words: a storyboard is a frame there. */
function nameOf(add: readonly Storyboard[], change: readonly StoryboardPatch[], remove: readonly string[]): string {
  const frames = (list: readonly unknown[]) => (list.length > 1 ? 'Frames' : 'Frame');
  if (add.length > 0 && remove.length > 0) return 'Arrange Frames';
  if (add.length > 0) return `Add ${frames(add)}`;
  if (remove.length > 0) return `Delete ${frames(remove)}`;
  const fields = new Set(change.flatMap(({ id: _, ...rest }) => Object.keys(rest)));
  const word = KINDS.find(([, of]) => [...fields].some((field) => of.includes(field)))?.[0] ?? 'Change';
  return `${word} ${frames(change.filter((patch) => hasFieldOf(patch, word)))}`;
}

/** The first kind that an edit has names it: a resized frame moves its neighbours aside. */
const KINDS: readonly (readonly [word: string, fields: readonly string[]])[] = [
  ['Rename', ['name']],
  ['Change Props of', ['component']],
  ['Change State of', ['state', 'theme']],
  ['Resize', ['width', 'height', 'breakpoint']],
  ['Move', ['x', 'y']],
];

function hasFieldOf(patch: StoryboardPatch, word: string): boolean {
  const fields = KINDS.find(([kind]) => kind === word)?.[1] ?? [];
  return fields.some((field) => field in patch);
}
