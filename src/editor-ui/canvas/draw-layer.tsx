/** Drawing on the canvas: a box of the size that is dragged (F), or a text where it is clicked (T). One is made, then the tool goes. */
import { type PointerEvent, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { insertAt } from '../insert/insert.ts';
import type { Insertable } from '../insert/insertable.ts';
import type { Point, Rect } from './camera.ts';
import { propsOfBox } from './drawn-box.ts';
import { placeOfDrop } from './frame-drag.ts';
import { screenToFrame, shownZoom } from './view.ts';

/** Screen pixels; less than this was a click, which makes a box of a size that can be seen */
const LEAST = 4;
const CLICKED = { width: 120, height: 80 };
const NEW_TEXT = 'Text';

export default function DrawLayer() {
  const editor = useEditor();
  const tool = useEditorState((state) => state.tool);
  const [drawn, setDrawn] = useState<Rect | null>(null);
  const start = useRef<Point | null>(null);
  if (tool !== 'draw' && tool !== 'text') return null;

  const placeOf = (event: PointerEvent<HTMLDivElement>): Point => {
    const corner = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - corner.x, y: event.clientY - corner.y };
  };

  function press(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = placeOf(event);
  }

  function move(event: PointerEvent<HTMLDivElement>): void {
    const now = placeOf(event);
    const at = start.current ?? now;
    ask(editor, at);
    if (start.current && tool === 'draw') setDrawn(rectOf(at, now));
  }

  async function release(event: PointerEvent<HTMLDivElement>): Promise<void> {
    const at = start.current;
    if (!at) return;
    const rect = rectOf(at, placeOf(event));
    cancel();
    ask(editor, at);
    await make(editor, tool === 'text' ? textItem() : await boxItem(editor, rect));
  }

  function cancel(): void {
    start.current = null;
    setDrawn(null);
  }

  return (
    <div
      data-draw-layer={tool}
      className={`absolute inset-0 z-10 touch-none ${tool === 'text' ? 'cursor-text' : 'cursor-crosshair'}`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={(event) => void release(event)}
      onPointerCancel={cancel}
      onPointerLeave={() => start.current || editor.probe.clear()}
    >
      {drawn && (
        <div
          className="pointer-events-none absolute border border-accent bg-accent-soft opacity-70"
          style={{ left: drawn.x, top: drawn.y, width: drawn.width, height: drawn.height }}
        />
      )}
    </div>
  );
}

function ask({ store, probe }: Editor, screen: Point): void {
  const state = store.getState();
  const at = screenToFrame(state, state.activeFrame, screen);
  if (at) probe.ask(at);
}

async function make(editor: Editor, item: Insertable): Promise<void> {
  const { store, probe } = editor;
  const place = placeOfDrop(await probe.settled());
  probe.clear();
  store.setState({ tool: 'select' });
  await insertAt(editor, item, place);
}

function rectOf(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

async function boxItem({ store, styling }: Editor, rect: Rect): Promise<Insertable> {
  // drawn before the project's design system has come
  if (!styling.store.getState().design) await styling.askScales();
  const zoom = shownZoom(store.getState());
  const isClick = rect.width < LEAST && rect.height < LEAST;
  const drawn = { width: Math.round(rect.width / zoom), height: Math.round(rect.height / zoom) };
  const propsToSet = propsOfBox(isClick ? CLICKED : drawn, styling.store.getState());
  return { kind: 'native', tag: { tag: 'div', label: 'Block', propsToSet } };
}

function textItem(): Insertable {
  return { kind: 'native', tag: { tag: 'p', label: 'Paragraph', propsToSet: { children: NEW_TEXT } } };
}
