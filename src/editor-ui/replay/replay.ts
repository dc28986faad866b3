/**
 * The page of recordings, in a frame of the editor. It shows the events that the editor hands to it and knows neither token nor server.
 * The recorded page is rebuilt in a frame that runs no script, under a policy of its own (`server/http/editor-files.ts`).
 */
import { Replayer } from '@rrweb/replay';
import '@rrweb/replay/dist/style.css';
import type { RecordedEvent } from '../../protocol/recordings.ts';
import './replay.css';
import { REPLAY_READY, type ReplayOrder, type ReplayReport } from './replay-messages.ts';

/** Masked elements, which are blank. */
const MASKED = 'data-visual-edit-masked';
const MASKED_LOOK = `[${MASKED}] { background: repeating-linear-gradient(135deg, #9aa1ad40 0 6px, #9aa1ad20 6px 12px) !important; border-radius: 4px; }`;

const stage = document.getElementById('stage') as HTMLElement;
let shown: Shown | null = null;

window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  if (source !== window.parent || origin !== window.location.origin || data !== REPLAY_READY || !port) return;
  port.onmessage = ({ data: order }: MessageEvent<ReplayOrder>) => {
    const report = (message: ReplayReport) => port.postMessage(message);
    try {
      if (order.type === 'show') shown = show(order.events, report);
      else shown?.take(order);
    } catch {
      report({ type: 'failed' });
    }
  };
});
window.parent.postMessage(REPLAY_READY, window.location.origin);

interface Shown {
  take(order: Exclude<ReplayOrder, { type: 'show' }>): void;
}

function show(events: RecordedEvent[], report: (message: ReplayReport) => void): Shown {
  prepare(events);
  const replayer = new Replayer(events as ConstructorParameters<typeof Replayer>[0], {
    root: stage,
    mouseTail: false,
    showWarning: false,
    triggerFocus: false,
    insertStyleRules: [MASKED_LOOK],
  });
  const { totalTime: duration } = replayer.getMetaData();
  // a moment before the first picture would show nothing
  const first = firstPicture(events);
  let size = { width: 0, height: 0 };
  let isPlaying = false;

  function scale(): void {
    const { width, height } = size;
    if (width === 0 || height === 0) return;
    const factor = Math.min(1, stage.clientWidth / width, stage.clientHeight / height);
    stage.style.setProperty('--scale', String(factor));
  }

  function tick(): void {
    if (!isPlaying) return;
    report({ type: 'time', at: Math.min(duration, replayer.getCurrentTime()) });
    requestAnimationFrame(tick);
  }

  replayer.on('resize', (next) => {
    size = next as typeof size;
    scale();
  });
  replayer.on('finish', () => {
    isPlaying = false;
    report({ type: 'time', at: duration });
    report({ type: 'finished' });
  });
  new ResizeObserver(scale).observe(stage);
  // the first picture
  replayer.pause(first);
  report({ type: 'shown', duration });

  return {
    take(order) {
      if (order.type === 'speed') {
        replayer.setConfig({ speed: order.speed });
        return;
      }
      const wasPlaying = isPlaying;
      isPlaying = order.type === 'play';
      const at = Math.max(first, order.at);
      if (isPlaying) replayer.play(at);
      // `pause(t)` of rrweb leaves out the events at `t`, such as the last one of the recording
      else replayer.pause(at + 1);
      if (isPlaying && !wasPlaying) tick();
    },
  };
}

/** ms from the first event to just after the first whole page (rrweb's type 2). */
function firstPicture(events: readonly RecordedEvent[]): number {
  const [start] = events;
  const picture = events.find(({ type }) => type === 2);
  return start && picture ? picture.timestamp - start.timestamp + 1 : 0;
}

/** Gives masked elements a look, because only their size is recorded, and removes handlers, which could not run anyway. */
function prepare(events: readonly RecordedEvent[]): void {
  const open: unknown[] = events.map(({ data }) => data);
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('rr_width' in value && 'rr_height' in value) (value as Record<string, unknown>)[MASKED] = '';
    for (const name of Object.keys(value)) if (/^on[a-z]+$/.test(name)) delete (value as Record<string, unknown>)[name];
    for (const part of Object.values(value)) if (typeof part === 'object') open.push(part);
  }
}
