import { useVirtualizer } from '@tanstack/react-virtual';
import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Activity } from '../../protocol/api.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { problemWords } from '../edits/type-problems.ts';
import { isExternal } from '../store/ledger.ts';
import { Ago } from './ago.tsx';
import { fileNames, titleOf, whoOf } from './describe.ts';

/** pixels */
const ROW = 44;

interface ActivityListProps {
  activities: readonly Activity[];
  open: string;
}

/** The changes, newest first; arrow keys go through them. */
export function ActivityList({ activities, open }: ActivityListProps) {
  const { store } = useEditor();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: activities.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = activities.findIndex((activity) => activity.id === open);
    const next = activities[at + step];
    if (!next) return;
    store.setState({ openActivity: next.id });
    rows.scrollToIndex(at + step);
  }

  return (
    <div ref={scroller} className="w-60 flex-none overflow-y-auto border-line border-r p-1">
      <div
        role="listbox"
        aria-label="Changes, newest first"
        aria-activedescendant={`activity-${open}`}
        tabIndex={0}
        data-panel-focus
        className="relative rounded-md -outline-offset-2"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {rows.getVirtualItems().map((row) => {
          const activity = activities[row.index];
          return (
            activity && (
              <ActivityRow key={activity.id} activity={activity} open={activity.id === open} top={row.start} />
            )
          );
        })}
      </div>
    </div>
  );
}

function ActivityRow({ activity, open, top }: { activity: Activity; open: boolean; top: number }) {
  const { store } = useEditor();
  const problems = useEditorState((state) => state.problems[activity.id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles keys for its rows
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active row
    <div
      id={`activity-${activity.id}`}
      role="option"
      aria-selected={open}
      className={`absolute inset-x-0 flex flex-col justify-center rounded-md px-2 ${open ? 'bg-accent-soft' : 'hover:bg-hover'}`}
      style={{ top, height: ROW }}
      onClick={() => store.setState({ openActivity: activity.id })}
    >
      <div className="flex items-center gap-1.5">
        <span
          className={`truncate font-medium ${activity.undone && !activity.passedOver ? 'text-ink-3 line-through' : ''}`}
        >
          {titleOf(activity)}
        </span>
        {activity.undone && <Tag text={activity.passedOver ? 'Left as it is' : 'Undone'} />}
        {isExternal(activity) && <Tag text="External" warm />}
        {problems && (
          <span title={problemWords(problems)} className="flex-none text-warn-ink">
            <TriangleAlert size={14} strokeWidth={1.6} aria-hidden="true" />
            <span className="sr-only">{problemWords(problems)}</span>
          </span>
        )}
        <Ago time={activity.time} className="ml-auto flex-none text-ink-3 text-sm" />
      </div>
      <div className="flex gap-1.5 text-ink-3 text-sm">
        <span className="truncate">{fileNames(activity)}</span>
        <span className="ml-auto max-w-24 flex-none truncate">{whoOf(activity)}</span>
      </div>
    </div>
  );
}

function Tag({ text, warm = false }: { text: string; warm?: boolean }) {
  const colours = warm ? 'bg-warn-soft text-warn-ink' : 'bg-press text-ink-2';
  return <span className={`flex-none rounded-sm px-1 text-xs ${colours}`}>{text}</span>;
}
