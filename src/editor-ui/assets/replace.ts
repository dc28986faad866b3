/** The change that replaces the image of an element. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import type { Asset } from '../../protocol/assets.ts';
import { createChange } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';
import type { EditOutcome } from '../edits/edit.ts';
import { withScope } from '../scope/apply-scope.ts';
import type { NavItem } from '../store/nav-index.ts';
import { sourceOf } from '../store/store.ts';
import { scopeOfText } from '../text-parts.ts';
import type { ShownImage } from './image-of.ts';

const NOT_IN_FILES: ApiError = {
  code: 'no-source',
  message: 'This image is not in your files: a package or the browser made it.',
  hint: 'Choose an image that has a line in your files.',
};

export const NO_IMAGE_SELECTED: ApiError = {
  code: 'no-image',
  message: 'No image is selected.',
  hint: 'Select an image on the page first, or drag this one onto it.',
};

export async function replaceImage(
  { store, notify, apply }: Pick<Editor, 'store' | 'notify' | 'apply'>,
  item: NavItem,
  { propName, address: oldAddress }: ShownImage,
  { file: filename, address, served }: Asset,
): Promise<EditOutcome> {
  const state = store.getState();
  const source = sourceOf(state, item);
  if (!source) {
    notify.refused(NOT_IN_FILES);
    return { ok: false, error: NOT_IN_FILES };
  }
  const fields = {
    codebaseIdToChange: source.codebaseId,
    propName,
    filename,
    ...(address === null ? {} : { address }),
    oldAddress,
    served,
  };
  return apply(withScope(state, createChange(uuid(), 'REPLACE_IMAGE', fields), item, scopeOfText(state, item)));
}
