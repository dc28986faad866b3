import { ClipboardCopy, RotateCcw, TriangleAlert } from 'lucide-react';
import type { Activity } from '../../protocol/api.ts';
import { openCode } from '../code/open-code.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { isExternal } from '../store/ledger.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Ago } from './ago.tsx';
import { copyPatch } from './copy-patch.ts';
import { titleOf, whoOf } from './describe.ts';
import { DiffMode } from './diff-mode.tsx';
import { FileDiffView } from './file-diff.tsx';

/** One change: who, when, its lines file by file, and its actions. */
export function ActivityDetail({ activity }: { activity: Activity }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <ActivityBar activity={activity} />
      <ActivityProblems activity={activity} />
      <section
        aria-label="Diff"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 select-text overflow-auto -outline-offset-2"
      >
        {activity.files.length === 0 && <p className="px-3 py-2 text-ink-3">This change has no diff.</p>}
        {activity.files.map((file) => (
          <FileDiffView key={file.path} file={file} />
        ))}
      </section>
    </div>
  );
}

function ActivityBar({ activity }: { activity: Activity }) {
  const editor = useEditor();
  const newer = useEditorState(({ activities }) => newerThan(activities, activity));
  const who = isExternal(activity) ? 'outside of this editor' : `by ${whoOf(activity)}`;
  return (
    <div className="flex h-8 flex-none items-center gap-1 border-line border-b pr-1.5 pl-3 text-sm">
      <p className="min-w-0 truncate text-ink-3">
        <span className="font-medium text-ink">{titleOf(activity)}</span> {who}, <Ago time={activity.time} />
      </p>
      <span className="flex-1" />
      {newer > 0 && !activity.undone && (
        <button type="button" className="button h-6 text-sm" onClick={() => void editor.undoTo(activity.id)}>
          <RotateCcw size={12} aria-hidden="true" />
          Undo to here ({newer})
        </button>
      )}
      <DiffMode />
      <IconButton
        icon={ClipboardCopy}
        label="Copy as patch"
        hintSide="left"
        className="size-6!"
        onClick={() => void copyPatch(editor, activity.files)}
      />
    </div>
  );
}

/** The type errors that a change added, each with the way to its place. */
function ActivityProblems({ activity }: { activity: Activity }) {
  const { store } = useEditor();
  const problems = useEditorState((state) => state.problems[activity.id]);
  if (!problems) return null;
  return (
    <ul
      aria-label="Type errors that this edit adds"
      className="max-h-24 flex-none select-text overflow-y-auto border-line border-b bg-warn-soft px-3 py-1 text-sm text-warn-ink"
    >
      {problems.map(({ file, line, column, code, message }) => (
        <li key={`${file}:${line}:${column} ${code}`} className="flex items-baseline gap-1.5">
          <TriangleAlert size={12} className="flex-none self-center" aria-hidden="true" />
          <span className="min-w-0 flex-1">{message}</span>
          <button
            type="button"
            className="flex-none rounded-sm font-mono underline"
            onClick={() => openCode(store, { file, line })}
          >
            {file.slice(file.lastIndexOf('/') + 1)}:{line}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Changes that going back to this one would take back. */
function newerThan(activities: readonly Activity[], activity: Activity): number {
  const at = activities.findIndex((one) => one.id === activity.id);
  return activities.slice(0, Math.max(0, at)).filter((one) => !one.undone && !isExternal(one)).length;
}
