import type { ReactNode } from 'react';
import type { TreeElement } from '../../../protocol/api.ts';
import type { NavItem } from '../../store/nav-index.ts';
import { TextPartField } from '../text-part.tsx';
import { useTextTrace } from '../use-text-trace.ts';

interface TracedPropProps {
  item: NavItem;
  source: TreeElement;
  name: string;
  /** shown where no word of it can be edited */
  children: ReactNode;
}

/** A text that the source computes: a field for each literal that its words come from. */
export function TracedProp({ item, source, name, children }: TracedPropProps) {
  const trace = useTextTrace(item, source, name);
  const parts = trace.state === 'found' ? trace.parts : [];
  if (!parts.some(({ literal }) => literal)) return children;
  return (
    <div className="min-w-0 flex-1 space-y-2">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
        <TextPartField key={i} item={item} index={i} attribute={name} {...part} />
      ))}
    </div>
  );
}
