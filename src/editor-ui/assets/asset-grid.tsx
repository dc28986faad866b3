import { ImagePlus } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Asset, AssetsAnswer } from '../../protocol/assets.ts';
import { useEditorState } from '../context.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useAnswer } from '../use-answer.ts';
import { foldersOf, isShown } from './asset-names.ts';
import { AssetTile, type TileActions } from './asset-tile.tsx';
import { UploadButton } from './upload-button.tsx';
import { walkGrid } from './walk-grid.ts';

interface AssetGridProps extends TileActions {
  /** the address on the page of the image that is about to be replaced */
  current?: string | undefined;
  /** for a dialog: the search has the focus, one file is enough, and Enter takes the first image found */
  isDialog?: boolean;
  /** only images that the app names by an address, not those that a module imports */
  byAddress?: boolean;
  onFiles(files: File[]): void;
}

/** The project's images by folder, with a search and an upload. Files dropped on it are added. */
export function AssetGrid({ isDialog = false, byAddress = false, onFiles, ...rest }: AssetGridProps) {
  const changes = useEditorState((state) => state.sourceChanges);
  const answered = useAnswer<AssetsAnswer>('/assets', changes);
  const [query, setQuery] = useState('');
  const answer = answered && 'answer' in answered ? answered.answer : null;
  const takesFiles = !byAddress || (answer !== null && addsByAddress(answer));
  const drop = useFileDrop(onFiles);
  const whole = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const takesFirst = isDialog && event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (takesFirst) whole.current?.querySelector<HTMLElement>('[data-next]')?.click();
    if (takesFirst || walkGrid(whole.current, event.key)) event.preventDefault();
    // the panel around it would go one row further
    if (event.key.startsWith('Arrow')) event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go on from its field to its buttons, and a button uploads as well
    <div
      ref={whole}
      className="relative flex min-h-0 flex-1 flex-col"
      {...(takesFiles && drop.target)}
      onKeyDown={onKeyDown}
    >
      <div className="flex flex-none items-start pr-2">
        <div className="min-w-0 flex-1">
          <SearchField aria-label="Search images" query={query} onQuery={setQuery} clears autoFocus={isDialog} />
        </div>
        {takesFiles && <UploadButton several={!isDialog} onFiles={onFiles} />}
      </div>
      {answered === null && <p className="px-3 pb-2 text-ink-3">Reading the project…</p>}
      {answered && 'error' in answered && (
        <p className="px-3 pb-2 text-ink-2">
          <MessageText text={answered.error.message} />
        </p>
      )}
      {answer && (
        <Found
          answer={answer}
          query={query}
          takesFirst={isDialog}
          takesFiles={takesFiles}
          byAddress={byAddress}
          {...rest}
        />
      )}
      {drop.isOver && (
        <p className="asset-drop">
          <span className="rounded-md bg-raised px-2.5 py-1.5 shadow-pop">
            {isDialog ? 'Drop to add it and use it here' : 'Drop to add to the project'}
          </span>
        </p>
      )}
    </div>
  );
}

interface FoundProps extends TileActions {
  answer: AssetsAnswer;
  query: string;
  takesFirst: boolean;
  takesFiles: boolean;
  byAddress: boolean;
  current?: string | undefined;
}

function Found({ answer, query, takesFirst, takesFiles, byAddress, current, ...actions }: FoundProps) {
  const { leftOut, folder } = answer;
  const assets = byAddress ? answer.assets.filter(hasAddress) : answer.assets;
  const others = answer.assets.length - assets.length;
  if (answer.assets.length === 0) return <NoImages folder={folder} />;
  const typed = query.trim();
  const folders = foldersOf(assets, query);
  const next = takesFirst && typed !== '' ? folders[0]?.assets[0] : undefined;
  return (
    <>
      <section className="asset-list" aria-label="Images of the project">
        {folders.map(({ folder: name, assets: inIt }) => (
          <section key={name} aria-label={name}>
            <h3 className="asset-folder" title={name}>
              <span className="asset-path">{name}</span>
              <span className="flex-none">{inIt.length}</span>
            </h3>
            <ul className="asset-grid">
              {inIt.map((asset) => (
                <AssetTile
                  key={asset.file}
                  asset={asset}
                  isCurrent={isShown(asset, current)}
                  isNext={asset === next}
                  {...actions}
                />
              ))}
            </ul>
          </section>
        ))}
        {assets.length > 0 && folders.length === 0 && (
          <p className="px-3 py-1 text-ink-3">No image is called “{typed}”. Search for another name, or upload it.</p>
        )}
      </section>
      {others > 0 && <NotOffered count={others} />}
      <p className="flex-none truncate px-3 py-1.5 text-ink-3 text-sm empty:hidden">
        {leftOut > 0 && `${leftOut} more are not listed. `}
        {takesFiles && (folder === null ? 'Drop image files here to add them.' : `Files dropped here go to ${folder}.`)}
      </p>
    </>
  );
}

const hasAddress = ({ address }: Asset) => address !== null;

/** A new image would get an address, as the others in its folder have. */
function addsByAddress({ assets, folder }: AssetsAnswer): boolean {
  return !assets.some((asset) => !hasAddress(asset) && asset.file.startsWith(`${folder}/`));
}

function NotOffered({ count }: { count: number }) {
  return (
    <p className="flex-none px-3 pt-1.5 text-ink-2 text-sm">
      {count === 1 ? '1 image outside the public folder is' : `${count} images outside the public folder are`} not
      offered: a build renames such files, and a style needs an address that stays. Put a copy into the public folder to
      use it here.
    </p>
  );
}

function NoImages({ folder }: { folder: string | null }) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 pt-3 pb-6 text-center">
      <ImagePlus size={20} strokeWidth={1.6} aria-hidden="true" className="text-ink-3" />
      <p className="font-medium">The project has no images yet</p>
      <p className="text-ink-3">
        {folder === null ? (
          <MessageText text="Make a folder `public` beside `src`, then drop image files here." />
        ) : (
          `Drop image files here, or press Upload. They go to ${folder}.`
        )}
      </p>
    </div>
  );
}

/** Takes files that are dragged in from outside the browser. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const target = {
    onDragOver(event: DragEvent): void {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent): void {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent): void {
      setIsOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}
