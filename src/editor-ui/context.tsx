/** The editor, handed to all views, and reads of its store. */
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Editor } from './editor.ts';
import type { EditorState, FrameState } from './store/state.ts';
import { activeFrame } from './store/store.ts';

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** @throws Error outside of EditorProvider */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorProvider around it.');
  return editor;
}

/** A value read from the store; the view draws again when it becomes another one (compared one level deep). */
export function useEditorState<T>(read: (state: EditorState) => T): T {
  return useStore(useEditor().store, useShallow(read));
}

export function useFrame<T>(read: (frame: FrameState) => T): T {
  return useEditorState((state) => read(activeFrame(state)));
}
