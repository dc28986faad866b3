import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RecordedEvent, RecordingAnswer } from '../../protocol/recordings.ts';
import { useEditor } from '../context.tsx';
import { REPLAY_READY, type ReplayOrder, type ReplayReport } from '../replay/replay-messages.ts';

/** ms that an arrow key moves */
export const STEP = 5_000;

export interface Replay {
  /** why there is nothing to see, or null */
  trouble: string | null;
  /** ms; null until the recording is shown */
  duration: number | null;
  at: number;
  playing: boolean;
  speed: number;
  toggle(): void;
  /** Goes to a time, and goes on playing if it plays. */
  seek(at: number): void;
  setSpeed(speed: number): void;
}

/** Loads a recording, hands it to the page in the frame, and steers that page. */
export function useReplay(id: string, frame: RefObject<HTMLIFrameElement | null>): Replay {
  const { ask } = useEditor();
  const port = useRef<MessagePort | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [duration, setDuration] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  /** for the page, which may not be there yet when it is chosen */
  const wanted = useRef(1);
  const order = useCallback((message: ReplayOrder) => port.current?.postMessage(message), []);

  useEffect(() => {
    const over = new AbortController();
    const take = ({ data }: MessageEvent<ReplayReport>) => {
      if (data.type === 'shown') setDuration(data.duration);
      else if (data.type === 'time') setAt(data.at);
      else if (data.type === 'failed') setTrouble('This recording cannot be replayed: it is empty or damaged.');
      else setPlaying(false);
    };
    const events = ask<RecordingAnswer>(`/recording?id=${encodeURIComponent(id)}`, over.signal);
    const onReady = async ({ source, origin, data }: MessageEvent) => {
      if (data !== REPLAY_READY || origin !== window.location.origin) return;
      if (source !== frame.current?.contentWindow || port.current) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = take;
      port.current = port1;
      frame.current?.contentWindow?.postMessage(REPLAY_READY, window.location.origin, [port2]);
      const answer = await events;
      if (over.signal.aborted) return;
      if (!answer.ok) return setTrouble(answer.error.message);
      order({ type: 'show', events: inOrder(answer.value.parts) });
      order({ type: 'speed', speed: wanted.current });
    };
    window.addEventListener('message', onReady, { signal: over.signal });
    return () => {
      over.abort();
      port.current?.close();
      port.current = null;
    };
  }, [id, ask, frame, order]);

  return {
    trouble,
    duration,
    at,
    playing,
    speed,
    toggle() {
      if (duration === null) return;
      const from = at >= duration ? 0 : at;
      order(playing ? { type: 'pause', at } : { type: 'play', at: from });
      setPlaying(!playing);
    },
    seek(to) {
      const within = Math.min(Math.max(0, to), duration ?? 0);
      setAt(within);
      order({ type: playing ? 'play' : 'pause', at: within });
    },
    setSpeed(next) {
      setSpeed(next);
      wanted.current = next;
      order({ type: 'speed', speed: next });
    },
  };
}

/** Pages have clocks of their own, so events of two pages may overlap. */
function inOrder(parts: readonly RecordedEvent[][]): RecordedEvent[] {
  return parts.flat().sort((a, b) => a.timestamp - b.timestamp);
}
