/**
 * Turns the recording of the page on and off. The recorder is a script of its own: it is loaded when the user of our editor turns
 * recording on, and not before.
 */
import type { RecordingEnd } from '../../protocol/recordings.ts';
import type { Teardown } from '../guard.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import type { Dom, Parent } from '../parts.ts';

export interface RecorderOptions {
  window: Window & typeof globalThis;
  /** true for the runtime's own style sheets, which are not recorded */
  isOwnSheet(sheet: CSSStyleSheet): boolean;
  /** takes JSON of a list of events */
  send(events: string): void;
  /** the recorder has stopped by itself */
  onEnd(reason: RecordingEnd): void;
}

export interface RecorderModule {
  /** @returns stops the recorder, after it has sent the last events */
  record(options: RecorderOptions): () => void;
}

export type LoadRecorder = () => Promise<RecorderModule>;

interface Deps extends Dom, Parent {
  sheets: PageSheets;
  teardown: Teardown;
  loadRecorder: LoadRecorder | undefined;
}

export class RecordingSwitch {
  private isOn = false;
  private stop: (() => void) | null = null;

  constructor(private readonly deps: Deps) {
    deps.teardown.add(() => this.off());
  }

  on(): void {
    const { isEditor, loadRecorder, sheets, post, window } = this.deps;
    if (!isEditor || this.isOn) return;
    this.isOn = true;
    const start = ({ record }: RecorderModule) => {
      if (!this.isOn || this.stop) return;
      const stop = record({
        window,
        isOwnSheet: (sheet) => sheets.owns(sheet),
        send: (events) => post({ id: 'RECORDED', events }),
        onEnd: (reason) => this.ended(reason),
      });
      // one that has ended at its first picture leaves the way free for the next
      if (this.isOn) this.stop = stop;
    };
    Promise.resolve(loadRecorder?.() ?? Promise.reject())
      .then(start)
      .catch(() => this.isOn && this.ended('not-loaded'));
  }

  off(): void {
    if (!this.isOn) return;
    this.stop?.();
    this.ended('stopped');
  }

  private ended(reason: RecordingEnd): void {
    this.isOn = false;
    this.stop = null;
    this.deps.post({ id: 'RECORDING_ENDED', reason });
  }
}
