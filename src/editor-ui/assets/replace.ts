/** The change that replaces the image of an element. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import type { Asset } from '../../protocol/assets.ts';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';
import type { EditOutcome } from '../edits/edit.ts';
import { withScope } from '../scope/apply-scope.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
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
  image: ShownImage,
  asset: Asset,
): Promise<EditOutcome> {
  const change = changeTo(store.getState(), item, image, asset);
  if (change) return apply(change);
  notify.refused(NOT_IN_FILES);
  return { ok: false, error: NOT_IN_FILES };
}

/** Refusals of the new image, where another one may do. */
const OF_ASSET = /^(?:image-.*|no-change)$/;

/** Why no image can take the place of the present one, as far as an edit with one of them tells. Writes nothing. */
export async function whyNotReplaced(
  { store, tryOut }: Pick<Editor, 'store' | 'tryOut'>,
  item: NavItem,
  image: ShownImage,
  asset: Asset,
): Promise<ApiError | null> {
  const change = changeTo(store.getState(), item, image, asset);
  if (!change) return NOT_IN_FILES;
  const outcome = await tryOut(change);
  return outcome.ok || OF_ASSET.test(outcome.error.code) ? null : outcome.error;
}

function changeTo(
  state: EditorState,
  item: NavItem,
  { propName, address: oldAddress }: ShownImage,
  { file: filename, address, served }: Asset,
): AnyMutationChange | null {
  const source = sourceOf(state, item);
  if (!source) return null;
  const fields = {
    codebaseIdToChange: source.codebaseId,
    propName,
    filename,
    ...(address === null ? {} : { address }),
    oldAddress,
    served,
  };
  return withScope(state, createChange(uuid(), 'REPLACE_IMAGE', fields), item, scopeOfText(state, item));
}
