import { useEffect, useState } from 'react';
import { useEditorState } from '../context.tsx';
import { Hint } from '../ui/tooltip.tsx';
import { runningRecording } from './running.ts';
import { clock } from './words.ts';

/** Says that the app is recorded, for how long, and ends it. */
export default function RecordingIndicator() {
  const since = useEditorState(({ recording }) => recording?.since ?? null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return null;
  return (
    <div
      data-recording
      className="flex h-7 flex-none items-center gap-2 rounded-md border border-bad-line bg-bad-soft pr-0.5 pl-2 text-bad-ink"
    >
      <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-bad-ink motion-reduce:animate-none" />
      <span role="status" className="font-medium">
        Recording
      </span>
      <span className="tabular-nums" aria-hidden="true">
        {clock(now - since)}
      </span>
      <Hint label="End the recording and show it">
        <button
          type="button"
          aria-label="Stop recording"
          className="h-5.5 rounded-[4px] bg-bad-ink px-2 font-medium text-panel"
          onClick={() => runningRecording()?.stop()}
        >
          Stop
        </button>
      </Hint>
    </div>
  );
}
