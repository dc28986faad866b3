import { ImageOff } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Asset, MOST_IMAGE_BYTES } from '../../protocol/assets.ts';
import { useEditor } from '../context.tsx';
import { type PictureSize, sizeOfSvg } from './picture-size.ts';

type Picture = { state: 'waiting' } | { state: 'shown'; url: string; size: PictureSize | null } | { state: 'none' };

interface ThumbnailProps {
  asset: Asset;
  onSize(size: PictureSize): void;
}

/** An image of the project, read once it comes into view. */
export function Thumbnail({ asset, onSize }: ThumbnailProps) {
  const { image } = useEditor();
  const box = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState<Picture>({ state: 'waiting' });
  const { file, size, modified } = asset;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was written anew is read anew
  useEffect(() => {
    if (!box.current) return;
    const over = new AbortController();
    let url = '';
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const blob = size > MOST_IMAGE_BYTES ? null : await image(file, over.signal);
      const own = blob?.type === 'image/svg+xml' ? sizeOfSvg(await blob.text()) : null;
      if (over.signal.aborted) return;
      if (blob) url = URL.createObjectURL(blob);
      setPicture(blob ? { state: 'shown', url, size: own } : { state: 'none' });
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      over.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [image, file, size, modified]);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    if (picture.state === 'shown') onSize(picture.size ?? { width, height });
  }

  return (
    <span ref={box} className="asset-picture" data-picture={picture.state}>
      {picture.state === 'shown' && (
        <img src={picture.url} alt="" draggable={false} onLoad={onLoad} onError={() => setPicture({ state: 'none' })} />
      )}
      {picture.state === 'none' && <ImageOff size={16} aria-hidden="true" className="text-ink-3" />}
    </span>
  );
}
