/** Takes an image that is dragged over the frames: dropped on an image, it replaces that one. */
import { type DragEvent, useEffect, useState } from 'react';
import type { ApiError } from '../../protocol/api.ts';
import type { Asset } from '../../protocol/assets.ts';
import { addFiles } from '../assets/add-files.ts';
import { assetName } from '../assets/asset-names.ts';
import { imageAt } from '../assets/image-of.ts';
import { replaceImage } from '../assets/replace.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';
import type { Point } from './camera.ts';
import { screenToFrame } from './view.ts';

const NO_IMAGE_THERE: ApiError = {
  code: 'no-drop-target',
  message: 'There is no image to replace there.',
  hint: 'Drop it on an image of the page, or add an image there first (press A).',
};
const DRIVING: ApiError = {
  code: 'interacting',
  message: 'Images cannot be replaced while you interact with the app.',
  hint: 'Press Edit at the top, then drop it again.',
};

function useImageDrop(dragged: Asset | 'files') {
  const { store, probe, frame, ...editor } = useEditor();
  const driving = useEditorState((state) => activeFrame(state).driving);

  /** @returns the key of the image under the pointer */
  async function point(event: DragEvent<HTMLDivElement>): Promise<string | null> {
    const corner = event.currentTarget.getBoundingClientRect();
    const place = { x: event.clientX - corner.x, y: event.clientY - corner.y };
    const found = frameAt(store.getState(), place);
    if (!found || driving) return null;
    frame.activate(found.id);
    probe.ask(found.at, [], false);
    return (await probe.settled()).image;
  }

  async function drop(event: DragEvent<HTMLDivElement>): Promise<void> {
    event.preventDefault();
    // the layer stays until it knows the image at this point
    event.stopPropagation();
    const files = [...event.dataTransfer.files];
    const key = await point(event);
    const target = imageAt(store.getState(), key);
    probe.clear();
    store.setState({ imageDrag: null });
    if (!target) {
      editor.notify.refused(driving ? DRIVING : NO_IMAGE_THERE);
      return;
    }
    const parts = { store, ...editor };
    const [asset] = dragged === 'files' ? await addFiles(parts, files.slice(0, 1)) : [dragged];
    if (!asset) return;
    frame.select([target.item.key]);
    await replaceImage(parts, target.item, target.image, asset);
  }

  return { point, drop, leave: probe.clear };
}

function ImageLayer({ dragged }: { dragged: Asset | 'files' }) {
  const { frame } = useEditor();
  const { point, drop, leave } = useImageDrop(dragged);
  const [over, setOver] = useState<string | null>(null);
  const address = useEditorState((state) => imageAt(state, over)?.image.address ?? null);
  // an outline says that the image takes the drop
  useEffect(() => {
    frame.call('setHoveredElement', over);
    return () => frame.call('setHoveredElement', null);
  }, [frame, over]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog of the inspector replaces images as well
    <div
      data-image-layer={address === null ? 'no-image' : 'image'}
      className="absolute inset-0 z-10"
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        void point(event).then(setOver);
      }}
      onDragLeave={() => {
        leave();
        setOver(null);
      }}
      onDrop={(event) => void drop(event)}
    >
      <p className={`drop-note ${address === null ? '' : 'drop-note-ready'}`}>{words(dragged, address)}</p>
    </div>
  );
}

function words(dragged: Asset | 'files', address: string | null): string {
  if (address === null) return 'Drop on an image of the page to replace it';
  const place = address.startsWith('data:') ? 'this image' : assetName({ file: address.replace(/[?#].*$/, '') });
  return dragged === 'files' ? `Add the file and replace ${place}` : `Replace ${place} with ${assetName(dragged)}`;
}

function frameAt(state: EditorState, place: Point): { id: string; at: Point } | null {
  for (const id of [state.activeFrame, ...Object.keys(state.frames)]) {
    const at = screenToFrame(state, id, place);
    if (at) return { id, at };
  }
  return null;
}

export default ImageLayer;
