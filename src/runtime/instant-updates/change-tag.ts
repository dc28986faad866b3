import { copyOf, hide, insertTemporary, type Undo, undoAll } from './dom-edits.ts';
import type { Apply } from './types.ts';

/** CHANGE_TAG: an element of the new tag, with the attributes and copies of the children, stands in for the hidden one. */
export const changeTag: Apply<'CHANGE_TAG'> = ({ codebaseIdToChange, newTagName }, context) => {
  // A component's name is no tag of the browser's: what it renders is only known after the refresh.
  if (!/^[a-z][a-z0-9-]*$/.test(newTagName)) return null;
  const undos: Undo[] = [];
  for (const element of context.targets(codebaseIdToChange)) {
    // Where a component stood, what it rendered says nothing of the element that comes.
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
