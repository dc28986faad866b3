/**
 * The little that we read of React's internals, the same in React 18 and 19.
 *
 * A *fiber* is React's record of a rendered element or component. React keeps up to two of each: the one on the page and its
 * *alternate*, the one of the render before (or after). A *host* fiber stands for a DOM node.
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
  /** React 19 in development: what is said of the element that made it */
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

/** Reads what React keeps on its DOM nodes, under a name that ends otherwise for each React in the page. */
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

/** The fiber of a DOM node that React made or hydrated; null for all others. It may be the alternate. */
export const fiberOf = reader<Fiber>('__reactFiber$');

/** The present props of such a node: of a fiber and its alternate either may have them. */
export const propsOf = reader<object>('__reactProps$');

/** The DOM element of a host fiber. Other renderers' nodes (three.js objects) and hoisted tags of the head are none. */
export function elementOf(fiber: Fiber): Element | null {
  if (fiber.tag !== HOST_COMPONENT && fiber.tag !== HOST_SINGLETON) return null;
  const node = fiber.stateNode as Partial<Element> | null;
  return node && node.nodeType === 1 ? (node as Element) : null;
}

/** True for every fiber that is a node of its renderer, whichever that is. */
export function isHost(fiber: Fiber): boolean {
  return fiber.tag === HOST_COMPONENT || fiber.tag === HOST_HOISTABLE || fiber.tag === HOST_SINGLETON;
}

/** True for the component in a `memo`, where that is a fiber of its own. */
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

/** The name that React's developer tools would show. */
export function nameOf(fiber: Fiber): string {
  const wrapper = isInMemo(fiber) ? (fiber.return?.elementType as NamedType) : null;
  for (const type of [wrapper, fiber.elementType as NamedType | null, fiber.type as NamedType | null]) {
    const name = type?.displayName || type?.name || type?.render?.displayName || type?.render?.name;
    if (name) return name;
  }
  return ANONYMOUS;
}

/** Of a fiber and its alternate, the one that is on the page. */
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
