/** Nothing is pressed: the pointer hovers, a press starts pointing. */
import { textAt, wordsSeenAt } from '../geometry/text-at.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import { elementOfEvent, hitOf } from './hit-test.ts';
import { Pointing, type PointingDeps } from './pointing.ts';
import type { Tool } from './tool.ts';

export interface IdleDeps extends PointingDeps {
  sheets: PageSheets;
}

export class Idle implements Tool {
  readonly name = 'idle';
  private readonly deps: IdleDeps;

  constructor(deps: IdleDeps) {
    this.deps = deps;
  }

  pointerDown(event: PointerEvent): void {
    if (event.button === 0) this.deps.tools.enter(new Pointing(this.deps, event));
  }

  pointerMove(event: PointerEvent): void {
    const { overlay, selection } = this.deps;
    if (overlay.buttonAt(event)) {
      selection.hover(null);
      return;
    }
    const hit = hitOf(elementOfEvent(event), event.metaKey || event.ctrlKey, this.deps);
    selection.hover(hit.kind === 'element' ? hit : null);
    this.deps.outlines.setMeasuring(event.altKey);
  }

  pointerLeave(): void {
    this.deps.overlay.buttonAt(null);
    this.deps.selection.hover(null);
  }

  doubleClick(event: MouseEvent): void {
    const exact = event.metaKey || event.ctrlKey;
    const pressed = this.wordsOf(event) ?? elementOfEvent(event);
    const hit = hitOf(pressed, exact, { ...this.deps, instanceAt: () => null });
    if (hit.kind !== 'element') return;
    const { tools, selection } = this.deps;
    const [element] = hit.elements;
    const key = selection.isOnly(hit) ? selection.key : hit.key;
    if (!key || tools.editTextOf(element, key, '', event) || exact) return;
    // no words to type: into the instance that the first click selected
    const inside = hitOf(pressed, exact, this.deps, true);
    if (inside.kind === 'element' && !selection.isOnly(inside)) selection.select(inside);
  }

  /** The words that the user sees there, where they are not those of the element that the pointer meets. */
  private wordsOf(event: MouseEvent): Element | null {
    const { clientX: x, clientY: y } = event;
    const pressed = elementOfEvent(event);
    if (pressed && textAt(pressed, x, y)) return null;
    return wordsSeenAt(this.deps.document, this.deps.sheets, x, y);
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
