import { BookOpen, Component } from 'lucide-react';
import { v4 as uuid } from 'uuid';
import { createChange, type PropValue } from '../../protocol/changes.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { StoryArg, StoryArgs, StoryComponent } from '../../protocol/stories.ts';
import { useEditor, useFrameOf } from '../context.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { Section } from '../ui/panel.tsx';
import { Measure } from './element-header.tsx';
import { PlaceLink } from './place-link.tsx';
import type { DataFields } from './props/data-props.ts';
import { DataPropsList } from './props/data-props-list.tsx';
import { useExportedProps } from './props/use-props.ts';
import { useStoryArgs } from './props/use-story-args.ts';
import { SourceLink } from './source-link.tsx';

interface StoryInspectorProps {
  /** of the frame */
  id: string;
  /** the stories file and the export there */
  story: ExportedComponent;
}

/** A story that a frame shows alone: its name and place, its component, and its args, which its file keeps. */
export default function StoryInspector({ id, story }: StoryInspectorProps) {
  const editor = useEditor();
  const found = useStoryArgs(story);
  const { width, height } = useFrameOf(id, (frame) => frame.viewport);
  const error = useFrameOf(id, ({ hydration }) => (hydration.status === 'other_error' ? hydration.description : null));
  const args = found.state === 'found' ? found.story : null;
  const line = args?.line ?? null;
  const own = args?.args.filter(({ from }) => from === null).length ?? 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none items-center gap-1.5 border-line border-y px-3 py-2.5 text-component-ink">
        <BookOpen size={14} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        <p data-story-name className="min-w-0 truncate font-semibold text-lg">
          {args?.name ?? story.exportName}
        </p>
        <span className="ml-auto min-w-0 max-w-1/2 flex-none truncate text-ink-3 text-sm">
          {args ? args.title.split('/').join(' / ') : 'Story'}
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
        <div className="space-y-2 px-3 py-2.5">
          <SourceLink
            file={story.file}
            line={line}
            onOpen={() => void editor.openInEditor({ file: story.file, line: line ?? 1 })}
          />
          {args?.component && <ComponentLine component={args.component} />}
          {width !== null && height !== null && (
            <dl className="flex flex-wrap gap-x-3 gap-y-1 text-ink-3 text-sm">
              <Measure name="Frame" value={`${width} × ${height}`} />
            </dl>
          )}
          {error !== null && (
            <p role="note" className="wrap-anywhere select-text rounded-md bg-sunken px-2.5 py-2 font-mono text-sm">
              {error}
            </p>
          )}
        </div>
        <Section title="Args" note={own > 0 ? own : undefined}>
          {found.state === 'asking' && <p className="text-ink-3 text-sm">Reading the stories…</p>}
          {found.state === 'failed' && <Note text={`${found.error.message} ${found.error.hint ?? ''}`} />}
          {args && <Args story={story} args={args} />}
        </Section>
      </div>
    </div>
  );
}

function ComponentLine({ component: { name, from } }: { component: StoryComponent }) {
  return (
    <div className="flex h-6 min-w-0 items-center gap-1.5 text-sm">
      <Component size={14} strokeWidth={1.6} className="flex-none text-component-ink" aria-hidden="true" />
      <span data-component-name className="min-w-0 truncate font-medium">
        {name}
      </span>
      <span className="ml-auto flex-none">
        {from ? <ComponentPlace component={from} /> : <span className="text-ink-3">not a file of the project</span>}
      </span>
    </div>
  );
}

function ComponentPlace({ component }: { component: ExportedComponent }) {
  const found = useExportedProps(component);
  const declared = found.state === 'found' ? found.props.declaration : null;
  return <PlaceLink place={declared ?? { file: component.file, line: 1 }} />;
}

function Args({ story, args }: { story: ExportedComponent; args: StoryArgs }) {
  const { component, unread } = args;
  const fields = useArgFields(story, args);
  return (
    <div className="space-y-1.5">
      {component?.from ? <TypedArgs component={component.from} fields={fields} /> : <ArgsList {...fields} props={[]} />}
      {unread.map(({ code, file, line }) => (
        <p key={`${file} ${line} ${code}`} className="flex min-w-0 items-center gap-1.5 text-ink-3 text-sm">
          <span className="flex-none">More may come from</span>
          <code className="min-w-0 truncate font-mono">{code}</code>
          <PlaceLink place={{ file, line }} />
        </p>
      ))}
    </div>
  );
}

type ArgFields = Omit<DataFields, 'props'>;

function useArgFields({ file: filename, exportName }: ExportedComponent, { args }: StoryArgs): ArgFields {
  const editor = useEditor();
  const isData = (arg: StoryArg) => arg.value !== undefined;
  return {
    values: record(
      args.filter((arg) => arg.from === null && isData(arg)),
      ({ value }) => value,
    ),
    inherited: record(
      args.filter((arg) => arg.from !== null && isData(arg)),
      ({ value, from }) => ({
        value,
        from: from ?? '',
      }),
    ),
    code: record(
      args.filter((arg) => !isData(arg)),
      ({ code, from, file, line }) => ({
        code,
        from,
        place: { file, line },
      }),
    ),
    isWithoutLists: true,
    async set(argName, value) {
      const argValue = value === undefined ? {} : { argValue: value as PropValue };
      const outcome = await editor.apply(
        createChange(uuid(), 'CHANGE_ARG', { filename, exportName, argName, ...argValue }),
      );
      return outcome.ok ? null : outcome.error;
    },
  };
}

function record<T>(args: readonly StoryArg[], value: (arg: StoryArg) => T): Record<string, T> {
  return Object.fromEntries(args.map((arg) => [arg.name, value(arg)]));
}

/** A field for each prop of the component. */
function TypedArgs({ component, fields }: { component: ExportedComponent; fields: ArgFields }) {
  const found = useExportedProps(component);
  const { props = [], problem = null } = found.state === 'found' ? found.props : {};
  const isWhole = found.state === 'found' && found.isWhole;
  return (
    <>
      <ArgsList {...fields} props={props} />
      {found.state === 'failed' && <Note text={`${found.error.message} ${found.error.hint ?? ''}`} />}
      {problem && isWhole && <Note text={problem} />}
      {!isWhole && found.state !== 'failed' && <p className="text-ink-3 text-sm">Reading the types…</p>}
    </>
  );
}

function ArgsList(fields: DataFields) {
  return <DataPropsList {...fields} addWords="Add an arg" />;
}

function Note({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere text-ink-3 text-sm">
      <MessageText text={text} />
    </p>
  );
}
