import { lazy, Suspense, useEffect, useState } from 'react';
import type { Notify } from '../notices.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

let show: (notify: Notify) => void;
/** Shows toasts, from the moment that their list is on the page. */
export const toasts = new Promise<Notify>((resolve) => {
  show = resolve;
});

/** The list of toasts, whose script loads once the first picture is drawn. */
export function Toasts() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? window.requestAnimationFrame;
    whenIdle(() => setDrawn(true));
  }, []);
  return <Suspense>{isDrawn && <ToastList onShown={show} />}</Suspense>;
}
