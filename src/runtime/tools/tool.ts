import type { Chosen } from '../page/instance-at.ts';
import type { Selected } from '../parts.ts';

export type ToolName = 'idle' | 'pointing' | 'dragging' | 'editing-text' | 'driving';

/** A pointer state. One is current at a time; each file of this folder holds one. */
export interface Tool {
  readonly name: ToolName;
  /** Present while an element is dragged: how the parent drives the drag. */
  readonly drag?: DragControl;
  pointerDown?(event: PointerEvent): void;
  pointerMove?(event: PointerEvent): void;
  pointerUp?(event: PointerEvent): void;
  /** The pointer left the page. */
  pointerLeave?(): void;
  /** The pointer was locked or unlocked. */
  lockChanged?(): void;
  doubleClick?(event: MouseEvent): void;
  /** Called for each key down and key up, including keys that another part handles. */
  anyKey?(event: KeyboardEvent): void;
  /** Returns true when it has handled the key, which then goes no further. */
  keyDown?(event: KeyboardEvent): boolean;
  /** Returns true when it has handled the event, which then goes no further. */
  takeEvent?(event: Event): boolean;
  /** Returns true when the user is already typing into the element; `words` are then inserted there. */
  takeWords?(element: Element, words: string): boolean;
  /** Ends typing; text that the user has typed is kept. */
  stopTyping?(): void;
  /** Ends typing into an element that is not in one of these. */
  stopTypingOutside?(elements: readonly Element[]): void;
  /** The page has refreshed: elements may have been replaced. */
  pageRefreshed?(): void;
  /** The user gives up (Esc): reverts and reports it. */
  cancel(): void;
  /** Something else takes over: ends without reverting. */
  interrupt(): void;
}

export interface DragControl {
  /** The pointer is at this place of the viewport. `buttons` as in a mouse event; 0 ends the drag. */
  move(x: number, y: number, buttons: number): void;
  release(): void;
  cancel(): void;
}

/** How a tool hands over to the next one. */
export interface Toolbox {
  /** A press without Meta/Ctrl selected `chosen`. @param before selected until then */
  chosenAt(pressed: Element, chosen: Chosen, before: Selected): void;
  enter(tool: Tool): void;
  /** Back to nothing pressed, except in drive mode. */
  idle(): void;
  /** Passes a press on to the current tool. */
  pointerDown(event: PointerEvent): void;
  /** Starts typing into an element. Returns false when its text cannot be edited in place. */
  editText(element: Element): boolean;
  /**
   * Starts typing into the words of an element; asks the parent when that cannot be in place. Returns false without words.
   * @param press on one of its texts
   */
  editTextOf(element: Element, key: string, words?: string, press?: MouseEvent): boolean;
}
