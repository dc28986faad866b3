import { Children, type ReactNode } from 'react';
import { useStage } from './use-stage.ts';

interface StagedProps {
  children: ReactNode;
  /** how many of the children are there at once */
  first?: number;
  /** how many come with each step */
  step?: number;
}

/** Draws its children some at a time, each step in a task of its own. */
export function Staged({ children, first = 0, step = 1 }: StagedProps) {
  const all = Children.toArray(children);
  const stage = useStage(Math.ceil((all.length - first) / step));
  return all.slice(0, first + stage * step);
}
