import { lazy, Suspense } from 'react';
import type { Activity, FileDiff } from '../../protocol/api.ts';
import { countLines } from './unified.ts';

const DiffView = lazy(() => import('./diff-view.tsx'));

/** The lines that a change made, file by file. */
export function ActivityDetail({ activity }: { activity: Activity }) {
  return (
    <section
      aria-label="Diff"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-w-0 flex-1 select-text overflow-auto -outline-offset-2"
    >
      {activity.files.length === 0 && <p className="px-3 py-2 text-ink-3">This change has no diff.</p>}
      {activity.files.map((file) => (
        <article key={file.path} className="min-w-fit">
          <FileHead file={file} />
          <Suspense fallback={<p className="px-3 py-2 text-ink-3">Loading the diff…</p>}>
            <DiffView path={file.path} diff={file.diff} />
          </Suspense>
        </article>
      ))}
    </section>
  );
}

function FileHead({ file }: { file: FileDiff }) {
  const { added, removed } = countLines(file.diff);
  return (
    <h3 className="sticky top-0 left-0 flex h-8 w-full items-center gap-2 border-line border-b bg-panel px-3 font-mono text-sm">
      <span className="truncate">{file.path}</span>
      <span className="text-good-ink">+{added}</span>
      <span className="text-bad-ink">−{removed}</span>
    </h3>
  );
}
