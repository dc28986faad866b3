/** What the rest of the runtime asks of React's internals. Tests put in their own. */

import { isComponent, nameOf } from './react/fibers.ts';
import {
  type ComponentLink,
  codebaseIdOf,
  componentChain,
  type Fiber,
  fiberOf,
  onCommit,
  startClassing,
} from './react/index.ts';
import { currentIdOf } from './react/page-ids.ts';

export interface ReactBridge {
  /** The codebase id of a rendered element: its own, or on a library component's root the nearest instance's. */
  codebaseIdOf(element: Element): string | null;
  fiberOf(element: Element): Fiber | null;
  /** The components around an element, nearest first. */
  componentChain(element: Element): readonly ComponentLink[];
  isComponent(fiber: Fiber): boolean;
  nameOf(fiber: Fiber): string;
  /** Id of the JSX element that made a fiber. */
  idOf(fiber: Fiber): string | null;
  /** Puts `tempo-…` classes on the page's elements after each commit; the answer stops and removes them. */
  startClassing(): () => void;
  /** Calls back after each commit of any root; the answer stops. */
  onCommit(listener: () => void): () => void;
}

export const reactBridge: ReactBridge = {
  codebaseIdOf,
  fiberOf,
  componentChain,
  isComponent,
  nameOf,
  idOf: currentIdOf,
  startClassing,
  onCommit,
};
