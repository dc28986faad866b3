/**
 * A change as a request, by the table of change types. An element in a body is its lookup entry; the server needs the codebase
 * id only, so that is all we send.
 */
import type { FieldKind, FieldKinds } from '../../protocol/change-fields.ts';
import { fieldsOf, MUTATION_TYPES } from '../../protocol/change-types.ts';
import type { AnyMutationChange, ChangeFields } from '../../protocol/changes.ts';

const entry = (codebaseId: string) => ({ codebaseId });

const same = <T>(value: T) => value;

/** The form of each kind in a body. */
const WRITERS: { [K in FieldKind]: (value: FieldKinds[K]) => unknown } = {
  element: entry,
  elements: (ids) => ids.map(entry),
  codebaseId: same,
  text: same,
  texts: same,
  sourceText: same,
  name: same,
  names: same,
  className: same,
  flag: same,
  index: same,
  pixels: same,
  projectPath: same,
  hash: same,
  splices: same,
  framework: same,
  isTailwind: (value) => (value ? 'Tailwind' : null),
  styles: same,
  customProperties: same,
  cssRule: same,
  cssRules: same,
  propValue: same,
  propValues: same,
  component: same,
  classRules: same,
};

function inBody(kind: FieldKind, value: unknown): unknown {
  return (WRITERS[kind] as (value: unknown) => unknown)(value);
}

/** Fields with this prefix are parts of one object, whose form depends on the thing to add. */
const NEW_ELEMENT = 'newElement.';

function bodyOf(change: AnyMutationChange): Record<string, unknown> {
  const fields = change.changeFields as unknown as Record<string, unknown>;
  const body: Record<string, unknown> = {};
  for (const [name, { kind, wire }] of fieldsOf(change.type)) {
    const value = fields[name];
    if (wire === null || value === undefined || wire.startsWith(NEW_ELEMENT)) continue;
    body[wire] = inBody(kind, value);
  }
  if (change.type !== 'ADD_JSX') return body;
  const hasInstantUpdate = change.changeFields.htmlForInstantUpdate !== undefined;
  return { ...body, newElement: newElement(change.changeFields), hasInstantUpdate };
}

function newElement(f: ChangeFields['ADD_JSX']): Record<string, unknown> {
  if (f.addCodebaseId !== undefined) return { codebaseId: f.addCodebaseId, propsToSet: f.propsToSet };
  if (f.addComponent !== undefined) return { type: 'component', ...f.addComponent, propsToSet: f.propsToSet };
  return { type: 'native', nativeTag: f.addNativeTag, componentName: f.addNativeTag, propsToSet: f.propsToSet };
}

/** The operation and the JSON body that ask the server for a change. */
export function toRequest(change: AnyMutationChange): { operation: string; body: Record<string, unknown> } {
  const { id: changeId, scope, dataIndex, dataCount, lists, dataIndexTo, activityId, callSiteCodebaseId } = change;
  const callSite = callSiteCodebaseId === undefined ? undefined : entry(callSiteCodebaseId);
  const callSitesAround = change.callSitesAround?.map(entry);
  return {
    operation: MUTATION_TYPES[change.type].operation,
    body: {
      ...bodyOf(change),
      changeId,
      scope,
      dataIndex,
      dataCount,
      lists,
      dataIndexTo,
      otherItems: change.otherItems,
      activityId,
      callSite,
      callSitesAround,
    },
  };
}
