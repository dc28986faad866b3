/**
 * The recorder, a script of its own that the page loads when recording is turned on. rrweb does the recording; what is masked is
 * decided here, before anything leaves the page.
 */
import { record as recordPage } from '@rrweb/record';
import { EventType, type eventWithTime, IncrementalSource } from '@rrweb/types';
import { MASK_ATTRIBUTE, MOST_PART } from '../../protocol/recordings.ts';
import { log } from '../log.ts';
import { AppOnly } from './app-only.ts';
import { Parts } from './parts.ts';
import type { RecorderOptions } from './recording-switch.ts';
import { masked, SecretFields } from './secret-fields.ts';

/** Every kind of field goes through `maskInputFn`: `input` and `textarea` are tags, which the library's types do not list. */
const ASK_FOR_EACH = { input: true, textarea: true } as Record<string, boolean>;

/** Recorded kinds of events, and their rates. */
const HOW = {
  blockSelector: `[${MASK_ATTRIBUTE}]`,
  maskInputOptions: ASK_FOR_EACH,
  slimDOMOptions: { script: true, comment: true },
  sampling: { mousemove: 50, scroll: 150, media: 800 },
  recordCanvas: false,
  recordCrossOriginIframes: false,
  collectFonts: false,
  // an error of the recorder is not the app's
  errorHandler: (error) => {
    log.error('recording:', error);
    return true;
  },
} satisfies Parameters<typeof recordPage>[0];

export function record({ window, isOwnSheet, send, onEnd }: RecorderOptions): () => void {
  const { document } = window;
  const { mirror } = recordPage;
  const app = new AppOnly({
    isOwnSheet,
    sheetsOf: (id) => (mirror.getNode(id) as Document | ShadowRoot | null)?.adoptedStyleSheets ?? [],
  });
  const secrets = new SecretFields((id) => mirror.getNode(id));
  const parts = new Parts(send);
  const flush = () => parts.flush();
  let isOver = false;

  function take(event: eventWithTime): void {
    if (isOver) return;
    secrets.mask(event);
    if (isMasked(event, mirror) || !app.keep(event)) return;
    if (event.type === EventType.Meta) event.data.href = event.data.href.replace(/[?#].*$/s, '');
    const json = JSON.stringify(event);
    if (json.length + 2 > MOST_PART) {
      close();
      onEnd('too-large');
      // the event may be the first picture: rrweb goes on to watch the page after it
      queueMicrotask(() => stop?.());
      return;
    }
    parts.add(json, event.type === EventType.FullSnapshot);
  }

  function close(): void {
    isOver = true;
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    flush();
  }

  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  const stop = recordPage({
    emit: (event) => {
      try {
        take(event);
      } catch (error) {
        log.error('recording:', error);
      }
    },
    ...HOW,
    maskInputFn: (text, field) => (secrets.isSecret(field) ? masked(text) : text),
  });
  return () => {
    if (isOver) return;
    stop?.();
    close();
  };
}

/** True for an event of a field that the recording does not hold: it is in a marked element, also outside of a shadow root around it. */
function isMasked(event: eventWithTime, mirror: typeof recordPage.mirror): boolean {
  if (event.type !== EventType.IncrementalSnapshot || event.data.source !== IncrementalSource.Input) return false;
  const node = mirror.getNode(event.data.id);
  return !node || isMarked(node);
}

function isMarked(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null) {
    if (at.nodeType === 1 && (at as Element).hasAttribute(MASK_ATTRIBUTE)) return true;
  }
  return false;
}
