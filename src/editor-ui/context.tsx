/** The editor, handed to all views, and reads of its store. */
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Editor } from './editor.ts';
import type { EditorState, FrameState } from './store/state.ts';
import { activeFrame, frameOf } from './store/store.ts';
import { useShallow } from './use-shallow.ts';

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children?: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** @throws Error outside of EditorProvider */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorProvider around it.');
  return editor;
}

/** Reads a value from the store and re-renders when it changes (compared one level deep). */
export function useEditorState<T>(read: (state: EditorState) => T): T {
  return useStore(useEditor().store, useShallow(read));
}

/** Reads from the active frame, the subject of the panels. */
export function useFrame<T>(read: (frame: FrameState) => T): T {
  return useEditorState((state) => read(activeFrame(state)));
}

/** A read of one frame, active or not. @throws Error for a frame that is not on the canvas */
export function useFrameOf<T>(id: string, read: (frame: FrameState) => T): T {
  return useEditorState((state) => read(frameOf(state, id)));
}
