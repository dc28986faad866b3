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
  const wanted = useRef(1); // a speed may be chosen before the page is there
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
    void pageIn(frame, over.signal).then(async (connected) => {
      connected.onmessage = take;
      port.current = connected;
      const answer = await events;
      if (over.signal.aborted) return;
      if (!answer.ok) return setTrouble(answer.error.message);
      order({ type: 'show', events: inOrder(answer.value.parts) });
      order({ type: 'speed', speed: wanted.current });
    });
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

/** The port of the page in the frame, once it is ready. */
function pageIn(frame: RefObject<HTMLIFrameElement | null>, signal: AbortSignal): Promise<MessagePort> {
  return new Promise((resolve) => {
    const onReady = ({ source, origin, data }: MessageEvent) => {
      const page = frame.current?.contentWindow;
      if (data !== REPLAY_READY || origin !== window.location.origin || !page || source !== page) return;
      window.removeEventListener('message', onReady);
      const { port1, port2 } = new MessageChannel();
      page.postMessage(REPLAY_READY, window.location.origin, [port2]);
      resolve(port1);
    };
    window.addEventListener('message', onReady, { signal });
  });
}

/** Pages have clocks of their own, so events of two pages may overlap. */
function inOrder(parts: readonly RecordedEvent[][]): RecordedEvent[] {
  return parts.flat().sort((a, b) => a.timestamp - b.timestamp);
}
