import { Menu } from '@base-ui/react/menu';
import {
  ChevronDown,
  Code,
  History,
  Keyboard,
  Maximize,
  Minus,
  PanelLeft,
  PanelRight,
  Plus,
  TriangleAlert,
} from 'lucide-react';
import { memo } from 'react';
import { Ago } from '../activity/ago.tsx';
import { fileNames, titleOf } from '../activity/describe.ts';
import { formatZoom } from '../canvas/camera.ts';
import { shownZoom } from '../canvas/view.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import { problemWords } from '../edits/type-problems.ts';
import { openDock, patchPanels } from '../store/store.ts';
import { CommandButton } from '../ui/command-button.tsx';
import { CommandItem, MenuPopup } from '../ui/menu.tsx';
import { Hint } from '../ui/tooltip.tsx';

/** The strip under the canvas: the newest change that stands, trouble in the app, and zoom. */
export const StatusBar = memo(function StatusBar() {
  const panels = useEditorState((state) => state.panels);
  const code = useEditorState((state) => state.panels.activity && state.dock === 'code');
  return (
    <footer className="flex h-8 flex-none items-center gap-0.5 border-line border-t bg-panel px-1">
      <CommandButton id="layers" icon={PanelLeft} pressed={panels.layers} hintSide="top" className="status-button" />
      <ActivityToggle />
      <CommandButton id="code" icon={Code} pressed={code} hintSide="top" className="status-button" />
      <AppTrouble />
      <TypeTrouble />
      <span className="flex-1" />
      <CommandButton id="zoom-out" icon={Minus} hintSide="top" className="status-button" />
      <ZoomMenu />
      <CommandButton id="zoom-in" icon={Plus} hintSide="top" className="status-button" />
      <CommandButton id="zoom-fit" icon={Maximize} hintSide="top" className="status-button" />
      <CommandButton id="help" icon={Keyboard} hintSide="top" className="status-button" />
      <CommandButton
        id="inspector"
        icon={PanelRight}
        pressed={panels.inspector}
        hintSide="top"
        className="status-button"
      />
    </footer>
  );
});

function ActivityToggle() {
  const { store } = useEditor();
  const open = useEditorState((state) => state.panels.activity && state.dock === 'activity');
  const newest = useEditorState((state) => state.activities.find(({ undone }) => !undone) ?? null);
  return (
    <Hint label="Activity" keys="Alt+3" side="top">
      <button
        type="button"
        aria-pressed={open}
        className={`flex h-6 min-w-0 items-center gap-1.5 rounded-md px-1.5 text-sm hover:bg-hover ${open ? 'bg-accent-soft text-accent-ink' : 'text-ink-2'}`}
        onClick={() => (open ? patchPanels(store, { activity: false }) : openDock(store, 'activity'))}
      >
        <History size={14} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        {newest ? (
          <span className="flex min-w-0 gap-1.5">
            <span className="sr-only">Activity</span>
            <span className="flex-none">{titleOf(newest)}</span>
            <span className="truncate text-ink-3">{fileNames(newest)}</span>
            <Ago time={newest.time} className="flex-none text-ink-3" />
          </span>
        ) : (
          'Activity'
        )}
      </button>
    </Hint>
  );
}

/** Errors of the app itself, hydration errors included. */
function AppTrouble() {
  const { status, label, description, body } = useFrame((frame) => frame.hydration);
  if (status === 'no_error') return null;
  const words = status === 'error' ? 'Hydration failed' : label || 'Error in the app';
  return (
    <Hint label={description || body.slice(0, 300) || words} side="top">
      <span className="flex h-6 min-w-0 items-center gap-1.5 rounded-md bg-warn-soft px-1.5 text-sm text-warn-ink">
        <TriangleAlert size={14} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        <span className="truncate">{words}</span>
      </span>
    </Hint>
  );
}

/** The type errors that edits added, and the way to the newest of these edits. */
function TypeTrouble() {
  const { store, notify } = useEditor();
  const problems = useEditorState((state) => state.problems);
  const newest = useEditorState((state) => state.activities.find(({ id }) => state.problems[id])?.id ?? null);
  const count = Object.values(problems).flat().length;
  if (newest === null) return null;
  function open(): void {
    store.setState({ openActivity: newest });
    openDock(store, 'activity');
    // It would cover the same words there.
    notify.problem(null);
  }
  return (
    <Hint label={problemWords(problems[newest] ?? [])} side="top">
      <button
        type="button"
        className="flex h-6 flex-none items-center gap-1.5 rounded-md bg-warn-soft px-1.5 text-sm text-warn-ink"
        onClick={open}
      >
        <TriangleAlert size={14} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        {count === 1 ? '1 type error' : `${count} type errors`}
      </button>
    </Hint>
  );
}

function ZoomMenu() {
  const zoom = useEditorState(shownZoom);
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`Zoom, ${formatZoom(zoom)}`}
        className="flex h-6 items-center gap-1 rounded-md px-1.5 text-sm tabular-nums hover:bg-hover data-popup-open:bg-hover"
      >
        {formatZoom(zoom)}
        <ChevronDown size={11} className="text-ink-3" aria-hidden="true" />
      </Menu.Trigger>
      <MenuPopup align="end">
        <CommandItem id="zoom-in" />
        <CommandItem id="zoom-out" />
        <CommandItem id="zoom-100" />
        <CommandItem id="zoom-fit" />
      </MenuPopup>
    </Menu.Root>
  );
}
