import type { Asset } from '../../../../protocol/assets.ts';
import { addFiles } from '../../../assets/add-files.ts';
import { AssetGrid } from '../../../assets/asset-grid.tsx';
import { useEditor } from '../../../context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OtherLayer } from './gradients.ts';
import type { PickerProps } from './parts-kind.ts';
import { layerOf } from './pictures.ts';

interface PicturePickerProps extends PickerProps<OtherLayer> {
  /** address of the picture that is about to be replaced */
  current?: string;
}

/** Asks for a picture of the public folder; an uploaded one is taken at once. */
export function PicturePicker({ current, onPick, onClose }: PicturePickerProps) {
  const editor = useEditor();
  const use = ({ address }: Asset) => address !== null && onPick({ kind: 'other', text: layerOf(address) });

  async function upload(files: readonly File[]): Promise<void> {
    const [asset] = await addFiles(editor, files.slice(0, 1));
    if (asset) use(asset);
  }

  return (
    <Dialog open title="Choose an image" onClose={onClose} className="w-160">
      <div className="asset-dialog">
        <AssetGrid
          isDialog
          byAddress
          action="Use"
          current={current}
          onPick={use}
          onFiles={(files) => void upload(files)}
        />
      </div>
    </Dialog>
  );
}
