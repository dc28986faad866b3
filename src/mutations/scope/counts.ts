/** How many shown elements an edit of one source element changes, in a sentence. */
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, subjectsOf } from '../../protocol/changes.ts';
import { findElement } from '../jsx/find-element.ts';
import { isFunction } from '../jsx/nodes.ts';
import { listCallOf } from '../jsx/slots.ts';
import type { MutationSuccess, Project } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { countCallSites } from '../trace/call-sites.ts';
import { sourceOf } from '../trace/origin.ts';

/** Empty if the source shows the element once, and for an edit in another file than the element's. */
export function countsFor(change: AnyMutationChange, project: Project, outcome: MutationSuccess): string[] {
  // The page shows the same.
  if (change.type === 'EXTRACT_COMPONENT' || change.type === 'TAKE_CLASS') return [];
  const id = subjectsOf(change)[0] ?? neighbourOf(change);
  const target = id === undefined ? null : findElement(project, id);
  if (!target || isRefusal(target)) return [];
  const { source, element, ancestors } = target;
  const own = outcome.edits.find((edit) => edit.file === source.file)?.splices ?? [];
  // A traced edit (of a text, of an image) may have changed the data instead, which is one place.
  const isInside = own.some(({ start, end }) => start < element.end && end > element.start);
  const isTraced = MUTATION_TYPES[change.type].instance === 'text';
  if (isTraced ? !isInside : own.length === 0) return [];
  const warnings: string[] = [];
  const fn = ancestors.findLast((node) => isFunction(node) && listCallOf(node, ancestors) !== null);
  const list = fn && listCallOf(fn, ancestors);
  if (list && list.callee.type === 'MemberExpression') {
    warnings.push(`It changes every item of ${sourceOf(source, list.callee.object)}.`);
  }
  const uses = element.owner ? countCallSites(project, source, element.owner) : 0;
  if (uses > 1) warnings.push(`It changes all ${uses} places that use ${element.owner}.`);
  return warnings;
}

/** Names the place of an addition that names no parent. */
function neighbourOf({ type, changeFields }: AnyMutationChange): string | undefined {
  return type === 'ADD_JSX' ? (changeFields.afterCodebaseId ?? changeFields.beforeCodebaseId) : undefined;
}
