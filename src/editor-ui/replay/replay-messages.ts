/** Messages between the editor and the page of recordings in its frame, over a port that the editor hands over. */
import type { RecordedEvent } from '../../protocol/recordings.ts';

/** The window message that the page sends when it can take a port. */
export const REPLAY_READY = 'visual-edit-replay-ready';

export type ReplayOrder =
  | { type: 'show'; events: RecordedEvent[] }
  | { type: 'play'; at: number }
  | { type: 'pause'; at: number }
  | { type: 'speed'; speed: number };

export type ReplayReport =
  | { type: 'shown'; duration: number }
  /** cannot be replayed */
  | { type: 'failed' }
  | { type: 'time'; at: number }
  | { type: 'finished' };
