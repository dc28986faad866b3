/**
 * A plan is the checked result of an operation in memory; nothing has been written. It is computed without a turn of the
 * event loop, so that its texts and ids belong together. If a long text is edited in the engine's thread, or the project has a
 * formatter, the ids are checked afterwards (`overtaken`).
 */
import { mutate as defaultMutate } from '../../mutations/index.ts';
import { languageOf, MAX_SOURCE_LENGTH } from '../../mutations/jsx/parse.ts';
import type { FileEdit, Mentions, Mutate, MutationOutcome, Project } from '../../mutations/mutation.ts';
import { isSheetFile } from '../../mutations/styling/taken-in.ts';
import type { FileDiff } from '../../protocol/api.ts';
import { type AnyMutationChange, CHANGE_TYPES, type ChangeItem, changeNameOf } from '../../protocol/changes.ts';
import { isSourceId } from '../../protocol/codebase-id.ts';
import type { Splice } from '../../protocol/splice.ts';
import { backingOf } from '../engine/backing.ts';
import type { Engine } from '../engine/engine.ts';
import { isWellFormed, sha256 } from '../files/hash.ts';
import { dependsOn } from '../files/manifest.ts';
import { textHash } from '../journal/file-history.ts';
import type { ActivityHead, FileStep, IntentRecord } from '../journal/journal-records.ts';
import type { Questions } from '../reader/questions.ts';
import { idsOf } from '../routes/decode-change.ts';
import { Refused, refuse } from '../routes/errors.ts';
import { formatted } from './formatted.ts';
import { assertOnlyUse, withAllUses } from './only-use.ts';
import { stepOf, type Workspace } from './workspace.ts';

export interface PlannedEdit {
  file: string;
  before: string | null;
  after: string | null;
  splices: Splice[];
  step: FileStep;
}

export interface WritePlan {
  op: IntentRecord['op'];
  activity: ActivityHead;
  target: string;
  edits: PlannedEdit[];
  outcome: IntentRecord['outcome'];
  warnings: string[];
  toast?: string;
  passedOver?: true;
}

type Answer = Questions['writtenTypes' | 'filesNaming']['answer'];
type Ask<A> = (reader: Workspace['reader']) => Promise<A>;

/** Thrown where a plan needs an answer that nobody has asked for: the reader works in threads of its own. */
class NeedsAnswer extends Error {
  constructor(
    readonly key: string,
    readonly ask: Ask<Answer>,
  ) {
    super('an answer of the reader is needed');
  }
}

/** The answers to one change's questions, by name and question. */
type KnownAnswers = Map<string, Answer>;

/** The texts of one plan. Each file is read from the disk once; an outdated id registry is updated. */
class PlanTexts {
  private readonly texts = new Map<string, string | null>();
  /** files whose text differs from the one that editors know: someone else edited them */
  readonly foreign: string[] = [];

  constructor(
    private readonly ws: Workspace,
    private readonly answers: KnownAnswers,
    private readonly mentions: Mentions | undefined,
  ) {}

  /** @throws LongText when the registry must be updated to a long text */
  read(file: string): string | null {
    const cached = this.texts.get(file);
    if (cached !== undefined) return cached;
    const text = this.ws.textOnDisk(file);
    // An unreadable file counts as missing; the engine reports it.
    if (text !== undefined) this.meet(file, text);
    this.texts.set(file, text ?? null);
    return text ?? null;
  }

  private meet(file: string, text: string | null): void {
    const known = this.ws.knownText(file);
    const registered = this.ws.identity.textOf(file);
    const isBehind = registered !== null && registered !== text;
    if (isBehind) this.ws.syncIdentity(file, text);
    if (known !== undefined ? known !== text : isBehind) this.foreign.push(file);
  }

  /**
   * Files that changed while a thread worked with these texts.
   * @param edited files that are about to be written: their texts on the disk count, too
   */
  overtaken(edited: readonly string[]): string[] {
    return [...this.texts].flatMap(([file, text]) => {
      const registered = this.ws.identity.textOf(file);
      const isBehind = text !== null && registered !== null && registered !== text;
      return isBehind || (edited.includes(file) && (this.ws.textOnDisk(file) ?? null) !== text) ? [file] : [];
    });
  }

  /** The project for use in this thread: reading a long text, or style sheets that are long in total, throws LongText. */
  shortProject(): Project {
    const project = this.project();
    const sheets = new Map<string, { file: string; text: string }>();
    return {
      ...project,
      read: (file) => {
        const text = project.read(file);
        if (text === null) return null;
        if (isSheetFile(file)) this.ws.engine.assertShortTogether([...sheets.set(file, { file, text }).values()]);
        else this.ws.engine.assertShort(file, text);
        return text;
      },
      mentions: () => {
        const mentions = project.mentions?.() ?? { files: [], unread: '.' };
        this.ws.engine.assertShortTogether(mentions.files);
        return mentions;
      },
    };
  }

  project(): Project {
    return {
      read: (file) => this.read(file),
      locate: (id) => {
        const first = this.ws.identity.locate(id);
        if (!first) return null;
        this.read(first.file);
        return this.ws.identity.locate(id);
      },
      resolveImport: (specifier, importer) => this.ws.resolveImport(specifier, importer),
      importersOf: (file) => this.ws.importersOf(file),
      tailwind: this.ws.tailwind.current,
      stylesheets: () => this.ws.stylesheets(),
      sourceFiles: () => this.ws.identity.files(),
      dependsOn: (name) => dependsOn(this.ws.files.root, name),
      writtenTypes: (question) => this.answer(['writtenTypes', question], (reader) => reader.writtenTypes(question)),
      filesNaming: (words) => this.answer(['filesNaming', words], (reader) => reader.filesNaming(words)),
      mentions: () => this.mentions ?? { files: [], unread: '.' },
    };
  }

  /** @throws NeedsAnswer where it has not been asked for */
  private answer<A extends Answer>(question: readonly unknown[], ask: Ask<A>): A {
    const key = JSON.stringify(question);
    if (!this.answers.has(key)) throw new NeedsAnswer(key, ask);
    return this.answers.get(key) as A;
  }
}

/**
 * @returns the plan, or the files that someone else edited: record those edits, then plan again
 * @throws Refused; nothing is changed
 */
export async function planChange(
  ws: Workspace,
  change: AnyMutationChange,
  activity: ActivityHead,
  mutate: Mutate,
): Promise<WritePlan | string[]> {
  const answers: KnownAnswers = new Map();
  for (;;) {
    try {
      return await planWith(ws, change, activity, mutate, answers);
    } catch (error) {
      if (!(error instanceof NeedsAnswer)) throw error;
      // The files may change meanwhile: all of it is planned again.
      answers.set(error.key, await error.ask(ws.reader));
    }
  }
}

async function planWith(
  ws: Workspace,
  change: AnyMutationChange,
  activity: ActivityHead,
  mutate: Mutate,
  answers: KnownAnswers,
): Promise<WritePlan | string[]> {
  if (idsOf(change).some((id) => !ws.identity.locate(id))) await ws.recallFiles();
  assertElementsKnown(ws, change);
  if (change.type === 'EDIT_SOURCE') assertBase(ws, change.changeFields.filename, change.changeFields.baseHash);
  const mentions = change.type === 'RENAME_TOKEN' ? await mentionsFor(ws, change) : undefined;
  const texts = new PlanTexts(ws, answers, mentions);
  const outcome = await runMutation(ws, mutate, change, texts);
  if (texts.foreign.length > 0) return texts.foreign;
  if (!outcome.ok) throw new Refused(await withAllUses(ws, outcome.error));
  if (outcome.onlyUse) await assertOnlyUse(ws, change, outcome.onlyUse);
  // In the code view the user has typed the form.
  const result = change.type === 'EDIT_SOURCE' ? outcome : await formatted(ws, outcome, (file) => texts.read(file));
  if (mentions) ws.noteFound(result.edits.map(({ file }) => file));
  const edits = await ws.engine.withOutlines(() => result.edits.map((edit) => planEdit(ws, texts, edit)));
  const overtaken = texts.overtaken(edits.map(({ file }) => file));
  if (overtaken.length > 0) return overtaken;
  assertOncePerFile(edits);
  const { moved, copied, added, note, warnings = [] } = result;
  const toast = note ?? toastFor(change);
  return { op: 'change', activity, target: activity.id, edits, outcome: { moved, copied, added }, warnings, toast };
}

/** The files that may have one of the two names, or a part of the old one that code may put together. */
function mentionsFor(ws: Workspace, { changeFields }: ChangeItem<'RENAME_TOKEN'>): Promise<Mentions> {
  const partsOf = (name: string) => name.trim().replace(/^-+/, '').split('-');
  const [name, newName] = [partsOf(changeFields.name), partsOf(changeFields.newName)];
  const parts = name.filter((part, i) => part.length > 2 && (i > 0 || name.length === 1));
  return ws.reader.mentions([...parts, endOf(name), endOf(newName)].filter((word) => word !== ''));
}

/** The shortest end of a name that tells more than a number does: `chart-1`. */
function endOf(parts: readonly string[]): string {
  const ends = parts.map((_, i) => parts.slice(-i - 1).join('-'));
  return ends.find((end) => end.length > 2) ?? ends.at(-1) ?? '';
}

/** The text that the code view adds counts towards the limit too. */
function assertShortSave(engine: Engine, { changeFields }: ChangeItem<'EDIT_SOURCE'>, texts: PlanTexts): void {
  const { filename, splices } = changeFields;
  engine.assertShort(filename, (texts.read(filename) ?? '') + splices.map(({ text }) => text).join(''));
}

/** Refuses stale and unknown ids, each with its own code, before the engine runs. */
function assertElementsKnown(ws: Workspace, change: AnyMutationChange): void {
  for (const codebaseId of idsOf(change)) assertElementKnown(ws, codebaseId);
}

/** @throws Refused `stale-element` for the id of a removed element, `unknown-element` for any other id without an element */
export function assertElementKnown(ws: Workspace, codebaseId: string): void {
  if (ws.identity.locate(codebaseId)) return;
  const hint = 'Select the element again.';
  if (ws.wasRetired(codebaseId)) {
    refuse('stale-element', 'This element is not in the source any more.', { hint, codebaseId });
  }
  const what = isSourceId(codebaseId) ? 'No element has this codebase id' : 'This is no codebase id of an element';
  refuse('unknown-element', `${what}: ${codebaseId}.`, { hint, codebaseId });
}

function assertBase(ws: Workspace, file: string, baseHash: string): void {
  if (!ws.isReachable(file)) {
    const hint = 'Open the file in the app first; only files that the app loads are edited.';
    refuse('file-not-found', `${file} is not among the files of the running app.`, { hint, file });
  }
  if (ws.files.read(file).hash !== baseHash) {
    const hint = 'Load the file again, then repeat the edit.';
    refuse('stale-file', `${file} is not as it was when you began to edit it.`, { hint, file });
  }
}

async function runMutation(
  ws: Workspace,
  mutate: Mutate,
  change: AnyMutationChange,
  texts: PlanTexts,
): Promise<MutationOutcome> {
  const { engine } = ws;
  try {
    // A caller's own engine always runs in this thread.
    if (mutate !== defaultMutate) return await engine.withOutlines(() => mutate(change, texts.project()));
    const here = () => {
      if (change.type === 'EDIT_SOURCE') assertShortSave(engine, change, texts);
      return mutate(change, texts.shortProject());
    };
    return await engine.hereOr(here, 'mutate', change, () => backingOf(texts.project(), ws.tailwind.current));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Deep nesting overflows the parser's stack: report it as a property of the file.
    return refuse('nesting-too-deep', `The source is nested too deeply to be edited (${error.message}).`);
  }
}

function planEdit(ws: Workspace, texts: PlanTexts, edit: FileEdit): PlannedEdit {
  const { file } = edit;
  const before = edit.creates ? null : texts.read(file);
  if (edit.creates && !ws.isBesideKnown(file)) {
    refuse('forbidden-path', `The folder of ${file} has no file of the app.`, {
      hint: 'Choose a folder that contains files of the app.',
      file,
    });
  }
  if (!edit.creates && (before === null || !ws.isReachable(file))) {
    refuse('forbidden-path', `${file} is not a file of the running app.`, {
      hint: 'Open a page of the app that uses it, then try again.',
      file,
    });
  }
  return checkedEdit(ws.engine, file, before, edit.text, edit.splices);
}

/**
 * The last check before a write: the text is well-formed Unicode, not too large, and parses.
 * @throws Refused; LongText if the text's outline must be made first
 */
export function checkedEdit(
  engine: Engine,
  file: string,
  before: string | null,
  after: string | null,
  splices: Splice[],
): PlannedEdit {
  if (after !== null && after !== before) {
    if (!isWellFormed(after))
      refuse('invalid-text', 'The value has half of a surrogate pair, which a UTF-8 file cannot hold.', { file });
    if (after.length > MAX_SOURCE_LENGTH) {
      refuse('file-too-large', `${file} would have ${after.length} characters, more than ${MAX_SOURCE_LENGTH}.`, {
        file,
      });
    }
    assertParses(engine, file, after);
  }
  return { file, before, after, splices, step: stepOf(file, before, after, splices) };
}

function assertParses(engine: Engine, file: string, after: string): void {
  if (file.endsWith('.json')) {
    try {
      JSON.parse(after.replace(/^\uFEFF/, ''));
    } catch (error) {
      refuse('syntax-error', `${file} would not be JSON any more: ${(error as Error).message}.`, { file });
    }
    return;
  }
  if (!languageOf(file)) return;
  const problem = engine.problem(file, after);
  if (!problem) return;
  const { code, reason, line, column } = problem;
  refuse(code, `${file} would not parse: ${reason}.`, { hint: 'Nothing was written.', file, line, column });
}

function assertOncePerFile(edits: PlannedEdit[]): void {
  const files = new Set(edits.map(({ file }) => file));
  if (files.size !== edits.length) throw new Error('a mutation named a file twice');
}

function toastFor(change: AnyMutationChange): string | undefined {
  if (change.type === 'CHANGE_PROP') return 'Prop changed';
  return change.type === 'ADD_JSX' && !change.instantUpdateSent ? 'Successfully added' : undefined;
}

export function diffsOf(plan: WritePlan): FileDiff[] {
  return plan.edits.map(({ file, step }) => ({ path: file, diff: step.diff }));
}

/** Distinguishes two changes with the same id. */
export function fieldsHashOf(change: AnyMutationChange): string {
  const { type, changeFields, scope, dataIndex, dataCount, lists, dataIndexTo } = change;
  const { callSiteCodebaseId, callSitesAround, otherItems } = change;
  const all = [type, changeFields, scope, dataIndex, dataCount, dataIndexTo, callSiteCodebaseId, callSitesAround];
  if (lists) all.push(lists);
  if (otherItems) all.push(otherItems);
  return sha256(JSON.stringify(all)).slice(0, 32);
}

/** True when the plan leaves every file unchanged. */
export function isIdle(plan: WritePlan): boolean {
  return plan.edits.every(({ before, after }) => textHash(before) === textHash(after));
}

export function headOf(change: AnyMutationChange, id: string, origin: string): ActivityHead {
  const { type, id: changeId, activityId: group, changeFields } = change;
  if (!CHANGE_TYPES[type]) throw new Error(`Unknown change type: ${type}`);
  const changeName = changeNameOf(type, changeFields);
  return {
    id,
    changeId,
    type,
    origin,
    time: new Date().toISOString(),
    fieldsHash: fieldsHashOf(change),
    ...(group === undefined ? {} : { group }),
    ...(changeName === CHANGE_TYPES[type].changeName ? {} : { changeName }),
  };
}
