/**
 * The mutation engine: a change and the project's texts in, splices or a refusal out (see `mutation.ts`).
 *
 * One file per change type plans the edit; `carryOut` checks the plan. Nothing here throws, whatever a user, a file or a
 * client holds: an exception is a bug of ours.
 */
import { isMutationType, MUTATION_TYPES } from '../protocol/change-types.ts';
import type { AnyMutationChange, ChangeItem, MutationType } from '../protocol/changes.ts';
import { addClass } from './changes/add-class.ts';
import { addJsx } from './changes/add-jsx.ts';
import { addPage } from './changes/add-page.ts';
import { addToken } from './changes/add-token.ts';
import { changeArg } from './changes/change-arg.ts';
import { changeProp } from './changes/change-prop.ts';
import { changeTag } from './changes/change-tag.ts';
import { duplicate } from './changes/duplicate.ts';
import { editSource } from './changes/edit-source.ts';
import { editText } from './changes/edit-text.ts';
import { editToken } from './changes/edit-token.ts';
import { extractComponent } from './changes/extract-component.ts';
import { moveJsx } from './changes/move-jsx.ts';
import { removeClass } from './changes/remove-class.ts';
import { removeJsx } from './changes/remove-jsx.ts';
import { renameToken } from './changes/rename-token.ts';
import { replaceImage } from './changes/replace-image.ts';
import { styling } from './changes/styling.ts';
import { takeClass } from './changes/take-class.ts';
import { unwrap } from './changes/unwrap.ts';
import { updateClasses } from './changes/update-classes.ts';
import { wrapDiv } from './changes/wrap-div.ts';
import type { Mutate, MutationOutcome, Project, Refusal } from './mutation.ts';
import { carryOut, type Plan } from './plan.ts';
import { invalidField, isRefusal } from './refusals.ts';
import { countsFor } from './scope/counts.ts';
import { editData } from './scope/data-scope.ts';
import { atInstance } from './scope/instance-scope.ts';
import { onlyUseOf } from './scope/only-use.ts';
import { removeUnused } from './unused/remove-unused.ts';

type Planner<T extends MutationType> = (change: ChangeItem<T>, project: Project) => Plan | Refusal;

/** Types whose row leaves the scope to the planner: the engine edits no call site and no list item for them. */
type ScopedType = {
  [T in MutationType]: (typeof MUTATION_TYPES)[T]['instance'] extends 'text'
    ? T
    : (typeof MUTATION_TYPES)[T]['data'] extends 'text' | 'prop'
      ? T
      : never;
}[MutationType];

/** Each reads `scope`, `dataIndex` and `callSiteCodebaseId` of its change: one that does not edits the definition instead. */
const SCOPED_PLANNERS: { [T in ScopedType]: Planner<T> } = {
  EDIT_TEXT: editText,
  CHANGE_PROP: changeProp,
  REPLACE_IMAGE: replaceImage,
  STYLING: styling,
};

const PLANNERS: { [T in Exclude<MutationType, ScopedType>]: Planner<T> } = {
  ADD_JSX: addJsx,
  MOVE_JSX: moveJsx,
  ADD_CLASS: addClass,
  REMOVE_CLASS: removeClass,
  TAKE_CLASS: takeClass,
  UPDATE_CLASSES: updateClasses,
  REMOVE_JSX: removeJsx,
  CHANGE_TAG: changeTag,
  WRAP_DIV: wrapDiv,
  UNWRAP: unwrap,
  DUPLICATE: duplicate,
  EXTRACT_COMPONENT: extractComponent,
  EDIT_SOURCE: editSource,
  ADD_PAGE: addPage,
  CHANGE_ARG: changeArg,
  EDIT_TOKEN: editToken,
  ADD_TOKEN: addToken,
  RENAME_TOKEN: renameToken,
};

const ALL_PLANNERS = { ...PLANNERS, ...SCOPED_PLANNERS } as Record<MutationType, Planner<MutationType>>;

/** The one way in. Never writes, never reads but through `project`. */
export const mutate: Mutate = (change: AnyMutationChange, project: Project): MutationOutcome => {
  if (!isMutationType(change.type)) return invalidField('type', 'names no change of the source');
  const planner = ALL_PLANNERS[change.type];
  if (change.scope === 'data') {
    const plan = editData(change, project);
    if (plan) return carryOut(removeUnused(change, plan));
  }
  const onlyUse = onlyUseOf(change, project);
  if (onlyUse && isRefusal(onlyUse)) return onlyUse;
  const scoped =
    change.scope === 'instance' && MUTATION_TYPES[change.type].instance !== 'text'
      ? atInstance(change, project)
      : project;
  if (isRefusal(scoped)) {
    // A rule applies to every element that it matches, so an edit of one element only cannot use it.
    const isShared = change.type === 'STYLING' && change.changeFields.stylingFramework === 'CSS';
    if (!isShared || scoped.error.code !== 'not-an-instance') return scoped;
    return carryOut(removeUnused(change, planner(change as ChangeItem<MutationType>, project)));
  }
  const plan = removeUnused(change, planner(change as ChangeItem<MutationType>, scoped));
  const outcome = withCounts(carryOut(plan), change, project);
  return outcome.ok && onlyUse ? { ...outcome, onlyUse } : outcome;
};

/** An edit without a scope goes to the definition: say for how many it counts. */
function withCounts(outcome: MutationOutcome, change: AnyMutationChange, project: Project): MutationOutcome {
  if (!outcome.ok || change.scope !== undefined) return outcome;
  const counted = countsFor(change, project, outcome);
  return counted.length === 0 ? outcome : { ...outcome, warnings: [...(outcome.warnings ?? []), ...counted] };
}
