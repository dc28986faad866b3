/** Small reversible DOM edits. After their undo React finds the page unchanged. */
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import { HIDDEN_CLASS, TEMPORARY_CLASS } from '../page/own-nodes.ts';

export type Undo = () => void;

export function undoAll(undos: readonly Undo[]): Undo {
  return () => {
    for (const undo of [...undos].reverse()) undo();
  };
}

function tokens(text: string | null): string {
  return (text ?? '').split(/\s+/).filter(Boolean).join(' ');
}

/** Adds classes; the undo removes only those that were missing and restores the original text. */
export function addClasses(element: Element, names: readonly string[]): Undo {
  const before = element.getAttribute('class');
  const added = names.filter((name) => name && !element.classList.contains(name));
  element.classList.add(...added);
  return () => {
    if (added.length === 0) return;
    element.classList.remove(...added);
    const left = element.getAttribute('class');
    // React writes no empty attribute: leave none behind.
    if (before === null) {
      if (left === '') element.removeAttribute('class');
    } else if (tokens(left) === tokens(before)) {
      element.setAttribute('class', before);
    }
  };
}

/** Removes classes; the undo restores the whole text if nobody else has changed it. */
export function removeClasses(element: Element, names: readonly string[]): Undo {
  const before = element.getAttribute('class');
  element.classList.remove(...names);
  const after = element.getAttribute('class');
  return () => {
    if (before === null || before === after) return;
    if (element.getAttribute('class') === after) element.setAttribute('class', before);
    else element.classList.add(...names.filter((name) => before.split(/\s+/).includes(name)));
  };
}

/** Hides an element until the refresh and leaves it in the DOM for React. */
export function hide(element: Element): Undo {
  return addClasses(element, [HIDDEN_CLASS]);
}

export function setAttribute(element: Element, name: string, value: string | null): Undo {
  const before = element.getAttribute(name);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  return () => {
    if (element.getAttribute(name) !== value) return;
    if (before === null) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}

export function inDocumentOrder(elements: Iterable<Element>): Element[] {
  // positive if a follows b, else negative
  return [...elements].sort((a, b) => (b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING) - 1);
}

/** Moves an element among its siblings; the undo moves it back if its parent is the same. */
export function moveAmong(parent: Node, element: Element, before: Node | null): Undo {
  const next = element.nextSibling;
  if (before !== element && before !== next) parent.insertBefore(element, before);
  return () => {
    if (element.parentNode === parent) parent.insertBefore(element, childOf(parent, next));
  };
}

/** The node to insert before if it is still in the parent, else null: the end. */
function childOf(parent: Node, node: Node | null): Node | null {
  return node?.parentNode === parent ? node : null;
}

/** Inserts a temporary element; the undo removes it. */
export function insertTemporary(parent: Node, element: Element, before: Node | null): Undo {
  element.classList.add(TEMPORARY_CLASS);
  parent.insertBefore(element, before);
  return () => element.remove();
}

/**
 * A copy to show elsewhere. Radio buttons lose their group name: a second checked one would uncheck the original.
 * @param rename maps each codebase id in the copy; null takes it away
 */
export function copyOf(element: Element, rename?: (codebaseId: string, isRoot: boolean) => string | null): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.classList.remove(HIDDEN_CLASS);
    if (part.localName === 'input' && part.getAttribute('type') === 'radio') part.removeAttribute('name');
    if (!rename) continue;
    for (const name of [...part.classList]) {
      if (!isCodebaseId(name)) continue;
      const next = rename(name, part === copy);
      if (next === null) part.classList.remove(name);
      else part.classList.replace(name, next);
    }
  }
  return copy;
}
