import type { ReactNode } from 'react';
import type { Asset } from '../../protocol/assets.ts';
import { useEditor } from '../context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { addFiles } from './add-files.ts';
import { AssetGrid } from './asset-grid.tsx';

interface AssetDialogProps {
  title: string;
  /** of the button on each image */
  action: string;
  /** address of the image that is shown now */
  current?: string | undefined;
  /** only images that the app names by an address, not those that a module imports */
  byAddress?: boolean;
  /** shown in place of the images while none can be taken */
  instead?: ReactNode;
  onPick(asset: Asset): void;
  onClose(): void;
}

/** Asks for an image of the project; an uploaded one is taken at once. */
export function AssetDialog({ title, instead, onPick, onClose, ...grid }: AssetDialogProps) {
  const editor = useEditor();

  async function upload(files: readonly File[]): Promise<void> {
    const [asset] = await addFiles(editor, files.slice(0, 1));
    if (asset) onPick(asset);
  }

  return (
    <Dialog open title={title} onClose={onClose} className="w-160">
      {instead ?? (
        <div className="asset-dialog">
          <AssetGrid isDialog onPick={onPick} onFiles={(files) => void upload(files)} {...grid} />
        </div>
      )}
    </Dialog>
  );
}

/** Shown until it is known whether an image can be replaced. */
export function Asking() {
  return <p className="px-5 pb-5 text-ink-3">Looking for where it is written…</p>;
}
