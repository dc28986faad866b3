/**
 * The mutation engine: a change and the project's texts in, splices or a refusal out (see `mutation.ts`).
 *
 * One file per change type plans the edit; `carryOut` checks the plan. Nothing here throws for what a user, a file or a
 * client may hold: an exception is a bug of ours.
 */
import type { AnyMutationChange, ChangeItem, MutationType } from '../protocol/changes.ts';
import { addClass } from './add-class.ts';
import { addJsx } from './add-jsx.ts';
import { changeProp } from './change-prop.ts';
import { changeTag } from './change-tag.ts';
import { duplicate } from './duplicate.ts';
import { editSource } from './edit-source.ts';
import { editText } from './edit-text.ts';
import { editToken } from './edit-token.ts';
import { moveJsx } from './move-jsx.ts';
import type { Mutate, MutationOutcome, Project, Refusal } from './mutation.ts';
import { carryOut, type Plan } from './plan.ts';
import { invalidField } from './refusals.ts';
import { removeClass } from './remove-class.ts';
import { removeJsx } from './remove-jsx.ts';
import { styling } from './styling.ts';
import { unwrap } from './unwrap.ts';
import { updateClasses } from './update-classes.ts';
import { wrapDiv } from './wrap-div.ts';

type Planner<T extends MutationType> = (change: ChangeItem<T>, project: Project) => Plan | Refusal;

const PLANNERS: { [T in MutationType]?: Planner<T> } = {
  ADD_JSX: addJsx,
  MOVE_JSX: moveJsx,
  ADD_CLASS: addClass,
  REMOVE_CLASS: removeClass,
  UPDATE_CLASSES: updateClasses,
  EDIT_TEXT: editText,
  REMOVE_JSX: removeJsx,
  STYLING: styling,
  CHANGE_PROP: changeProp,
  CHANGE_TAG: changeTag,
  WRAP_DIV: wrapDiv,
  UNWRAP: unwrap,
  DUPLICATE: duplicate,
  EDIT_SOURCE: editSource,
  EDIT_TOKEN: editToken,
};

/** The one way in. Never writes, never reads but through `project`. */
export const mutate: Mutate = (change: AnyMutationChange, project: Project): MutationOutcome => {
  const planner = PLANNERS[change.type] as Planner<MutationType> | undefined;
  if (!planner) return invalidField('type', `names no change of the source: ${change.type}`);
  return carryOut(planner(change as ChangeItem<MutationType>, project));
};
