import { Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import { MASK_ATTRIBUTE, type Recording, type RecordingsAnswer } from '../../protocol/recordings.ts';
import { useEditor } from '../context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useAnswer } from '../use-answer.ts';
import { Player } from './player.tsx';
import { clock, dayWords, sizeWords } from './words.ts';

/** The recordings of this project: replays and deletes them. */
export default function RecordingsDialog() {
  const { store } = useEditor();
  const [shown, setShown] = useState<Recording | null>(null);
  return (
    <Dialog
      open
      title={shown ? `Recording of ${dayWords(shown.startedAt)}` : 'Recordings'}
      onClose={() => store.setState({ overlay: 'none' })}
      className={shown ? 'top-[5vh]! max-h-[92vh]! w-280' : 'w-130'}
    >
      {shown ? <Player recording={shown} onBack={() => setShown(null)} /> : <List onOpen={setShown} />}
    </Dialog>
  );
}

function List({ onOpen }: { onOpen(recording: Recording): void }) {
  const [changes, setChanges] = useState(0);
  const answered = useAnswer<RecordingsAnswer>('/recordings', changes);
  if (!answered) return <p className="px-5 pb-5 text-ink-3">Looking for recordings…</p>;
  if ('error' in answered) return <p className="px-5 pb-5 text-bad-ink">{answered.error.message}</p>;
  const { recordings } = answered.answer;
  return (
    <>
      {recordings.length === 0 ? (
        <div className="flex flex-col items-center gap-2 px-5 pt-4 pb-6 text-center text-ink-2">
          <Video size={22} strokeWidth={1.4} className="text-ink-3" aria-hidden="true" />
          There is no recording yet. “Record session” in the command palette makes one.
        </div>
      ) : (
        <ul aria-label="Recordings, newest first" className="px-2 pb-2">
          {recordings.map((recording) => (
            <Row
              key={recording.id}
              recording={recording}
              onOpen={() => onOpen(recording)}
              onDeleted={() => setChanges((count) => count + 1)}
            />
          ))}
        </ul>
      )}
      <p className="border-line border-t px-5 py-3 text-ink-3 text-sm">
        Recordings stay on this computer, outside of the project. Password fields and elements with{' '}
        <code className="font-mono">{MASK_ATTRIBUTE}</code> are masked in them; other text of the app is not.
      </p>
    </>
  );
}

interface RowProps {
  recording: Recording;
  onOpen(): void;
  onDeleted(): void;
}

/** Of a control that takes the place of the one with the focus. */
function focus(control: HTMLElement | null): void {
  control?.focus();
}

function Row({ recording, onOpen, onDeleted }: RowProps) {
  const { notify, tell } = useEditor();
  const [asks, setAsks] = useState(false);
  /** the confirmation was shown: the button gets the focus back when it is closed */
  const [asked, setAsked] = useState(false);
  const { id, page, startedAt, duration, bytes } = recording;
  const day = dayWords(startedAt);
  async function remove(): Promise<void> {
    const answer = await tell('/deleteRecording', { id });
    if (!answer.ok) notify.refused(answer.error);
    onDeleted();
  }
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-label={`Replay the recording of ${day}`}
        className="flex h-10 min-w-0 flex-1 items-center gap-3 rounded-md px-3 text-left hover:bg-hover"
        onClick={onOpen}
      >
        <span className="w-28 flex-none font-medium tabular-nums">{day}</span>
        <span className="min-w-0 flex-1 truncate text-ink-2">{page}</span>
        <span className="flex-none text-ink-3 tabular-nums">{clock(duration)}</span>
        <span className="w-14 flex-none text-right text-ink-3 tabular-nums">{sizeWords(bytes)}</span>
      </button>
      {asks ? (
        <>
          <button type="button" className="button text-bad-ink!" onClick={() => void remove()}>
            Delete for good
          </button>
          <button ref={focus} type="button" className="button" onClick={() => setAsks(false)}>
            Keep
          </button>
        </>
      ) : (
        <IconButton
          ref={asked ? focus : undefined}
          icon={Trash2}
          label={`Delete the recording of ${day}`}
          onClick={() => {
            setAsks(true);
            setAsked(true);
          }}
        />
      )}
    </li>
  );
}
