/** Covers a page that threw while rendering: the error, its place, the edit before it, and the next step. */
import { TriangleAlert, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { lackOf } from '../../protocol/component-page.ts';
import { fileNames, titleOf } from '../activity/describe.ts';
import { openCode } from '../code/open-code.ts';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { isExternal } from '../store/ledger.ts';

const ComponentTrouble = lazy(() => import('../canvases/component-trouble.tsx'));

/** Over the whole frame where the page is blank, else along its bottom: the rest of the page can be looked at. */
export function BrokenPage({ id }: { id: string }) {
  const isBlank = useFrameOf(id, (frame) => frame.isBlank);
  const { status, label, description } = useFrameOf(id, (frame) => frame.hydration);
  const component = useFrameOf(id, (frame) => frame.component);
  if (status !== 'other_error') return null;
  // its page shows the error itself
  if (component && !isBlank && lackOf(description) !== null)
    return (
      <Suspense>
        <ComponentTrouble id={id} component={component} />
      </Suspense>
    );
  return (
    <div
      data-broken-page
      className={`absolute inset-x-0 bottom-0 flex justify-center p-6 ${isBlank ? 'top-0 items-center bg-canvas' : 'pointer-events-none items-end'}`}
    >
      <div role="alert" className="pointer-events-auto w-96 max-w-full rounded-lg bg-raised p-5 shadow-pop">
        <TriangleAlert size={20} strokeWidth={1.6} className="text-bad-ink" aria-hidden="true" />
        <h2 className="mt-3 font-semibold text-lg">
          {isBlank ? 'The page threw while it was rendered' : 'A part of the page threw'}
        </h2>
        <p className="wrap-anywhere mt-1 line-clamp-6 select-text font-mono text-sm">{description}</p>
        <Place label={label} />
        <Cause />
      </div>
    </div>
  );
}

function Place({ label }: { label: string }) {
  const { store } = useEditor();
  const [, file, line] = /^(.+):(\d+)$/.exec(label) ?? [];
  if (!file || !line) return null;
  return (
    <button
      type="button"
      className="mt-1 block max-w-full truncate font-mono text-accent-ink text-sm hover:underline"
      onClick={() => openCode(store, { file, line: Number(line) })}
    >
      {label}
    </button>
  );
}

/** The newest edit is the likely cause; none is named while a page loads. */
function Cause() {
  const editor = useEditor();
  const newest = useEditorState(({ activities }) => activities[0] ?? null);
  if (!newest) return <p className="mt-2 text-ink-2">It was so when the page was loaded. Mend it in your code.</p>;
  if (isExternal(newest)) {
    return (
      <p className="mt-2 text-ink-2">
        It followed an edit from outside, of {fileNames(newest)}. Mend it there: the page comes back by itself.
      </p>
    );
  }
  if (newest.undone) {
    return (
      <p className="mt-2 text-ink-2">
        It followed the undo of “{titleOf(newest)}” in {fileNames(newest)}.
      </p>
    );
  }
  return (
    <>
      <p className="mt-2 text-ink-2">
        It followed your edit “{titleOf(newest)}” in {fileNames(newest)}.
      </p>
      <button type="button" className="button button-primary mt-4" onClick={() => void editor.undo()}>
        <Undo2 size={14} aria-hidden="true" />
        Undo it
      </button>
    </>
  );
}
