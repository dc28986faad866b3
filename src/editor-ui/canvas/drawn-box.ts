/** How a drawn box gets its size: where a style edit of it would go by default. */
import type { PropValue } from '../../protocol/changes.ts';
import { hasTailwind, type StylingState } from '../styling/store.ts';

interface Size {
  width: number;
  height: number;
}

type Styling = Pick<StylingState, 'design' | 'rules' | 'framework'>;

/** @param size in CSS pixels */
export function propsOfBox({ width, height }: Size, styling: Styling): Record<string, PropValue> {
  const takesClasses = hasTailwind(styling) && (styling.framework ?? 'Tailwind') === 'Tailwind';
  if (!takesClasses) return { style: { width, height } };
  const prefix = styling.design?.prefix ?? '';
  return { className: `${prefix}w-[${width}px] ${prefix}h-[${height}px]` };
}
