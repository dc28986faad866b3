/**
 * One style edit from the first move of the pointer to the write: shown at most once per picture, written once at the end, or
 * taken back as if nothing had been.
 */
import { v4 as uuid } from 'uuid';
import {
  type AnyMutationChange,
  type ChangeItem,
  createChange,
  type StylingFramework,
} from '../../protocol/changes.ts';
import type { CssRuleRef } from '../../protocol/style-rules.ts';
import type { EditOutcome } from '../edit.ts';

/** Property to value; null unsets it. */
export type StyleChanges = Readonly<Record<string, string | null>>;

/** One element that an edit is about. */
export interface Subject {
  codebaseId: string;
  framework: StylingFramework;
  rule: CssRuleRef | null;
  modifiers: readonly string[];
}

export interface StyleEdit {
  /** Shows values, with the next picture. */
  show(changes: StyleChanges): void;
  /** Writes what was shown last, or `changes`; nothing when there is nothing to write. */
  commit(changes?: StyleChanges): Promise<EditOutcome[]>;
  /** Takes back what is shown. */
  cancel(): void;
}

export interface StyleEditParts {
  /** what the frame shows before the source has it */
  preview(change: AnyMutationChange): void;
  takeBack(changeId: string): void;
  apply(change: AnyMutationChange): Promise<EditOutcome>;
  /** tells the views what is shown now; null when nothing is any more, because it was taken back or because it is saved */
  onLive(changes: StyleChanges | null, saved?: boolean): void;
  /** runs its argument before the next picture; gives back a way to call it off */
  schedule?: (run: () => void) => () => void;
}

const nextPicture = (run: () => void): (() => void) => {
  const id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
};

export function startStyleEdit(subjects: readonly Subject[], parts: StyleEditParts): StyleEdit {
  const schedule = parts.schedule ?? nextPicture;
  const activityId = subjects.length > 1 ? uuid() : undefined;
  const ids = subjects.map(() => uuid());
  let latest: StyleChanges | null = null;
  let shown = false;
  let over = false;
  let callOff: (() => void) | null = null;

  const changesFor = (changes: StyleChanges): AnyMutationChange[] =>
    subjects.map((subject, i) => {
      const change = toChange(ids[i] ?? uuid(), subject, changes);
      return activityId ? { ...change, activityId } : change;
    });

  function showNow(): void {
    callOff = null;
    if (over || !latest) return;
    shown = true;
    for (const change of changesFor(latest)) parts.preview(change);
  }

  function end(): void {
    over = true;
    callOff?.();
    callOff = null;
  }

  return {
    show(changes) {
      if (over) return;
      latest = changes;
      parts.onLive(changes);
      callOff ??= schedule(showNow);
    },
    async commit(changes) {
      if (over) return [];
      end();
      const final = changes ?? latest;
      if (!final || Object.keys(final).length === 0) {
        parts.onLive(null);
        return [];
      }
      parts.onLive(final);
      const outcomes = await Promise.all(changesFor(final).map((change) => parts.apply(change)));
      parts.onLive(
        null,
        outcomes.every(({ ok }) => ok),
      );
      return outcomes;
    },
    cancel() {
      if (over) return;
      end();
      if (shown) for (const id of ids) parts.takeBack(id);
      parts.onLive(null);
    },
  };
}

function toChange(
  id: string,
  { codebaseId, framework, rule, modifiers }: Subject,
  changes: StyleChanges,
): ChangeItem<'STYLING'> {
  return createChange(id, 'STYLING', {
    codebaseId,
    stylingChanges: { ...changes },
    stylingFramework: framework,
    ...(modifiers.length > 0 && { modifiers: [...modifiers] }),
    ...(rule && { rule }),
  });
}
