import type { DragEvent } from 'react';
import type { Asset } from '../../protocol/assets.ts';
import { useEditor } from '../context.tsx';
import { selectedItem } from '../store/store.ts';
import { whenDragged } from '../ui/when-dragged.ts';
import { addFiles } from './add-files.ts';
import { AssetGrid } from './asset-grid.tsx';
import { assetName } from './asset-names.ts';
import { imageOf } from './image-of.ts';
import { NO_IMAGE_SELECTED, replaceImage } from './replace.ts';

/** The panel's images: a press replaces the selected image, a drag takes one to an image on the page. */
function AssetList() {
  const editor = useEditor();
  const { store, notify } = editor;

  function pick(asset: Asset): void {
    const item = selectedItem(store.getState());
    const image = imageOf(item);
    if (item && image) void replaceImage(editor, item, image, asset);
    else notify.refused(NO_IMAGE_SELECTED);
  }

  function drag(event: DragEvent, asset: Asset): void {
    event.dataTransfer.effectAllowed = 'copy';
    event.dataTransfer.setData('text/plain', assetName(asset));
    const picture = event.currentTarget.querySelector('img');
    if (picture) event.dataTransfer.setDragImage(picture, picture.clientWidth / 2, picture.clientHeight / 2);
    whenDragged(() => store.setState({ imageDrag: asset }));
  }

  return (
    <AssetGrid
      action="Use"
      onPick={pick}
      onDrag={drag}
      onDragEnd={() => store.setState({ imageDrag: null })}
      onFiles={(files) => void addFiles(editor, files)}
    />
  );
}

export default AssetList;
