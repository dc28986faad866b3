import { useSyncExternalStore } from 'react';
import { ago } from './describe.ts';

/** ms; all times on the screen move on together */
const STEP = 5_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, STEP);
  return () => clearInterval(timer);
}

const currentStep = () => Math.ceil(Date.now() / STEP) * STEP;

/** How long ago, kept true. @param time ISO 8601 */
export function Ago({ time, className }: { time: string; className?: string }) {
  const now = useSyncExternalStore(subscribe, currentStep);
  return (
    <time dateTime={time} title={new Date(time).toLocaleString()} className={className}>
      {ago(Date.parse(time), now)}
    </time>
  );
}
