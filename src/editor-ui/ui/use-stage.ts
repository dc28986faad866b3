import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, each step in a task of its own, so that many views at once do not hold up the user. Steps do not wait
 * for a quiet moment: a busy page would put them off. A step that draws much is drawn in pieces.
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
