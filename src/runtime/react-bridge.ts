/** React's internals as the rest of the runtime uses them. Tests replace them. */

import {
  type Caught,
  type ComponentLink,
  caughtNow,
  codebaseIdOf,
  componentChain,
  componentNameOf,
  currentIdOf,
  currentOf,
  elementsOfInstances,
  elementsOfKey,
  type Fiber,
  fiberOf,
  isComponent,
  isSuspended,
  onCommit,
  propsOf,
  startClassing,
} from './react/index.ts';

export interface ReactBridge {
  /** The codebase id of a rendered element: its own, or that of the nearest instance for the root of a library component. */
  codebaseIdOf(element: Element): string | null;
  fiberOf(element: Element): Fiber | null;
  /** The components around an element, nearest first. */
  componentChain(element: Element): readonly ComponentLink[];
  /** The outermost elements of all instances of the JSX element with this id. */
  elementsOfInstances(codebaseId: string): Element[];
  /** The root elements of the components that the app rendered with this React key. */
  elementsOfKey(key: string): Element[];
  /** The current props of an element. */
  propsOf(element: Element): unknown;
  isComponent(fiber: Fiber): boolean;
  /** The fiber or its alternate, whichever is on the page. */
  currentOf(fiber: Fiber): Fiber;
  componentNameOf(fiber: Fiber): string;
  /** The id of the JSX element that created a fiber. */
  idOf(fiber: Fiber): string | null;
  /** Adds `tempo-…` classes to the page's elements after each commit. Returns a function that stops and removes them. */
  startClassing(): () => void;
  /** Calls the listener after each commit of any root. Returns a function that stops it. */
  onCommit(listener: () => void): () => void;
  /** The error boundary that caught an error in the last commit. */
  caughtNow(): Caught | null;
  /** True while React hides content that it showed before, and shows a fallback in its place. */
  isSuspended(): boolean;
}

export const reactBridge: ReactBridge = {
  codebaseIdOf,
  fiberOf,
  componentChain,
  elementsOfInstances,
  elementsOfKey,
  propsOf,
  isComponent,
  currentOf,
  componentNameOf,
  idOf: currentIdOf,
  startClassing,
  onCommit,
  caughtNow,
  isSuspended,
};
