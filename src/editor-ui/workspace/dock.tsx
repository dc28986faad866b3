import { Tabs } from '@base-ui/react/tabs';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import type { DockTab } from '../store/state.ts';
import { openDock, patchPanels } from '../store/store.ts';
import { IconButton } from '../ui/icon-button.tsx';

const ActivityView = lazy(() => import('../activity/activity-view.tsx'));
const CodeView = lazy(() => import('../code/code-view.tsx'));
const ReviewView = lazy(() => import('../activity/review-view.tsx'));

const TABS: readonly { id: DockTab; title: string }[] = [
  { id: 'activity', title: 'Activity' },
  { id: 'review', title: 'Review' },
  { id: 'code', title: 'Code' },
];

/** The panel below the canvas: activity, review for git, and code. */
export function Dock() {
  const { store } = useEditor();
  const dock = useEditorState((state) => state.dock);
  const unsaved = useEditorState((state) => state.unsavedCode !== null);
  return (
    <Tabs.Root
      value={dock}
      onValueChange={(tab: DockTab) => openDock(store, tab)}
      render={<section data-panel="activity" aria-label="Activity and code" />}
      className="flex h-full min-w-0 flex-col bg-panel"
    >
      <header className="flex h-9 flex-none items-center gap-1 border-line border-b pr-1.5 pl-2">
        <Tabs.List activateOnFocus className="flex min-w-0 flex-1 gap-0.5" aria-label="Below the canvas">
          {TABS.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} className="dock-tab">
              {title}
              {id === 'code' && unsaved && (
                <span className="ml-1.5 size-1.5 rounded-full bg-warn-ink" role="img" aria-label="not saved" />
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <IconButton
          icon={X}
          label="Close"
          keys="Alt+3"
          hintSide="left"
          onClick={() => patchPanels(store, { activity: false })}
        />
      </header>
      {TABS.map(({ id }) => (
        <Tabs.Panel key={id} value={id} tabIndex={-1} keepMounted={id === 'code' && unsaved} className="dock-panel">
          <Suspense fallback={<p className="px-3 py-2 text-ink-3">Loading…</p>}>
            {id === 'activity' && <ActivityView />}
            {id === 'review' && <ReviewView />}
            {id === 'code' && <CodeView />}
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
