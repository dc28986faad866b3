/** A mutation before it is checked: drafts with their expectations, and new places of elements. */
import type { Draft } from './check/draft.ts';
import { type Expectation, verify } from './check/verify.ts';
import type { FileEdit, MutationOutcome, MutationSuccess, Refusal } from './mutation.ts';
import { noChange, unsafeEdit, type Where } from './refusals.ts';

/** What a plan does to one file. */
export interface PlanPart {
  draft: Draft;
  expectation: Expectation;
}

export interface Plan extends Pick<MutationSuccess, 'moved' | 'copied' | 'added' | 'note' | 'warnings'> {
  parts: PlanPart[];
}

/** Checks a plan and turns it into the answer; one part that fails refuses the whole. */
export function carryOut(plan: Plan | Refusal): MutationOutcome {
  if ('ok' in plan) return plan;
  const edits: FileEdit[] = [];
  for (const { draft, expectation } of plan.parts) {
    const { where } = expectation;
    if (draft.overlaps()) return unsafeEdit(where, 'its parts would overlap');
    const splices = draft.splices();
    if (splices.length === 0 || (draft.newText() === draft.text && !draft.creates)) continue;
    const problem = verify(draft, expectation);
    if (problem) return problem;
    edits.push({ file: draft.file, splices, text: draft.newText(), ...(draft.creates ? { creates: true } : {}) });
  }
  if (edits.length === 0) return noChange(whereOf(plan), 'The source says this already.');
  const { moved, copied, added, note, warnings } = plan;
  return {
    ok: true,
    edits,
    ...(moved?.length ? { moved } : {}),
    ...(copied?.length ? { copied } : {}),
    ...(added?.length ? { added } : {}),
    ...(note ? { note } : {}),
    ...(warnings?.length ? { warnings } : {}),
  };
}

function whereOf(plan: Plan): Where {
  return plan.parts[0]?.expectation.where ?? {};
}
