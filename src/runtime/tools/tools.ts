/** Holds the current tool, and decides which input reaches the app: selecting never runs the page's handlers. */
import { LONGEST_CHILD_TEXT } from '../../protocol/nav-tree.ts';
import { onlyText, textAt } from '../geometry/text-at.ts';
import type { Teardown } from '../guard.ts';
import type { InstantUpdates } from '../instant-updates/updates.ts';
import type { NavTree } from '../nav-tree/nav-tree.ts';
import { DRIVE_MODE, ENABLED } from '../page/frame-storage.ts';
import { TEMPORARY_CLASS } from '../page/own-nodes.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import { Dragging } from './dragging.ts';
import { Driving } from './driving.ts';
import { EarlyPress, type EarlyPressDeps } from './early-press.ts';
import { EditingCursor } from './editing-cursor.ts';
import { EditingText } from './editing-text.ts';
import { elementOfEvent, hitOf } from './hit-test.ts';
import { Idle } from './idle.ts';
import { focusedElement, forwardedKey, isDriveToggle, isEditorKey, isTypingInto } from './keys.ts';
import type { PointingDeps } from './pointing.ts';
import { textOwner, wordsIn } from './static-text.ts';
import type { Tool, Toolbox } from './tool.ts';

/** Events whose default action is prevented: focus, selection, native dragging, links, menus, fields, submits. */
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

interface ToolsDeps extends Omit<PointingDeps, 'tools'>, EarlyPressDeps {
  instant: InstantUpdates;
  navTree: NavTree;
  sheets: PageSheets;
  teardown: Teardown;
}

export class Tools implements Toolbox {
  private readonly deps: ToolsDeps & { tools: Toolbox };
  private tool: Tool;
  private readonly cursor: EditingCursor;
  private readonly early: EarlyPress;

  constructor(deps: ToolsDeps) {
    this.deps = { ...deps, tools: this };
    this.cursor = new EditingCursor(deps);
    this.early = new EarlyPress(deps);
    this.tool = new Idle(this.deps);
    const { document, teardown } = deps;
    teardown.listen(document, 'pointerlockchange', () => this.tool.lockChanged?.());
    teardown.add(() => this.tool.interrupt());
  }

  get name(): Tool['name'] {
    return this.tool.name;
  }
  get isDriving(): boolean {
    return this.tool.name === 'driving';
  }
  get isEditingText(): boolean {
    return this.tool.name === 'editing-text';
  }

  /** Makes a tool current. */
  enter(tool: Tool): void {
    this.tool = tool;
  }

  /** Back to nothing pressed; only `setDriving` leaves drive mode. */
  idle(): void {
    if (this.isDriving) return;
    this.tool = new Idle(this.deps);
    this.lookAgain();
  }

  /** Cancels the current action. */
  cancel(): void {
    this.tool.cancel();
  }

  /** The parent ends a drag. */
  cancelDrag(): void {
    this.tool.drag?.cancel();
  }

  pointerDown(event: PointerEvent): void {
    this.tool.pointerDown?.(event);
  }

  /** The parent starts a drag of the selection. */
  startDrag(): void {
    const { selection, project } = this.deps;
    if (this.tool.name !== 'idle' || project.aiContext || selection.elements.length === 0) return;
    this.enter(new Dragging(this.deps, null, null));
  }

  /** Movement of the pointer over the parent's own layer. */
  moveTo(x: number, y: number, buttons: number): void {
    const { drag } = this.tool;
    if (drag) drag.move(x, y, buttons);
    else this.deps.reports.mouseMove(x, y);
  }

  /** The button went up over the parent's own layer. */
  release(): void {
    this.tool.drag?.release();
  }

  /**
   * Starts typing into the text of an element. If it cannot be edited in place, asks the parent for another way.
   * @param words typed already
   * @param press on one of its texts
   * @returns false for an element without text
   */
  editTextOf(element: Element, key: string, words = '', press?: MouseEvent): boolean {
    const { page, post, isEditor } = this.deps;
    const own = this.isTypable(element) ? element : wordsIn(element, this.deps);
    const meant = press ? textPressed(own ?? element, press, own === null) : null;
    const isPackaged = (node: Element | null | undefined) => isEditor && !!node && !page.codebaseIdOf(node);
    if (this.isDriving || (!own && !isPackaged(meant?.parentElement))) return false;
    if (own && (this.editText(own, words) || own.classList.contains(TEMPORARY_CLASS))) return true;
    const elementKey = !own || own === element || isPackaged(own) ? key : page.keyOf(own);
    const shown = meant?.data.trim() && meant.data.slice(0, LONGEST_CHILD_TEXT);
    if (elementKey) post({ id: 'EDIT_DYNAMIC_TEXT', elementKey, ...(shown && { words: shown }) });
    return true;
  }

  private isTypable(element: Element): boolean {
    return textOwner(element, this.deps) !== null;
  }

  /** Starts typing into an element. Returns false if its text cannot be edited in place. */
  editText(element: Element, words = ''): boolean {
    if (this.tool.takeWords?.(element, words)) return true;
    // The next update removes a preview together with its text.
    if (element.classList.contains(TEMPORARY_CLASS)) return false;
    const { selection, page, instant } = this.deps;
    const owner = this.isDriving ? null : textOwner(element, this.deps);
    if (owner === null) return false;
    this.tool.interrupt();
    const given = owner !== '' && owner !== page.codebaseIdOf(element);
    const key = (given && page.keyOfInstance(element, owner)) || page.keyOf(element, owner);
    if (!key) return false;
    // text of an instance's definition is not the instance's: all uses show it
    if (this.deps.instanceAt(element, false, owner)) selection.selectKey(key, false);
    else if (!selection.elements.some((held) => held.contains(element)))
      selection.select({ elements: [element], key: page.keyOf(element) });
    instant.dropTyped(owner);
    const typing = new EditingText(this.deps, element as HTMLElement, { key, codebaseId: owner });
    this.enter(typing);
    typing.take(words);
    this.deps.outlines.update();
    return true;
  }

  /** The parent has the words already. */
  stopEditingText(): void {
    this.tool.stopTyping?.();
  }

  /** The parent has selected these. */
  stopTypingOutside(chosen: readonly Element[]): void {
    this.tool.stopTypingOutside?.(chosen);
  }

  chosenAt(...press: Parameters<Toolbox['chosenAt']>): void {
    this.early.note(...press);
  }

  /** Called when the page, or the parent's knowledge of it, has changed. */
  lookAgain(): void {
    if (this.name === 'idle') this.early.lookAgain();
  }

  pageRefreshed(): void {
    this.tool.pageRefreshed?.();
  }

  /** Turns drive mode on or off; it is kept while the tab is open. */
  setDriving(on: boolean): void {
    const { storage, selection, overlay, outlines } = this.deps;
    if (on) {
      this.tool.interrupt();
      this.tool = new Driving();
      selection.hover(null);
    } else if (this.isDriving) {
      this.tool = new Idle(this.deps);
    }
    storage.set(DRIVE_MODE, on ? ENABLED : null);
    if (on) this.cursor.hide();
    else this.cursor.show();
    overlay.setVisible(!on);
    outlines.update();
  }

  /** Handles every trusted event before the app does. */
  handle(event: Event): void {
    if (event.type === 'keydown' || event.type === 'keyup') {
      this.key(event as KeyboardEvent);
      return;
    }
    if (event.target === this.deps.window) {
      // The focus goes to and fro between the app and the editor around it. To the app that is one window: else its menus close.
      if (this.deps.isEditor) event.stopImmediatePropagation();
      return;
    }
    if (this.isDriving) return;
    if (this.tool.takeEvent?.(event)) return;
    if (TEXT_EVENTS.has(event.type)) {
      if (isTypingInto(focusedElement(this.deps.document))) return;
    }
    event.stopImmediatePropagation();
    if (DEFAULTS_HELD.has(event.type) && event.cancelable) event.preventDefault();
    this.dispatch(event);
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
        if (!tool.drag) this.deps.reports.mouseMove(clientX, clientY);
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

  /** Keys go to the pressed frame. A focused field of the app is blurred, or keys would count as typing. */
  private takeFocus(): void {
    this.deps.window.focus();
    const focused = focusedElement(this.deps.document);
    if (isTypingInto(focused)) (focused as HTMLElement).blur();
  }

  private contextMenu(event: MouseEvent): void {
    const { selection, page, post } = this.deps;
    const hit = hitOf(elementOfEvent(event), event.metaKey, this.deps);
    const held = [...selection.elements, ...selection.multiKeys.flatMap((key) => page.resolve(key))];
    if (hit.kind === 'element' && !held.includes(hit.elements[0])) selection.select(hit);
    post({ id: 'CONTEXT_REQUESTED', event: { clientX: event.clientX, clientY: event.clientY } });
  }

  private wheel(event: WheelEvent): void {
    if (event.cancelable) event.preventDefault();
    const { deltaX, deltaY, x, y, altKey, ctrlKey, shiftKey, metaKey } = event;
    const { wheelDelta = -deltaY } = event as WheelEvent & { wheelDelta?: number };
    const forwarded = { deltaX, deltaY, wheelDelta, x, y, altKey, ctrlKey, shiftKey, metaKey };
    this.deps.post({ id: 'WHEEL_EVENT', event: forwarded });
  }

  private key(event: KeyboardEvent): void {
    const { post, document } = this.deps;
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

/** @param beside true if a press beside the words of a line means them, too */
function textPressed(element: Element, press: MouseEvent, beside: boolean): Text | null {
  const pressed = beside ? elementOfEvent(press) : null;
  return textAt(element, press.clientX, press.clientY) ?? (pressed && onlyText(pressed));
}
