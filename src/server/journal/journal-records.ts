/**
 * The records of the journal.
 *
 * An *operation* is one change, undo or redo: an *intent* before its files are written and a *commit* (or *abort*) after. A
 * *step* is the effect of an operation or external edit on one file. A *base* is a file's whole text, written before its
 * first step, so that every later version can be rebuilt.
 */
import type { MutationSuccess as MutationOutcome } from '../../mutations/mutation.ts';
import type { ChangeType } from '../../protocol/changes.ts';
import type { Splice } from '../../protocol/splice.ts';

export const JOURNAL_VERSION = 1;

/** A splice with the text that it removed, so that it can be inverted without the old text. */
export interface JournalSplice extends Splice {
  removed: string;
}

export interface FileStep {
  file: string;
  /** sha256 of the bytes; null when the file does not exist */
  before: string | null;
  after: string | null;
  splices: JournalSplice[];
  /** unified diff, for display */
  diff: string;
}

/** An element that an operation removed or added, by its position. Undo and redo use it to map ids. */
export interface ElementTrace {
  file: string;
  start: number;
  codebaseId: string;
}

export interface ActivityHead {
  id: string;
  changeId: string;
  type: ChangeType;
  origin: string;
  /** ISO 8601 */
  time: string;
  /** hash of the change's fields; the same id with other fields is a different change */
  fieldsHash: string;
  /** changes with the same group (`activityId` of the change item) are undone and redone together */
  group?: string;
  /** replaces the name of the type in the activity list */
  changeName?: string;
}

export interface HeaderRecord {
  kind: 'header';
  version: number;
  root: string;
}
export interface BaseRecord {
  kind: 'base';
  file: string;
  text: string | null;
}
export interface IntentRecord {
  kind: 'intent';
  op: 'change' | 'undo' | 'redo';
  /** id of the operation */
  id: string;
  /** for a change, the new activity; for undo and redo, the origin and time of the request */
  activity: ActivityHead;
  /** the activity to undo or redo; its own id for a change */
  target: string;
  steps: FileStep[];
  /** the moved, copied and added elements that the mutation reported */
  outcome: Pick<MutationOutcome, 'moved' | 'copied' | 'added'>;
  /** set on an undo without steps: the target counts as undone although its files stay as they are */
  passedOver?: true;
}
export interface CommitRecord {
  kind: 'commit';
  id: string;
  prevIdToNewIdMap: Record<string, string>;
  lost: ElementTrace[];
  gained: ElementTrace[];
  warnings: string[];
  toast?: string;
}
export interface AbortRecord {
  kind: 'abort';
  id: string;
}
export interface ExternalRecord {
  kind: 'external';
  id: string;
  time: string;
  step: FileStep;
}

export type JournalRecord = HeaderRecord | BaseRecord | IntentRecord | CommitRecord | AbortRecord | ExternalRecord;

/** Validates a record's shape. The journal ends at the first invalid one. */
export function isJournalRecord(value: unknown): value is JournalRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  switch (record.kind) {
    case 'header':
      return typeof record.version === 'number' && typeof record.root === 'string';
    case 'base':
      return typeof record.file === 'string' && (record.text === null || typeof record.text === 'string');
    case 'intent':
      return (
        isText(record.id, record.target) &&
        isHead(record.activity) &&
        isList(record.steps, isStep) &&
        isOp(record.op) &&
        (record.passedOver === undefined || record.passedOver === true)
      );
    case 'commit':
      return (
        isText(record.id) &&
        isList(record.lost, isTrace) &&
        isList(record.gained, isTrace) &&
        isObject(record.prevIdToNewIdMap)
      );
    case 'abort':
      return isText(record.id);
    case 'external':
      return isText(record.id, record.time) && isStep(record.step);
    default:
      return false;
  }
}

function isStep(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { file, before, after, splices, diff } = value;
  return isText(file, diff, before ?? '', after ?? '') && isList(splices, isSplice);
}

function isSplice(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Number.isInteger(value.start) && Number.isInteger(value.end) && isText(value.text, value.removed);
}

function isTrace(value: unknown): boolean {
  return isObject(value) && isText(value.file, value.codebaseId) && Number.isInteger(value.start);
}

function isHead(value: unknown): boolean {
  return isObject(value) && isText(value.id, value.changeId, value.type, value.origin, value.time, value.fieldsHash);
}

function isOp(value: unknown): boolean {
  return value === 'change' || value === 'undo' || value === 'redo';
}

function isText(...values: unknown[]): boolean {
  return values.every((v) => typeof v === 'string');
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
