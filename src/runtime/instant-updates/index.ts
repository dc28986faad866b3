/**
 * The table of instant updates: one row per change type. A new change type makes the compiler ask for its row here.
 */
import type { ChangeType } from '../../protocol/changes.ts';
import { addJsx } from './add-jsx.ts';
import { changeProp } from './change-prop.ts';
import { changeTag } from './change-tag.ts';
import { addClass, removeClass, updateClasses } from './classes.ts';
import { duplicate } from './duplicate.ts';
import { editText } from './edit-text.ts';
import { moveJsx } from './move-jsx.ts';
import { removeJsx } from './remove-jsx.ts';
import { editToken, styling } from './styling.ts';
import type { Apply } from './types.ts';
import { unwrap, wrapDiv } from './wrap-div.ts';

/** UNDO and REDO act on other updates: the ledger has them (`updates.ts`). */
export type ShownType = Exclude<ChangeType, 'UNDO' | 'REDO'>;

/** Source of a whole file, or a change nobody here made: only the refresh can show it. */
const notShown = () => null;

export const INSTANT_UPDATES: { readonly [T in ShownType]: Apply<T> } = {
  STYLING: styling,
  ADD_JSX: addJsx,
  MOVE_JSX: moveJsx,
  REMOVE_JSX: removeJsx,
  CHANGE_PROP: changeProp,
  WRAP_DIV: wrapDiv,
  UNWRAP: unwrap,
  DUPLICATE: duplicate,
  CHANGE_TAG: changeTag,
  ADD_CLASS: addClass,
  REMOVE_CLASS: removeClass,
  UPDATE_CLASSES: updateClasses,
  EDIT_TEXT: editText,
  EDIT_SOURCE: notShown,
  EDIT_TOKEN: editToken,
  UNKNOWN: notShown,
};
