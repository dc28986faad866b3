/** How many shown elements an edit of one source element changes, in a sentence. */
import type { AnyMutationChange } from '../protocol/changes.ts';
import { findElement } from './find-element.ts';
import type { MutationSuccess, Project } from './mutation.ts';
import { isFunction } from './nodes.ts';
import { isRefusal } from './refusals.ts';
import { listCallOf } from './slots.ts';
import { countCallSites } from './trace/call-sites.ts';
import { sourceOf } from './trace/origin.ts';

/** Nothing where the element stands for itself, or where the edit went to another file than the element's. */
export function countsFor(change: AnyMutationChange, project: Project, outcome: MutationSuccess): string[] {
  const id = editedElement(change);
  const target = id === null ? null : findElement(project, id);
  if (!target || isRefusal(target)) return [];
  const { source, element, ancestors } = target;
  const own = outcome.edits.find((edit) => edit.file === source.file)?.splices ?? [];
  // Text may have been changed in the data instead, which is one place.
  const isInside = own.some(({ start, end }) => start < element.end && end > element.start);
  if (change.type === 'EDIT_TEXT' ? !isInside : own.length === 0) return [];
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

/** The element whose own source is edited. */
function editedElement(change: AnyMutationChange): string | null {
  switch (change.type) {
    case 'STYLING':
      return change.changeFields.codebaseId;
    case 'ADD_JSX':
      return change.changeFields.codebaseIdToAddTo;
    case 'MOVE_JSX':
      return change.changeFields.codebaseIdToMove;
    case 'REMOVE_JSX':
      return change.changeFields.codebaseIdsToRemove[0] ?? null;
    case 'CHANGE_PROP':
    case 'CHANGE_TAG':
      return change.changeFields.codebaseIdToChange;
    case 'WRAP_DIV':
      return change.changeFields.codebaseIdsToWrap[0] ?? null;
    case 'UNWRAP':
      return change.changeFields.codebaseIdsToUnwrap[0] ?? null;
    case 'DUPLICATE':
      return change.changeFields.codebaseIdsToDuplicate[0] ?? null;
    case 'EDIT_TEXT':
      return change.changeFields.codebaseIdToEditText;
    case 'ADD_CLASS':
      return change.changeFields.codebaseIdToAddClass;
    case 'REMOVE_CLASS':
      return change.changeFields.codebaseIdToRemoveClass;
    case 'UPDATE_CLASSES':
      return change.changeFields.codebaseIdToUpdateClass;
    default:
      return null;
  }
}
