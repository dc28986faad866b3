/**
 * The parts of React's internals that we read, equal in React 18 and 19.
 *
 * A *fiber* is React's record of a rendered element or component. Each has up to two: the one on the page and its *alternate*, of
 * the previous (or next) render. A *host* fiber represents a DOM node.
 */
export interface Fiber {
  tag: number;
  flags: number;
  key: string | null;
  type: unknown;
  elementType: unknown;
  /** the DOM node of a host fiber, the `FiberRoot` of a root */
  stateNode: unknown;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: object | null;
  memoizedState: unknown;
  /** React 19 in development: information about the element that created it */
  _debugInfo?: readonly unknown[] | null;
}

export interface FiberRoot {
  current: Fiber;
}

/** Values of `fiber.tag` (react-reconciler, ReactWorkTags). */
const HOST_COMPONENT = 5;
const HOST_HOISTABLE = 26;
const HOST_SINGLETON = 27;
const MEMO = 14;
/** function, class, not yet known (18), forwardRef, memo of a plain function */
const COMPONENTS = new Set([0, 1, 2, 11, 15]);

/** Reads React's own field of a DOM node, whose name ends differently for each copy of React. */
function reader<T>(beginning: string): (node: Element) => T | null {
  const seen: string[] = [];
  return (node) => {
    const fields = node as unknown as Record<string, T | undefined>;
    const known = seen.find((name) => fields[name]);
    if (known) return fields[known] as T;
    const name = Object.keys(node).find((one) => one.startsWith(beginning));
    if (name) seen.push(name);
    return (name && fields[name]) || null;
  };
}

/** The fiber of a DOM node that React created or hydrated, else null. It may be the alternate. */
export const fiberOf = reader<Fiber>('__reactFiber$');

/** The current props of such a node, whichever of the two fibers has them. */
export const propsOf = reader<object>('__reactProps$');

/** The DOM element of a host fiber; null for nodes of other renderers (three.js) and hoisted tags of the head. */
export function elementOf(fiber: Fiber): Element | null {
  if (fiber.tag !== HOST_COMPONENT && fiber.tag !== HOST_SINGLETON) return null;
  const node = fiber.stateNode as Partial<Element> | null;
  return node && node.nodeType === 1 ? (node as Element) : null;
}

/** True for every fiber that is a node of its renderer. */
export function isHost(fiber: Fiber): boolean {
  return fiber.tag === HOST_COMPONENT || fiber.tag === HOST_HOISTABLE || fiber.tag === HOST_SINGLETON;
}

/** True for the component in a `memo`, if it has a fiber of its own. */
export const isInMemo = (fiber: Fiber): boolean => fiber.return?.tag === MEMO;

/** True for function and class components; a `memo` counts once, as the component inside it. */
export function isComponent(fiber: Fiber): boolean {
  return COMPONENTS.has(fiber.tag);
}

interface NamedType {
  displayName?: string;
  name?: string;
  render?: NamedType;
  type?: NamedType;
}

export const ANONYMOUS = 'Anonymous';

/** Fast Refresh assigns a function without a name to such a variable, and it takes that name: `forwardRef(_c = () => …)`. */
const OF_REFRESH = /^_c\d*$/;

/** The name that React's developer tools show, if somebody gave it. */
export function componentNameOf(fiber: Fiber): string {
  const wrapper = isInMemo(fiber) ? (fiber.return?.elementType as NamedType) : null;
  for (const type of [wrapper, fiber.elementType as NamedType | null, fiber.type as NamedType | null]) {
    const name = type?.displayName || type?.name || type?.render?.displayName || type?.render?.name;
    if (name && !OF_REFRESH.test(name)) return name;
  }
  return ANONYMOUS;
}

/** The fiber or its alternate, whichever is on the page. */
export function currentOf(fiber: Fiber): Fiber {
  const { alternate } = fiber;
  if (!alternate) return fiber;
  if (!fiber.return) {
    const root = fiber.stateNode as FiberRoot | null;
    return root?.current === alternate ? alternate : fiber;
  }
  for (let child = currentOf(fiber.return).child; child; child = child.sibling) {
    if (child === fiber || child === alternate) return child;
  }
  return fiber;
}
