/** The current pointer state, and what of the input reaches the app (spec §4, ux: selecting never runs the page's handlers). */
import { guarded } from '../guard.ts';
import { TEMPORARY_CLASS } from '../page/own-nodes.ts';
import { DRIVE_MODE, ENABLED } from '../page/session-store.ts';
import type { Session } from '../session.ts';
import { Dragging } from './dragging.ts';
import { Driving } from './driving.ts';
import { EditingCursor } from './editing-cursor.ts';
import { EditingText } from './editing-text.ts';
import { elementOfEvent, hitOf } from './hit-test.ts';
import { Idle } from './idle.ts';
import { focusedElement, forwardedKey, isDriveToggle, isEditorKey, isTypingInto } from './keys.ts';
import { textOwner, wordsIn } from './static-text.ts';
import type { Tool } from './tool.ts';

/** What a press would start in the browser: focus, selection, native dragging, links, menus, fields, submits. */
const DEFAULTS_HELD = new Set([
  'mousedown',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'dragstart',
  'dragover',
  'drop',
  'selectstart',
  'touchstart',
  'touchmove',
  'touchend',
  'submit',
]);
const TEXT_EVENTS = new Set(['beforeinput', 'input', 'change', 'paste', 'copy', 'cut', 'keypress']);

export class Tools {
  private readonly session: Session;
  private tool: Tool;
  private readonly cursor: EditingCursor;

  constructor(session: Session) {
    this.session = session;
    this.cursor = new EditingCursor(session);
    this.tool = new Idle(session);
    const { document } = session;
    const lockChanged = guarded('pointer lock', () => this.tool instanceof Dragging && this.tool.lockChanged());
    document.addEventListener('pointerlockchange', lockChanged);
    session.teardown.add(() => document.removeEventListener('pointerlockchange', lockChanged));
    session.teardown.add(() => this.tool.interrupt());
  }

  get name(): Tool['name'] {
    return this.tool.name;
  }
  get isDriving(): boolean {
    return this.tool instanceof Driving;
  }
  get isEditingText(): boolean {
    return this.tool instanceof EditingText;
  }

  /** Makes a state current. */
  enter(tool: Tool): void {
    this.tool = tool;
  }

  /** Back to nothing pressed; drive mode is only left by `setDriving`. */
  idle(): void {
    if (!this.isDriving) this.tool = new Idle(this.session);
  }

  /** Gives up what is going on. */
  cancel(): void {
    this.tool.cancel();
  }

  /** The parent ends a drag (spec §4). */
  cancelDrag(): void {
    if (this.tool instanceof Dragging) this.tool.cancel();
  }

  pointerDown(event: PointerEvent): void {
    this.tool.pointerDown?.(event);
  }

  /** A drag that the parent starts; what is selected is dragged (spec §4). */
  startDrag(): void {
    const { selection, project } = this.session;
    if (this.tool.name !== 'idle' || project.aiContext || selection.elements.length === 0) return;
    this.enter(new Dragging(this.session, null, null));
  }

  /** Movement of the pointer as the parent sees it. */
  moveTo(x: number, y: number, buttons: number): void {
    if (!(this.tool instanceof Dragging)) {
      this.session.reports.mouseMove(x, y);
      return;
    }
    if (buttons === 0) this.tool.cancel();
    else this.tool.moveTo(x, y);
  }

  /** The parent saw the button go up. */
  release(): void {
    if (this.tool instanceof Dragging) this.tool.pointerUp();
  }

  /**
   * Starts typing into the words of an element. Where that cannot be in place, the parent is asked for another way: what the
   * user types next is for these words.
   * @param words typed already
   */
  editTextOf(element: Element, key: string, words = ''): void {
    const { page, post } = this.session;
    const own = this.isTypable(element) ? element : wordsIn(element, this.session);
    if (!own || this.isDriving || this.editText(own, words) || own.classList.contains(TEMPORARY_CLASS)) return;
    const elementKey = own === element ? key : page.keyOf(own);
    if (elementKey) post({ id: 'EDIT_DYNAMIC_TEXT', elementKey });
  }

  private isTypable(element: Element): boolean {
    return textOwner(element, this.session) !== null;
  }

  /** Starts typing into an element. False when its text cannot be edited in place. */
  editText(element: Element, words = ''): boolean {
    // asked again before the parent knew: what was typed meanwhile stays
    if (this.tool instanceof EditingText && this.tool.element === element) {
      this.tool.take(words);
      return true;
    }
    // a preview goes with the next update, and what was typed with it
    if (element.classList.contains(TEMPORARY_CLASS)) return false;
    const { selection, page, instant } = this.session;
    const owner = this.isDriving ? null : textOwner(element, this.session);
    if (owner === null) return false;
    this.tool.interrupt();
    if (!selection.elements.some((held) => held.contains(element))) selection.select(element);
    const given = owner !== '' && owner !== page.codebaseIdOf(element);
    const key = (given && page.keyOfInstance(element, owner)) || page.keyOf(element, owner);
    if (!key) return false;
    instant.dropTyped(owner);
    const typing = new EditingText(this.session, element as HTMLElement, { key, codebaseId: owner });
    this.enter(typing);
    typing.take(words);
    this.session.outlines.update();
    return true;
  }

  /** The page refreshed: typing goes on, in the element that stands for its own where that is gone. */
  refreshed(): void {
    const { tool } = this;
    if (!(tool instanceof EditingText)) return;
    if (tool.element.isConnected) {
      tool.refreshed();
      return;
    }
    const { key } = tool.owner;
    const [element] = this.session.page.resolve(key);
    tool.cancel();
    if (element && tool.words) this.editTextOf(element, key, tool.words);
  }

  /** Drive mode on or off, kept for the session (spec §4). */
  setDriving(on: boolean): void {
    const { store, selection, overlay, outlines } = this.session;
    if (on) {
      this.tool.interrupt();
      this.tool = new Driving();
      selection.hover(null);
    } else if (this.isDriving) {
      this.tool = new Idle(this.session);
    }
    store.set(DRIVE_MODE, on ? ENABLED : null);
    if (on) this.cursor.hide();
    else this.cursor.show();
    overlay.setVisible(!on);
    outlines.update();
  }

  /** Every trusted event, before the app sees it. */
  handle(event: Event): void {
    if (event.type === 'keydown' || event.type === 'keyup') {
      this.key(event as KeyboardEvent);
      return;
    }
    if (this.isDriving) return;
    if (this.isTyping(event)) {
      this.typed(event);
      return;
    }
    // The window itself coming and going is no press: libraries refetch on it.
    if (event.target === this.session.window) return;
    if (TEXT_EVENTS.has(event.type)) {
      if (isTypingInto(focusedElement(this.session.document))) return;
    }
    event.stopImmediatePropagation();
    if (DEFAULTS_HELD.has(event.type) && event.cancelable) event.preventDefault();
    this.dispatch(event);
  }

  private isTyping(event: Event): boolean {
    return this.tool instanceof EditingText && event.composedPath().includes(this.tool.element);
  }

  /** Inside the text being edited the browser works, the app does not. */
  private typed(event: Event): void {
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'dragstart' || event.type === 'contextmenu') event.preventDefault();
    if (event.type === 'input' && this.tool instanceof EditingText) this.tool.typed();
    if (event.type === 'blur' && this.tool instanceof EditingText) this.tool.blurred();
  }

  private dispatch(event: Event): void {
    const { tool } = this;
    switch (event.type) {
      case 'pointerdown':
        this.takeFocus();
        tool.pointerDown?.(event as PointerEvent);
        return;
      case 'pointermove': {
        const { clientX, clientY } = event as PointerEvent;
        if (tool.name !== 'dragging') this.session.reports.mouseMove(clientX, clientY);
        tool.pointerMove?.(event as PointerEvent);
        return;
      }
      case 'pointerup':
        tool.pointerUp?.(event as PointerEvent);
        return;
      case 'pointercancel':
        tool.cancel();
        return;
      case 'pointerout':
        if ((event as PointerEvent).relatedTarget === null) tool.pointerLeave?.();
        return;
      case 'dblclick':
        tool.doubleClick?.(event as MouseEvent);
        return;
      case 'contextmenu':
        this.contextMenu(event as MouseEvent);
        return;
      case 'wheel':
        this.wheel(event as WheelEvent);
        return;
    }
  }

  /** Keys go to the frame that was pressed; a field of the app that had the focus loses it, or keys would count as typing. */
  private takeFocus(): void {
    this.session.window.focus();
    const focused = focusedElement(this.session.document);
    if (isTypingInto(focused)) (focused as HTMLElement).blur();
  }

  private contextMenu(event: MouseEvent): void {
    const { selection, page, post } = this.session;
    const hit = hitOf(elementOfEvent(event), event.metaKey, this.session);
    const held = [...selection.elements, ...selection.multiKeys.flatMap((key) => page.resolve(key))];
    if (hit.what === 'element' && !held.includes(hit.element)) selection.select(hit.element);
    post({ id: 'CONTEXT_REQUESTED', event: { clientX: event.clientX, clientY: event.clientY } });
  }

  private wheel(event: WheelEvent): void {
    if (event.cancelable) event.preventDefault();
    const { deltaX, deltaY, x, y, altKey, ctrlKey, shiftKey, metaKey } = event;
    const { wheelDelta = -deltaY } = event as WheelEvent & { wheelDelta?: number };
    const forwarded = { deltaX, deltaY, wheelDelta, x, y, altKey, ctrlKey, shiftKey, metaKey };
    this.session.post({ id: 'WHEEL_EVENT', event: forwarded });
  }

  private key(event: KeyboardEvent): void {
    const { post, document } = this.session;
    this.tool.anyKey?.(event);
    if (event.type === 'keydown' && this.tool.keyDown?.(event)) {
      event.stopImmediatePropagation();
      return;
    }
    const typing = isTypingInto(focusedElement(document));
    const taken = this.isDriving ? isDriveToggle(event) : isEditorKey(event, typing) && !this.isEditingText;
    post({ id: event.type === 'keydown' ? 'KEY_DOWN_EVENT' : 'KEY_UP_EVENT', event: forwardedKey(event, document) });
    if (taken) event.preventDefault();
    if (taken || this.isEditingText || (!this.isDriving && !typing)) event.stopImmediatePropagation();
  }
}
