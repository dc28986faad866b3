import { WRAP_PLACEHOLDER } from '../../protocol/codebase-id.ts';
import { isShown } from './change-prop.ts';
import { copyOf, hide, inDocumentOrder, insertTemporary, type Undo, undoAll } from './dom-edits.ts';
import type { Apply } from './types.ts';

/**
 * Groups neighbours: each group gets one wrapper, as siblings do in the source. Neighbours with the same codebase id, such as
 * items of a list, get one each.
 */
function runsOf(elements: readonly Element[], idOf: ReadonlyMap<Element, string>): Element[][] {
  const runs: Element[][] = [];
  for (const element of elements) {
    const last = runs.at(-1);
    const isNext = last?.at(-1)?.nextElementSibling === element;
    if (last && isNext && !last.some((one) => idOf.get(one) === idOf.get(element))) last.push(element);
    else runs.push([element]);
  }
  return runs;
}

/** WRAP_DIV: a wrapper with copies replaces the hidden originals, which stay in React's parent. */
export const wrapDiv: Apply<'WRAP_DIV'> = ({ codebaseIdsToWrap, wrapTag = 'div', wrapProps = {} }, context) => {
  // Only the refresh can show a component, or a `<g>` (no other tag begins with that letter), around its children.
  if (!/^[a-fh-z][a-z0-9-]*$/.test(wrapTag)) return null;
  const idOf = new Map(codebaseIdsToWrap.flatMap((id) => context.targets(id).map((element) => [element, id] as const)));
  const elements = inDocumentOrder(idOf.keys());
  const undos: Undo[] = [];
  const parents = new Set(elements.map((element) => element.parentElement));
  for (const run of runsOf(elements, idOf)) {
    const [first] = run;
    if (!first?.parentNode) continue;
    const wrapper = context.document.createElement(wrapTag);
    wrapper.classList.add(WRAP_PLACEHOLDER);
    for (const [name, value] of Object.entries(wrapProps)) {
      if (typeof value === 'string' && isShown(name, value)) wrapper.setAttribute(name, value);
    }
    wrapper.append(...run.map((element) => copyOf(element)));
    undos.push(insertTemporary(first.parentNode, wrapper, first), ...run.map(hide));
  }
  if (undos.length === 0) return null;
  return {
    undo: undoAll(undos),
    data: { addedIds: [WRAP_PLACEHOLDER] },
    isSettled: () => codebaseIdsToWrap.every((id) => context.targets(id).every((el) => !parents.has(el.parentElement))),
  };
};

/** UNWRAP: copies of the children replace the hidden wrapper. */
export const unwrap: Apply<'UNWRAP'> = ({ codebaseIdsToUnwrap }, context) => {
  const undos: Undo[] = [];
  const elements = codebaseIdsToUnwrap.flatMap((id) => context.targets(id));
  // will be refused: elements must not vanish only to come back
  const isEmpty = codebaseIdsToUnwrap.some((id) => context.source(id)?.childless);
  if (isEmpty || !elements.some((element) => element.hasChildNodes())) return null;
  for (const element of elements) {
    const parent = element.parentNode;
    if (!parent) continue;
    for (const child of element.childNodes) {
      if (child.nodeType === 1) undos.push(insertTemporary(parent, copyOf(child as Element), element));
      else if (child.nodeType === 3) undos.push(insertText(parent, child.nodeValue ?? '', element));
    }
    undos.push(hide(element));
  }
  if (undos.length === 0) return null;
  return {
    undo: undoAll(undos),
    isSettled: () => codebaseIdsToUnwrap.every((id) => context.targets(id).length === 0),
  };
};

function insertText(parent: Node, text: string, before: Node): Undo {
  const node = (parent.ownerDocument as Document).createTextNode(text);
  parent.insertBefore(node, before);
  return () => node.remove();
}
