/** Sizes for a frame. The breakpoints of the project's theme join this list once the server sends them. */
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
