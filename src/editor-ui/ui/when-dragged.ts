/**
 * Runs something once a drag out of the editor has begun. A change of the page during `dragstart` would end the drag.
 * @param run called at the first `dragenter` after `dragstart`, or never if the drag ends before
 */
export function whenDragged(run: () => void): void {
  const over = new AbortController();
  const stop = () => over.abort();
  window.addEventListener('dragenter', run, { signal: over.signal });
  for (const name of ['dragenter', 'dragend']) window.addEventListener(name, stop, { signal: over.signal });
}
