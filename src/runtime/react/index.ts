/**
 * React's side of the runtime: from DOM nodes to codebase ids and components. Imports no React code, since the app has its own.
 */
export { type Caught, caughtNow } from './caught.ts';
export { startClassing } from './classing.ts';
export { installCommitHook, onCommit } from './commit-hook.ts';
export { type ComponentLink, componentChain } from './component-chain.ts';
export { componentNameOf, currentOf, type Fiber, fiberOf, isComponent, propsOf } from './fibers.ts';
export { elementsOfInstances, elementsOfKey, firstElementOf, isListed } from './instances.ts';
export { codebaseIdOf, currentIdOf } from './page-ids.ts';
export { isSuspended } from './suspended.ts';
