/** Checks a part of a recording, which comes from the app's page. */
import { MOST_PART } from '../../protocol/recordings.ts';
import { isObject } from '../routes/decode-fields.ts';
import { refuse } from '../routes/errors.ts';

/** rrweb's kinds of events are numbered from 0; a few more than it has today. */
const MOST_TYPE = 20;
const MOST_EVENTS = 100_000;

/**
 * @param json a list of events
 * @returns the same on one line
 * @throws Refused
 */
export function partOf(json: string): string {
  if (json.length > MOST_PART) {
    refuse('field-too-large', `events has ${json.length} characters; at most ${MOST_PART} are taken at once.`);
  }
  try {
    const events: unknown = JSON.parse(json);
    if (Array.isArray(events) && events.length <= MOST_EVENTS && events.every(isEvent)) return JSON.stringify(events);
  } catch {
    // no JSON, or nested too deeply to be written
  }
  return refuse('bad-field', 'events is no list of recorded events.');
}

function isEvent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, timestamp } = value;
  return Number.isInteger(type) && (type as number) >= 0 && (type as number) <= MOST_TYPE && Number.isFinite(timestamp);
}
