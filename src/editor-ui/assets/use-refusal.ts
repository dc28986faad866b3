/** Whether an image can be replaced, before another one is chosen. */
import { useEffect, useState } from 'react';
import type { ApiError } from '../../protocol/api.ts';
import type { AssetsAnswer } from '../../protocol/assets.ts';
import { useEditor } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { useAnswer } from '../use-answer.ts';
import type { ShownImage } from './image-of.ts';
import { whyNotReplaced } from './replace.ts';

/**
 * Asks with one image of the project, once.
 * @returns null where the image can be replaced; `untried` where there is none to replace, or none to ask with
 */
export function useRefusal(item: NavItem | null, image: ShownImage | null): ApiError | 'asking' | 'untried' | null {
  const editor = useEditor();
  const answered = useAnswer<AssetsAnswer>('/assets');
  const [refused, setRefused] = useState<ApiError | 'asking' | 'untried' | null>(image ? 'asking' : 'untried');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for the image that is there at first
  useEffect(() => {
    if (!answered) return;
    const { assets } = 'answer' in answered ? answered.answer : { assets: [] };
    const asset = assets.find(({ address }) => address !== null) ?? assets[0];
    if (!item || !image || !asset) setRefused('untried');
    else void whyNotReplaced(editor, item, image, asset).then(setRefused);
  }, [answered]);
  return refused;
}
