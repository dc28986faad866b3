import { useState } from 'react';
import type { Asset } from '../../protocol/assets.ts';
import { useEditor } from '../context.tsx';
import { selectedItem } from '../store/store.ts';
import { AssetDialog } from './asset-dialog.tsx';
import { imageOf } from './image-of.ts';
import { replaceImage } from './replace.ts';

/** Asks for the image that takes the place of the selection's. An uploaded one takes it at once. */
function ImageDialog() {
  const editor = useEditor();
  // the element for which it was opened
  const [item] = useState(() => selectedItem(editor.store.getState()));
  const image = imageOf(item);
  const close = () => editor.store.setState({ overlay: 'none' });
  if (!item || !image) return null;

  function use(asset: Asset): void {
    close();
    if (item && image) void replaceImage(editor, item, image, asset);
  }

  return (
    <AssetDialog title="Replace image" action="Replace with" current={image.address} onPick={use} onClose={close} />
  );
}

export default ImageDialog;
