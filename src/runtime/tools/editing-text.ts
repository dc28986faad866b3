/**
 * Text of one element is edited in place. React's text nodes are set aside and restored at the end, so that React finds the DOM
 * unchanged; the new text goes to the parent.
 */
import { withEdgeBlanks } from '../../protocol/edge-blanks.ts';
import { guarded } from '../guard.ts';
import type { InstantUpdates } from '../instant-updates/updates.ts';
import type { Outlines } from '../outlines.ts';
import type { Page } from '../page/page.ts';
import type { Dom, Post } from '../parts.ts';
import { isUndo } from './keys.ts';
import type { Tool, Toolbox } from './tool.ts';

const EDITABLE = 'contenteditable';
/** On these the space bar clicks instead of typing. */
const PRESSED_BY_SPACE = 'button, summary';

interface EditingTextDeps extends Dom {
  post: Post;
  page: Page;
  instant: Pick<InstantUpdates, 'previewText'>;
  outlines: Pick<Outlines, 'update'>;
  tools: Toolbox;
}

export class EditingText implements Tool {
  readonly name = 'editing-text';
  private readonly element: HTMLElement;
  private readonly deps: EditingTextDeps;
  private readonly owner: { key: string; codebaseId: string };
  /** text typed so far; null before the first key */
  private words: string | null = null;
  private oldText = '';
  private nodes: { node: ChildNode; value: string | null }[] = [];
  private readonly editableBefore: string | null;
  private over = false;

  /** @param owner the source element of the text */
  constructor(deps: EditingTextDeps, element: HTMLElement, owner: { key: string; codebaseId: string }) {
    this.deps = deps;
    this.element = element;
    this.owner = owner;
    this.editableBefore = element.getAttribute(EDITABLE);
    element.setAttribute(EDITABLE, 'plaintext-only');
    // Browsers without the plain-text form: the result is read as plain text anyway.
    if (element.contentEditable !== 'plaintext-only') element.setAttribute(EDITABLE, 'true');
    deps.window.focus();
    element.focus({ preventScroll: true });
    this.begin();
  }

  /** Typing replaces the current text. */
  private begin(): void {
    this.oldText = this.element.textContent ?? '';
    this.nodes = [...this.element.childNodes].map((node) => ({ node, value: node.nodeValue }));
    this.selectAll();
    this.deps.post({ id: 'START_EDITING_TEXT', data: { key: this.owner.key, oldText: this.oldText } });
  }

  /** Inside the text only the browser handles events, not the app. */
  takeEvent(event: Event): boolean {
    if (!event.composedPath().includes(this.element)) return false;
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'dragstart' || event.type === 'contextmenu') event.preventDefault();
    if (event.type === 'input') this.typed();
    if (event.type === 'blur') this.blurred(event as FocusEvent);
    return true;
  }

  /** Asked for again before the parent knew: keeps the text typed meanwhile. */
  takeWords(element: Element, words: string): boolean {
    if (element !== this.element) return false;
    this.take(words);
    return true;
  }

  /** Continues in the element that replaced its own, if that is gone. */
  pageRefreshed(): void {
    if (this.element.isConnected) {
      this.retype();
      return;
    }
    const { page, tools } = this.deps;
    const { key } = this.owner;
    const [element] = page.resolve(key);
    this.cancel();
    if (element && this.words) tools.editTextOf(element, key, this.words);
  }

  /** The browser has inserted the typed text. */
  private typed(): void {
    this.words = this.element.textContent;
  }

  /** The page rendered over the typed text: the rendered text becomes the old one, and the typed text is inserted again. */
  private retype(): void {
    if (this.words === null || this.element.textContent === this.words) return;
    const { words } = this;
    this.begin();
    this.words = null;
    this.take(words);
  }

  private selectAll(): void {
    const selected = this.deps.window.getSelection();
    const range = this.deps.document.createRange();
    range.selectNodeContents(this.element);
    selected?.removeAllRanges();
    selected?.addRange(range);
  }

  /** Inserts text that was refused or typed earlier, before text typed since. */
  take(words: string): void {
    if (words === '') return;
    const selected = this.deps.window.getSelection();
    if (this.words !== null) selected?.collapse(this.element, 0);
    this.insert(words);
    selected?.selectAllChildren(this.element);
    selected?.collapseToEnd();
    this.typed();
  }

  /** A press elsewhere commits and is then handled as usual. */
  pointerDown(event: PointerEvent): void {
    if (event.composedPath().includes(this.element)) return;
    this.commit(true);
    this.deps.tools.pointerDown(event);
  }

  /** The element lost focus. If the whole window did (another one is in front), editing continues. */
  private blurred({ relatedTarget }: FocusEvent): void {
    if (!this.deps.document.hasFocus()) return;
    if (relatedTarget) this.commit(true);
    // nothing else got the focus: a page that moves the element takes it away
    else queueMicrotask(guarded('text', () => this.refocus()));
  }

  private refocus(): void {
    const { document, window } = this.deps;
    if (this.over || !this.element.isConnected || !document.hasFocus()) return;
    this.element.focus({ preventScroll: true });
    this.selectAll();
    if (this.words !== null) window.getSelection()?.collapseToEnd();
  }

  /** Nothing is typed, or all of it undone: the browser could only redo. */
  private isAtRest({ key, shiftKey }: KeyboardEvent): boolean {
    const undoes = key.toLowerCase() === 'z' && !shiftKey;
    return this.words === null || (undoes && this.element.textContent === this.oldText);
  }

  keyDown(event: KeyboardEvent): boolean {
    if (event.isComposing) return true;
    // The browser has nothing to undo: the key means earlier edits and goes to the editor.
    if (isUndo(event) && this.isAtRest(event)) {
      this.commit();
      return false;
    }
    if (event.key === ' ' && this.element.closest(PRESSED_BY_SPACE)) this.insert(' ');
    else if (event.key === 'Escape') this.cancel();
    else if (event.key === 'Enter' && !event.shiftKey) this.commit();
    else return false;
    event.preventDefault();
    return true;
  }

  /**
   * Ends editing: the page keeps showing the text until the parent has made it a change.
   * @param isLeft the user went on to something else
   */
  commit(isLeft = false): void {
    if (this.over) return;
    const newText = this.typedText();
    this.restore();
    const { key, codebaseId } = this.owner;
    if (newText !== this.oldText && codebaseId) this.deps.instant.previewText(this.owner, this.element, newText);
    this.deps.post({ id: 'EDITED_TEXT', data: { key, newText, oldText: this.oldText, ...(isLeft && { isLeft }) } });
  }

  /** Browsers type some spaces as no-break spaces; unless the old text had any, none is meant. */
  private typedText(): string {
    const text = (this.element.textContent ?? '').replace(/\r\n?/g, '\n');
    const typed = this.oldText.includes('\u00a0') ? text : text.replaceAll('\u00a0', ' ');
    return withEdgeBlanks(typed, this.oldText);
  }

  /** As if typed, with the browser's undo; no other API does that. */
  private insert(text: string): void {
    this.deps.document.execCommand('insertText', false, text);
  }

  stopTyping(): void {
    if (this.words === null) this.cancel();
    else this.commit(true);
  }

  stopTypingOutside(elements: readonly Element[]): void {
    if (!elements.some((element) => element.contains(this.element))) this.stopTyping();
  }

  /** Ends without a change; the parent is told the old text as the new one. */
  cancel(): void {
    if (this.over) return;
    this.restore();
    const { key } = this.owner;
    const { oldText } = this;
    this.deps.post({ id: 'EDITED_TEXT', data: { key, newText: oldText, oldText } });
  }

  interrupt(): void {
    this.commit(true);
  }

  private restore(): void {
    this.over = true;
    const { element, deps } = this;
    if (this.editableBefore === null) element.removeAttribute(EDITABLE);
    else element.setAttribute(EDITABLE, this.editableBefore);
    element.replaceChildren(...this.nodes.map(({ node }) => node));
    for (const { node, value } of this.nodes) node.nodeValue = value;
    element.blur();
    deps.window.getSelection()?.removeAllRanges();
    deps.tools.idle();
    deps.outlines.update();
  }
}
