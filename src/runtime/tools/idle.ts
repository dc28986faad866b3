/** Nothing is pressed: the pointer hovers, a press starts pointing. */
import { elementOfEvent, hitOf } from './hit-test.ts';
import { Pointing, type PointingDeps } from './pointing.ts';
import type { Tool } from './tool.ts';

export class Idle implements Tool {
  readonly name = 'idle';
  private readonly deps: PointingDeps;

  constructor(deps: PointingDeps) {
    this.deps = deps;
  }

  pointerDown(event: PointerEvent): void {
    if (event.button === 0) this.deps.tools.enter(new Pointing(this.deps, event));
  }

  pointerMove(event: PointerEvent): void {
    const { overlay, selection } = this.deps;
    if (overlay.buttonAt(event.clientX, event.clientY)) {
      selection.hover(null);
      return;
    }
    const hit = hitOf(elementOfEvent(event), event.metaKey || event.ctrlKey, this.deps);
    selection.hover(hit.kind === 'element' ? hit.element : null);
    this.deps.outlines.setMeasuring(event.altKey);
  }

  pointerLeave(): void {
    this.deps.selection.hover(null);
  }

  doubleClick(event: MouseEvent): void {
    const hit = hitOf(elementOfEvent(event), event.metaKey || event.ctrlKey, this.deps);
    if (hit.kind !== 'element') return;
    const { tools, selection, page } = this.deps;
    const key = selection.elements.includes(hit.element) ? selection.key : page.keyOf(hit.element);
    if (key) tools.editTextOf(hit.element, key);
  }

  /** All other keys are handled by the parent. */
  anyKey(event: KeyboardEvent): void {
    if (event.key === 'Alt') this.deps.outlines.setMeasuring(event.type === 'keydown');
  }

  cancel(): void {}

  interrupt(): void {
    this.deps.selection.hover(null);
  }
}
