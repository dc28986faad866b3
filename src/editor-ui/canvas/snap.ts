/** Sizes that a frame keeps to while it is dragged larger or smaller: those of devices and of the project's breakpoints, or the grid. */

import type { Settings } from '../store/state.ts';
import { breakpointsOf, type StylingState } from '../styling/store.ts';
import { VIEWPORTS } from './viewports.ts';

/** pixels of the screen within which a size is taken for another one */
const REACH = 6;
/** pixels of the app between two dots of the grid */
export const GRID_STEP = 8;

export interface SnapRules {
  widths: readonly number[];
  heights: readonly number[];
  /** multiples to keep to where none of the sizes is near; 1 for none */
  step: number;
}

const NO_SNAP: SnapRules = { widths: [], heights: [], step: 1 };

export function snapRules({ snapping, grid }: Settings, styling: Pick<StylingState, 'design' | 'css'>): SnapRules {
  if (!snapping) return NO_SNAP;
  const breakpoints = breakpointsOf(styling).map(({ pixels }) => pixels);
  return {
    widths: [...VIEWPORTS.flatMap(({ width }) => width ?? []), ...breakpoints],
    heights: VIEWPORTS.flatMap(({ height }) => height ?? []),
    step: grid ? GRID_STEP : 1,
  };
}

/** @param pixels of the app @param zoom of the canvas: distances are compared on the screen */
export function snapTo(pixels: number, sizes: readonly number[], step: number, zoom: number): number {
  const near = sizes.filter((size) => Math.abs(size - pixels) * zoom <= REACH);
  if (near.length > 0) return near.reduce((a, b) => (Math.abs(a - pixels) <= Math.abs(b - pixels) ? a : b));
  return Math.round(pixels / step) * step;
}
