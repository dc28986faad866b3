/** The instant update of each change type: null where its row does not say that it `previews`. */
import type { MUTATION_TYPES, MutationType } from '../../protocol/change-types.ts';
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

type Previews<T> = T extends MutationType ? (typeof MUTATION_TYPES)[T]['previews'] : false;
type Update<T extends ChangeType> = Previews<T> extends true ? Apply<T> : null;

export const INSTANT_UPDATES: { readonly [T in Exclude<ChangeType, 'UNDO' | 'REDO'>]: Update<T> } = {
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
  EDIT_TOKEN: editToken,
  EXTRACT_COMPONENT: null,
  TAKE_CLASS: null,
  EDIT_SOURCE: null,
  ADD_PAGE: null,
  CHANGE_ARG: null,
  ADD_TOKEN: null,
  RENAME_TOKEN: null,
  CANVAS: null,
  UNKNOWN: null,
};
