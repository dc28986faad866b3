/** Several frames at once. Their commands are in `canvases/frame-actions.ts`, which is loaded when one is used. */
import type { EditorState, Viewport } from '../store/state.ts';

/** The base applies to the narrowest screens. */
export const BASE: Viewport = { id: 'base', width: 390, height: 844 };

export const hasSeveral = ({ frames }: Pick<EditorState, 'frames'>): boolean => Object.keys(frames).length > 1;
