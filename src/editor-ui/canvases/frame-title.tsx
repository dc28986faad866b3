import { X } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { pathOf } from '../canvas/address.ts';
import type { FrameLabelProps } from '../canvas/frame-label.tsx';
import { frameName } from '../canvas/frame-name.ts';
import { hasSeveral } from '../canvas/several.ts';
import { shownCamera, shownZoom } from '../canvas/view.ts';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { focusCanvas } from '../focus.ts';
import type { FrameState } from '../store/state.ts';
import { type EditorStore, frameOf, patchFrame } from '../store/store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { deleteChosen, deleteFrame, renameFrame } from './frame-actions.ts';
import { NameField } from './name-field.tsx';

/** pixels of the screen; less is a click */
const THRESHOLD = 4;
/** Pixels of the screen: a narrower frame has no room for its page, and for its width, beside its name. */
const ROOM = { page: 140, width: 80 };

/** Name and width of a frame. A click makes it the active one, with Shift it joins others; a drag moves it, a double-click renames it. */
export default function FrameTitle({ id, size }: FrameLabelProps) {
  const editor = useEditor();
  const name = useFrameOf(id, frameName);
  const page = useFrameOf(id, (frame) => (frame.component ? '' : pathOf(frame.href) || frame.route));
  // the frames of a grid are of one size: their names have the room
  const isCell = useFrameOf(id, ({ component }) => component?.layout !== undefined);
  const active = useEditorState((state) => state.activeFrame === id);
  const chosen = useEditorState((state) => state.chosenFrames.includes(id));
  const several = useEditorState(hasSeveral);
  // frames of one page need not say which
  const pagesDiffer = useEditorState(({ frames }) => new Set(Object.values(frames).map(({ route }) => route)).size > 1);
  const hasRoom = useEditorState((state) => {
    const pixels = size.width * shownZoom(state);
    return { page: pixels >= ROOM.page, width: pixels >= ROOM.width && !isCell };
  });
  const isTyped = useEditorState((state) => state.namedFrame === id);
  const drag = useDrag(id);
  const rename = () => editor.store.setState({ namedFrame: id });
  if (isTyped) return <FrameNameField id={id} />;
  return (
    <>
      <button
        type="button"
        data-frame-title={id}
        aria-pressed={active}
        title="Click to edit in this frame, Shift-click to choose several, drag to move it, double-click to rename it, Delete removes it"
        data-chosen={chosen || undefined}
        className={`frame-name ${active ? 'text-accent-ink' : 'text-ink-2'}`}
        onClick={(event) => (event.shiftKey ? choose(editor.store, id) : activate(editor, id))}
        onDoubleClick={rename}
        onKeyDown={(event) => {
          if (event.key === 'F2') rename();
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          // the key is about the frame, not about the element that is selected in it
          event.preventDefault();
          event.stopPropagation();
          if (several) remove(editor, id);
        }}
        {...drag}
      >
        <span className="truncate font-medium">{name}</span>
        {page !== '' && pagesDiffer && hasRoom.page && (
          <span className={`min-w-0 truncate ${active ? '' : 'text-ink-3'}`}>{page}</span>
        )}
        {chosen && <span className="sr-only">, chosen</span>}
        {hasRoom.width && (
          <span className={`flex-none tabular-nums ${active ? '' : 'text-ink-3'}`}>{Math.round(size.width)}</span>
        )}
      </button>
      {several && (
        <IconButton icon={X} label={`Delete ${name}`} className="frame-close" onClick={() => deleteFrame(editor, id)} />
      )}
    </>
  );
}

/** With all that are chosen, if the frame is one of them. */
function remove(editor: Editor, id: string): void {
  if (editor.store.getState().chosenFrames.includes(id)) deleteChosen(editor);
  else deleteFrame(editor, id);
  // the title that had the keys is gone
  focusCanvas();
}

function activate({ store, frame }: Editor, id: string): void {
  const { activeFrame, frames } = store.getState();
  store.setState({ chosenFrames: [] });
  // the inspector is about the component, as long as nothing in it is selected
  if (id === activeFrame && frames[id]?.component) frame.select([]);
  frame.activate(id);
}

/** Adds a frame to the chosen ones, the first of which is the active one, or takes it out. */
function choose(store: EditorStore, id: string): void {
  store.setState(({ chosenFrames, activeFrame }) => {
    const before = chosenFrames.length > 0 ? chosenFrames : [activeFrame];
    const next = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    return { chosenFrames: next.length > 1 ? next : [] };
  });
}

/** Moves a frame, or all chosen ones with it. From then on the frames stay where the user puts them. */
function useDrag(id: string) {
  const { store, canvases } = useEditor();
  const start = useRef<{ at: [x: number, y: number]; frames: FrameState[]; moves: boolean } | null>(null);

  function stop(): void {
    if (start.current?.moves) canvases.arranged();
    start.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { chosenFrames } = store.getState();
      const ids = chosenFrames.includes(id) ? chosenFrames : [id];
      const frames = ids.map((one) => frameOf(store.getState(), one));
      start.current = { at: [event.clientX, event.clientY], frames, moves: false };
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const from = start.current;
      if (!from) return;
      const [dx, dy] = [event.clientX - from.at[0], event.clientY - from.at[1]];
      from.moves ||= Math.hypot(dx, dy) > THRESHOLD;
      if (!from.moves) return;
      // the camera stays where it is from now on: frames that are fitted again at each step would run from the pointer
      const camera = shownCamera(store.getState());
      store.setState({ camera, isPlaced: true });
      const by = { x: Math.round(dx / camera.zoom), y: Math.round(dy / camera.zoom) };
      for (const one of from.frames) patchFrame(store, one.id, { x: one.x + by.x, y: one.y + by.y });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

/** An empty name shows the breakpoint or device again. */
function FrameNameField({ id }: { id: string }) {
  const editor = useEditor();
  const was = useFrameOf(id, (frame) => frame.name);
  const placeholder = useFrameOf(id, (frame) => frameName({ ...frame, name: '' }));
  function rename(name: string): void {
    editor.store.setState({ namedFrame: null });
    renameFrame(editor, id, name);
  }
  return (
    <NameField
      label="Name of the frame"
      was={was}
      placeholder={placeholder}
      className="h-6 w-40 max-w-full"
      keepsOnBlur
      onEnd={rename}
    />
  );
}
