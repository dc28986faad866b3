/**
 * The button is down and the pointer has not moved far: a click or the start of a drag.
 *
 * An unselected element is selected at once. Inside the selection the element is selected on release, so that a drag takes the
 * selected element and not the child under the pointer.
 */
import type { Overlay } from '../overlay/overlay.ts';
import { Dragging, type DraggingDeps } from './dragging.ts';
import { elementOfEvent, type Hit, type HitDeps, hitOf } from './hit-test.ts';
import { canEditInline, type TextDeps } from './static-text.ts';
import type { Tool } from './tool.ts';

/** Movement that starts a drag, in screen pixels. */
const DRAG_THRESHOLD = 20;

export interface PointingDeps extends DraggingDeps, HitDeps, TextDeps {
  overlay: Overlay;
}

export class Pointing implements Tool {
  readonly name = 'pointing';
  private readonly deps: PointingDeps;
  private readonly start: PointerEvent;
  private readonly pressed: Element | null;
  private readonly hit: Hit;
  private readonly onButton: boolean;
  /** the count of the selection's choices after the press */
  private readonly choices: number;
  private readonly wasSelected: boolean;
  /** the selection around the pressed element, which a drag takes along */
  private readonly holder: string | null;

  constructor(deps: PointingDeps, start: PointerEvent) {
    const { selection, overlay } = deps;
    this.deps = deps;
    this.start = start;
    this.onButton = overlay.buttonAt(start);
    this.pressed = elementOfEvent(start);
    this.hit = hitOf(this.pressed, this.exact, deps);
    const element = this.hit.kind === 'element' ? this.hit.elements[0] : null;
    this.wasSelected = this.hit.kind === 'element' && selection.isOnly(this.hit);
    const inside = element !== null && selection.elements.some((held) => held !== element && held.contains(element));
    const isMany = this.isInOneOfMany(element);
    this.holder = inside && !isMany && !selection.isStoryboard ? selection.key : null;
    const waits = this.onButton || start.shiftKey || this.wasSelected || this.holder !== null || isMany;
    if (!waits) this.choose();
    else if (deps.isEditor && !start.shiftKey && !this.onButton)
      selection.pressedIn({ x: start.clientX, y: start.clientY, exact: this.exact });
    this.choices = selection.choices;
  }

  private get exact(): boolean {
    return this.start.metaKey || this.start.ctrlKey;
  }

  /** A drag of one of several selected elements, or of something in it, takes all along. */
  private isInOneOfMany(element: Element | null): boolean {
    const { selection, page } = this.deps;
    return selection.multiKeys.some((key) => page.resolve(key).some((held) => held.contains(element)));
  }

  private choose(): void {
    const { selection, tools } = this.deps;
    if (this.hit.kind === 'element') {
      const before = { key: selection.key, elements: selection.elements };
      selection.select(this.hit);
      if (this.pressed && !this.exact) tools.chosenAt(this.pressed, this.hit, before);
    } else if (this.hit.kind === 'storyboard') selection.selectStoryboard();
    else selection.select(null);
  }

  pointerMove(event: PointerEvent): void {
    if (event.buttons === 0) {
      this.interrupt();
      return;
    }
    const { project, selection, tools } = this.deps;
    const moved = Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY);
    if (moved < DRAG_THRESHOLD / project.zoom) return;
    // the button is drawn for the selection, over any element
    const takesSelection = this.onButton || this.hit.kind === 'element';
    const canDrag = !project.aiContext && takesSelection && selection.elements.length > 0;
    if (canDrag && !selection.isStoryboard) tools.enter(new Dragging(this.deps, this.start, this.holder, event));
  }

  pointerUp(event: PointerEvent): void {
    const { tools, selection, post } = this.deps;
    tools.idle();
    if (this.onButton) {
      const over = this.deps.overlay.buttonAt(event);
      if (over && selection.key) post({ id: 'EDIT_DYNAMIC_TEXT', elementKey: selection.key });
      return;
    }
    const element = this.hit.kind === 'element' ? this.hit.elements[0] : null;
    if (this.start.shiftKey) {
      if (this.hit.kind === 'element') selection.toggle(this.hit, this.exact);
    } else if (selection.choices !== this.choices) {
      // the parent has changed the selection since the press, and answers the report of it with `selectAt`
    } else if (this.wasSelected && element) {
      if (canEditInline(element, this.deps)) tools.editText(element);
    } else if (this.holder !== null || this.isInOneOfMany(element)) {
      this.choose();
    }
  }

  cancel(): void {
    this.deps.tools.idle();
  }

  interrupt(): void {
    this.deps.tools.idle();
  }
}
