/** Dragging a spacing handle: one preview per animation frame, one write at the end, Esc takes it back. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { useEditor } from '../../context.tsx';
import type { Editor } from '../../editor.ts';
import { propertyPlace, subjectsOf } from '../../inspector/styles/use-property.ts';
import type { StyleEdit } from '../../styling/style-edit.ts';
import type { SpacingHandle } from './handles.ts';
import { type Dragged, keepTo, type Step, stepsOf, writtenAs } from './value.ts';

type OnDrag = (dragged: Dragged | null) => void;

/**
 * ⇧ snaps to tens, ⌘ or Ctrl ignores the scale, ⌥ sets the opposite side or the other axis as well.
 * @param onDrag receives each value, and null at the end
 */
export function useSpacingDrag(handle: SpacingHandle, onDrag: OnDrag): (event: ReactPointerEvent<HTMLElement>) => void {
  const editor = useEditor();
  const latest = useRef(onDrag);
  latest.current = onDrag;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    stop.current = new SpacingDrag(editor, handle, event, (dragged) => latest.current(dragged)).cancel;
  };
}

/** The source's present value of a property, and how a new one is written. */
function written(editor: Editor, property: string): { text: string | null; isTailwind: boolean } {
  const { origin, target } = propertyPlace(editor.store.getState(), editor.styling.store.getState(), property);
  const isSet = origin.kind !== 'none' && origin.kind !== 'inherited';
  return { text: isSet ? origin.written : null, isTailwind: target.framework === 'Tailwind' };
}

class SpacingDrag {
  private readonly listening = new AbortController();
  private edit: StyleEdit | null = null;
  private began = false;
  /** where the pointer was last: the theme's steps may come later */
  private last: PointerEvent | null = null;
  private unwatch = () => {};
  private readonly focused = document.activeElement;
  private readonly from: { x: number; y: number };

  constructor(
    private readonly editor: Editor,
    /** as it was when the drag began: it moves while it is dragged */
    private readonly handle: SpacingHandle,
    event: ReactPointerEvent<HTMLElement>,
    private readonly onDrag: OnDrag,
  ) {
    this.from = { x: event.clientX, y: event.clientY };
    const grip: HTMLElement = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    // Escape is pressed here meanwhile, and not in the page
    grip.closest<HTMLElement>('[data-panel="canvas"]')?.focus({ preventScroll: true });
    const { signal } = this.listening;
    grip.addEventListener('pointermove', (event) => this.move(event), { signal });
    grip.addEventListener('pointerup', () => this.drop(), { signal });
    grip.addEventListener('pointercancel', this.cancel, { signal });
    window.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  private move(event: PointerEvent): void {
    this.last = event;
    const { handle } = this;
    const { axis, grows, scale, value } = handle;
    const pixels = axis === 'x' ? event.clientX - this.from.x : event.clientY - this.from.y;
    if (!this.began && Math.abs(pixels) < 2) return;
    if (!this.began) this.begin();
    const dragged = keepTo(value + (grows * pixels) / scale, this.steps(), this.keeps(event));
    this.onDrag(dragged);
    if (!this.edit) return;
    const properties = [handle.property, ...(event.altKey && handle.other ? [handle.other] : [])];
    const { text, isTailwind } = written(this.editor, handle.property);
    const now = writtenAs(dragged, isTailwind, text, value);
    this.edit.show(Object.fromEntries(properties.map((property) => [property, now])));
    this.editor.boxes.ask();
  }

  private begin(): void {
    this.began = true;
    this.unwatch = this.editor.styling.store.subscribe((now, before) => {
      if (now.design !== before.design && this.last) this.move(this.last);
    });
    const subjects = subjectsOf(this.editor, this.handle.property);
    if (subjects.length > 0) this.edit = this.editor.styling.edit(subjects);
  }

  private steps(): Step[] {
    const scales = this.editor.styling.store.getState().design?.scales ?? {};
    const { property, kind } = this.handle;
    return stepsOf(scales[property] ?? scales[kind]);
  }

  private keeps({ shiftKey, ctrlKey, metaKey }: PointerEvent): 'tens' | 'scale' | 'pixels' {
    if (shiftKey) return 'tens';
    return this.editor.store.getState().settings.snapping && !ctrlKey && !metaKey ? 'scale' : 'pixels';
  }

  private drop(): void {
    this.end();
    void this.edit?.commit();
  }

  readonly cancel = (): void => {
    if (this.listening.signal.aborted) return;
    this.end();
    this.edit?.cancel();
    this.editor.boxes.ask();
  };

  private end(): void {
    this.listening.abort();
    this.unwatch();
    if (this.focused instanceof HTMLElement) this.focused.focus({ preventScroll: true });
    this.onDrag(null);
  }
}
