/** The instant update of each change type whose row says that it `previews`. */
import type { MUTATION_TYPES, MutationType } from '../../protocol/change-types.ts';
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

export type PreviewedType = {
  [T in MutationType]: (typeof MUTATION_TYPES)[T]['previews'] extends true ? T : never;
}[MutationType];

export const INSTANT_UPDATES: { readonly [T in PreviewedType]: Apply<T> } = {
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
};
