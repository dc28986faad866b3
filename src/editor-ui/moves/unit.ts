/**
 * What a person drags on the page is a box. In the source that box may be several elements, one in the other: a component, the
 * component that it renders, and the tag at the end of it.
 */
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

/** Keys of the elements that are one box, from the one on the page outwards: components with nothing else in them. */
function sameBox(state: EditorState, key: string): string[] {
  const { items } = activeFrame(state).tree;
  const chain = [key];
  for (let at = items.get(key); at; ) {
    const parent = at.parent ? items.get(at.parent) : undefined;
    if (!parent?.isComponent || parent.children.length !== 1) break;
    chain.push(parent.key);
    at = parent;
  }
  return chain;
}

/**
 * The element of a box that a move to this parent means: the one that stands in that parent already, else the outermost that the
 * user's files hold.
 */
export function draggedUnit(state: EditorState, key: string, parentCodebaseId: string): string {
  const { items } = activeFrame(state).tree;
  const inFiles = sameBox(state, key).filter((each) => sourceOf(state, items.get(each) ?? null));
  const sibling = inFiles.find(
    (each) => sourceOf(state, items.get(each) ?? null)?.parentCodebaseId === parentCodebaseId,
  );
  return sibling ?? inFiles.at(-1) ?? key;
}
