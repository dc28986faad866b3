import { useState } from 'react';
import { Asking, AssetDialog } from '../../../assets/asset-dialog.tsx';
import { replaceImage } from '../../../assets/replace.ts';
import { useRefusal } from '../../../assets/use-refusal.ts';
import { useEditor } from '../../../context.tsx';
import { selectedItem } from '../../../store/store.ts';
import type { OtherLayer } from './gradients.ts';
import type { PickerProps } from './parts-kind.ts';
import { layerOf, pathOf } from './pictures.ts';

interface PicturePickerProps extends PickerProps<OtherLayer> {
  /** address of the picture that is about to be replaced */
  current?: string;
}

/**
 * Asks for a picture: of the public folder, or any, where the element's style attribute has the present one from code, which names
 * the new one in its place.
 */
export function PicturePicker({ current, onPick, onClose }: PicturePickerProps) {
  const editor = useEditor();
  const [item] = useState(() => selectedItem(editor.store.getState()));
  const hasStyle = item?.props.style !== undefined;
  const image = current && hasStyle ? { propName: 'style', address: pathOf(current) } : null;
  const refused = useRefusal(item, image);
  const isOfCode = refused === null && item !== null && image !== null;
  return (
    <AssetDialog
      title="Choose an image"
      action="Use"
      byAddress={!isOfCode}
      current={current}
      instead={refused === 'asking' ? <Asking /> : null}
      onPick={(asset) => {
        if (isOfCode) {
          onClose();
          void replaceImage(editor, item, image, asset);
        } else if (asset.address !== null) onPick({ kind: 'other', text: layerOf(asset.address) });
      }}
      onClose={onClose}
    />
  );
}
