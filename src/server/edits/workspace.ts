/**
 * What all edits of one project share: its files, ids, journal and listeners, and the question whether somebody else changed
 * a file meanwhile. Its methods are called from the session's queue only, one at a time.
 */
import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import type { ScopeLookup, TreeElementLookup } from '../../protocol/api.ts';
import { type Engine, sharedEngine } from '../engine/engine.ts';
import { importSpecifiers } from '../files/import-specifiers.ts';
import { lineSplices, unifiedDiff } from '../files/line-diff.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { EventHub } from '../http/event-hub.ts';
import { textHash } from '../journal/file-history.ts';
import type { Journal } from '../journal/journal.ts';
import type { FileStep, JournalSplice } from '../journal/journal-records.ts';
import { toActivity } from '../journal/ledger.ts';
import { SessionChanges } from '../review/session-changes.ts';
import { Refused } from '../routes/errors.ts';
import { stylesheetsOf } from '../sheets/stylesheet-files.ts';
import { ProjectTailwind } from '../tailwind/project-tailwind.ts';
import type { Identity, IdentityUpdate, Logger, SessionOptions } from '../types.ts';
import { RevisionClock } from './revision-clock.ts';

export const NO_UPDATE: IdentityUpdate = { prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} };

export class Workspace {
  readonly hub = new EventHub();
  readonly revisions = new RevisionClock();
  readonly changes = new SessionChanges();
  readonly tailwind = new ProjectTailwind(this);
  readonly identity: Identity;
  readonly engine: Engine;
  readonly logger: Logger;
  /** texts of files that the journal does not follow, as editors know them */
  private readonly seen = new Map<string, string>();
  /** project files that an import led to: style sheets, data (P6) */
  private readonly imported = new Set<string>();
  /** ids that named an element once: a request for one is late, not wrong (S-59) */
  private readonly retired = new Set<string>();
  /** news of the registry that editors have not heard */
  private readonly deferred = new Map<string, IdentityUpdate>();

  constructor(
    readonly options: SessionOptions,
    readonly files: SourceFiles,
    readonly journal: Journal,
  ) {
    this.identity = options.identity;
    this.engine = options.engine ?? sharedEngine();
    this.logger = options.logger;
  }

  /** The text that ledger and editors take the file to have; undefined when they never met it. */
  knownText(file: string): string | null | undefined {
    const history = this.journal.ledger.history(file);
    return history ? history.text : this.seen.get(file);
  }

  /**
   * Files that may be shown and written: those the dev server has loaded, and those that an import in one of them leads to. What
   * a client names is only looked up here, never opened (P5, P6).
   */
  isReachable(file: string): boolean {
    if (this.imported.has(file) || this.identity.textOf(file) !== null) return true;
    return this.identity.files().some((importer) => this.imports(importer, file));
  }

  private imports(importer: string, file: string): boolean {
    const text = this.identity.textOf(importer) ?? '';
    const stem = posix.basename(file).replace(/\.[^.]*$/, '');
    for (const specifier of importSpecifiers(text)) {
      if (specifier.includes(stem) && this.resolveImport(specifier, importer) === file) return true;
    }
    return false;
  }

  resolveImport(specifier: string, importer: string): string | null {
    const file = this.options.resolveImport(specifier, importer);
    if (file !== null) this.imported.add(file);
    return file;
  }

  importersOf(file: string): string[] {
    const importers = this.options.importersOf(file);
    for (const importer of importers) this.imported.add(importer);
    return importers;
  }

  /** Style sheets of the project that the app loads, in order. */
  stylesheets(): string[] {
    return stylesheetsOf(this);
  }

  /** True when a new file at this path would stand beside one of the project's own. */
  isBesideKnown(file: string): boolean {
    const dir = posix.dirname(file);
    return [...this.identity.files(), ...this.imported].some((known) => posix.dirname(known) === dir);
  }

  wasRetired(id: string): boolean {
    return this.retired.has(id) && this.identity.locate(id) === null;
  }

  /** Remembers what an update took away. @returns the update itself */
  noteUpdate(update: IdentityUpdate): IdentityUpdate {
    for (const [id, entry] of Object.entries(update.treeElementLookup)) {
      if (entry === null) this.retired.add(id);
      else this.retired.delete(id);
    }
    for (const id of this.retired) {
      if (this.retired.size <= 20_000) break;
      this.retired.delete(id);
    }
    return update;
  }

  /**
   * Compares a file with what is known of it. An edit by someone else becomes an UNKNOWN activity, and all editors hear of it.
   */
  async refresh(file: string): Promise<void> {
    const known = this.knownText(file);
    // No file of the app: what happens to it is no news.
    if (known === undefined && this.identity.textOf(file) === null && !this.imported.has(file)) return;
    const text = this.textOnDisk(file);
    if (text === undefined) return;
    if (known === undefined) {
      // Met for the first time: there is nothing that it could have changed from.
      if (text !== null) this.seen.set(file, text);
    }
    await this.engine.withOutlines(() => this.syncIdentity(file, text));
    const update = this.takeDeferred(file);
    if (known === undefined || text === known) this.publishLookups(update);
    else await this.recordExternal(file, known, text, update);
  }

  private async recordExternal(
    file: string,
    known: string | null,
    text: string | null,
    update: IdentityUpdate,
  ): Promise<void> {
    const step = stepOf(file, known, text, lineSplices(known ?? '', text ?? ''));
    const entry = await this.journal.external({
      kind: 'external',
      id: randomUUID(),
      time: new Date().toISOString(),
      step,
    });
    this.changes.noteOther(file, entry.head.id);
    if (text === null || this.journal.ledger.history(file)) this.seen.delete(file);
    else this.seen.set(file, text);
    const revisions = { [file]: this.revisions.note(file, text) };
    this.hub.publish({ event: 'change', activity: toActivity(entry), revisions, ...update });
  }

  /** A file's text as it is: null when there is no file, undefined when it may not or cannot be read as text. */
  textOnDisk(file: string): string | null | undefined {
    try {
      return this.files.read(file).text;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.error.code === 'file-not-found' ? null : undefined;
    }
  }

  /** The revision of a file as it is on the disk now; undefined when it cannot be read as text. */
  revisionOf(file: string): number | undefined {
    const text = this.textOnDisk(file);
    return text === undefined ? undefined : this.revisions.note(file, text);
  }

  /**
   * Brings the registry of ids to this text; editors hear of it with the file's next `refresh`. Files that are no JavaScript
   * have no ids, and a text that does not parse keeps those it had: they are found again when it does.
   * @throws LongText before anything has changed
   */
  syncIdentity(file: string, text: string | null): void {
    const known = this.identity.textOf(file);
    if (known === null || text === known) return;
    if (text === null) this.defer(file, this.identity.forget(file));
    else if (!this.engine.problem(file, text)) this.defer(file, this.identity.sync(file, text).update);
  }

  private defer(file: string, update: IdentityUpdate | null): void {
    if (!update) return;
    this.deferred.set(file, mergeUpdates(this.deferred.get(file) ?? NO_UPDATE, this.noteUpdate(update)));
  }

  private takeDeferred(file: string): IdentityUpdate {
    const update = this.deferred.get(file) ?? NO_UPDATE;
    this.deferred.delete(file);
    return update;
  }

  publishLookups(update: IdentityUpdate): void {
    if (!isEmpty(update)) this.hub.publish({ event: 'lookups', ...update });
  }

  /** All tables of one file, as they are when somebody asks for them: while an app loads, nobody may. */
  publishFile(file: string): void {
    const { identity } = this;
    this.hub.publish({
      event: 'lookups',
      prevIdToNewIdMap: {},
      get treeElementLookup() {
        return identity.lookups(file).treeElementLookup;
      },
      get scopeLookup() {
        return identity.lookups(file).scopeLookup;
      },
    });
  }

  /** Records the texts of files that the registry has met, so that later edits by others can be told. */
  noteLoaded(files: Iterable<string>): void {
    for (const file of files) {
      const text = this.identity.textOf(file);
      if (text !== null && this.knownText(file) === undefined) this.seen.set(file, text);
    }
  }

  /** After an own edit of files that the journal now follows. */
  forgetSeen(file: string): void {
    this.seen.delete(file);
  }
}

function isEmpty(update: IdentityUpdate): boolean {
  const tables: (Record<string, string> | TreeElementLookup | ScopeLookup)[] = [
    update.prevIdToNewIdMap,
    update.treeElementLookup,
    update.scopeLookup,
  ];
  return tables.every((table) => Object.keys(table).length === 0);
}

export function mergeUpdates(a: IdentityUpdate, b: IdentityUpdate): IdentityUpdate {
  return {
    prevIdToNewIdMap: { ...a.prevIdToNewIdMap, ...b.prevIdToNewIdMap },
    treeElementLookup: { ...a.treeElementLookup, ...b.treeElementLookup },
    scopeLookup: { ...a.scopeLookup, ...b.scopeLookup },
  };
}

/** What an edit does to a file, as the journal keeps it. */
export function stepOf(
  file: string,
  before: string | null,
  after: string | null,
  splices: readonly { start: number; end: number; text: string }[],
): FileStep {
  const withRemoved = splices.map(
    ({ start, end, text }): JournalSplice => ({ start, end, text, removed: (before ?? '').slice(start, end) }),
  );
  return {
    file,
    before: textHash(before),
    after: textHash(after),
    splices: withRemoved,
    diff: unifiedDiff(file, before, after),
  };
}
