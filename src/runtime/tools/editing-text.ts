/**
 * Text of one element is being typed over, in place and in its own look. React's text nodes are kept aside and put back at the
 * end with what they said, so that React finds the page as it left it; the new text goes to the parent.
 */
import type { InstantUpdates } from '../instant-updates/updates.ts';
import type { Outlines } from '../outlines.ts';
import type { Page } from '../page/page.ts';
import type { Dom, Post } from '../parts.ts';
import { isUndo } from './keys.ts';
import type { Tool, Toolbox } from './tool.ts';

const EDITABLE = 'contenteditable';
/** Here the space bar presses, it does not write. */
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
  /** as typed so far; null before the first key */
  private words: string | null = null;
  private oldText = '';
  private nodes: { node: ChildNode; value: string | null }[] = [];
  private readonly editableBefore: string | null;
  private over = false;

  /** @param owner whose text it is in the source */
  constructor(deps: EditingTextDeps, element: HTMLElement, owner: { key: string; codebaseId: string }) {
    this.deps = deps;
    this.element = element;
    this.owner = owner;
    this.editableBefore = element.getAttribute(EDITABLE);
    element.setAttribute(EDITABLE, 'plaintext-only');
    // A browser without the plain-text form: the texts are read as plain text at the end either way.
    if (element.contentEditable !== 'plaintext-only') element.setAttribute(EDITABLE, 'true');
    deps.window.focus();
    element.focus({ preventScroll: true });
    this.begin();
  }

  /** Typing replaces what the page shows now. */
  private begin(): void {
    this.oldText = this.element.textContent ?? '';
    this.nodes = [...this.element.childNodes].map((node) => ({ node, value: node.nodeValue }));
    this.selectAll();
    this.deps.post({ id: 'START_EDITING_TEXT', data: { key: this.owner.key, oldText: this.oldText } });
  }

  /** Inside the text being edited the browser works, the app does not. */
  takeEvent(event: Event): boolean {
    if (!event.composedPath().includes(this.element)) return false;
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'dragstart' || event.type === 'contextmenu') event.preventDefault();
    if (event.type === 'input') this.typed();
    if (event.type === 'blur') this.blurred();
    return true;
  }

  /** Asked again before the parent knew: what was typed meanwhile stays. */
  takeWords(element: Element, words: string): boolean {
    if (element !== this.element) return false;
    this.take(words);
    return true;
  }

  /** Typing goes on, in the element that stands for its own where that is gone. */
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

  /** The browser has put in what was typed. */
  private typed(): void {
    this.words = this.element.textContent;
  }

  /** The page rendered another text over what is being typed: that is the old text now, and the words go on. */
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

  /** Words that were refused, or typed before: they stand where the text did, or before what was typed since. */
  take(words: string): void {
    if (words === '') return;
    const selected = this.deps.window.getSelection();
    if (this.words !== null) selected?.collapse(this.element, 0);
    this.insert(words);
    selected?.selectAllChildren(this.element);
    selected?.collapseToEnd();
    this.typed();
  }

  /** A press elsewhere commits and is then an ordinary press. */
  pointerDown(event: PointerEvent): void {
    if (event.composedPath().includes(this.element)) return;
    this.commit(true);
    this.deps.tools.pointerDown(event);
  }

  /** The element lost the focus: the window's own loss (another window in front) does not count as done. */
  private blurred(): void {
    if (this.deps.document.hasFocus()) this.commit(true);
  }

  /** Nothing was typed, or all of it was undone already: then only a redo would bring it back. */
  private isAtRest({ key, shiftKey }: KeyboardEvent): boolean {
    const undoes = key.toLowerCase() === 'z' && !shiftKey;
    return this.words === null || (undoes && this.element.textContent === this.oldText);
  }

  keyDown(event: KeyboardEvent): boolean {
    if (event.isComposing) return true;
    // The browser has nothing to undo here: the key means the edits before, and goes on to the editor.
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
   * Takes the text over: the page shows it until the edit is confirmed, the parent makes it a change.
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

  /** Browsers type some spaces as no-break ones; where the text had none before, none was meant. */
  private typedText(): string {
    const text = (this.element.textContent ?? '').replace(/\r\n?/g, '\n');
    return this.oldText.includes('\u00a0') ? text : text.replaceAll('\u00a0', ' ');
  }

  /** As if typed, the browser's own undo included: there is no other way. */
  private insert(text: string): void {
    this.deps.document.execCommand('insertText', false, text);
  }

  cancel(): void {
    if (!this.over) this.restore();
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
