/** Drawing on the canvas: a box of the size that is dragged (F), or a text where it is clicked (T). One is made, then the tool goes. */
import { type PointerEvent, useRef, useState } from 'react';
import type { MutationSuccess } from '../../protocol/api.ts';
import { ADD_PLACEHOLDER_PREFIX } from '../../protocol/codebase-id.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { insertAt } from '../insert/insert.ts';
import type { Insertable } from '../insert/insertable.ts';
import { activeFrame, selectedItem } from '../store/store.ts';
import type { Point, Rect } from './camera.ts';
import { NO_TARGET } from './frame-drag.ts';
import { screenToFrame, shownZoom } from './view.ts';

/** Screen pixels; less than this was a click, which makes a box of a size that can be seen */
const LEAST = 4;
const CLICKED = { width: 120, height: 80 };
const NEW_TEXT = 'Text';

export function DrawLayer() {
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
    await make(editor, tool === 'text' ? textItem() : boxItem(rect, shownZoom(editor.store.getState())));
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
  const target = await probe.settled();
  probe.clear();
  store.setState({ tool: 'select' });
  const outcome = await insertAt(editor, item, target ?? NO_TARGET);
  if (outcome?.ok && item.kind === 'native' && item.tag.tag === 'p') typeInto(editor, outcome.answer);
}

/** ms; a page that does not show the new text by then has other troubles */
const PATIENCE = 10_000;
const AGAIN_MS = 120;

/** Its words are what the user wants to type next: editing begins once the page shows it and can. */
function typeInto({ store, frame }: Editor, { prevIdToNewIdMap }: MutationSuccess): void {
  const id = Object.entries(prevIdToNewIdMap).find(([old]) => old.startsWith(ADD_PLACEHOLDER_PREFIX))?.[1];
  const attempt = () => {
    const state = store.getState();
    if (activeFrame(state).editingText) return stop();
    const item = selectedItem(state);
    // behind the call that selects it, which would end the typing
    if (item && item.codebaseId === id) queueMicrotask(() => frame.call('startEditingText', item.key));
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.frames !== before.frames || state.selection !== before.selection) attempt();
  });
  // a page says nothing when its own element takes the place of the preview, which cannot be typed into
  const again = setInterval(attempt, AGAIN_MS);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    clearInterval(again);
    clearTimeout(timer);
    unsubscribe();
  };
  attempt();
}

function rectOf(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

function boxItem(rect: Rect, zoom: number): Insertable {
  const isClick = rect.width < LEAST && rect.height < LEAST;
  const width = isClick ? CLICKED.width : Math.round(rect.width / zoom);
  const height = isClick ? CLICKED.height : Math.round(rect.height / zoom);
  return { kind: 'native', tag: { tag: 'div', label: 'Block', propsToSet: { style: { width, height } } } };
}

function textItem(): Insertable {
  return { kind: 'native', tag: { tag: 'p', label: 'Paragraph', propsToSet: { children: NEW_TEXT } } };
}
