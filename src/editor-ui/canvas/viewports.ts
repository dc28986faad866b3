/** The sizes that a frame can have (ux: Values). Breakpoints of the project's own theme join this list when the server names them. */
import type { Viewport } from '../store/state.ts';

export interface ViewportPreset extends Viewport {
  label: string;
  device: 'fit' | 'desktop' | 'laptop' | 'tablet' | 'phone';
}

export const VIEWPORTS: readonly ViewportPreset[] = [
  { id: 'desktop', label: 'Desktop', device: 'desktop', width: 1440, height: 900 },
  { id: 'laptop', label: 'Laptop', device: 'laptop', width: 1280, height: 900 },
  { id: 'tablet', label: 'Tablet', device: 'tablet', width: 834, height: 1112 },
  { id: 'phone', label: 'Phone', device: 'phone', width: 390, height: 844 },
  { id: 'fit', label: 'Fill the canvas', device: 'fit', width: null, height: null },
];

export function presetOf(viewport: Viewport): ViewportPreset | null {
  return VIEWPORTS.find((preset) => preset.id === viewport.id) ?? null;
}
