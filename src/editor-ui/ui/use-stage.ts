import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, one step per task, so that drawing many views does not block input. Steps do not wait for idle
 * time, which a busy page never has.
 */
export function useStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    const timer = setTimeout(() => startTransition(() => setStage(stage + 1)));
    return () => clearTimeout(timer);
  }, [stage, last]);
  return stage;
}
