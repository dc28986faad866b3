import { useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, each step in a task of its own, so that many views at once do not hold up the user. Steps do not wait
 * for a quiet moment: a busy page would put them off.
 */
export function useStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    const timer = setTimeout(() => setStage(stage + 1));
    return () => clearTimeout(timer);
  }, [stage, last]);
  return stage;
}
