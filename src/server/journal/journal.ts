/**
 * The journal keeps the ledger on disk and in memory in step. A source file is written only after its intent is durable, and
 * an operation enters the ledger only after its files are written.
 */
import { join } from 'node:path';
import { detached } from '../detached.ts';
import { Refused } from '../routes/errors.ts';
import { JournalFile } from './journal-file.ts';
import type { BaseRecord, ExternalRecord, IntentRecord, JournalRecord } from './journal-records.ts';
import { type Entry, Ledger } from './ledger.ts';

/** Above these limits the oldest activities are dropped, but never the newest `KEEP_ALWAYS`. */
export interface JournalLimits {
  entries: number;
  bytes: number;
}
const DEFAULT_LIMITS: JournalLimits = { entries: 1000, bytes: 50 * 1024 * 1024 };
const KEEP_ALWAYS = 100;
/** Shorten to this share of the limits, so that it happens rarely. */
const HEADROOM = 0.9;

export class Journal {
  ledger: Ledger;
  private readonly path: string;
  private readonly limits: JournalLimits;
  private file: JournalFile;
  private records: JournalRecord[];
  /** lines that could not be written yet; their files are complete */
  private owed: JournalRecord[] = [];
  /** intents without commit or abort */
  private readonly open = new Map<string, IntentRecord>();

  private constructor(
    path: string,
    file: JournalFile,
    records: JournalRecord[],
    ledger: Ledger,
    limits: JournalLimits,
  ) {
    this.path = path;
    this.file = file;
    this.records = records;
    this.ledger = ledger;
    this.limits = limits;
  }

  /**
   * @param stateDir an existing folder, owned by the current user
   * @param root real path of the project; a journal of another project is set aside
   */
  static open(stateDir: string, root: string, warn: (message: string) => void, limits = DEFAULT_LIMITS): Journal {
    const path = join(stateDir, 'journal.jsonl');
    const { file, records } = JournalFile.open(path, root, warn);
    const { ledger, good } = replay(records);
    if (good === records.length) return new Journal(path, file, records, ledger, limits);
    warn(`The undo journal contradicts itself after ${good} of ${records.length} records; the rest was dropped.`);
    const kept = records.slice(0, good);
    file.close();
    return new Journal(path, JournalFile.replace(path, kept), kept, ledger, limits);
  }

  /** Operations that a crash interrupted between intent and commit. */
  pending(): IntentRecord[] {
    return Ledger.pendingOf(this.records);
  }

  /**
   * Writes an intent to the disk.
   * @param textOf returns the current text of a file that the journal does not know yet
   * @throws Refused `journal-error`
   */
  async begin(intent: IntentRecord, textOf: (file: string) => string | null): Promise<void> {
    this.shorten();
    const bases = intent.steps
      .filter(({ file }) => !this.ledger.history(file))
      .map(({ file }): BaseRecord => ({ kind: 'base', file, text: textOf(file) }));
    const kept = detached(intent);
    const lines = [...this.owed, ...bases, kept];
    await this.file.append(lines);
    this.owed = [];
    this.records.push(...lines);
    this.open.set(kept.id, kept);
    for (const base of bases) this.ledger.addBase(base.file, base.text);
  }

  /**
   * Enters an operation into the ledger once its files are written. The commit line is not synced, and if it cannot be
   * written it goes out with the next one: after a crash, the hashes of the files show that the operation was complete.
   */
  async commit(intent: IntentRecord, commit: Entry['commit']): Promise<Entry> {
    const kept = detached(commit);
    const entry = this.ledger.addOperation(this.open.get(intent.id) ?? intent, kept);
    if (!entry) throw new Error(`operation ${intent.id} is about ${intent.target}, which the ledger does not have`);
    this.open.delete(intent.id);
    await this.write({ kind: 'commit', id: intent.id, ...kept });
    return entry;
  }

  async abort(intent: IntentRecord): Promise<void> {
    this.open.delete(intent.id);
    await this.write({ kind: 'abort', id: intent.id });
  }

  /** Records an edit by someone else. A lost line does no harm: the next start finds the edit again by comparing hashes. */
  async external(record: ExternalRecord): Promise<Entry> {
    const kept = detached(record);
    const entry = this.ledger.addExternal(kept);
    await this.write(kept);
    this.shorten();
    return entry;
  }

  close(): void {
    this.file.close();
  }

  private async write(record: JournalRecord): Promise<void> {
    const lines = [...this.owed, record];
    try {
      await this.file.append(lines, false);
      this.owed = [];
      this.records.push(...lines);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.owed = lines;
    }
  }

  private shorten(): void {
    const { entries, bytes } = this.limits;
    if (this.ledger.entries.length <= entries && this.file.size <= bytes) return;
    const kept = shortened([...this.records, ...this.owed], Math.floor(entries * HEADROOM), bytes * HEADROOM);
    if (!kept) return;
    let fresh: JournalFile;
    try {
      fresh = JournalFile.replace(this.path, kept);
    } catch {
      // The long journal still works; the next operation tries again.
      return;
    }
    this.file.close();
    this.file = fresh;
    this.records = kept;
    this.owed = [];
    this.ledger = replay(kept).ledger;
  }
}

/** Builds a ledger from records; `good` is the number of records before the first contradiction. */
function replay(records: readonly JournalRecord[]): { ledger: Ledger; good: number } {
  const ledger = new Ledger();
  const intents = new Map<string, IntentRecord>();
  for (const [index, record] of records.entries()) {
    try {
      replayOne(ledger, intents, record);
    } catch {
      return { ledger: replay(records.slice(0, index)).ledger, good: index };
    }
  }
  return { ledger, good: records.length };
}

function replayOne(ledger: Ledger, intents: Map<string, IntentRecord>, record: JournalRecord): void {
  switch (record.kind) {
    case 'header':
      return;
    case 'base':
      ledger.addBase(record.file, record.text);
      return;
    case 'intent':
      intents.set(record.id, record);
      return;
    case 'commit': {
      const intent = intents.get(record.id);
      if (!intent) throw new Error(`commit ${record.id} has no intent`);
      ledger.addOperation(intent, record);
      return;
    }
    case 'abort':
      return;
    case 'external':
      ledger.addExternal(record);
      return;
  }
}

/** The newest records within the limits, preceded by the base texts they need; null when nothing can be dropped. */
function shortened(records: readonly JournalRecord[], maxEntries: number, maxBytes: number): JournalRecord[] | null {
  let cut = records.length;
  let entries = 0;
  let bytes = 0;
  for (let index = records.length - 1; index > 0; index--) {
    const record = records[index] as JournalRecord;
    bytes += JSON.stringify(record).length;
    if (!beginsOperation(record)) continue;
    entries++;
    if (entries > KEEP_ALWAYS && (entries > maxEntries || bytes > maxBytes)) break;
    cut = index;
  }
  const dropped = replay(records.slice(0, cut)).ledger;
  if (cut === records.length || dropped.entries.length === 0) return null;
  const bases = dropped
    .historyFiles()
    .map((file): BaseRecord => ({ kind: 'base', file, text: dropped.history(file)?.text ?? null }));
  return [records[0] as JournalRecord, ...bases, ...records.slice(cut)];
}

function beginsOperation(record: JournalRecord): boolean {
  return record.kind === 'intent' || record.kind === 'external';
}
