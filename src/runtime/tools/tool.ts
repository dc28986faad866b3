/** A pointer state (spec §4). One is current at a time; each file of this folder holds one. */
export type ToolName = 'idle' | 'pointing' | 'dragging' | 'editing-text' | 'driving';

export interface Tool {
  readonly name: ToolName;
  pointerDown?(event: PointerEvent): void;
  pointerMove?(event: PointerEvent): void;
  pointerUp?(event: PointerEvent): void;
  /** The pointer left the page. */
  pointerLeave?(): void;
  doubleClick?(event: MouseEvent): void;
  /** Every key down and up, whoever else gets it. */
  anyKey?(event: KeyboardEvent): void;
  /** True when the key was this state's own and goes no further. */
  keyDown?(event: KeyboardEvent): boolean;
  /** The user gives up (Esc): what was begun is taken back and said so. */
  cancel(): void;
  /** Something else takes over: end quietly, keep what can be kept. */
  interrupt(): void;
}
