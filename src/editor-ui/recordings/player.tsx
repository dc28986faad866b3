import { ArrowLeft, Pause, Play } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { Recording } from '../../protocol/recordings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Segments } from '../ui/segments.tsx';
import { type Replay, STEP, useReplay } from './use-replay.ts';
import { clock } from './words.ts';

/** ms between two positions of the slider */
const TICK = 100;
const SPEEDS = ['1', '2', '4'].map((value) => ({ value, label: `${value}×` }));

/** Replays a recording. The page in it is another document, in which none of the recorded page's scripts run. */
export function Player({ recording, onBack }: { recording: Recording; onBack(): void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const replay = useReplay(recording.id, frame);
  const { trouble, duration, at, toggle, seek } = replay;

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = (event.target as Element).closest('button') !== null;
    if (event.key === ' ' && !isButton) toggle();
    else if (event.key === 'ArrowLeft' && !isSegment(event)) seek(at - STEP);
    else if (event.key === 'ArrowRight' && !isSegment(event)) seek(at + STEP);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of all controls inside, also after a press on the picture
    <div className="px-5 pb-4 outline-none" tabIndex={-1} onKeyDown={onKey}>
      <div className="relative h-[min(66vh,640px)] overflow-hidden rounded-lg bg-canvas">
        <iframe
          ref={frame}
          src="./replay.html"
          title="Replay of the app"
          tabIndex={-1}
          className="pointer-events-none size-full border-0 [color-scheme:light]"
        />
        {(trouble || duration === null) && (
          <p role="status" className="absolute inset-0 flex items-center justify-center text-ink-2">
            {trouble ?? 'Loading the recording…'}
          </p>
        )}
      </div>
      <Controls replay={replay} onBack={onBack} />
    </div>
  );
}

function Controls({ replay, onBack }: { replay: Replay; onBack(): void }) {
  const { duration, at, playing, speed, toggle, seek, setSpeed } = replay;
  const total = duration ?? 0;
  return (
    <div className="mt-3 flex items-center gap-3">
      <IconButton icon={ArrowLeft} label="All recordings" onClick={onBack} />
      <IconButton
        icon={playing ? Pause : Play}
        label={playing ? 'Pause' : 'Play'}
        keys="Space"
        disabled={duration === null}
        autoFocus
        onClick={toggle}
      />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${clock(at)} of ${clock(total)}`}
        min={0}
        // a slider stops at the last whole step before its maximum
        max={Math.ceil(Math.max(1, total) / TICK) * TICK}
        step={TICK}
        value={Math.min(at, total)}
        disabled={duration === null}
        className="slider h-7 flex-1"
        style={{ '--passed': `${(100 * Math.min(at, total)) / Math.max(1, total)}%` } as CSSProperties}
        onChange={(event) => seek(Math.min(Number(event.target.value), total))}
      />
      <span data-replay-time className="flex-none text-ink-2 tabular-nums">
        {clock(at)} / {clock(total)}
      </span>
      <div className="w-28 flex-none">
        <Segments label="Speed" value={String(speed)} options={SPEEDS} onChange={(value) => setSpeed(Number(value))} />
      </div>
    </div>
  );
}

/** Arrow keys choose among the speeds there. */
function isSegment({ target }: KeyboardEvent): boolean {
  return (target as Element).closest('[role="group"]') !== null;
}
