/**
 * Tells editors which edits added type errors. Edits that come while a check runs are checked together, as one step from the
 * first to the last; only if that step added an error are the states between compared.
 */
import { setImmediate } from 'node:timers/promises';
import type { ProblemsAnswer, TypeProblem } from '../../protocol/api.ts';
import type { SavedEdit, Workspace } from '../edits/workspace.ts';
import type { ProjectReader } from './project-reader.ts';
import { type CheckQuestion, type FileTexts, isScript } from './type-check.ts';
import { type FoundError, isSame } from './type-errors.ts';

export interface TypeWatch {
  /** per activity */
  problems(): ProblemsAnswer;
  close(): void;
}

/** An error and the edit that added it. One that is gone may come back with an undo. */
interface Known {
  activityId: string;
  error: FoundError;
  isThere: boolean;
}

const MOST_KNOWN = 200;
/** Of more edits in one check, the earlier ones count as one. */
const MOST_STATES = 20;

export function watchTypes(ws: Workspace, reader: Pick<ProjectReader, 'check'>): TypeWatch {
  const undone = new Set<string>();
  const shown = new Map<string, TypeProblem[]>();
  let known: Known[] = [];
  let waiting: SavedEdit[] = [];
  let isChecking = false;
  /** no TypeScript in the project, or a project that takes too long */
  let isOff = false;

  function note(edit: SavedEdit): void {
    if (edit.op === 'undo') {
      undone.add(edit.activityId);
      known = known.filter(({ activityId }) => activityId !== edit.activityId);
      publish();
    } else undone.delete(edit.activityId);
    if (known.length > 0 || edit.files.some(({ file }) => isScript(file))) later(edit);
  }

  function later(edit: SavedEdit): void {
    if (isOff) return;
    waiting.push(edit);
    void check();
  }

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    while (waiting.length > 0 && !isOff) {
      // The edit is answered first.
      await setImmediate();
      const edits = waiting;
      waiting = [];
      await checkTogether(edits);
    }
    isChecking = false;
  }

  async function checkTogether(edits: readonly SavedEdit[]): Promise<void> {
    const asked = known.filter(({ isThere }) => isThere);
    const question: CheckQuestion = { states: statesOf(edits), known: asked.map(({ error }) => error) };
    const answer = await reader.check(question).catch((error: Error) => {
      if (!isOff) ws.logger.warn(`Edits are not checked for type errors any more. ${error.message}`);
      return null;
    });
    if (answer === null) {
      isOff = true;
      return;
    }
    for (const [i, one] of asked.entries()) {
      const now = answer.known[i] ?? null;
      one.isThere = now !== null;
      one.error = now ?? one.error;
    }
    for (const [i, edit] of edits.slice(-MOST_STATES).entries()) {
      for (const error of answer.added[i] ?? []) noteError(edit, error);
    }
    known = known.slice(-MOST_KNOWN);
    publish();
  }

  function noteError({ op, activityId }: SavedEdit, error: FoundError): void {
    if (op !== 'undo') {
      if (!undone.has(activityId)) known.push({ activityId, error, isThere: true });
      return;
    }
    const back = known.find((one) => !one.isThere && isSame(one.error, error));
    if (back) Object.assign(back, { error, isThere: true });
  }

  /** Publishes the activities whose errors have changed. */
  function publish(): void {
    const now = problems();
    for (const activityId of new Set([...shown.keys(), ...Object.keys(now)])) {
      const list = now[activityId] ?? [];
      if (JSON.stringify(list) === JSON.stringify(shown.get(activityId) ?? [])) continue;
      if (list.length > 0) shown.set(activityId, list);
      else shown.delete(activityId);
      ws.hub.publish({ event: 'problems', activityId, problems: list });
    }
  }

  function problems(): ProblemsAnswer {
    const answer: ProblemsAnswer = {};
    for (const { activityId, error, isThere } of known) {
      if (!isThere) continue;
      const { about: _, ...problem } = error;
      answer[activityId] = [...(answer[activityId] ?? []), problem];
    }
    return answer;
  }

  ws.onSaved = note;
  // An edit from outside may mend an error, and adds none of ours.
  const stop = ws.hub.on((event) => {
    if (event.event !== 'change' || event.activity.type !== 'UNKNOWN' || known.length === 0) return;
    const { id: activityId, files } = event.activity;
    const texts = files.map(({ path: file }) => ({ file, text: ws.textOnDisk(file) ?? null }));
    later({ op: 'undo', activityId, files: texts.map(({ file, text }) => ({ file, before: text, after: text })) });
  });
  return {
    problems,
    close() {
      isOff = true;
      stop();
    },
  };
}

/** The texts of all edited files before the first edit, then after each. */
function statesOf(edits: readonly SavedEdit[]): FileTexts[] {
  const first: FileTexts = {};
  const states: FileTexts[] = [];
  for (const { files } of edits) for (const { file, before } of files) if (!(file in first)) first[file] = before;
  let now = first;
  for (const { files } of edits) {
    now = { ...now, ...Object.fromEntries(files.map(({ file, after }) => [file, after])) };
    states.push(now);
  }
  return [first, ...states.slice(-MOST_STATES)];
}
