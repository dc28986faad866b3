/**
 * How each change reads as a request (spec §7). An element in a body is its lookup entry; the server needs the codebase id
 * only, so that is all we send.
 */
import { type AnyMutationChange, CHANGE_TYPES, type ChangeFields, type MutationType } from '../../protocol/changes.ts';

const element = (codebaseId: string | undefined) => (codebaseId === undefined ? undefined : { codebaseId });
const elements = (ids: string[]) => ids.map((codebaseId) => ({ codebaseId }));

const BODIES: { [T in MutationType]: (fields: ChangeFields[T]) => Record<string, unknown> } = {
  STYLING: (f) => ({
    reactElement: element(f.codebaseId),
    styling: f.stylingChanges,
    stylingFramework: f.stylingFramework,
    modifiers: f.modifiers,
    customProperties: f.customProperties,
    rule: f.rule,
  }),
  ADD_JSX: (f) => ({
    destinationElement: element(f.codebaseIdToAddTo),
    beforeElement: element(f.beforeCodebaseId),
    afterElement: element(f.afterCodebaseId),
    newElement: newElement(f),
    deletedStoryboardId: f.deletedStoryboardId,
    fileContentsToSourceFrom: f.fileContentsToSourceFrom,
    fileContentsSourceFilename: f.fileContentsSourceFilename,
    hasInstantUpdate: f.htmlForInstantUpdate !== undefined,
    copy: f.copy,
  }),
  MOVE_JSX: (f) => ({
    elementToMove: element(f.codebaseIdToMove),
    newContainerElement: element(f.codebaseIdToMoveTo),
    afterElement: element(f.afterCodebaseId),
    beforeElement: element(f.beforeCodebaseId),
    expectedCurrentParent: element(f.expectedCurrentParentCodebaseId),
  }),
  REMOVE_JSX: (f) => ({ elementsToRemove: elements(f.codebaseIdsToRemove) }),
  CHANGE_PROP: (f) => ({
    elementToModify: element(f.codebaseIdToChange),
    propName: f.propName,
    propValue: f.propValue,
  }),
  WRAP_DIV: (f) => ({ reactElements: elements(f.codebaseIdsToWrap), wrapTag: f.wrapTag }),
  UNWRAP: (f) => ({ reactElements: elements(f.codebaseIdsToUnwrap) }),
  DUPLICATE: (f) => ({ reactElements: elements(f.codebaseIdsToDuplicate) }),
  CHANGE_TAG: (f) => ({ elementToModify: element(f.codebaseIdToChange), newTag: f.newTagName }),
  ADD_CLASS: (f) => ({
    reactElement: element(f.codebaseIdToAddClass),
    className: f.className,
    stylingFramework: f.addingTailwindClass ? 'Tailwind' : null,
    modifiers: f.modifiers,
    customProperties: f.customProperties,
  }),
  REMOVE_CLASS: (f) => ({ reactElement: element(f.codebaseIdToRemoveClass), className: f.className }),
  UPDATE_CLASSES: (f) => ({
    reactElement: element(f.codebaseIdToUpdateClass),
    newClasses: f.newClasses,
    oldClasses: f.oldClasses,
  }),
  EDIT_TEXT: (f) => ({
    element: element(f.codebaseIdToEditText),
    newText: f.newText,
    oldText: f.oldText,
    ...(f.part !== undefined && { part: f.part }),
  }),
  EDIT_SOURCE: (f) => ({ ...f }),
  EDIT_TOKEN: (f) => ({ ...f }),
};

function newElement(f: ChangeFields['ADD_JSX']): Record<string, unknown> {
  if (f.addCodebaseId !== undefined) return { codebaseId: f.addCodebaseId, propsToSet: f.propsToSet };
  if (f.addComponent !== undefined) return { type: 'component', ...f.addComponent, propsToSet: f.propsToSet };
  return { type: 'native', nativeTag: f.addNativeTag, componentName: f.addNativeTag, propsToSet: f.propsToSet };
}

/** The operation and the JSON body that ask the server for a change. */
export function toRequest(change: AnyMutationChange): { operation: string; body: Record<string, unknown> } {
  const fields = (BODIES[change.type] as (f: AnyMutationChange['changeFields']) => Record<string, unknown>)(
    change.changeFields,
  );
  const { id: changeId, scope, dataIndex, dataIndexTo, activityId, callSiteCodebaseId } = change;
  return {
    operation: CHANGE_TYPES[change.type].operation,
    body: {
      ...fields,
      changeId,
      scope,
      dataIndex,
      dataIndexTo,
      activityId,
      callSite: element(callSiteCodebaseId),
    },
  };
}
