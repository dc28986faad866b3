/** Covers the frames while an element is dragged from the insert panel: an iframe would swallow the drag. */
import type { DragEvent } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { insertAt } from '../insert/insert.ts';
import { placeOfDrop } from './frame-drag.ts';
import { screenToFrame } from './view.ts';

export default function InsertLayer() {
  const { store, probe, ...editor } = useEditor();
  const inserting = useEditorState((state) => state.inserting);
  if (!inserting) return null;

  function over(event: DragEvent<HTMLDivElement>): void {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const corner = event.currentTarget.getBoundingClientRect();
    const state = store.getState();
    const at = screenToFrame(state, state.activeFrame, { x: event.clientX - corner.x, y: event.clientY - corner.y });
    if (at) probe.ask(at);
  }

  async function drop(event: DragEvent<HTMLDivElement>): Promise<void> {
    event.preventDefault();
    if (!inserting) return;
    const place = placeOfDrop(await probe.settled());
    probe.clear();
    await insertAt({ ...editor, store, probe }, inserting, place);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list's rows add by a press as well
    <div
      data-insert-layer
      className="absolute inset-0 z-10"
      onDragOver={over}
      onDragLeave={() => probe.clear()}
      onDrop={(event) => void drop(event)}
    />
  );
}
