import { useEditorState } from '../context.tsx';
import { GRID_STEP } from './snap.ts';
import { shownCamera } from './view.ts';

/** closer dots would be a grey haze */
const CLOSEST = 6;

/** Dots behind the frames, where the user wants them; they zoom and pan with the canvas. */
export default function CanvasGrid() {
  const shown = useEditorState((state) => state.settings.grid);
  const { x, y, zoom } = useEditorState(shownCamera);
  if (!shown) return null;
  let step = GRID_STEP * zoom;
  while (step < CLOSEST) step *= 2;
  return (
    <div
      aria-hidden="true"
      data-grid
      className="canvas-grid"
      style={{ backgroundSize: `${step}px ${step}px`, backgroundPosition: `${x}px ${y}px` }}
    />
  );
}
