/**
 * Files dragged in from outside the browser. Dropped beside the places that take them, they would open in the editor's tab; over a
 * frame, the page would get them. While the user drives the app, its page gets them.
 */
import { useEffect } from 'react';
import { useEditor } from '../context.tsx';
import { activeFrame } from '../store/store.ts';

export function useFilesDragged(): void {
  const { store } = useEditor();
  useEffect(() => {
    const over = new AbortController();
    const on = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', take: (event: DragEvent) => void) =>
      window.addEventListener(name, take, { signal: over.signal });
    const end = () => {
      if (store.getState().imageDrag === 'files') store.setState({ imageDrag: null });
    };
    on('dragenter', ({ dataTransfer }) => {
      const state = store.getState();
      const isOurs = !activeFrame(state).driving && state.imageDrag === null;
      if (dataTransfer?.types.includes('Files') && isOurs) store.setState({ imageDrag: 'files' });
    });
    on('dragover', (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) end();
    });
    on('drop', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
      end();
    });
    return () => over.abort();
  }, [store]);
}
