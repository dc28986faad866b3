import { type DragEvent, useState } from 'react';
import type { Asset } from '../../protocol/assets.ts';
import { assetName, sizeInWords } from './asset-names.ts';
import { sizeInPixels } from './picture-size.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface TileActions {
  /** the words of a button: `Replace with` before the file's name */
  action: string;
  onPick(asset: Asset): void;
  onDrag?(event: DragEvent, asset: Asset): void;
  onDragEnd?(): void;
}

interface AssetTileProps extends TileActions {
  asset: Asset;
  /** the page shows it in the place that is about to change */
  isCurrent: boolean;
  /** Enter in the search field takes it */
  isNext: boolean;
}

/** An image with its name and its size in pixels. */
export function AssetTile({ asset, isCurrent, isNext, action, onPick, onDrag, onDragEnd }: AssetTileProps) {
  const [pixels, setPixels] = useState('');
  const name = assetName(asset);
  const facts = [asset.file, pixels, sizeInWords(asset.size)].filter(Boolean);
  return (
    <li className="asset-item">
      <button
        type="button"
        data-panel-row
        data-next={isNext || undefined}
        draggable={onDrag !== undefined}
        aria-current={isCurrent ? 'true' : undefined}
        title={facts.join(' · ')}
        className="asset-tile"
        onClick={() => onPick(asset)}
        onDragStart={(event) => onDrag?.(event, asset)}
        onDragEnd={onDragEnd}
      >
        <Thumbnail asset={asset} onSize={(size) => setPixels(sizeInPixels(size))} />
        <span className="asset-name">
          <span className="sr-only">{action} </span>
          {name}
        </span>
        <span className="asset-note">{[isCurrent && 'In use', pixels].filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  );
}
