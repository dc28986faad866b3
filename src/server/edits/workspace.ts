/**
 * The state shared by all edits of a project: its files, ids, journal and listeners. Also detects edits by others. Call its
 * methods only from the session's queue, one at a time.
 */
import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { canvasOfFile } from '../../protocol/canvases.ts';
import { idOf } from '../canvases/canvases.ts';
import { type Engine, sharedEngine } from '../engine/engine.ts';
import { importSpecifiers } from '../files/import-specifiers.ts';
import { lineSplices, unifiedDiff } from '../files/line-diff.ts';
import type { SourceFiles } from '../files/source-files.ts';
import type { FormatAnswer, FormatQuestion } from '../format/project-format.ts';
import { EventHub } from '../http/event-hub.ts';
import type { EarlierFiles } from '../identity/earlier-files.ts';
import { textHash } from '../journal/file-history.ts';
import type { Journal } from '../journal/journal.ts';
import type { FileStep, JournalSplice } from '../journal/journal-records.ts';
import { toActivity } from '../journal/ledger.ts';
import { createProjectReader, type ProjectReader } from '../reader/project-reader.ts';
import { SessionChanges } from '../review/session-changes.ts';
import { Refused } from '../routes/errors.ts';
import { stylesheetsOf } from '../sheets/stylesheet-files.ts';
import { ProjectTailwind } from '../tailwind/project-tailwind.ts';
import type { Identity, IdentityUpdate, Logger, SessionOptions, WholeFileEdit } from '../types.ts';
import { RevisionClock } from './revision-clock.ts';

/** After so many, the formatter is not asked again: each may have cost ten seconds. */
const MOST_FORMAT_FAILURES = 3;

export const NO_UPDATE: IdentityUpdate = { prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} };

/** An edit, undo or redo that has been written. */
export interface SavedEdit {
  op: 'change' | 'undo' | 'redo';
  activityId: string;
  files: readonly { file: string; before: string | null; after: string | null }[];
}

export class Workspace {
  readonly hub = new EventHub();
  readonly revisions = new RevisionClock();
  readonly changes = new SessionChanges();
  readonly tailwind = new ProjectTailwind(this);
  readonly identity: Identity;
  readonly engine: Engine;
  readonly logger: Logger;
  readonly reader: ProjectReader;
  /** files in the registry that no page has loaded: the dev server does not know their imports */
  readonly ahead = new Set<string>();
  /** called with each edit of ours */
  onSaved: (edit: SavedEdit) => void = () => {};
  /** texts of files without a history in the journal, as editors know them */
  private readonly seen = new Map<string, string>();
  /** project files reached through an import: style sheets, data */
  private readonly imported = new Set<string>();
  /** ids of removed elements, so that a request for one is refused as stale rather than unknown */
  private readonly retired = new Set<string>();
  private readonly wholeFiles = new Map<string, WholeFileEdit>();
  private formatFailures = 0;
  /** registry updates that have not been published to editors yet */
  private readonly deferred = new Map<string, IdentityUpdate>();

  constructor(
    readonly options: SessionOptions,
    readonly files: SourceFiles,
    readonly journal: Journal,
    readonly earlier: EarlierFiles,
  ) {
    this.identity = options.identity;
    this.engine = options.engine ?? sharedEngine();
    this.logger = options.logger;
    this.reader = createProjectReader({ root: files.root, protectedDirs: options.protectedDirs }, options.logger);
  }

  /** The text that the ledger and the editors assume the file has; undefined for a file they never met. */
  knownText(file: string): string | null | undefined {
    const history = this.journal.ledger.history(file);
    return history ? history.text : this.seen.get(file);
  }

  /**
   * True for files that may be shown and written: those that the dev server has loaded, and those that one of them imports.
   * A path from a client is only looked up here, never opened.
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

  /** Files that a search of the project has found may be written, too: the app may load them later. */
  noteFound(files: Iterable<string>): void {
    for (const file of files) this.imported.add(file);
  }

  /** The project's style sheets that the app loads, in order. */
  stylesheets(): string[] {
    return stylesheetsOf(this);
  }

  /** True when a file at this path would be in the same folder as a file of the project. */
  isBesideKnown(file: string): boolean {
    const dir = posix.dirname(file);
    return [...this.identity.files(), ...this.imported].some((known) => posix.dirname(known) === dir);
  }

  noteWholeFile(file: string, edit: WholeFileEdit): void {
    this.wholeFiles.set(file, edit);
  }

  wholeFileEdit(file: string): WholeFileEdit | null {
    return this.wholeFiles.get(file) ?? null;
  }

  wasRetired(id: string): boolean {
    return this.retired.has(id) && this.identity.locate(id) === null;
  }

  /** Remembers the elements that an update removed. @returns the update itself */
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

  /** Compares a file with its known text. An edit by someone else becomes an UNKNOWN activity, published to all editors. */
  async refresh(file: string): Promise<void> {
    const known = this.knownText(file);
    // Not a file of the app: ignore it.
    if (known === undefined && this.identity.textOf(file) === null && !this.imported.has(file)) return;
    const text = this.textOnDisk(file);
    if (text === undefined) return;
    if (known === undefined) {
      // First read: there is no earlier text to compare with.
      if (text !== null) this.seen.set(file, text);
    }
    await this.engine.withOutlines(() => this.syncIdentity(file, text));
    const update = this.takeDeferred(file);
    if (known !== undefined && text !== known) await this.recordExternal(file, known, text, update ?? NO_UPDATE);
    else if (update) this.publishLookups(update);
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
    if (this.wholeFileEdit(file) === 'removed') this.wholeFiles.delete(file);
    if (text === null || this.journal.ledger.history(file)) this.seen.delete(file);
    else this.seen.set(file, text);
    const revisions = this.revisions.noteAll([[file, text]]);
    this.hub.publish({ event: 'change', activity: toActivity(entry), revisions, ...update });
    this.publishCanvas(file, null);
  }

  /** The current text: null for a missing file, undefined if it is forbidden or unreadable as text. */
  textOnDisk(file: string): string | null | undefined {
    try {
      return this.files.read(file).text;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.error.code === 'file-not-found' ? null : undefined;
    }
  }

  /** The text as the project's formatter writes it; null where the file is not formatted. */
  async format(question: FormatQuestion): Promise<FormatAnswer> {
    if (this.formatFailures === MOST_FORMAT_FAILURES) return null;
    try {
      return await this.reader.format(question);
    } catch (error) {
      // The edit is right without it.
      const isLast = ++this.formatFailures === MOST_FORMAT_FAILURES;
      const what = isLast ? "Edits do not follow the project's formatter any more" : 'An edit was not formatted';
      this.logger.warn(`${what}. ${(error as Error).message}`);
      return null;
    }
  }

  /** The revision of a file's current text on disk; undefined if unreadable as text. */
  revisionOf(file: string): number | undefined {
    const text = this.textOnDisk(file);
    return text === undefined ? undefined : this.revisions.note(file, text);
  }

  /**
   * Updates the id registry to this text; the file's next `refresh` publishes the update. Files without JavaScript have no
   * ids. A text that does not parse leaves the ids as they are, to be matched when it parses again.
   * @throws LongText before any change
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

  private takeDeferred(file: string): IdentityUpdate | undefined {
    const update = this.deferred.get(file);
    this.deferred.delete(file);
    return update;
  }

  /** The tables may be empty: a file without elements has changed, which may list the app's routes. */
  publishLookups(update: IdentityUpdate): void {
    this.hub.publish({ event: 'lookups', ...update });
  }

  /**
   * Tells editors to read a canvas again.
   * @param file any file of the project
   * @param changeId of the edit; null for an undo, a redo and edits by others
   */
  publishCanvas(file: string, changeId: string | null): void {
    const canvas = canvasOfFile(file);
    if (canvas !== null) this.hub.publish({ event: 'canvas', canvasId: idOf(this, canvas), changeId });
  }

  /** Publishes all tables of one file. They are built on access: while an app loads, there may be no listener. */
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

  /** Records the texts of files known to the registry, so that later edits by others are detected. */
  noteLoaded(files: Iterable<string>): void {
    for (const file of files) {
      const text = this.identity.textOf(file);
      if (text !== null && this.knownText(file) === undefined) this.seen.set(file, text);
    }
  }

  /** Reads the unchanged files of earlier runs that this run's app has not loaded yet. */
  async recallFiles(): Promise<void> {
    const { identity } = this;
    const loaded = new Set(identity.files());
    await this.engine.withOutlines(() => this.earlier.recall(identity, (file) => this.textOnDisk(file)));
    const recalled = identity.files().filter((file) => !loaded.has(file));
    this.noteLoaded(recalled);
    for (const file of recalled) this.publishFile(file);
  }

  /** Called after our own edit: the journal follows the file from then on. */
  forgetSeen(file: string): void {
    this.seen.delete(file);
  }
}

function mergeUpdates(a: IdentityUpdate, b: IdentityUpdate): IdentityUpdate {
  return {
    prevIdToNewIdMap: { ...a.prevIdToNewIdMap, ...b.prevIdToNewIdMap },
    treeElementLookup: { ...a.treeElementLookup, ...b.treeElementLookup },
    scopeLookup: { ...a.scopeLookup, ...b.scopeLookup },
  };
}

/** Describes an edit of one file for the journal. */
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
