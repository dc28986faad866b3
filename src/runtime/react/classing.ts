/**
 * Adds codebase ids to DOM nodes as classes while an editor is attached. It does so after each commit and outside of React's
 * props, so that no component, snapshot or hydration sees them.
 */
import { hasRareClass } from '../page/own-nodes.ts';
import { mountedRoots, onCommit } from './commit-hook.ts';
import { elementOf, type Fiber, type FiberRoot, isHost, isInMemo } from './fibers.ts';
import { idOfFiber } from './page-ids.ts';

/** An app that removes the class this often, each time within `STAYS_MS`, keeps it removed, or both would go on for ever. */
const MAX_RETURNS = 5;
/** A window of time, no timer: once the class has stayed this long, earlier removals no longer count. */
const STAYS_MS = 1_000;

interface Mark {
  id: string;
  /** the element had a class attribute before */
  hadClasses: boolean;
  returns: number;
  /** when the class was last put back: ms since the page's start */
  returnedAt: number;
}

/**
 * Starts with the elements on the page.
 * @returns a function that stops and removes all classes
 */
export function startClassing(): () => void {
  const marks = new WeakMap<Element, Mark>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) putBack(target as Element, marks);
  });
  const visit = (element: Element, id: string | null) => setMark(element, id, marks);
  const stopListening = onCommit((root) => {
    visitHosts(root, false, visit);
    // Ignore our own changes.
    observer.takeRecords();
  });
  for (const root of mountedRoots()) visitHosts(root, true, visit);
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => {
    stopListening();
    observer.disconnect();
    for (const root of mountedRoots()) visitHosts(root, true, (element) => setMark(element, null, marks));
  };
}

/**
 * Visits the host fibers of a root with their ids.
 * @param everything false skips the parts that the last commit did not change: a fiber with the child of its alternate
 */
function visitHosts(root: FiberRoot, everything: boolean, visit: (element: Element, id: string | null) => void): void {
  const top = root.current;
  // An explicit stack: `fiber.return` may lead to the alternate, whose siblings belong to an earlier render.
  const ahead: Visit[] = [{ fiber: top, instance: null, isNew: false }];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { fiber, instance } = next;
    if (fiber.sibling && fiber !== top) ahead.push({ ...next, fiber: fiber.sibling });
    // The component in a `memo` may still have the props of an earlier element.
    const id = (isInMemo(fiber) ? null : idOfFiber(fiber)) ?? instance;
    const element = elementOf(fiber);
    if (element) visit(element, id);
    const { child, alternate } = fiber;
    const isNew = !isHost(fiber) && (next.isNew || (!!alternate && idOfFiber(alternate) !== idOfFiber(fiber)));
    if (!child || (!everything && !isNew && child === alternate?.child)) continue;
    ahead.push({ fiber: child, instance: isHost(fiber) ? null : id, isNew });
  }
}

interface Visit {
  fiber: Fiber;
  /** id for nodes without one of their own */
  instance: string | null;
  /** another element replaced one with the same nodes, whose ids must be read again even if nothing re-rendered */
  isNew: boolean;
}

function setMark(element: Element, id: string | null, marks: WeakMap<Element, Mark>): void {
  const mark = marks.get(element);
  if (mark && mark.id !== id) {
    removeClass(element, mark.id);
    if (!mark.hadClasses && element.classList.length === 0) element.removeAttribute('class');
    marks.delete(element);
  }
  if (id === null) return;
  if (!marks.has(element))
    marks.set(element, { id, hadClasses: element.hasAttribute('class'), returns: 0, returnedAt: 0 });
  // At the start, with most to do, no element has it.
  if (!hasRareClass(element, id)) addClass(element, id);
}

function putBack(element: Element, marks: WeakMap<Element, Mark>): void {
  const mark = marks.get(element);
  if (!mark || element.classList.contains(mark.id)) return;
  const now = performance.now();
  if (now - mark.returnedAt >= STAYS_MS) mark.returns = 0;
  if (mark.returns === MAX_RETURNS) return;
  mark.returns += 1;
  mark.returnedAt = now;
  addClass(element, mark.id);
}

/** Edits the text: `classList.add` would also normalise white space and duplicates in the app's classes. */
function addClass(element: Element, id: string): void {
  const classes = element.getAttribute('class');
  element.setAttribute('class', classes === null ? id : `${classes} ${id}`);
}

function removeClass(element: Element, id: string): void {
  const classes = element.getAttribute('class') ?? '';
  const rest = classes.replace(` ${id}`, '');
  if (rest !== classes) element.setAttribute('class', rest);
  else element.classList.remove(id);
}
