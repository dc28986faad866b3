/**
 * The selection as one page has it. The page reports an element before the tree that holds it, edits select elements that do not
 * exist yet, and each new tree may have other keys for the same elements.
 */

import { parseElementKey } from '../../protocol/element-key.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import type { Revisions } from '../../protocol/revisions.ts';
import type { NavIndex } from '../store/nav-index.ts';
import { carrySelection, type FindKeys, findKeys } from '../store/selection.ts';
import { type EditorStore, frameOf, noteChoice } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';
import type { FrameClock } from './frame-clock.ts';
import { takePress } from './pressed.ts';

export interface SelectWhen {
  /** the newest tree may hold it already */
  mayBeThere?: boolean;
  /** the page shows all that was asked for: no other tree of it comes */
  isShown?: boolean;
  /** `choices` when this was asked for: a later choice of the user stays */
  since?: number;
  /** the element is there once the page has committed these, or never; without them the wait has no end */
  revisions?: Revisions;
}

interface Parts {
  store: EditorStore;
  frameId: string;
  call: FrameCalls['call'];
  clock: Pick<FrameClock, 'hasCommitted'>;
  /** something was chosen, by the user or by an edit that selects its result */
  onChoice(): void;
}

export class PageSelection {
  private readonly parts: Parts;
  /** an element that trees to come are searched for */
  private awaited: { find: FindKeys; revisions: Revisions | undefined } | null = null;
  /** the selected element's key in the tree to come */
  private keyToCome: string | null = null;
  /** visit of the page that was last told the selection */
  private toldVisit = 0;
  /** ids that changed since the last tree, old to new */
  private renamedIds: Readonly<Record<string, string>> = {};

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Selects in page and store. */
  select(keys: string[]): void {
    this.choose();
    this.set(keys);
  }

  /** Selects the elements found in the trees to come, until something else is chosen; again if a late update removes them for a moment. */
  selectLater(find: FindKeys, { mayBeThere = false, isShown = false, since, revisions }: SelectWhen = {}): void {
    if (since !== undefined && since !== this.parts.store.getState().choices) return;
    const found = mayBeThere || isShown ? find(this.frame().tree) : [];
    if (found.length > 0) this.set(found);
    const isOver = isShown || (revisions && this.parts.clock.hasCommitted(revisions));
    this.awaited = isOver ? null : { find, revisions };
  }

  noteIds(map: Readonly<Record<string, string>>): void {
    this.renamedIds = { ...this.renamedIds, ...map };
  }

  /** The page shows all that the editor knows: an element awaited with revisions is there, or was never made. */
  caughtUp(): void {
    if (this.awaited?.revisions) this.awaited = null;
  }

  /** The page's report of the selected element. */
  takeKey({ elementKey, sameAs, pressed }: FramePayloads['SELECTED_ELEMENT_KEY']): void {
    if (sameAs === undefined) {
      const press = takePress(this.parts.store, elementKey);
      if (press === 'early') return;
      // the answer to a kept press is no new choice: it was made when the pointer went down
      if (press === 'none') this.choose();
    } else if (sameAs !== this.keyToCome && !this.parts.store.getState().selection.includes(sameAs)) {
      // outdated: something else is selected here. A press is decided again
      if (pressed) this.parts.call('selectAt', pressed, pressed.exact);
      return;
    } else if (this.isAheadOfTree(elementKey)) {
      this.keyToCome = elementKey;
      return;
    }
    this.hold(elementKey ? [elementKey] : []);
  }

  /** The page's answer to `setSelectedElement`. Sends the selection again if a press of the user has changed it since that call. */
  takeAnswer(elementKey: string | null): void {
    const { selection } = this.parts.store.getState();
    const [key = null] = selection;
    if (selection.length < 2 && key !== elementKey) this.parts.call('setSelectedElement', key);
  }

  /** The page's report of several selected elements. */
  takeKeys(keys: string[]): void {
    this.choose();
    this.hold(keys);
  }

  /** A new tree is shown: the same elements are selected there, under the keys that they have now. */
  follow(before: NavIndex, tree: NavIndex): void {
    if (this.isActive()) this.carry(before, tree);
    this.renamedIds = {};
  }

  /** True for a tree without the selected or just labelled element, though the source still has it. */
  isMissingIn(tree: NavIndex): boolean {
    if (!this.isActive()) return false;
    const { elements, renaming } = this.parts.store.getState();
    const held = [...new Set([...this.keysIn(tree), ...(renaming ? [renaming.key] : [])])];
    const carried = carrySelection(held, this.frame().tree, tree, this.renamedIds);
    const hasSource = (key: string) => (parseElementKey(key)?.codebaseId ?? '') in elements;
    return carried.length < held.length && held.some((key) => !tree.items.has(key) && hasSource(key));
  }

  private carry(before: NavIndex, tree: NavIndex): void {
    const { awaited } = this;
    const { visit } = this.frame();
    const selection = this.keysIn(tree);
    if (selection !== this.parts.store.getState().selection) this.hold(selection);
    const found = awaited?.find(tree) ?? [];
    const isSelected = found.join() === selection.join();
    const carried = found.length > 0 && !isSelected ? found : carrySelection(selection, before, tree, this.renamedIds);
    // also told of removed elements, or the next click would be relative to them; a page that has just loaded knows of none
    if (carried !== selection || (visit !== this.toldVisit && carried.length > 0)) this.set(carried);
    this.toldVisit = visit;
    // an element that disappears without the user's doing may come back
    if (!awaited && carried.length < selection.length)
      this.awaited = { find: findKeys(selection), revisions: undefined };
  }

  private keysIn(tree: NavIndex): string[] {
    const { keyToCome } = this;
    return keyToCome !== null && tree.items.has(keyToCome) ? [keyToCome] : this.parts.store.getState().selection;
  }

  /** Until the new tree is there, panels and keys go by the keys of the one that is shown. */
  private isAheadOfTree(key: string | null): boolean {
    const { items } = this.frame().tree;
    const { selection } = this.parts.store.getState();
    return key !== null && !items.has(key) && selection.length > 0 && selection.every((held) => items.has(held));
  }

  private choose(): void {
    this.awaited = null;
    noteChoice(this.parts.store);
    this.parts.onChoice();
  }

  private hold(keys: string[]): void {
    this.keyToCome = null;
    this.parts.store.setState({ selection: keys });
  }

  private set(keys: string[]): void {
    this.hold(keys);
    if (keys.length > 1) this.parts.call('setMultiselectedElementKeys', keys);
    else this.parts.call('setSelectedElement', keys[0] ?? null);
  }

  private frame() {
    return frameOf(this.parts.store.getState(), this.parts.frameId);
  }

  private isActive(): boolean {
    return this.parts.store.getState().activeFrame === this.parts.frameId;
  }
}
