/** A page that threw while rendering: the error, its place, the edit before it, and the next step. */
import { RotateCw, TriangleAlert, Undo2 } from 'lucide-react';
import type { Activity } from '../../protocol/api.ts';
import { fileNames, titleOf } from '../activity/describe.ts';
import { openCode } from '../code/open-code.ts';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { isExternal } from '../store/ledger.ts';
import type { EditorState } from '../store/state.ts';

/** Over the whole frame where the page is blank, else along its bottom: the rest of the page can be looked at. */
export default function PageError({ id }: { id: string }) {
  const { frame } = useEditor();
  const isBlank = useFrameOf(id, (state) => state.isBlank);
  const { label, description } = useFrameOf(id, (state) => state.hydration);
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
        <ErrorSource label={label} />
        <Cause />
        <div className="mt-4 flex gap-2">
          <UndoCause />
          <button type="button" className="button" onClick={() => frame.link(id).call('refresh')}>
            <RotateCw size={14} aria-hidden="true" />
            Reload the page
          </button>
        </div>
      </div>
    </div>
  );
}

function ErrorSource({ label }: { label: string }) {
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
  const newest = useEditorState(newestEdit);
  return (
    <p className="mt-2 text-ink-2">
      {newest ? causeOf(newest) : 'It was so when the page was loaded. Mend it in your code.'}
    </p>
  );
}

const newestEdit = ({ activities }: EditorState): Activity | null => activities[0] ?? null;

function causeOf(edit: Activity): string {
  const files = fileNames(edit);
  if (isExternal(edit))
    return `It followed an edit from outside, of ${files}. Mend it there: the page comes back by itself.`;
  if (!edit.undone) return `It followed your edit “${titleOf(edit)}” in ${files}.`;
  return `It followed the undo of “${titleOf(edit)}” in ${files}. If it stays, reload: a page may have lost its state.`;
}

function UndoCause() {
  const editor = useEditor();
  const newest = useEditorState(newestEdit);
  if (!newest || isExternal(newest) || newest.undone) return null;
  return (
    <button type="button" className="button button-primary" onClick={() => void editor.undo()}>
      <Undo2 size={14} aria-hidden="true" />
      Undo it
    </button>
  );
}
