import { BookOpen, Component } from 'lucide-react';
import { v4 as uuid } from 'uuid';
import { createChange, type PropValue } from '../../protocol/changes.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import { type StoryArg, type StoryArgs, type StoryComponent, storyNameFromExport } from '../../protocol/stories.ts';
import { useEditor, useFrameOf } from '../context.tsx';
import { Section } from '../ui/panel.tsx';
import { AloneHeader, FrameSize, Problem, Reading } from './alone-parts.tsx';
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
  const error = useFrameOf(id, ({ hydration }) => (hydration.status === 'other_error' ? hydration.description : null));
  const args = found.state === 'found' ? found.story : null;
  const line = args?.line ?? null;
  const own = args?.args.filter(({ from }) => from === null).length ?? 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <AloneHeader icon={BookOpen} note={args ? args.title.split('/').join(' / ') : 'Story'}>
        <p data-story-name className="min-w-0 truncate font-semibold text-lg">
          {args?.name ?? storyNameFromExport(story.exportName)}
        </p>
      </AloneHeader>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
        <div className="space-y-2 px-3 py-2.5">
          <SourceLink
            file={story.file}
            line={line}
            onOpen={() => void editor.openInEditor({ file: story.file, line: line ?? 1 })}
          />
          {args?.component && <ComponentLine component={args.component} />}
          <FrameSize id={id} />
          {error !== null && (
            <p role="note" className="wrap-anywhere select-text rounded-md bg-sunken px-2.5 py-2 font-mono text-sm">
              {error}
            </p>
          )}
        </div>
        <Section title="Args" note={own > 0 ? own : undefined}>
          {found.state === 'asking' && <Reading what="stories" />}
          {found.state === 'failed' && <Problem text={`${found.error.message} ${found.error.hint ?? ''}`} />}
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
      {component?.from ? (
        <TypedArgs component={component.from} fields={fields} />
      ) : (
        <ArgsList {...fields} props={[]} isWhole />
      )}
      {unread.map(({ code, file, line }) => (
        <p key={`${file} ${line} ${code}`} className="wrap-anywhere text-ink-3 text-sm">
          More args, or other values, may come from <code className="font-mono text-ink-2">{code}</code>{' '}
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
      <ArgsList {...fields} props={props} isWhole={isWhole || found.state === 'failed'} />
      {found.state === 'failed' && <Problem text={`${found.error.message} ${found.error.hint ?? ''}`} />}
      {problem && isWhole && <Problem text={problem} />}
      {!isWhole && found.state !== 'failed' && <Reading />}
    </>
  );
}

function ArgsList(fields: DataFields & { isWhole: boolean }) {
  return <DataPropsList {...fields} addWords="Add an arg" />;
}
