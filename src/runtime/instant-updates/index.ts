/** The table of instant updates: one row per change type. The compiler requires a row for a new type. */
import type { ChangeType } from '../../protocol/changes.ts';
import { addJsx } from './add-jsx.ts';
import { changeProp } from './change-prop.ts';
import { changeTag } from './change-tag.ts';
import { addClass, removeClass, updateClasses } from './classes.ts';
import { duplicate } from './duplicate.ts';
import { editText } from './edit-text.ts';
import { moveJsx } from './move-jsx.ts';
import { removeJsx } from './remove-jsx.ts';
import { replaceImage } from './replace-image.ts';
import { editToken, styling } from './styling.ts';
import type { Apply } from './types.ts';
import { unwrap, wrapDiv } from './wrap-div.ts';

/** UNDO and REDO act on other updates; `updates.ts` handles them. */
export type ShownType = Exclude<ChangeType, 'UNDO' | 'REDO'>;

/** Only the refresh can show the source of a whole file, a new page, a story's args, or an unknown change; a new component and a canvas show the same. */
const notShown = () => null;

export const INSTANT_UPDATES: { readonly [T in ShownType]: Apply<T> } = {
  STYLING: styling,
  ADD_JSX: addJsx,
  MOVE_JSX: moveJsx,
  REMOVE_JSX: removeJsx,
  CHANGE_PROP: changeProp,
  REPLACE_IMAGE: replaceImage,
  WRAP_DIV: wrapDiv,
  UNWRAP: unwrap,
  DUPLICATE: duplicate,
  CHANGE_TAG: changeTag,
  ADD_CLASS: addClass,
  REMOVE_CLASS: removeClass,
  UPDATE_CLASSES: updateClasses,
  EDIT_TEXT: editText,
  EXTRACT_COMPONENT: notShown,
  TAKE_CLASS: notShown,
  EDIT_SOURCE: notShown,
  ADD_PAGE: notShown,
  CHANGE_ARG: notShown,
  EDIT_TOKEN: editToken,
  CANVAS: notShown,
  UNKNOWN: notShown,
};
