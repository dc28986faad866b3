/**
 * Recordings of the app in a frame, made only while the user has turned that on. A *recording* is a list of events of rrweb: the
 * page as it was, then what changed and what the pointer did. They come from the page, so nothing in them is trusted. A *part* is
 * the events of about a second, as JSON.
 */

/** An element with this attribute is a blank box in a recording: neither its content nor text typed in it is recorded. */
export const MASK_ATTRIBUTE = 'data-visual-edit-mask';

/** A recording's name: its start in UTC and a random end. It becomes a file name. */
const RECORDING_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-[0-9a-f]{8}$/;

/** UTF-16 units of a part's JSON; a page whose first picture is larger cannot be recorded. */
export const MOST_PART = 4 * 1024 * 1024;
/** Bytes of a recording; it ends there. */
export const MOST_RECORDING = 64 * 1024 * 1024;
/** Recordings of a project; the user deletes old ones to make more. */
export const MOST_RECORDINGS = 50;
/** Characters of the page's address that are kept. */
export const LONGEST_PAGE = 300;

export interface RecordedEvent {
  type: number;
  /** ms since 1970 */
  timestamp: number;
  data?: unknown;
}

export interface Recording {
  id: string;
  /** ISO 8601 */
  startedAt: string;
  /** path of the app at which it began */
  page: string;
  /** between its first and its last event, in ms */
  duration: number;
  bytes: number;
}

/** Answer to `GET /recordings`, newest first. */
export interface RecordingsAnswer {
  recordings: Recording[];
}

/** Answer to `GET /recording?id=`. */
export interface RecordingAnswer {
  parts: RecordedEvent[][];
}

/** Answer to `POST /startRecording`. */
export interface RecordingStarted {
  ok: true;
  id: string;
}

/** Why a page ends its recording by itself. */
export const RECORDING_ENDS = ['stopped', 'too-large', 'not-loaded'] as const;
export type RecordingEnd = (typeof RECORDING_ENDS)[number];

export function isRecordingId(text: string): boolean {
  return RECORDING_ID.test(text);
}
