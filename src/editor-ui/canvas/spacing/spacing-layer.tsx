/** Handles over the selected element that drag its padding, margins and gaps, with the room that each takes hatched. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { useEditor, useEditorState } from '../../context.tsx';
import { activeFrame } from '../../store/store.ts';
import { parseNumber } from '../../styling/css-value.ts';
import { areStylesKnown } from '../../styling/known.ts';
import { useShallow } from '../../use-shallow.ts';
import { frameSize, frameToScreen, shownZoom } from '../view.ts';
import { type SpacingHandle, spacingHandles } from './handles.ts';
import { SpacingGrip } from './spacing-grip.tsx';

function SpacingLayer() {
  const { boxes, styling } = useEditor();
  const key = useStore(boxes.store, (state) => state.boxes && state.key);
  // before its rules are known, the target of an edit is unknown
  const known = useStore(styling.store, (state) => areStylesKnown(state, key));
  return known ? <Handles /> : null;
}

function Handles() {
  const [open, setOpen] = useState<string | null>(null);
  const handles = useHandles(open);
  // gaps of one kind have one value: all of them are shown
  const lit = handles.find(({ id }) => id === open);
  return (
    <div aria-hidden="true" data-spacing className="pointer-events-none absolute inset-0 overflow-clip">
      {handles.map((handle) =>
        lit && handle.property === lit.property ? <Area key={`${handle.id} area`} handle={handle} /> : null,
      )}
      {handles.map((handle) => (
        <SpacingGrip key={handle.id} handle={handle} onOpen={(isOpen) => setOpen(isOpen ? handle.id : null)} />
      ))}
    </div>
  );
}

function Area({ handle: { kind, area } }: { handle: SpacingHandle }) {
  return (
    <div
      className="spacing-area"
      data-kind={kind}
      style={{ left: area.x, top: area.y, width: area.width, height: area.height }}
    />
  );
}

/** The present handles, from the page's newest boxes and the camera. */
function useHandles(held: string | null): SpacingHandle[] {
  const { boxes: source, styling } = useEditor();
  const { key, boxes } = useStore(source.store);
  const gap = useStore(
    styling.store,
    useShallow(({ styles }) => {
      const values = styles[key ?? '']?.values;
      const pixels = (name: string) => parseNumber(values?.[name] ?? '')?.number ?? null;
      return { 'column-gap': pixels('column-gap'), 'row-gap': pixels('row-gap') };
    }),
  );
  const place = useEditorState((state) => {
    const frame = activeFrame(state);
    const { x = 0, y = 0 } = frameToScreen(state, frame.id, { x: 0, y: 0 }) ?? {};
    return { x, y, ...frameSize(frame, state.space), zoom: shownZoom(state) };
  });
  if (!boxes) return [];
  const { x, y, width, height, zoom } = place;
  const visible = { x, y, width: width * zoom, height: height * zoom };
  return spacingHandles({ boxes, gap }, { corner: { x, y }, visible, zoom }, held);
}

export default SpacingLayer;
