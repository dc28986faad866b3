/** What the rest of the runtime asks of React's internals. Tests put in their own. */

import {
  type Caught,
  type ComponentLink,
  caughtNow,
  codebaseIdOf,
  componentChain,
  currentIdOf,
  currentOf,
  elementsOfInstances,
  type Fiber,
  fiberOf,
  isComponent,
  nameOf,
  onCommit,
  propsOf,
  startClassing,
} from './react/index.ts';

export interface ReactBridge {
  /** The codebase id of a rendered element: its own, or on a library component's root the nearest instance's. */
  codebaseIdOf(element: Element): string | null;
  fiberOf(element: Element): Fiber | null;
  /** The components around an element, nearest first. */
  componentChain(element: Element): readonly ComponentLink[];
  /** The outermost elements of all instances that the JSX element with this id made. */
  elementsOfInstances(codebaseId: string): Element[];
  /** The props that an element has now. */
  propsOf(element: Element): unknown;
  isComponent(fiber: Fiber): boolean;
  /** Of a fiber and its alternate the one on the page. */
  currentOf(fiber: Fiber): Fiber;
  nameOf(fiber: Fiber): string;
  /** Id of the JSX element that made a fiber. */
  idOf(fiber: Fiber): string | null;
  /** Puts `tempo-…` classes on the page's elements after each commit; the answer stops and removes them. */
  startClassing(): () => void;
  /** Calls back after each commit of any root; the answer stops. */
  onCommit(listener: () => void): () => void;
  /** The error boundary that caught something in the commit just made. */
  caughtNow(): Caught | null;
}

export const reactBridge: ReactBridge = {
  codebaseIdOf,
  fiberOf,
  componentChain,
  elementsOfInstances,
  propsOf,
  isComponent,
  currentOf,
  nameOf,
  idOf: currentIdOf,
  startClassing,
  onCommit,
  caughtNow,
};
