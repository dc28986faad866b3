import { Children, type ReactNode, useEffect, useState } from 'react';

interface StagedProps {
  children: ReactNode;
  /** how many of the children are there at once */
  first?: number;
  /** how many come with each step */
  step?: number;
}

/**
 * Draws its children some at a time, each step in a task of its own, so that many controls at once do not hold up the user. Steps
 * do not wait for a quiet moment: a busy page would put them off.
 */
export function Staged({ children, first = 0, step = 1 }: StagedProps) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(first);
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [isWhole, count, step]);
  return all.slice(0, count);
}
