import { Component } from 'lucide-react';
import { componentName, type ShownComponent } from '../../protocol/component-page.ts';
import { changeProps } from '../canvases/component-props.ts';
import { useRemedies } from '../canvases/remedies.ts';
import { RemedyButtons } from '../canvases/remedy-buttons.tsx';
import { VariantsButton } from '../canvases/variants-button.tsx';
import { useEditor } from '../context.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { Section } from '../ui/panel.tsx';
import { AloneHeader, FrameSize, Problem, Reading } from './alone-parts.tsx';
import { DataPropsList } from './props/data-props-list.tsx';
import { useExportedProps } from './props/use-props.ts';
import { SourceLink } from './source-link.tsx';

interface ComponentInspectorProps {
  /** of the frame */
  id: string;
  component: ShownComponent;
}

/** A component that a frame shows alone: its name and place, what it lacks, and its props, which the canvas keeps. */
export default function ComponentInspector({ id, component }: ComponentInspectorProps) {
  const editor = useEditor();
  const found = useExportedProps(component);
  const { props: values = {} } = component;
  const line = found.state === 'found' ? (found.props.declaration?.line ?? null) : null;
  const place = { file: component.file, line: line ?? 1 };
  const set = Object.keys(values).length;
  const isWithoutProps = found.state === 'found' && found.isWhole && found.props.props.length + set === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <AloneHeader icon={Component} note="Component alone">
        <p data-component-name className="min-w-0 truncate font-semibold text-lg">
          {componentName(component)}
        </p>
      </AloneHeader>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
        <div className="space-y-2 px-3 py-2.5">
          <SourceLink file={component.file} line={line} onOpen={() => void editor.openInEditor(place)} />
          <FrameSize id={id} />
          <VariantsButton />
          <Lacks id={id} component={component} />
        </div>
        <Section title="Props" note={set > 0 ? set : undefined}>
          {found.state === 'asking' && <Reading />}
          {found.state === 'failed' && <Problem text={`${found.error.message} ${found.error.hint ?? ''}`} />}
          {isWithoutProps && <p className="text-ink-3 text-sm">It takes no props.</p>}
          {found.state === 'found' && !isWithoutProps && (
            <div className="space-y-1.5">
              <DataPropsList
                isWhole={found.isWhole}
                props={found.props.props}
                values={values}
                set={(name, value) => changeProps(editor, id, { [name]: value })}
              />
              {found.props.problem && (found.isWhole ? <Problem text={found.props.problem} /> : <Reading />)}
            </div>
          )}
        </Section>
      </div>
    </div>
  );
}

/** The reason why the component cannot be shown, or may be shown wrong, with the ways out. */
function Lacks({ id, component }: ComponentInspectorProps) {
  const remedies = useRemedies(id, component);
  if (!remedies.error && remedies.missing.length === 0) return null;
  return (
    <div role="note" className="space-y-2 rounded-md bg-sunken px-2.5 py-2 text-sm">
      {remedies.error && <p className="wrap-anywhere line-clamp-4 select-text font-mono">{remedies.error}</p>}
      {remedies.reason && (
        <p className="text-ink-2">
          <MessageText text={remedies.reason} />
        </p>
      )}
      <RemedyButtons frameId={id} remedies={remedies} />
    </div>
  );
}
