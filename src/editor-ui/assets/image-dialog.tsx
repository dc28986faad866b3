import { useState } from 'react';
import type { ApiError } from '../../protocol/api.ts';
import type { Asset } from '../../protocol/assets.ts';
import { useEditor } from '../context.tsx';
import { PlaceLink } from '../inspector/place-link.tsx';
import { selectedItem } from '../store/store.ts';
import { MessageText } from '../ui/message-text.tsx';
import { Asking, AssetDialog } from './asset-dialog.tsx';
import { imageOf } from './image-of.ts';
import { replaceImage } from './replace.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * Asks for the image that takes the place of the selection's, or says why none can. An uploaded one takes it at once.
 */
function ImageDialog() {
  const editor = useEditor();
  // the element for which it was opened
  const [item] = useState(() => selectedItem(editor.store.getState()));
  const image = imageOf(item);
  const refused = useRefusal(item, image);
  const close = () => editor.store.setState({ overlay: 'none' });
  if (!item || !image) return null;

  function use(asset: Asset): void {
    close();
    if (item && image) void replaceImage(editor, item, image, asset);
  }

  return (
    <AssetDialog
      title="Replace image"
      action="Replace with"
      current={image.address}
      instead={
        refused === 'asking' ? (
          <Asking />
        ) : (
          refused && refused !== 'untried' && <Refused error={refused} onClose={close} />
        )
      }
      onPick={use}
      onClose={close}
    />
  );
}

interface RefusedProps {
  error: ApiError;
  onClose(): void;
}

function Refused({ error: { message, hint = '', file, line }, onClose }: RefusedProps) {
  return (
    <div className="space-y-1.5 px-5 pb-5 text-ink-2">
      <p className="wrap-anywhere">
        <MessageText text={message} />
      </p>
      <p className="wrap-anywhere text-ink-3">
        <MessageText text={hint} /> {file && line && <PlaceLink place={{ file, line }} onOpened={onClose} />}
      </p>
    </div>
  );
}

export default ImageDialog;
