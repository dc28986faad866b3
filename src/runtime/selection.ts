/**
 * The selected and hovered elements: none, one element, the storyboard, or several siblings. Elements are kept beside their keys,
 * because React keeps a node over an update while its path changes.
 */
import { STORYBOARD_CODEBASE_ID } from '../protocol/codebase-id.ts';
import { formatElementKey, parseElementKey, storyboardKey } from '../protocol/element-key.ts';
import type { PressedAt } from '../protocol/messages.ts';
import { isVisible, reveal } from './geometry/reveal.ts';
import type { Outlines } from './outlines.ts';
import type { Chosen } from './page/instance-at.ts';
import type { Page } from './page/page.ts';
import { pathParent } from './page/unique-path.ts';
import type { Post, SelectionState } from './parts.ts';
import type { ProjectState } from './project-state.ts';
import type { PseudoStates } from './pseudo-states.ts';

interface SelectionDeps {
  page: Page;
  project: ProjectState;
  pseudoStates: PseudoStates;
  outlines: Pick<Outlines, 'update' | 'updatePointed'>;
  post: Post;
}

export class Selection implements SelectionState {
  key: string | null = null;
  elements: readonly Element[] = [];
  multiKeys: string[] = [];
  hoveredKey: string | null = null;
  hoveredElements: readonly Element[] = [];
  /** counts choices of user and parent; not new keys of the same elements */
  choices = 0;
  private readonly deps: SelectionDeps;

  constructor(deps: SelectionDeps) {
    this.deps = deps;
  }

  get isStoryboard(): boolean {
    return this.key !== null && parseElementKey(this.key)?.codebaseId === STORYBOARD_CODEBASE_ID;
  }

  /** The user selected an element or instance, or null for nothing. */
  select(chosen: Chosen | null): void {
    this.choices++;
    this.set(chosen?.key ?? null, chosen?.elements ?? []);
    this.report(false);
  }

  /** The same selection under another key: tells the parent, with `sameAs`. */
  replace({ key, elements }: Chosen): void {
    const before = this.key;
    this.set(key, elements);
    this.report(false, before);
  }

  /** Reports a press inside the selection. If the parent's selection has changed meanwhile, it calls `selectAt`. */
  pressedIn(pressed: PressedAt): void {
    const { key } = this;
    if (key) this.deps.post({ id: 'SELECTED_ELEMENT_KEY', elementKey: key, outerHTML: null, sameAs: key, pressed });
  }

  /** True if this alone is selected, even if its key has changed. */
  isOnly({ elements: [element], key }: Chosen): boolean {
    const isSameSource = parseElementKey(key ?? '')?.codebaseId === parseElementKey(this.key ?? '')?.codebaseId;
    return this.multiKeys.length === 0 && isSameSource && this.elements.includes(element);
  }

  selectStoryboard(): void {
    this.selectKey(storyboardKey(this.deps.project.storyboardId), false);
  }

  /** @param chosenByParent the parent knows already, and the message says so (`doNotSetElementKey`) */
  selectKey(key: string | null, chosenByParent: boolean): void {
    this.choices++;
    const parsed = key ? parseElementKey(key) : null;
    this.set(parsed ? key : null, this.deps.page.resolve(parsed ? key : null));
    this.report(chosenByParent);
  }

  /** The parent selected an element: scrolls it into view. */
  choose(key: string | null): void {
    this.selectKey(key, true);
    const [element] = this.elements;
    if (!element || this.isStoryboard) return;
    if (!isVisible(element)) reveal(element);
  }

  /** Clears selection and hover without a message. */
  reset(): void {
    this.deps.pseudoStates.clear();
    this.key = this.hoveredKey = null;
    this.elements = this.hoveredElements = this.multiKeys = [];
  }

  private set(key: string | null, elements: readonly Element[]): void {
    if (key !== this.key) this.deps.pseudoStates.clear();
    this.key = key;
    this.elements = elements;
    this.setMulti([], false);
    this.deps.outlines.update();
  }

  /** @param sameAs the key that the selected element had until now */
  private report(chosenByParent: boolean, sameAs?: string | null): void {
    const outerHTML = this.elements[0]?.outerHTML ?? null;
    this.deps.post({
      id: 'SELECTED_ELEMENT_KEY',
      elementKey: this.key,
      outerHTML,
      ...(chosenByParent && { doNotSetElementKey: true }),
      ...(sameAs && { sameAs }),
    });
  }

  /**
   * Shift-click: adds or removes a sibling of the selection; ignores other elements.
   * @param exact with Meta/Ctrl: the pressed element itself, wherever it is
   */
  toggle(pressed: Chosen, exact = false): void {
    const chosen = this.multiKeys.length > 0 ? this.multiKeys : this.key && !this.isStoryboard ? [this.key] : [];
    const [first] = chosen;
    if (!first) {
      this.select(pressed);
      return;
    }
    const key = exact ? pressed.key : this.keyOfSibling(first, pressed);
    if (!key) return;
    const kept = chosen.filter((other) => other !== key);
    const keys = kept.length < chosen.length ? kept : [...chosen, key];
    if (keys.length > 1) {
      this.setMultiKeys(keys, false);
      return;
    }
    this.selectKey(keys[0] ?? null, false);
  }

  private keyOfSibling(first: string, pressed: Chosen): string | null {
    const { page } = this.deps;
    const [element] = pressed.elements;
    const anchor = page.resolve(first)[0];
    const sibling = anchor && this.siblingOf(anchor, element);
    return sibling === element ? pressed.key : sibling ? page.keyOf(sibling) : null;
  }

  /** The element or its ancestor that is a sibling of the anchor. */
  private siblingOf(anchor: Element, element: Element): Element | null {
    const parent = pathParent(anchor);
    for (let at: Element | null = element; at; at = pathParent(at)) if (pathParent(at) === parent) return at;
    return null;
  }

  /** The first of a parent's keys is the selected element, as after shift-clicks: a drag starts from it. */
  setMultiKeys(keys: readonly string[], chosenByParent: boolean): void {
    const [first] = keys.filter((key) => parseElementKey(key));
    if (chosenByParent && first && first !== this.key) {
      this.deps.pseudoStates.clear();
      this.key = first;
      this.elements = this.deps.page.resolve(first);
    }
    this.setMulti(keys, chosenByParent);
    this.deps.outlines.update();
  }

  private setMulti(keys: readonly string[], chosenByParent: boolean): void {
    const before = this.multiKeys;
    this.multiKeys = keys.filter((key) => parseElementKey(key));
    if (before.length === 0 && this.multiKeys.length === 0 && !chosenByParent) return;
    const outerHTMLs = this.multiKeys.map((key) => this.deps.page.resolve(key)[0]?.outerHTML ?? '');
    this.deps.post({
      id: 'MULTI_SELECTED_ELEMENT_KEYS',
      elementKeys: this.multiKeys,
      outerHTMLs,
      ...(chosenByParent && { doNotSetElementKeys: true }),
    });
  }

  /** The user points at an element or instance, or null for nothing. */
  hover(pointed: Chosen | null): void {
    const key = pointed?.key ?? null;
    if (key === this.hoveredKey) return;
    this.setHovered(key, pointed?.elements ?? []);
    this.deps.post({ id: 'HOVERED_ELEMENT_KEY', elementKey: key });
  }

  /** The parent points at an element (in its layers). Not reported back. */
  hoverKey(key: string | null): void {
    this.setHovered(key, this.deps.page.resolve(key));
  }

  private setHovered(key: string | null, elements: readonly Element[]): void {
    this.hoveredKey = key;
    this.hoveredElements = elements;
    this.deps.outlines.updatePointed();
  }

  /** After a refresh: finds the same elements again and updates their keys. */
  refind(): void {
    const before = this.key;
    if (before && !this.isStoryboard) {
      this.elements = this.stillMeant(before);
      const [first] = this.elements;
      this.key = (first && this.rekey(before, first)) ?? before;
    }
    this.multiKeys = this.multiKeys.map((key) => {
      const [first] = this.deps.page.resolve(key);
      return (first && this.rekey(key, first)) ?? key;
    });
    if (!this.hoveredElements.every((element) => element.isConnected)) this.hover(null);
    if (this.key !== before) this.report(false, before);
    this.deps.outlines.update();
  }

  /** React may have reused the node for another source element: then the key is resolved again. */
  private stillMeant(key: string): readonly Element[] {
    const { page } = this.deps;
    const id = parseElementKey(key)?.codebaseId ?? '';
    const kept = this.elements.filter((element) => element.isConnected);
    const same = kept.filter((element) => page.means(element, id));
    return same.length > 0 ? same : page.resolve(key);
  }

  /** The current key of an element; keys of components keep the component's id. */
  private rekey(key: string, element: Element): string | null {
    const now = parseElementKey(this.deps.page.keyOf(element) ?? '');
    const old = parseElementKey(key);
    if (!now || !old) return null;
    const { page } = this.deps;
    // The tree may have lost the key of a component that moved; the source still has its id.
    const isComponent = page.isComponentKey(key) || page.isComponentRoot(element, old.codebaseId);
    return formatElementKey({ ...now, codebaseId: isComponent ? old.codebaseId : now.codebaseId });
  }

  /** Ids changed on the server: updates the keys. */
  renameIds(newIdOf: (id: string) => string | null): void {
    const rename = (key: string): string => {
      const parsed = parseElementKey(key);
      const id = parsed && newIdOf(parsed.codebaseId);
      return parsed && id ? formatElementKey({ ...parsed, codebaseId: id }) : key;
    };
    const before = this.key;
    this.key = before && rename(before);
    this.multiKeys = this.multiKeys.map(rename);
    this.hoveredKey = this.hoveredKey && rename(this.hoveredKey);
    if (this.key !== before) this.report(false, before);
  }
}
