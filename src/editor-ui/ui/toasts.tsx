import { lazy, Suspense, useEffect, useState } from 'react';
import type { Notify } from '../notices.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

let show: (notify: Notify) => void;
const shown = new Promise<Notify>((resolve) => {
  show = resolve;
});

/** Toasts, from anywhere; those that come before the list is there wait for it. */
export const toastNotify: Notify = {
  saved: (text) => void shown.then((toasts) => toasts.saved(text)),
  warning: (text) => void shown.then((toasts) => toasts.warning(text)),
  unavailable: (reason) => void shown.then((toasts) => toasts.unavailable(reason)),
  refused: (...refusal) => void shown.then((toasts) => toasts.refused(...refusal)),
  superseded: (...edit) => void shown.then((toasts) => toasts.superseded(...edit)),
  problem: (notice) => void shown.then((toasts) => toasts.problem(notice)),
};

/** The list of toasts, whose script loads once the first picture is drawn. */
export function Toasts() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? window.requestAnimationFrame;
    whenIdle(() => setDrawn(true));
  }, []);
  return <Suspense>{isDrawn && <ToastList onShown={show} />}</Suspense>;
}
