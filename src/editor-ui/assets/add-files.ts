/** Files from outside, such as a folder of the desktop, as new images of the project. */
import type { ApiError } from '../../protocol/api.ts';
import { type Asset, type AssetAdded, isImageFile, MOST_IMAGE_BYTES } from '../../protocol/assets.ts';
import type { Editor } from '../editor.ts';
import { assetName, sizeInWords } from './asset-names.ts';

type Parts = Pick<Editor, 'store' | 'notify' | 'tell'>;

/** @returns the added images; those that were refused are told */
export async function addFiles(editor: Parts, files: readonly File[]): Promise<Asset[]> {
  const added: Asset[] = [];
  for (const file of files) {
    const asset = await addFile(editor, file);
    if (asset) added.push(asset);
  }
  return added;
}

async function addFile({ store, notify, tell }: Parts, file: File): Promise<Asset | null> {
  const refusal = whyNot(file);
  if (refusal) {
    notify.refused(refusal);
    return null;
  }
  const answer = await tell<AssetAdded>('/addAsset', { name: file.name, data: base64(await file.arrayBuffer()) });
  if (!answer.ok) {
    notify.refused(answer.error);
    return null;
  }
  const { asset, isNew } = answer.value;
  store.setState(({ sourceChanges }) => ({ sourceChanges: sourceChanges + 1 }));
  notify.saved(isNew ? `Added ${asset.file}. Undo keeps the file.` : `${assetName(asset)} is in the project already.`);
  return asset;
}

/** A first check by the type that the browser tells; the server checks the bytes. */
function whyNot({ name, size }: File): ApiError | null {
  const most = `${MOST_IMAGE_BYTES / 1024 / 1024} MB`;
  if (!isImageFile(name)) {
    const hint = `Use a PNG, JPEG, GIF, WebP, AVIF, SVG or ICO of at most ${most}.`;
    return { code: 'not-an-image', message: `${name} is no image.`, hint };
  }
  if (size <= MOST_IMAGE_BYTES) return null;
  const message = `${name} has ${sizeInWords(size)}, and an image may have ${most}.`;
  return { code: 'file-too-large', message, hint: 'Make it smaller, then add it again.' };
}

function base64(buffer: ArrayBuffer): string {
  let text = '';
  const bytes = new Uint8Array(buffer);
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
