/**
 * The ledger: all activities with their origin and whether they are undone. It is the journal's records in memory and makes
 * no decisions about files.
 */
import type { Activity } from '../../protocol/api.ts';
import { CHANGE_TYPES } from '../../protocol/changes.ts';
import { FileHistory } from './file-history.ts';
import type {
  ActivityHead,
  CommitRecord,
  ExternalRecord,
  FileStep,
  IntentRecord,
  JournalRecord,
} from './journal-records.ts';

/** An activity as stored in the ledger. */
export interface Entry {
  head: ActivityHead;
  /** forward steps of the last change or redo, each with its number in the file's history */
  steps: { step: FileStep; index: number }[];
  outcome: IntentRecord['outcome'];
  commit: Omit<CommitRecord, 'kind' | 'id'>;
  undone: boolean;
  /** origin of the last undo; `undoneAt` is the number of that operation */
  undoneBy: string | null;
  undoneAt: number;
  /** counted as undone without changing its files; never redone */
  passedOver: boolean;
}

const NOTHING: Entry['commit'] = { prevIdToNewIdMap: {}, lost: [], gained: [], warnings: [] };

export class Ledger {
  /** oldest first */
  readonly entries: Entry[] = [];
  private readonly byId = new Map<string, Entry>();
  private readonly byChangeId = new Map<string, Entry>();
  private readonly histories = new Map<string, FileHistory>();
  /** counts operations, so that "newest" does not depend on the system clock */
  private clock = 0;

  /** Intents without commit or abort, in order, for recovery. */
  static pendingOf(records: readonly JournalRecord[]): IntentRecord[] {
    const pending = new Map<string, IntentRecord>();
    for (const record of records) {
      if (record.kind === 'intent') pending.set(record.id, record);
      else if (record.kind === 'commit' || record.kind === 'abort') pending.delete(record.id);
    }
    return [...pending.values()];
  }

  get(id: string): Entry | undefined {
    return this.byId.get(id) ?? this.byChangeId.get(id);
  }

  /** True for a change that still has an effect on its files. */
  isStanding(id: string): boolean {
    const entry = this.get(id);
    return entry !== undefined && (!entry.undone || entry.passedOver);
  }

  history(file: string): FileHistory | undefined {
    return this.histories.get(file);
  }

  historyFiles(): string[] {
    return [...this.histories.keys()];
  }

  /** The newest change that can be undone. */
  newestDone(): Entry | undefined {
    return this.entries.findLast((entry) => !entry.undone && entry.head.type !== 'UNKNOWN');
  }

  /** The default target of a redo: the change undone last, if no change was made since. */
  newestUndone(): Entry | undefined {
    let newest: Entry | undefined;
    for (const entry of this.entries) {
      if (entry.head.type === 'UNKNOWN' || entry.passedOver) continue;
      if (!entry.undone) newest = undefined;
      else if (!newest || entry.undoneAt > newest.undoneAt) newest = entry;
    }
    return newest;
  }

  addBase(file: string, text: string | null, offset = 0): void {
    this.histories.set(file, new FileHistory(text, offset));
  }

  /** Enters a completed operation. @returns the activity that it created or changed */
  addOperation(intent: IntentRecord, commit: Entry['commit']): Entry | undefined {
    const steps = intent.steps.map((step) => this.addStep(step));
    this.clock++;
    if (intent.op === 'change') {
      return this.insert({
        head: intent.activity,
        steps,
        outcome: intent.outcome,
        commit,
        undone: false,
        undoneBy: null,
        undoneAt: 0,
        passedOver: false,
      });
    }
    const entry = this.byId.get(intent.target);
    if (!entry) return undefined;
    entry.undone = intent.op === 'undo';
    entry.undoneBy = entry.undone ? intent.activity.origin : null;
    entry.undoneAt = this.clock;
    entry.passedOver = intent.passedOver === true;
    if (intent.op === 'redo') {
      entry.steps = steps;
      entry.outcome = intent.outcome;
      entry.commit = { ...commit, prevIdToNewIdMap: entry.commit.prevIdToNewIdMap };
    }
    return entry;
  }

  addExternal(record: ExternalRecord): Entry {
    const { id, time, step } = record;
    // Files that none of our changes ever touched have no history to continue.
    const index = this.histories.has(step.file) ? this.addStep(step) : { step, index: -1 };
    const head: ActivityHead = { id, changeId: id, type: 'UNKNOWN', origin: 'external', time, fieldsHash: '' };
    return this.insert({
      head,
      steps: [index],
      outcome: {},
      commit: NOTHING,
      undone: false,
      undoneBy: null,
      undoneAt: 0,
      passedOver: false,
    });
  }

  private addStep(step: FileStep): { step: FileStep; index: number } {
    const history = this.histories.get(step.file);
    if (!history) throw new Error(`there is no text to begin with for ${step.file}`);
    const index = history.length;
    history.add(step);
    return { step, index };
  }

  private insert(entry: Entry): Entry {
    this.entries.push(entry);
    this.byId.set(entry.head.id, entry);
    this.byChangeId.set(entry.head.changeId, entry);
    return entry;
  }
}

/** Converts an entry to the form that editors receive. */
export function toActivity(entry: Entry): Activity {
  const { id, changeId, type, time, origin, changeName } = entry.head;
  return {
    id,
    changeId,
    type,
    changeName: changeName ?? CHANGE_TYPES[type]?.changeName ?? '',
    time,
    origin,
    files: entry.steps.map(({ step }) => ({ path: step.file, diff: step.diff })),
    undone: entry.undone,
    ...(entry.passedOver ? { passedOver: true } : {}),
  };
}
