import { TriangleAlert } from 'lucide-react';
import { componentName, type ShownComponent } from '../../protocol/component-page.ts';
import { MessageText } from '../ui/message-text.tsx';
import { useRemedies } from './remedies.ts';
import { RemedyButtons } from './remedy-buttons.tsx';

interface ComponentTroubleProps {
  /** of the frame */
  id: string;
  component: ShownComponent;
}

/** Below the frame of a component that threw, which shows the error itself: what it probably lacks, and the way out. */
export default function ComponentTrouble({ id, component }: ComponentTroubleProps) {
  const remedies = useRemedies(id, component);
  if (!remedies.reason) return null;
  return (
    <div
      role="alert"
      data-component-trouble
      className="absolute top-full left-0 mt-2 flex w-72 gap-2 rounded-lg bg-raised px-3 py-2.5 text-sm shadow-pop"
    >
      <TriangleAlert size={14} strokeWidth={1.6} className="mt-0.5 flex-none text-warn-ink" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{componentName(component)} cannot be shown</p>
        <p className="wrap-anywhere text-ink-2">
          <MessageText text={remedies.reason} />
        </p>
        <RemedyButtons id={id} remedies={remedies} />
      </div>
    </div>
  );
}
