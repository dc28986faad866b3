import { ClipboardCopy, GitBranch, GitCommitVertical } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../protocol/api.ts';
import type { ReviewAnswer, ReviewFile, StageAnswer } from '../../protocol/review.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { copyPatch } from './copy-patch.ts';
import { DiffMode } from './diff-mode.tsx';
import { FileDiffView } from './file-diff.tsx';

type Review = Extract<ReviewAnswer, { ok: true }>;

/** All that was changed since the start, file by file, and the one click that stages it in git. */
function ReviewView() {
  const { review, error, readAgain } = useReview();
  if (error) return <Message title="The review cannot be shown" text={`${error.message} ${error.hint ?? ''}`} />;
  if (!review) return <p className="px-3 py-2 text-ink-3">Reading what was changed…</p>;
  if (review.files.length === 0) {
    return <Message title="Nothing to review" text="Your files are as they were when visual-edit started." />;
  }
  return (
    <>
      <ReviewBar review={review} onStaged={readAgain} />
      <section
        aria-label="Changes since the start"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 select-text overflow-auto -outline-offset-2"
      >
        {review.files.map((file) => (
          <FileDiffView key={file.path} file={file} note={<FileNote file={file} />} />
        ))}
      </section>
    </>
  );
}

/** The review; fetched again after each change and undo. */
function useReview() {
  const editor = useEditor();
  const activities = useEditorState((state) => state.activities);
  const [review, setReview] = useState<Review | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const readAgain = useCallback(async () => {
    const answer = await editor.ask<Review>('/review');
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setReview(answer.value);
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list is a change of the files
  useEffect(() => void readAgain(), [readAgain, activities]);
  return { review, error, readAgain };
}

function ReviewBar({ review, onStaged }: { review: Review; onStaged(): Promise<void> }) {
  const editor = useEditor();
  const [busy, setBusy] = useState(false);
  const { files, git } = review;
  const total = (name: 'added' | 'removed') => files.reduce((sum, file) => sum + file[name], 0);

  async function stage(): Promise<void> {
    setBusy(true);
    const answer = await editor.tell<StageAnswer & { ok: true }>('/stage', {});
    setBusy(false);
    if (!answer.ok) {
      editor.notify.refused(answer.error);
      return;
    }
    const count = answer.value.staged.length;
    editor.notify.saved(count === 1 ? 'Staged 1 file' : `Staged ${count} files`);
    await onStaged();
  }

  return (
    <div className="flex h-9 flex-none items-center gap-2 border-line border-b pr-1.5 pl-3 text-sm">
      <p className="min-w-0 truncate">
        {files.length === 1 ? '1 file' : `${files.length} files`} changed since visual-edit started{' '}
        <span className="text-good-ink">+{total('added')}</span>{' '}
        <span className="text-bad-ink">−{total('removed')}</span>
      </p>
      <span className="flex-1" />
      {git?.branch && (
        <span className="flex min-w-0 items-center gap-1 text-ink-3">
          <GitBranch size={12} className="flex-none" aria-hidden="true" />
          <span className="truncate">{git.branch}</span>
        </span>
      )}
      <DiffMode />
      <IconButton
        icon={ClipboardCopy}
        label="Copy all as patch"
        className="size-6!"
        onClick={() => void copyPatch(editor, files)}
      />
      {git && !git.problem ? (
        <button
          type="button"
          className="button button-primary h-6 text-sm"
          disabled={busy}
          onClick={() => void stage()}
        >
          <GitCommitVertical size={13} aria-hidden="true" />
          {busy ? 'Staging…' : 'Stage in git'}
        </button>
      ) : (
        <span className="pr-1.5 text-ink-3">{git?.problem ?? 'This project is not in a git repository.'}</span>
      )}
    </div>
  );
}

const STATES = { modified: '', created: 'new', deleted: 'deleted' };

function FileNote({ file }: { file: ReviewFile }) {
  const notes = [
    STATES[file.state],
    file.git?.isStaged && 'staged',
    file.git?.isIgnored && 'ignored by git',
    file.hasExternalEdits && 'also edited outside; only edits made here are staged',
  ].filter((note) => typeof note === 'string' && note !== '');
  if (notes.length === 0) return null;
  return <span className="min-w-0 truncate font-sans text-ink-3">{notes.join(' · ')}</span>;
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-1.5 px-6 pb-4 text-center">
      <p className="font-medium text-ink-2">{title}</p>
      <p className="text-ink-3">
        <MessageText text={text} />
      </p>
    </div>
  );
}

export default ReviewView;
