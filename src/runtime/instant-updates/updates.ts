/**
 * The ledger of instant updates: edits that show on the page and are not in the source yet, by change id.
 *
 * Before a refresh all of them are undone, newest first. After it, an edit that the page does not show by itself was not part of
 * the refresh and is applied again.
 */
import type { ChangeFields, ChangeItem, ChangeType } from '../../protocol/changes.ts';
import { parseElementKey } from '../../protocol/element-key.ts';
import { hasCommitted, type Revisions } from '../../protocol/revisions.ts';
import { guarded } from '../guard.ts';
import { log } from '../log.ts';
import type { Page } from '../page/page.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import type { Dom, PageChanged, Parent } from '../parts.ts';
import type { ProjectState } from '../project-state.ts';
import type { ReactBridge } from '../react-bridge.ts';
import { classCarrier } from './class-carrier.ts';
import { addClasses } from './dom-edits.ts';
import { showText } from './edit-text.ts';
import { HeldRefresh, type HeldRefreshDeps } from './held-refresh.ts';
import { INSTANT_UPDATES } from './index.ts';
import { idOfChange, readChange } from './read-change.ts';
import { type ModifierMeanings, StyleRules } from './style-rules.ts';
import { differingValues } from './styling.ts';
import { canFindAgain, TargetWatch } from './targets.ts';
import type { Applied, Apply } from './types.ts';

/** Lost answer: other parents than our editor do not report that an edit was refused. */
const GIVE_UP_MS = 10_000;
/** Lost answer, for text typed in the page: those parents send its change at once or not at all. */
const TYPED_TEXT_MS = 2_000;
/** Finished updates remembered for instant undo. */
const MAX_REMEMBERED = 100;
/** Undo of these shows at once. */
const INSTANT_UNDO: readonly ChangeType[] = ['REMOVE_JSX', 'ADD_CLASS', 'STYLING'];
/** Shown even during a flush. */
const DURING_FLUSH: readonly ChangeType[] = ['STYLING', 'ADD_CLASS'];

interface ShownUpdate {
  change: ChangeItem;
  applied: Applied;
  /** the elements that it was applied to */
  watch: TargetWatch;
  since: number;
  /** revisions that it was saved with, once known */
  revisions?: Revisions;
}

interface InstantUpdatesDeps extends Dom, Parent, Omit<HeldRefreshDeps, 'window'> {
  page: Page;
  project: ProjectState;
  react: Pick<ReactBridge, 'codebaseIdOf'>;
  sheets: PageSheets;
  pageChanged: PageChanged;
}

export class InstantUpdates {
  private readonly deps: InstantUpdatesDeps;
  private readonly rules: StyleRules;
  private readonly shown = new Map<string, ShownUpdate>();
  private readonly remembered = new Map<string, ShownUpdate>();
  private undone: ShownUpdate[] = [];
  /** by codebase id */
  private readonly typed = new Map<string, { key: string; drop(): void }>();
  /** by id of a redo without an answer yet, the change that it shows again */
  private readonly redone = new Map<string, string>();
  private readonly previews = new Map<string, () => void>();
  private readonly held: HeldRefresh;
  private timer = 0;

  constructor(deps: InstantUpdatesDeps) {
    this.deps = deps;
    this.rules = new StyleRules(deps.sheets);
    this.held = new HeldRefresh(deps);
    deps.teardown.add(() => {
      clearTimeout(this.timer);
      this.takeAll();
    });
  }

  /** Sets the meanings of style modifiers in the project. */
  setMeanings(means: ModifierMeanings): void {
    this.rules.means = means;
  }

  /**
   * Shows a change and reports the result (INSTANT_UPDATE_DONE, always).
   * @param revisions that it was saved with, if it is: a page that has committed them shows it by itself
   */
  apply(change: ChangeItem, revisions?: Revisions): void {
    let applied: Applied | null = null;
    try {
      this.dropPreviews();
      if (!revisions || !hasCommitted(this.deps.clock.committed, revisions)) applied = this.show(readChange(change));
    } catch (error) {
      log.error(`instant update of ${change.type}:`, error);
    }
    const instantUpdateSuccessful = applied !== null;
    this.deps.post({
      id: 'INSTANT_UPDATE_DONE',
      changeItem: { ...change, instantUpdateFinished: true, instantUpdateSuccessful },
      instantUpdateData: applied?.data ?? {},
      instantUpdateSuccessful,
    });
    // A change that is not shown leaves the nav tree as it is.
    if (applied) this.deps.pageChanged();
    if (revisions) this.saved(change.id, revisions);
  }

  private show(change: ChangeItem): Applied | null {
    if (change.type === 'UNDO') return this.undo(change as ChangeItem<'UNDO'>);
    if (change.type === 'REDO') return this.redo(change as ChangeItem<'REDO'>);
    if (this.deps.project.flushing && !DURING_FLUSH.includes(change.type)) return null;
    if (change.type === 'EDIT_TEXT')
      this.dropTyped((change as ChangeItem<'EDIT_TEXT'>).changeFields.codebaseIdToEditText);
    this.take(change.id);
    const put = this.put(change);
    if (put) this.keep({ change, ...put, since: performance.now() });
    return put?.applied ?? null;
  }

  /**
   * @returns null if the type has no preview, or the page nothing to show it on
   * @throws Error for a type that does not exist
   */
  private put(change: ChangeItem): Pick<ShownUpdate, 'applied' | 'watch'> | null {
    if (!Object.hasOwn(INSTANT_UPDATES, change.type)) throw new Error(`Unknown change type: ${change.type}`);
    const apply = INSTANT_UPDATES[change.type as keyof typeof INSTANT_UPDATES] as Apply<ChangeType> | null;
    if (!apply) return null;
    const { document, page, project, isEditor } = this.deps;
    const watch = new TargetWatch(page, change);
    const context = {
      ...{ document, page, isEditor, rules: this.rules, changeId: change.id, targets: watch.targets },
      source: (id: string) => project.element(id),
    };
    const applied = apply(change.changeFields as ChangeFields[ChangeType], context, change);
    return applied && { applied, watch };
  }

  private keep(entry: ShownUpdate): void {
    const { change } = entry;
    this.shown.set(change.id, entry);
    this.remembered.delete(change.id);
    this.remembered.set(change.id, entry);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MAX_REMEMBERED && oldest) this.remembered.delete(oldest);
  }

  /** Undo removes an update that is still shown; for one that the source has taken, it shows the former state. */
  private undo(change: ChangeItem<'UNDO'>): Applied | null {
    const undoneId = idOfChange(change.changeFields.changeToUndo);
    const entry = this.remembered.get(undoneId);
    if (!entry) return null;
    if (!INSTANT_UNDO.includes(entry.change.type)) {
      // It stays until the page shows the saved edit or its undo. A parent that does not report this loses it at the next
      // refresh.
      const shown = this.shown.get(undoneId);
      if (shown && !this.deps.isEditor) shown.since = Number.NEGATIVE_INFINITY;
      return null;
    }
    if (this.take(undoneId)) {
      this.held.waitFor(change.id);
      return { undo: () => {} };
    }
    const put = this.revert(change);
    if (put) this.keep({ change, ...put, since: performance.now() });
    return put?.applied ?? null;
  }

  /** Shows the state before a change that the source has taken. */
  private revert(change: ChangeItem<'UNDO'>): Pick<ShownUpdate, 'applied' | 'watch'> | null {
    const undone = this.remembered.get(idOfChange(change.changeFields.changeToUndo));
    const reverted = undone?.applied.revert?.();
    if (!reverted) return null;
    const { undo, data } = reverted;
    return { applied: { undo, data }, watch: new TargetWatch(this.deps.page, change) };
  }

  private redo(change: ChangeItem<'REDO'>): Applied | null {
    const { changeToRedo } = change.changeFields;
    const sent = typeof changeToRedo === 'string' ? null : readChange(changeToRedo);
    // A page that was reloaded since does not remember it.
    const again = this.remembered.get(idOfChange(changeToRedo))?.change ?? sent;
    if (!again) return null;
    const { flushing } = this.deps.project;
    if (flushing && !DURING_FLUSH.includes(again.type)) return null;
    this.redone.set(change.id, again.id);
    return this.show(again);
  }

  /**
   * Removes the update of a refused change.
   * @param changeId or, for typed text that becomes no change, the key of its element
   */
  cancel(changeId: string): void {
    const shownId = this.takeRedone(changeId);
    this.remembered.delete(shownId);
    this.held.forget(changeId);
    for (const { key, drop } of [...this.typed.values()]) if (key === changeId) drop();
    if (this.take(shownId)) this.deps.pageChanged();
  }

  /** The answer to a redo is about the change that it shows again. */
  private takeRedone(changeId: string): string {
    const id = this.redone.get(changeId) ?? changeId;
    this.redone.delete(changeId);
    return id;
  }

  /** The source has the change: its update ends once the page has committed these revisions. */
  saved(changeId: string, revisions: Revisions): void {
    this.held.saved(changeId, revisions);
    const shownId = this.takeRedone(changeId);
    // one that is removed for a refresh may come back after it
    for (const entry of [...this.shown.values(), ...this.undone])
      if (entry.change.id === shownId) entry.revisions = revisions;
    this.revisionsCommitted();
  }

  /** Reports the values of a saved style that an element does not show (STYLING_CHECKED, always). */
  check(change: ChangeItem<'STYLING'>, elementKey: string): void {
    const { page } = this.deps;
    const [root, ...others] = page.resolve(elementKey);
    const instance = root && page.propsOfInstance(root, parseElementKey(elementKey)?.codebaseId ?? '');
    const element = root && classCarrier([root, ...others], instance?.className);
    const differing = element ? differingValues(change, element, this.rules) : [];
    this.deps.post({ id: 'STYLING_CHECKED', changeId: change.id, differing });
  }

  /**
   * Called before a refresh.
   * @returns a promise if it has to wait
   */
  holdRefresh(): Promise<void> | null {
    return this.held.promise();
  }

  /** Ends the updates whose revisions, or newer ones, the page shows. */
  revisionsCommitted(): void {
    const { committed } = this.deps.clock;
    const over = [...this.shown.values()].filter(({ revisions }) => revisions && hasCommitted(committed, revisions));
    for (const { change } of over) this.take(change.id);
    if (over.length > 0) this.deps.pageChanged();
  }

  private take(changeId: string): boolean {
    this.undone = this.undone.filter(({ change }) => change.id !== changeId);
    const entry = this.shown.get(changeId);
    if (!entry) return false;
    // Updates may build on each other (a class on a copy): undo later ones first and apply them again afterwards.
    const later = [...this.shown.values()].slice([...this.shown.keys()].indexOf(changeId) + 1);
    for (const other of later.reverse()) this.undoEntry(other);
    this.undoEntry(entry);
    this.shown.delete(changeId);
    for (const other of later.reverse()) this.reapply(other);
    return true;
  }

  private undoEntry(entry: ShownUpdate): void {
    try {
      entry.applied.undo();
    } catch (error) {
      log.error(`undoing ${entry.change.type}:`, error);
    }
  }

  private reapply(entry: ShownUpdate): void {
    const { change } = entry;
    const put = change.type === 'UNDO' ? this.revert(change as ChangeItem<'UNDO'>) : this.put(change);
    if (put) this.shown.set(change.id, { ...entry, ...put });
    else this.shown.delete(change.id);
  }

  private takeAll(): ShownUpdate[] {
    for (const { drop } of [...this.typed.values()]) drop();
    this.dropPreviews();
    const entries = [...this.shown.values()];
    for (const entry of [...entries].reverse()) this.undoEntry(entry);
    this.shown.clear();
    return entries;
  }

  /** Called right before React refreshes. */
  beforeRefresh(): void {
    this.undone.push(...this.takeAll());
  }

  /** Called right after the refresh, in the same frame. */
  afterRefresh(): void {
    const { committed } = this.deps.clock;
    for (const entry of this.undone.splice(0)) {
      const isOver = this.isLost(entry) || (entry.revisions !== undefined && hasCommitted(committed, entry.revisions));
      if (!isOver && canFindAgain(entry.change) && entry.applied.isSettled?.() === false) this.reapply(entry);
    }
    clearTimeout(this.timer);
    if (this.shown.size === 0 || this.deps.isEditor) return;
    this.timer = this.deps.window.setTimeout(
      guarded('instant updates', () => this.giveUp()),
      GIVE_UP_MS,
    );
  }

  /** New style sheets may show an edit by themselves. */
  stylesUpdated(): void {
    for (const [id, entry] of [...this.shown]) {
      if (entry.change.type !== 'STYLING' && entry.change.type !== 'EDIT_TOKEN') continue;
      this.undoEntry(entry);
      this.shown.delete(id);
      if (entry.applied.isSettled?.() === false) this.reapply(entry);
    }
  }

  private isLost({ since }: ShownUpdate): boolean {
    return !this.deps.isEditor && performance.now() - since >= GIVE_UP_MS;
  }

  private giveUp(): void {
    for (const [id, entry] of [...this.shown]) if (this.isLost(entry)) this.cancel(id);
  }

  /** Called after a render of the app, which may overwrite an update or reuse its nodes. */
  reassert(): void {
    const entries = [...this.shown.values()];
    if (entries.every(({ watch }) => watch.isUnchanged)) {
      for (const { applied } of entries) applied.reassert?.();
      return;
    }
    const again = entries.filter(({ change, watch }) => canFindAgain(change) || watch.isUnchanged);
    for (const entry of entries.reverse()) this.undoEntry(entry);
    this.shown.clear();
    for (const entry of again) this.reapply(entry);
  }

  /**
   * Shows a preview while the user still decides; one per kind. The next change or refresh removes it.
   * @param show returns its undo
   */
  preview(kind: string, show: () => () => void): void {
    this.dropPreviews(kind);
    this.previews.set(kind, show());
  }

  private dropPreviews(only?: string): void {
    for (const [kind, undo] of [...this.previews].reverse()) {
      if (only !== undefined && kind !== only) continue;
      this.previews.delete(kind);
      undo();
    }
  }

  /** Shows typed text until the parent makes it a change or cancels it. */
  previewText({ key, codebaseId }: { key: string; codebaseId: string }, element: Element, newText: string): void {
    this.dropTyped(codebaseId);
    const undo = showText(element, newText, element.textContent ?? '');
    if (!undo) return;
    const { window, isEditor } = this.deps;
    const timer = isEditor ? 0 : window.setTimeout(() => this.dropTyped(codebaseId), TYPED_TEXT_MS);
    const drop = () => {
      clearTimeout(timer);
      this.typed.delete(codebaseId);
      undo();
    };
    this.typed.set(codebaseId, { key, drop });
  }

  /** Removes typed text: it was refused, or its change has arrived. */
  dropTyped(codebaseId: string): void {
    this.typed.get(codebaseId)?.drop();
  }

  /** Gives placeholders on the page the ids from the server. */
  renameIds(prevIdToNewIdMap: Record<string, string>): void {
    for (const [previous, next] of Object.entries(prevIdToNewIdMap)) {
      for (const element of [...this.deps.document.getElementsByClassName(previous)]) {
        if (this.deps.react.codebaseIdOf(element) === previous) continue;
        element.classList.remove(previous);
        addClasses(element, [next]);
      }
    }
  }
}
