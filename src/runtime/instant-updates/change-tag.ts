import { copyOf, hide, insertTemporary, type Undo, undoAll } from './dom-edits.ts';
import type { Apply } from './types.ts';

/** CHANGE_TAG: a new element with the same attributes and copies of the children replaces the hidden one. */
export const changeTag: Apply<'CHANGE_TAG'> = ({ codebaseIdToChange, newTagName }, context) => {
  // A component name is not a tag: only the refresh shows its output.
  if (!/^[a-z][a-z0-9-]*$/.test(newTagName)) return null;
  const undos: Undo[] = [];
  for (const element of context.targets(codebaseIdToChange)) {
    // The output of a component says nothing about the new element.
    if (context.page.isComponentRoot(element, codebaseIdToChange)) continue;
    if (!element.parentNode || element.namespaceURI !== context.document.documentElement.namespaceURI) continue;
    const copy = copyOf(element);
    const retagged = context.document.createElement(newTagName);
    for (const { name, value } of copy.attributes) retagged.setAttribute(name, value);
    retagged.append(...copy.childNodes);
    undos.push(insertTemporary(element.parentNode, retagged, element), hide(element));
  }
  if (undos.length === 0) return null;
  return {
    undo: undoAll(undos),
    isSettled: () => context.targets(codebaseIdToChange).every((element) => element.localName === newTagName),
  };
};
