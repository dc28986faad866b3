import { componentName, type ShownComponent } from '../../protocol/component-page.ts';
import { useRemedies } from './remedies.ts';
import { RemedyButtons } from './remedy-buttons.tsx';

interface ComponentTroubleProps {
  /** of the frame */
  id: string;
  component: ShownComponent;
}

/** On the frame of a component that threw: the ways out. The page itself shows the error, the inspector both. */
export default function ComponentTrouble({ id, component }: ComponentTroubleProps) {
  const remedies = useRemedies(id, component);
  if (!remedies.reason) return null;
  return (
    <div data-component-trouble className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center">
      <div className="pointer-events-auto flex-none rounded-lg bg-raised p-1.5 shadow-pop">
        <p role="alert" className="sr-only">
          {componentName(component)} cannot be shown. {remedies.reason.replaceAll('`', '')}
        </p>
        <RemedyButtons frameId={id} remedies={remedies} />
      </div>
    </div>
  );
}
