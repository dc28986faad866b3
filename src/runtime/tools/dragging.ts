/**
 * The selected element is dragged. The frame draws a dashed outline at the pointer and reports its position; the parent decides
 * where the element goes. The pointer is locked, so its position is the sum of its movements.
 */
import type { DragContext } from '../../protocol/messages.ts';
import type { Outlines } from '../outlines.ts';
import { rectOfAll } from '../overlay/rects.ts';
import { type FrameStorage, REMOVE_POINTER_LOCK } from '../page/frame-storage.ts';
import type { Dom, Post } from '../parts.ts';
import type { ProjectState } from '../project-state.ts';
import type { Reports } from '../reports.ts';
import type { Selection } from '../selection.ts';
import type { DragControl, Tool, Toolbox } from './tool.ts';

/** Start of a drag without a pointer. */
const OFF_SCREEN = -10000;

interface PointerPosition {
  clientX: number;
  clientY: number;
  pageX: number;
  pageY: number;
}

export interface DraggingDeps extends Dom {
  post: Post;
  storage: FrameStorage;
  project: ProjectState;
  selection: Selection;
  reports: Reports;
  outlines: Outlines;
  tools: Toolbox;
}

export class Dragging implements Tool {
  readonly name = 'dragging';
  readonly drag: DragControl = {
    move: (x, y, buttons) => (buttons === 0 ? this.cancel() : this.moveTo(x, y)),
    release: () => this.pointerUp(),
    cancel: () => this.cancel(),
  };
  private readonly deps: DraggingDeps;
  private readonly context: DragContext;
  private readonly size: { width: number; height: number };
  private place: { x: number; y: number };
  private over = false;

  /**
   * @param start the press, or null for a drag started by the parent
   * @param holder key of the selection around the pressed element, which is selected before the drag begins
   */
  constructor(
    deps: DraggingDeps,
    start: PointerPosition | null,
    holder: string | null,
    now: PointerPosition | null = start,
  ) {
    this.deps = deps;
    if (holder) deps.selection.selectKey(holder, false);
    const rect = rectOfAll(deps.selection.elements) ?? { left: 0, top: 0, width: 0, height: 0 };
    this.size = { width: rect.width, height: rect.height };
    const [element] = deps.selection.elements;
    const parent = element?.parentElement ? deps.window.getComputedStyle(element.parentElement) : null;
    this.context = {
      pageX: start?.pageX ?? OFF_SCREEN,
      pageY: start?.pageY ?? OFF_SCREEN,
      offsetX: start ? start.clientX - rect.left : 0,
      offsetY: start ? start.clientY - rect.top : 0,
      parentSelectedElementKey: holder,
      selectedParentDisplay: parent?.display ?? '',
      selectedParentFlexDirection: parent?.flexDirection ?? '',
      dragging: true,
    };
    this.place = { x: now?.clientX ?? OFF_SCREEN, y: now?.clientY ?? OFF_SCREEN };
    deps.selection.hover(null);
    deps.post({ id: 'DRAG_START_EVENT', event: this.context, outerHTML: element?.outerHTML ?? null });
    if (start) this.lockPointer();
    this.draw();
  }

  private lockPointer(): void {
    if (this.deps.storage.get(REMOVE_POINTER_LOCK)) return;
    // A browser may refuse (no gesture, a sandbox): the drag continues with a free pointer.
    const locked = this.deps.document.body.requestPointerLock?.() as Promise<void> | undefined;
    locked?.then(
      () => this.over && this.deps.document.exitPointerLock(),
      () => {},
    );
  }

  private get isLocked(): boolean {
    return this.deps.document.pointerLockElement !== null;
  }

  /** The browser released the lock: the only sign of Esc. */
  lockChanged(): void {
    if (this.isLocked) {
      if (this.deps.storage.get(REMOVE_POINTER_LOCK)) this.deps.document.exitPointerLock();
      this.wasLocked = true;
    } else if (this.wasLocked && !this.deps.storage.get(REMOVE_POINTER_LOCK)) {
      this.cancel();
    }
  }
  private wasLocked = false;

  pointerMove(event: PointerEvent): void {
    if (event.buttons === 0) {
      this.cancel();
      return;
    }
    // Movements are in screen pixels, whatever the zoom of the frame.
    const { zoom } = this.deps.project;
    if (this.isLocked) this.moveTo(this.place.x + event.movementX / zoom, this.place.y + event.movementY / zoom);
    else this.moveTo(event.clientX, event.clientY);
  }

  /** To a point of the viewport. */
  private moveTo(x: number, y: number): void {
    this.place = { x, y };
    this.draw();
    this.deps.reports.mouseMove(x, y);
  }

  private draw(): void {
    const { x, y } = this.place;
    const { offsetX, offsetY } = this.context;
    this.deps.outlines.showMoving({ left: x - offsetX, top: y - offsetY, ...this.size });
  }

  pointerUp(event?: PointerEvent): void {
    this.finish();
    this.deps.post({ id: 'DRAG_END_EVENT', event: event ? { altKey: event.altKey } : {} });
  }

  keyDown(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape') return false;
    this.cancel();
    return true;
  }

  cancel(): void {
    if (this.over) return;
    this.finish();
    this.deps.post({ id: 'DRAG_CANCEL_EVENT', event: {} });
  }

  interrupt(): void {
    this.cancel();
  }

  private finish(): void {
    this.over = true;
    this.deps.reports.flush();
    if (this.isLocked) this.deps.document.exitPointerLock();
    this.deps.tools.idle();
    this.deps.outlines.showMoving(null);
  }
}
