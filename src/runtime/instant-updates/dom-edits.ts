/** Small reversible edits of the page that React does not notice once they are undone. Each gives back its undo. */
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

/** Adds classes; the undo takes away only those that were not there, and leaves the text as it was written. */
export function addClasses(element: Element, names: readonly string[]): Undo {
  const before = element.getAttribute('class');
  const added = names.filter((name) => name && !element.classList.contains(name));
  element.classList.add(...added);
  return () => {
    if (added.length === 0) return;
    element.classList.remove(...added);
    const left = element.getAttribute('class');
    // React writes no empty attribute: leave none behind where there was none.
    if (before === null) {
      if (left === '') element.removeAttribute('class');
    } else if (tokens(left) === tokens(before)) {
      element.setAttribute('class', before);
    }
  };
}

/** Takes classes away; the undo puts the whole text back, where it still is what this left. */
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

/** Takes an element off the page until the refresh, without taking it from React. */
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
  // above 0 where a follows b, else below
  return [...elements].sort((a, b) => (b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING) - 1);
}

/** Moves an element among its siblings; the undo puts it back, as long as it is still there. */
export function moveAmong(parent: Node, element: Element, before: Node | null): Undo {
  const next = element.nextSibling;
  if (before !== element && before !== next) parent.insertBefore(element, before);
  return () => {
    if (element.parentNode === parent) parent.insertBefore(element, childOf(parent, next));
  };
}

/** The node to insert before, where it still is in the parent; else the end. */
function childOf(parent: Node, node: Node | null): Node | null {
  return node?.parentNode === parent ? node : null;
}

/** Puts a temporary element in; the undo takes it out. */
export function insertTemporary(parent: Node, element: Element, before: Node | null): Undo {
  element.classList.add(TEMPORARY_CLASS);
  parent.insertBefore(element, before);
  return () => element.remove();
}

/**
 * A copy to show in another place. Radio buttons lose their group: a second checked one would uncheck the original.
 * @param rename gives each codebase id in it its new name
 */
export function copyOf(element: Element, rename?: (codebaseId: string) => string): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.classList.remove(HIDDEN_CLASS);
    if (part.localName === 'input' && part.getAttribute('type') === 'radio') part.removeAttribute('name');
    if (!rename) continue;
    for (const name of [...part.classList]) if (isCodebaseId(name)) part.classList.replace(name, rename(name));
  }
  return copy;
}
