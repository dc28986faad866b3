/**
 * Interfaces that several parts of the runtime share. A part declares the few collaborators that it uses as its `Deps`;
 * `build-parts.ts` builds all parts and hands them over. Nothing here knows a class of the runtime, so that no import circle can form.
 */
import type { FrameMessage } from '../protocol/messages.ts';

export type AppWindow = Window & typeof globalThis;

/** The app's page, which the runtime shares. */
export interface Dom {
  window: AppWindow;
  document: Document;
}

/** Sends a message to the parent window. */
export type Post = (message: FrameMessage) => void;

/** The window that holds the frame. */
export interface Parent {
  post: Post;
  /** True for our own editor, false for another editor that speaks the same protocol. */
  isEditor: boolean;
}

export interface SelectionState {
  readonly key: string | null;
  readonly elements: readonly Element[];
  readonly multiKeys: readonly string[];
  readonly hoveredKey: string | null;
  readonly hoveredElements: readonly Element[];
}

/** What is selected, apart from several. */
export type Selected = Pick<SelectionState, 'key' | 'elements'>;

/** Which of the modes that change the outlines is on. */
export interface PointerMode {
  readonly isDriving: boolean;
  readonly isEditingText: boolean;
}

/**
 * Called when the page has changed.
 * @param stylesOnly only style attributes did, as in an animation
 */
export type PageChanged = (stylesOnly?: boolean) => void;
