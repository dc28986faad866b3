/** Which item of a list is meant, where lists stand in lists: the page knows the item's index in each list around an element. */
import type { ListPosition } from '../../protocol/changes.ts';
import { type AnyNode, endOf, forEachChild, isFunction, startOf } from '../jsx/nodes.ts';
import { listCallOf } from '../jsx/slots.ts';
import type { ElementAddress, Project } from '../mutation.ts';
import type { Trace } from './tracer.ts';

/** A list on the page, by the place of the element that makes its items. */
export interface ListAt extends ElementAddress, Pick<ListPosition, 'index' | 'count' | 'key' | 'keyTo'> {}

export function listsAt(project: Project, lists: readonly ListPosition[] = []): ListAt[] {
  return lists.flatMap(({ codebaseId, ...place }) => {
    const at = project.locate(codebaseId);
    return at ? [{ ...at, ...place }] : [];
  });
}

/**
 * The trace outside of a list's callback, with the index of the item meant. Where the lists are known and this is none of them,
 * the index is that of another list.
 */
export function inList(callback: AnyNode, file: string, trace: Trace): Trace {
  const { lists = [] } = trace;
  if (lists.length === 0) return trace;
  const at = lists.findIndex((one) => one.file === file && makesItemsAt(callback, one.start));
  const list = lists[at];
  if (!list) return { ...trace, dataIndex: null, dataCount: null, dataKeys: undefined };
  return { ...trace, dataIndex: list.index, dataCount: list.count, dataKeys: list, lists: lists.slice(at + 1) };
}

/** True where no list inside of the callback has the element. */
function makesItemsAt(callback: AnyNode, start: number): boolean {
  const isAround = (node: AnyNode) => startOf(node) <= start && start < endOf(node);
  if (!isAround(callback)) return false;
  let isInner = false;
  const around: AnyNode[] = [callback];
  const visit = (node: AnyNode): void => {
    if (!isAround(node)) return;
    isInner ||= isFunction(node) && listCallOf(node, around) !== null;
    around.push(node);
    forEachChild(node, visit);
    around.pop();
  };
  forEachChild(callback, visit);
  return !isInner;
}
