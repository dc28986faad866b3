/** Nothing is pressed: the pointer hovers, a press begins pointing. */
import type { Session } from '../session.ts';
import { elementOfEvent, hitOf } from './hit-test.ts';
import { Pointing } from './pointing.ts';
import type { Tool } from './tool.ts';

export class Idle implements Tool {
  readonly name = 'idle';
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  pointerDown(event: PointerEvent): void {
    if (event.button === 0) this.session.tools.enter(new Pointing(this.session, event));
  }

  pointerMove(event: PointerEvent): void {
    const { overlay, selection } = this.session;
    if (overlay.buttonAt(event.clientX, event.clientY)) {
      selection.hover(null);
      return;
    }
    const hit = hitOf(elementOfEvent(event), event.metaKey || event.ctrlKey, this.session);
    selection.hover(hit.what === 'element' ? hit.element : null);
    this.session.outlines.setMeasuring(event.altKey);
  }

  pointerLeave(): void {
    this.session.selection.hover(null);
  }

  doubleClick(event: MouseEvent): void {
    const hit = hitOf(elementOfEvent(event), event.metaKey || event.ctrlKey, this.session);
    if (hit.what !== 'element') return;
    const { tools, selection, page } = this.session;
    const key = selection.elements.includes(hit.element) ? selection.key : page.keyOf(hit.element);
    if (key) tools.editTextOf(hit.element, key);
  }

  /** The rest of the key's way is the parent's. */
  anyKey(event: KeyboardEvent): void {
    if (event.key === 'Alt') this.session.outlines.setMeasuring(event.type === 'keydown');
  }

  cancel(): void {}

  interrupt(): void {
    this.session.selection.hover(null);
  }
}
