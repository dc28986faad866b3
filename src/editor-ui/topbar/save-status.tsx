import { CheckCircle2, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import type { EditorState } from '../store/state.ts';
import { activeFrame, openDock } from '../store/store.ts';
import { Hint } from '../ui/tooltip.tsx';

type Look = 'idle' | 'saving' | 'saved' | 'broken' | 'refused' | 'offline';

const LOOKS: Record<Look, { text: string; style: string; icon: typeof CheckCircle2 | null }> = {
  idle: { text: 'No changes', style: 'text-ink-3', icon: null },
  saving: { text: 'Saving…', style: 'text-ink-2', icon: LoaderCircle },
  saved: { text: 'Saved', style: 'text-good-ink', icon: CheckCircle2 },
  broken: { text: 'Page failed', style: 'text-bad-ink', icon: CircleAlert },
  refused: { text: 'Refused', style: 'text-bad-ink', icon: CircleAlert },
  offline: { text: 'Offline', style: 'text-warn-ink', icon: CloudOff },
};

function lookOf(state: EditorState): Look {
  const { connection, save, activities } = state;
  if (connection.state !== 'online') return 'offline';
  // hidden while saved
  const isDone = save.phase === 'idle' || save.phase === 'saved';
  if (isDone && activeFrame(state).hydration.status === 'other_error') return 'broken';
  if (save.phase === 'idle') return activities.length > 0 ? 'saved' : 'idle';
  return save.phase;
}

/** ms after which a server that has not answered is slow */
const SLOW_MS = 2_000;

function useIsSlow(isSaving: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSaving]);
  return isSlow;
}

/** How the newest edit went; a click opens the activity list at its diff. */
export function SaveStatus() {
  const { store } = useEditor();
  const look = useEditorState(lookOf);
  const newest = useEditorState(({ save, activities }) =>
    save.phase === 'saved' ? save.activityId : (activities[0]?.id ?? null),
  );
  const reason = useEditorState(({ save }) => (save.phase === 'refused' ? save.error.message : ''));
  const isSlow = useIsSlow(look === 'saving');
  const { style, icon: Icon } = LOOKS[look];
  const text = isSlow ? 'Still saving…' : LOOKS[look].text;
  const slowly = 'The server is slow to answer. Your change is kept until it does.';
  return (
    <>
      <Hint label={reason || (isSlow ? slowly : 'Show what changed')}>
        <button
          type="button"
          data-save={look}
          className={`flex h-7 flex-none items-center gap-1.5 rounded-md px-2 hover:bg-hover ${style}`}
          onClick={() => {
            openDock(store, 'activity');
            store.setState({ openActivity: newest });
          }}
        >
          {Icon && (
            <Icon size={14} strokeWidth={1.8} aria-hidden="true" className={look === 'saving' ? 'animate-spin' : ''} />
          )}
          {text}
        </button>
      </Hint>
      <span role="status" className="sr-only">
        {reason ? `Refused: ${reason}` : isSlow ? slowly : text}
      </span>
    </>
  );
}
