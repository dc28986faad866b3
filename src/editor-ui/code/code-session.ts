/**
 * One code view: the open file, the user's unsaved text, and edits by others meanwhile.
 *
 * Words: *base* is the file as the server last sent it, *mine* the text of the view. Saving sends the difference between the
 * two as one change, so undo covers it. When the file changes under unsaved text, that text is kept, and the user chooses
 * between the file and a merge.
 */
import { diff, unifiedMergeView } from '@codemirror/merge';
import { ChangeSet, Compartment, EditorSelection, EditorState, Prec, Text, Transaction } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { createChange } from '../../protocol/changes.ts';
import type { ApiResult } from '../api/client.ts';
import type { Editor } from '../editor.ts';
import type { CodePlace } from '../store/state.ts';
import { elementFrom, elementMark, setMark } from './element-range.ts';
import { type Draft, keepDraft, keptDraft } from './opened.ts';
import { codeExtensions, cspNonce } from './setup.ts';
import { overlap, type SourceFile, separatorOf, splicesOf } from './source-text.ts';
import { asSpecs, docOf, offsetIn, offsetOf } from './view-text.ts';

export interface CodeStatus {
  file: string | null;
  /** from 1 */
  line: number;
  dirty: boolean;
  saving: boolean;
  /** the file moved on under unsaved text */
  stale: boolean;
  /** mine and the file's stand side by side, to be settled piece by piece */
  merging: boolean;
  /** a place that waits until the unsaved text is settled */
  waiting: string | null;
  problem: ApiError | null;
}

export const NO_CODE: CodeStatus = {
  file: null,
  line: 1,
  dirty: false,
  saving: false,
  stale: false,
  merging: false,
  waiting: null,
  problem: null,
};

export type CodeTarget = Pick<CodePlace, 'codebaseId' | 'file' | 'line'>;

export interface CodeSessionParts {
  editor: Editor;
  parent: HTMLElement;
  onStatus(status: CodeStatus): void;
  /** the user's cursor came to another place, while the text is as saved */
  onCursor(file: string, state: EditorState): void;
}

export class CodeSession {
  private readonly parts: CodeSessionParts;
  private readonly view: EditorView;
  private readonly merge = new Compartment();
  private base: SourceFile | null = null;
  private baseDoc = Text.empty;
  private theirs: SourceFile | null = null;
  private next: CodeTarget | null = null;
  private asked = 0;
  /** reads of the file that were asked for, and the newest of them that was answered */
  private reads = { asked: 0, answered: 0 };
  /** the text being saved */
  private sent: string | null = null;
  /** saving was asked for again meanwhile */
  private savesAgain = false;
  /** counts the user's actions in the view: typing, moving the cursor */
  private acts = 0;
  private status = NO_CODE;

  constructor(parts: CodeSessionParts) {
    this.parts = parts;
    // also the empty view adds style elements
    this.view = new EditorView({ parent: parts.parent, state: EditorState.create({ extensions: cspNonce() }) });
    const draft = keptDraft();
    keepDraft(null);
    if (draft) this.restore(draft);
  }

  destroy(): void {
    this.asked++;
    if (this.base && this.status.dirty) keepDraft({ base: this.base, text: this.view.state.sliceDoc() });
    this.view.destroy();
  }

  focus(): void {
    this.view.focus();
  }

  /**
   * Shows a place. Unsaved text of another file stays until it is saved or dropped. While the user is writing, only the mark goes
   * there: the cursor is the user's.
   * @param follows goes only where the selection went, which follows the cursor, too
   */
  async open(target: CodeTarget, follows = false): Promise<void> {
    const turn = ++this.asked;
    const { acts } = this;
    const isWriting = follows && this.hasFocus();
    const query = target.codebaseId
      ? `codebaseId=${encodeURIComponent(target.codebaseId)}`
      : `file=${encodeURIComponent(target.file ?? '')}`;
    const answer = await this.read(query);
    if (turn !== this.asked) return;
    // the file is newer by now, and the place may be another
    if (!answer) return this.open(target, follows);
    if (!answer.ok) {
      this.say({ problem: answer.error });
      return;
    }
    const source = answer.value;
    if (this.status.dirty && source.file !== this.base?.file) {
      this.next = target;
      this.say({ waiting: source.file });
      return;
    }
    const place = { ...source, line: target.line ?? source.line };
    if (source.file !== this.base?.file) {
      this.show(source);
      this.reveal(place, true);
      return;
    }
    this.take(source);
    this.reveal(place, !isWriting && acts === this.acts);
  }

  /** Also where the window itself has lost it for a while. */
  private hasFocus(): boolean {
    return this.view.root.activeElement === this.view.contentDOM;
  }

  /** Unsaved text of an earlier view, on the file as it was then: others may have changed it since. */
  private restore({ base, text }: Draft): void {
    this.show(base);
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: docOf(text) } });
    void this.readAgain();
  }

  /** A file has changed, which may be the open one. */
  async sourceChanged(): Promise<void> {
    if (!this.status.saving) await this.readAgain();
  }

  async save(): Promise<void> {
    this.savesAgain = this.sent !== null;
    if (!this.base || !this.status.dirty || this.sent !== null) return;
    const { file: filename, hash: baseHash, text } = this.base;
    const { acts } = this;
    const after = this.view.state.sliceDoc();
    const splices = splicesOf(diff(text, after), after);
    this.sent = after;
    this.say({ saving: true, problem: null });
    const outcome = await this.parts.editor.apply(createChange(uuid(), 'EDIT_SOURCE', { filename, baseHash, splices }));
    this.say({ saving: false });
    if (!outcome.ok) this.say({ problem: outcome.error });
    const { line, column } = outcome.ok ? {} : outcome.error;
    if (line && acts === this.acts) this.goTo(line, column ?? 0);
    await this.readAgain();
    this.sent = null;
    if (!this.status.dirty) await this.openNext();
    else if (this.savesAgain) await this.save();
  }

  private saveByKey(): boolean {
    void this.save();
    return true;
  }

  /** Drops the unsaved text: the file as it is on disk. */
  async discard(): Promise<void> {
    const source = this.theirs ?? this.base;
    if (source) this.show(source);
    this.view.focus();
    await this.openNext();
  }

  /** Puts the others' changes into the unsaved text; where both touched the same lines, they are shown one by one. */
  mergeTheirs(): void {
    const { theirs, base } = this;
    if (!theirs || !base) return;
    const { doc } = this.view.state;
    const theirDoc = docOf(theirs.text);
    const [before, now, other] = [this.baseDoc, doc, theirDoc].map((one) => one.toString()) as [string, string, string];
    const mine = diff(before, now);
    const changes = diff(before, other);
    this.setBase(theirs);
    this.view.focus();
    if (overlap(mine, changes)) {
      this.view.dispatch({ effects: this.merge.reconfigure(unifiedMergeView({ original: theirDoc })) });
      this.say({ stale: false, merging: true });
      return;
    }
    const theirChanges = ChangeSet.of(asSpecs(changes, other), before.length);
    this.view.dispatch({ changes: theirChanges.map(ChangeSet.of(asSpecs(mine, now), before.length)) });
    this.say({ stale: false });
  }

  /** Ends the merge: the view's text is the result. */
  endMerge(): void {
    this.view.dispatch({ effects: this.merge.reconfigure([]) });
    this.say({ merging: false });
    this.view.focus();
  }

  private async openNext(): Promise<void> {
    const { next } = this;
    this.next = null;
    this.say({ waiting: null });
    if (next) await this.open(next);
  }

  private async readAgain(): Promise<void> {
    const file = this.base?.file;
    if (!file) return;
    const answer = await this.read(`file=${encodeURIComponent(file)}`);
    if (answer?.ok && this.base?.file === file) this.take(answer.value);
  }

  /** @returns null for an answer that is older than one that came before it */
  private async read(query: string): Promise<ApiResult<SourceFile> | null> {
    const turn = ++this.reads.asked;
    const answer = await this.parts.editor.ask<SourceFile>(`/source?${query}`);
    if (turn < this.reads.answered) return null;
    this.reads.answered = turn;
    return answer;
  }

  /** The file as the server has it now. */
  private take(source: SourceFile): void {
    const mine = this.view.state.sliceDoc();
    const wasDirty = this.status.dirty;
    // typing during a save must not make our own saved text look like an edit by others
    if ([this.base?.text, this.sent, mine].includes(source.text)) {
      this.setBase(source);
      this.noteDirty();
      return;
    }
    if (wasDirty) {
      this.theirs = source;
      this.say({ stale: true });
      return;
    }
    if (separatorOf(source.text) !== separatorOf(this.base?.text ?? '')) this.show(source);
    else this.replaceWith(source);
  }

  /** Replaces only the differing parts, so that cursor and scroll stay. */
  private replaceWith(source: SourceFile): void {
    const now = this.view.state.doc.toString();
    const after = docOf(source.text).toString();
    this.setBase(source);
    this.view.dispatch({
      changes: asSpecs(diff(now, after), after),
      annotations: Transaction.addToHistory.of(false),
    });
    this.noteDirty();
  }

  private show(source: SourceFile): void {
    const separator = separatorOf(source.text);
    this.setBase(source);
    this.view.setState(
      EditorState.create({
        doc: source.text,
        extensions: [
          ...codeExtensions(source.file, source.text, separator),
          this.merge.of([]),
          Prec.high(keymap.of([{ key: 'Mod-s', run: () => this.saveByKey() }])),
          EditorView.updateListener.of((update) => this.updated(update)),
        ],
      }),
    );
    this.say({ ...NO_CODE, file: source.file });
  }

  private setBase(source: SourceFile): void {
    this.base = source;
    this.baseDoc = docOf(source.text);
    this.theirs = null;
    if (this.status.stale) this.say({ stale: false });
  }

  /** Marks a place's element. @param moves the cursor goes there, where it is not in it already */
  private reveal({ text, line, column = 0 }: SourceFile, moves: boolean): void {
    if (line === undefined) return;
    const { state } = this.view;
    const from = offsetIn(state.doc, docOf(text), line, column);
    const range = elementFrom(state, from);
    const { head } = state.selection.main;
    const isInside = state.field(elementMark).range?.from === range.from || (head >= range.from && head <= range.to);
    const stays = isInside || !moves;
    this.view.dispatch({
      effects: [setMark.of(range), ...(stays ? [] : [EditorView.scrollIntoView(from, { y: 'center' })])],
      ...(stays ? {} : { selection: EditorSelection.cursor(from) }),
    });
  }

  private goTo(line: number, column: number): void {
    const at = offsetOf(this.view.state.doc, line, column);
    this.view.dispatch({
      selection: EditorSelection.cursor(at),
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    this.view.focus();
  }

  private updated(update: ViewUpdate): void {
    if (update.transactions.some((one) => one.annotation(Transaction.userEvent) !== undefined)) this.acts++;
    if (update.docChanged) this.noteDirty();
    const line = update.state.doc.lineAt(update.state.selection.main.head).number;
    if (line !== this.status.line) this.say({ line });
    const byUser = update.transactions.some((transaction) => transaction.isUserEvent('select'));
    if (byUser && this.base && !this.status.dirty) this.parts.onCursor(this.base.file, update.state);
  }

  private noteDirty(): void {
    const dirty = !this.view.state.doc.eq(this.baseDoc);
    if (dirty !== this.status.dirty) this.say({ dirty, ...(dirty ? {} : { stale: false, problem: null }) });
  }

  private say(patch: Partial<CodeStatus>): void {
    this.status = { ...this.status, ...patch };
    this.parts.onStatus(this.status);
  }
}
