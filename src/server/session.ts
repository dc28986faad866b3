/**
 * The session: a project's only writer. Requests of all editors and scripts pass through its queue, one at a time; each is
 * applied or refused, and all clients receive the resulting events in the same order.
 */
import { randomUUID } from 'node:crypto';
import { mutate as defaultMutate } from '../mutations/index.ts';
import type { Mutate } from '../mutations/mutation.ts';
import { prepareMutate } from '../mutations/prepare.ts';
import type { Activity, ApiError, ApiFailure, MutationAnswer, MutationSuccess } from '../protocol/api.ts';
import { FIRST_STORYBOARD } from '../protocol/canvases.ts';
import type { AnyMutationChange } from '../protocol/changes.ts';
import type { UndoToRequest } from '../protocol/review.ts';
import { projectCanvas } from './canvases/canvases.ts';
import { planCanvas, type Revise } from './canvases/plan-canvas.ts';
import { planSetup } from './canvases/setup-file.ts';
import { LabelStore } from './design-system/label-store.ts';
import { emptyAnswer, repeated, successOf } from './edits/answers.ts';
import { carryOut, type Done } from './edits/carry-out.ts';
import { diffsOf, fieldsHashOf, headOf, isIdle, planChange, type WritePlan } from './edits/plan.ts';
import { assertThere, planPassingOver, planReversal, reversalHead } from './edits/plan-undo.ts';
import { SerialQueue } from './edits/serial-queue.ts';
import { redoTarget, undoRange, undoTarget } from './edits/undo-target.ts';
import { Workspace } from './edits/workspace.ts';
import { removeLeftovers } from './files/atomic-save.ts';
import { sha256 } from './files/hash.ts';
import { lockProject } from './files/lock.ts';
import { SourceFiles } from './files/source-files.ts';
import { ensureStateDir, projectStateDir } from './files/state-dir.ts';
import type { EventHub } from './http/event-hub.ts';
import { EarlierFiles } from './identity/earlier-files.ts';
import { Journal } from './journal/journal.ts';
import type { ActivityHead } from './journal/journal-records.ts';
import { type Entry, toActivity } from './journal/ledger.ts';
import { recover } from './journal/recovery.ts';
import { AnswerMemory } from './routes/answer-memory.ts';
import { asFileRefusal, failure, Refused, refuse } from './routes/errors.ts';
import { definitionsOf } from './source/definitions.ts';
import { usesTailwind } from './tailwind/project-tailwind.ts';
import type { IdentityUpdate, ProjectSession, SessionEvent, SessionOptions, WholeFileEdit } from './types.ts';

const MAX_WAITING = 1000;
/** How often an edit is planned again because its files changed meanwhile, before it is refused. */
const MAX_REPLANS = 3;

/**
 * Opens a project for writing: takes its lock, reads the journal and recovers from a crash.
 * @throws Error that says how to fix it, when the state folder is unusable or another visual-edit has the project open
 */
export async function createSession(options: SessionOptions): Promise<Session> {
  const files = new SourceFiles(options.root, options.protectedDirs, options.packages);
  const stateDir = options.stateDir ?? projectStateDir(files.root);
  ensureStateDir(stateDir);
  const unlock = lockProject(stateDir, files.root);
  try {
    const journal = Journal.open(stateDir, files.root, (message) => options.logger.warn(message));
    const ws = new Workspace(options, files, journal, new EarlierFiles(stateDir, options.logger));
    await recover(ws);
    return new Session(ws, stateDir, unlock, options.mutate ?? defaultMutate);
  } catch (error) {
    unlock();
    throw error;
  }
}

export class Session implements ProjectSession {
  readonly canvasId: string;
  readonly storyboardId = FIRST_STORYBOARD;
  readonly hub: EventHub;
  readonly labels: LabelStore;
  private readonly queue = new SerialQueue(MAX_WAITING);
  private readonly answers = new AnswerMemory();
  private readonly listeners = new Set<(event: SessionEvent) => void>();
  private readonly news = new Set<string>();
  private closing: Promise<void> | null = null;

  constructor(
    readonly ws: Workspace,
    readonly stateDir: string,
    private readonly unlock: () => void,
    private readonly mutate: Mutate,
  ) {
    this.hub = ws.hub;
    this.labels = new LabelStore(stateDir, ws.logger);
    this.canvasId = projectCanvas(ws.files.root);
    ws.identity.setDefinitions(definitionsOf(ws));
    ws.noteLoaded(ws.identity.files());
    this.hub.on((event) => {
      if ('prevIdToNewIdMap' in event) this.labels.follow(event.prevIdToNewIdMap);
      if (event.event === 'change' || event.event === 'undo' || event.event === 'redo') {
        this.tell({ event: event.event, activity: event.activity });
      } else if (event.event === 'refused') {
        this.tell({ event: 'refused', changeId: event.changeId, error: event.error });
      }
    });
  }

  apply(change: AnyMutationChange, origin: string, { dryRun = false } = {}): Promise<MutationAnswer> {
    // The refusal of a dry run is no event for other editors.
    if (dryRun) return this.ask(() => this.applyNow(change, origin, true));
    return this.once(change.id, fieldsHashOf(change), () => this.applyNow(change, origin, false));
  }

  /** Edits a canvas once per `changeId`. @param canvas name of its file */
  reviseCanvas(canvas: string, changeId: string, revise: Revise, origin: string, asked: unknown) {
    return this.planned(changeId, origin, [canvas, asked], (head) => planCanvas(this.ws, canvas, revise, head));
  }

  /** Makes the set-up file once per `changeId`. */
  createSetup(changeId: string, origin: string) {
    return this.planned(changeId, origin, 'set-up file', (head) => planSetup(this.ws, head));
  }

  /** An edit of our own files in the project. */
  private planned(changeId: string, origin: string, asked: unknown, plan: (head: ActivityHead) => Promise<WritePlan>) {
    const fieldsHash = sha256(JSON.stringify(asked)).slice(0, 32);
    const head = {
      id: randomUUID(),
      changeId,
      type: 'CANVAS',
      origin,
      time: new Date().toISOString(),
      fieldsHash,
    } as const;
    return this.once(changeId, fieldsHash, async () => this.carriedOut(await plan(head)));
  }

  /** Carries out a change, or answers as before if the ledger has its id. */
  private once(changeId: string, fieldsHash: string, job: () => Promise<MutationSuccess>): Promise<MutationAnswer> {
    const done = this.ws.journal.ledger.get(changeId);
    if (done?.head.changeId === changeId) return Promise.resolve(repeated(this.ws, done, fieldsHash));
    return this.answers.once(changeId, fieldsHash, () => this.answered(changeId, job));
  }

  undo(origin: string, latestUuid?: string, requestId: string = randomUUID()): Promise<MutationAnswer> {
    return this.answers.once(requestId, `undo ${latestUuid}`, () =>
      this.answered(requestId, () =>
        this.reverseGroup('undo', undoTarget(this.ws.journal.ledger, origin, latestUuid), origin),
      ),
    );
  }

  /** Marks the newest change as undone without touching its files, so that earlier ones can be undone. */
  passOver(origin: string, latestUuid?: string, requestId: string = randomUUID()): Promise<MutationAnswer> {
    return this.answers.once(requestId, `pass over ${latestUuid}`, () =>
      this.answered(requestId, () =>
        this.passOverGroup(undoTarget(this.ws.journal.ledger, origin, latestUuid), origin),
      ),
    );
  }

  redo(origin: string, changeId?: string, requestId: string = randomUUID()): Promise<MutationAnswer> {
    return this.answers.once(requestId, `redo ${changeId}`, () =>
      this.answered(requestId, () => this.reverseGroup('redo', redoTarget(this.ws.journal.ledger, changeId), origin)),
    );
  }

  /** Undoes all changes newer than an activity (with `including`, that one too): all or none. */
  undoTo(origin: string, asked: UndoToRequest): Promise<MutationAnswer> {
    const { activityId, including = false, latestUuid, changeId = randomUUID() } = asked;
    return this.answers.once(changeId, `undo to ${activityId} ${including} ${latestUuid}`, () =>
      this.answered(changeId, () => {
        const { ledger } = this.ws.journal;
        return this.reverseAll('undo', undoRange(ledger, origin, activityId, including, latestUuid), origin);
      }),
    );
  }

  /** Answers a question in the queue, so about the files after all earlier edits. */
  async ask<T>(question: (ws: Workspace) => Promise<T>): Promise<T | ApiFailure> {
    try {
      return await this.queue.run(() => question(this.ws));
    } catch (error) {
      return failure(this.toError(error));
    }
  }

  activities(): Activity[] {
    return this.ws.journal.ledger.entries.map(toActivity).reverse();
  }

  revisionOf(file: string): number | undefined {
    return this.ws.revisionOf(file);
  }

  wholeFileEdit(file: string): WholeFileEdit | null {
    return this.ws.wholeFileEdit(file);
  }

  get newestRevision(): number {
    return this.ws.revisions.newest;
  }

  noteExternalText(file: string, _text: string | null): void {
    // Compare the file when its turn comes: this event may predate an edit still queued before it.
    const isFirst = this.news.size === 0;
    this.news.add(file);
    if (isFirst)
      this.queue.runAlways(
        () => this.takeNews(),
        (error) => this.tell({ event: 'error', error: this.toError(error) }),
      );
  }

  /** Compares every reported file in one job: one for a whole branch switch, and one look at each file. */
  private async takeNews(): Promise<void> {
    const files = [...this.news];
    this.news.clear();
    for (const file of files) {
      // A canvas that was never edited here is in no table, so that `refresh` does not report it.
      if (this.ws.knownText(file) === undefined) this.ws.publishCanvas(file, null);
      await this.ws.refresh(file);
    }
  }

  publishLookups(update: IdentityUpdate): void {
    this.ws.publishLookups(this.ws.noteUpdate(update));
    const files = new Set(Object.values(update.treeElementLookup).flatMap((entry) => (entry ? [entry.filename] : [])));
    this.ws.noteLoaded(files);
    for (const file of files) {
      if (this.ws.identity.textOf(file) !== this.ws.knownText(file)) this.noteExternalText(file, null);
    }
  }

  isAhead(file: string): boolean {
    return this.ws.ahead.has(file);
  }

  noteLoaded(file: string): void {
    this.ws.ahead.delete(file);
    this.ws.noteLoaded([file]);
    this.ws.publishFile(file);
    if (this.ws.identity.textOf(file) !== this.ws.knownText(file)) this.noteExternalText(file, null);
  }

  on(listener: (event: SessionEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): Promise<void> {
    this.closing ??= this.closeNow();
    return this.closing;
  }

  private async closeNow(): Promise<void> {
    await Promise.all([this.queue.close(), this.ws.reader.close()]);
    removeLeftovers();
    this.ws.identity.save();
    this.ws.earlier.keep(this.ws.identity, this.ws.ahead);
    this.ws.journal.close();
    this.unlock();
  }

  /** Runs a job in the queue and turns its result or error into an answer. */
  private async answered(changeId: string, job: () => Promise<MutationSuccess>): Promise<MutationAnswer> {
    try {
      return await this.queue.run(job);
    } catch (error) {
      const refused = this.toError(error);
      this.hub.publish({ event: 'refused', changeId, error: refused });
      return failure(refused);
    }
  }

  /** Logs a bug in full; the client gets a single sentence. */
  private toError(error: unknown): ApiError {
    if (error instanceof Refused) return error.error;
    this.ws.logger.error(`A change failed inside visual-edit: ${(error as Error)?.stack ?? String(error)}`);
    const hint = 'Nothing was written. Please report this with the message in the terminal.';
    return { code: 'internal-error', message: 'The change failed inside visual-edit.', hint };
  }

  private async applyNow(change: AnyMutationChange, origin: string, dryRun: boolean): Promise<MutationSuccess> {
    await prepareMutate(change);
    if (usesTailwind(change)) await this.ws.tailwind.load();
    const plan = await this.settledPlan(change, headOf(change, randomUUID(), origin));
    return this.carriedOut(plan, dryRun);
  }

  private async carriedOut(plan: WritePlan, dryRun = false): Promise<MutationSuccess> {
    if (dryRun || isIdle(plan)) return { ...emptyAnswer(plan.activity), files: diffsOf(plan), warnings: plan.warnings };
    const done = await carryOut(this.ws, plan);
    this.announce('change', done);
    return successOf(done, [done], plan);
  }

  /** Plans a change; if its files were edited by others, records those edits and plans again. */
  private async settledPlan(change: AnyMutationChange, activity: ActivityHead): Promise<WritePlan> {
    for (let attempt = 0; attempt < MAX_REPLANS; attempt++) {
      const plan = await planChange(this.ws, change, activity, this.mutate);
      if (!Array.isArray(plan)) return plan;
      for (const file of plan) await this.ws.refresh(file);
    }
    return refuse('stale-file', 'The files are being changed by another program again and again.', {
      hint: 'Try again in a moment.',
    });
  }

  /** Undoes or redoes an activity with its whole group, all or none. */
  private async reverseGroup(op: 'undo' | 'redo', first: Entry, origin: string): Promise<MutationSuccess> {
    const group = groupOf(this.ws.journal.ledger.entries, first, op === 'undo');
    if (op === 'redo') return this.reverseAll(op, group, origin);
    for (const { step } of group.flatMap(({ steps }) => steps)) await this.ws.refresh(step.file);
    assertThere(this.ws, group);
    return this.reverseAll(op, group.reverse(), origin);
  }

  private async passOverGroup(first: Entry, origin: string): Promise<MutationSuccess> {
    const done: Done[] = [];
    for (const entry of groupOf(this.ws.journal.ledger.entries, first, true).reverse()) {
      done.push(await carryOut(this.ws, planPassingOver(entry, reversalHead(entry, 'undo', origin))));
      this.announce('undo', done.at(-1) as Done);
    }
    const last = done.at(-1) as Done;
    return successOf(last, done, planPassingOver(last.entry, last.entry.head));
  }

  private async reverseAll(op: 'undo' | 'redo', group: readonly Entry[], origin: string): Promise<MutationSuccess> {
    const done: Done[] = [];
    const plans: WritePlan[] = [];
    try {
      for (const entry of group) {
        for (const { step } of entry.steps) await this.ws.refresh(step.file);
        const plan = await this.planReversal(entry, op, origin);
        done.push(await carryOut(this.ws, plan));
        plans.push(plan);
        this.announce(op, done.at(-1) as Done);
      }
    } catch (error) {
      await this.takeBack(op, done, origin);
      throw asFileRefusal(error, 'A file');
    }
    const last = done.at(-1) as Done;
    return { ...successOf(last, done, plans.at(-1) as WritePlan), files: plans.flatMap(diffsOf) };
  }

  private planReversal(entry: Entry, op: 'undo' | 'redo', origin: string): Promise<WritePlan> {
    const head = reversalHead(entry, op, origin);
    return this.ws.engine.withOutlines(() => planReversal(this.ws, entry, op, head));
  }

  private async takeBack(op: 'undo' | 'redo', done: Done[], origin: string): Promise<void> {
    const opposite = op === 'undo' ? 'redo' : 'undo';
    for (const { entry } of done.reverse()) {
      const plan = await this.planReversal(entry, opposite, origin);
      this.announce(opposite, await carryOut(this.ws, plan));
    }
  }

  private announce(event: 'change' | 'undo' | 'redo', { entry, update, revisions }: Done): void {
    const activity = toActivity(entry);
    this.hub.publish({ event, activity, revisions, ...update });
    for (const { path } of activity.files) this.ws.publishCanvas(path, event === 'change' ? activity.changeId : null);
  }

  private tell(event: SessionEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

function groupOf(entries: readonly Entry[], first: Entry, done: boolean): Entry[] {
  const { group } = first.head;
  if (group === undefined) return [first];
  return entries.filter((entry) => entry.head.group === group && entry.undone !== done);
}
