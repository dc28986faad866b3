import { AssetDialog } from '../../../assets/asset-dialog.tsx';
import type { OtherLayer } from './gradients.ts';
import type { PickerProps } from './parts-kind.ts';
import { layerOf } from './pictures.ts';

interface PicturePickerProps extends PickerProps<OtherLayer> {
  /** address of the picture that is about to be replaced */
  current?: string;
}

/** Asks for a picture of the public folder. */
export function PicturePicker({ current, onPick, onClose }: PicturePickerProps) {
  return (
    <AssetDialog
      title="Choose an image"
      action="Use"
      byAddress
      current={current}
      onPick={({ address }) => address !== null && onPick({ kind: 'other', text: layerOf(address) })}
      onClose={onClose}
    />
  );
}
