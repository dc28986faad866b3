/**
 * From the wire to a change item: one table for all types, read in both forms, as a request body (spec §7, contract §3) and
 * as the change item itself (scripts). Validation happens here and nowhere later.
 */
import { randomUUID } from 'node:crypto';
import {
  type AnyMutationChange,
  CHANGE_TYPES,
  type ChangeFields,
  type ChangeType,
  createChange,
  type MutationType,
} from '../protocol/changes.ts';
import type { CssRuleRef } from '../protocol/style-rules.ts';
import * as read from './decode-fields.ts';
import { type Form, isObject, type Reader } from './decode-fields.ts';
import { refuse } from './errors.ts';

interface Field<T> {
  /** its name in a request body */
  wire: string;
  read: Reader<T>;
  optional: boolean;
}

function field<T>(wire: string, reader: Reader<T>): Field<T> {
  return { wire, read: reader, optional: false };
}
function optional<T>(wire: string, reader: Reader<T>): Field<T> {
  return { wire, read: reader, optional: true };
}

type FieldTable = { [T in MutationType]: { [F in keyof Required<ChangeFields[T]>]: Field<ChangeFields[T][F]> } };

const tag = read.name(200);
const className = read.name(64 * 1024);
const strings = read.list(read.text);
const byName = read.record(read.text);
const modifiers = optional('modifiers', read.list(tag));
const customProperties = optional('customProperties', byName);

const FIELDS: FieldTable = {
  STYLING: {
    codebaseId: field('reactElement', read.element),
    stylingChanges: field('styling', read.record(read.textOrNull)),
    stylingFramework: field('stylingFramework', read.oneOf('Inline', 'CSS', 'Tailwind')),
    modifiers,
    customProperties,
    rule: optional(
      'rule',
      read.shape<CssRuleRef>({
        filename: read.projectPath,
        selector: className,
        line: read.wholeNumber(1e9),
        conditions: read.list(read.text),
      }),
    ),
  },
  ADD_JSX: {
    codebaseIdToAddTo: field('destinationElement', read.element),
    beforeCodebaseId: optional('beforeElement', read.element),
    afterCodebaseId: optional('afterElement', read.element),
    addCodebaseId: optional('newElement.codebaseId', read.codebaseId),
    addNativeTag: optional('newElement.nativeTag', tag),
    addComponent: optional(
      'newElement.component',
      read.shape<{ file: string; exportName: string }>({ file: read.projectPath, exportName: tag }),
    ),
    fileContentsToSourceFrom: optional('fileContentsToSourceFrom', read.sourceText),
    fileContentsSourceFilename: optional('fileContentsSourceFilename', read.projectPath),
    propsToSet: optional('newElement.propsToSet', read.record(read.propValue)),
    deletedStoryboardId: optional('deletedStoryboardId', read.text),
    htmlForInstantUpdate: optional('htmlForInstantUpdate', read.text),
    copy: optional('copy', read.flag),
  },
  MOVE_JSX: {
    codebaseIdToMove: field('elementToMove', read.element),
    codebaseIdToMoveTo: field('newContainerElement', read.element),
    afterCodebaseId: optional('afterElement', read.element),
    beforeCodebaseId: optional('beforeElement', read.element),
    expectedCurrentParentCodebaseId: optional('expectedCurrentParent', read.element),
  },
  REMOVE_JSX: { codebaseIdsToRemove: field('elementsToRemove', read.elements) },
  CHANGE_PROP: {
    codebaseIdToChange: field('elementToModify', read.element),
    propName: field('propName', tag),
    // Absent means: take the prop away. null is a value.
    propValue: optional('propValue', read.propValue),
  },
  WRAP_DIV: { codebaseIdsToWrap: field('reactElements', read.elements), wrapTag: optional('wrapTag', tag) },
  UNWRAP: { codebaseIdsToUnwrap: field('reactElements', read.elements) },
  DUPLICATE: { codebaseIdsToDuplicate: field('reactElements', read.elements) },
  CHANGE_TAG: { codebaseIdToChange: field('elementToModify', read.element), newTagName: field('newTag', tag) },
  ADD_CLASS: {
    codebaseIdToAddClass: field('reactElement', read.element),
    className: field('className', className),
    addingTailwindClass: optional('stylingFramework', isTailwind),
    cssEquivalent: optional('cssEquivalent', read.text),
    temporaryOnly: optional('temporaryOnly', read.flag),
    modifiers,
    customProperties,
  },
  REMOVE_CLASS: {
    codebaseIdToRemoveClass: field('reactElement', read.element),
    className: field('className', className),
  },
  UPDATE_CLASSES: {
    codebaseIdToUpdateClass: field('reactElement', read.element),
    newClasses: field('newClasses', strings),
    oldClasses: field('oldClasses', strings),
    involvedClasses: optional('involvedClasses', read.list(involvedClass)),
    isInstantChangeOnly: optional('isInstantChangeOnly', read.flag),
  },
  EDIT_TEXT: {
    codebaseIdToEditText: field('element', read.element),
    newText: field('newText', read.text),
    oldText: field('oldText', read.text),
    part: optional('part', read.wholeNumber(1e4)),
  },
  EDIT_SOURCE: {
    filename: field('filename', read.projectPath),
    baseHash: field('baseHash', read.hash),
    splices: field('splices', read.sourceSplices),
  },
  EDIT_TOKEN: {
    name: field('name', tag),
    value: field('value', read.text),
    selector: optional('selector', read.text),
  },
};

function isTailwind(value: unknown, at: string, form: Form): boolean {
  return form === 'item' ? read.flag(value, at, form) : read.oneOf('Tailwind')(value, at, form) === 'Tailwind';
}

function involvedClass(value: unknown, at: string, form: Form): { tailwind: string; css: string; variant?: string } {
  const parts = read.shape({ tailwind: read.text, css: read.text })(value, at, form);
  const variant = (value as { variant?: unknown }).variant;
  return variant === undefined ? parts : { ...parts, variant: read.text(variant, `${at}.variant`, form) };
}

const OPERATIONS = new Map<string, MutationType>(
  (Object.keys(FIELDS) as MutationType[]).map((type) => [CHANGE_TYPES[type].operation, type]),
);

/** The change type of the last part of a mutate path, undefined when there is none. */
export function typeOfOperation(operation: string): MutationType | undefined {
  return OPERATIONS.get(operation);
}

export function mutationOperations(): string[] {
  return [...OPERATIONS.keys()];
}

/**
 * A change item from a request body; an id is made when the body has no `changeId`.
 * @param canvasId of the path: a body that names one must name the same
 * @throws Refused 400 with the type's and the field's name
 */
export function decodeBody(type: MutationType, body: unknown, canvasId: string): AnyMutationChange {
  if (!isObject(body)) return read.badField(`${type}: the body`, 'an object', body);
  if (body.canvasId !== undefined && body.canvasId !== canvasId) {
    refuse('bad-field', `${type}: canvasId is not the one in the address.`);
  }
  const flat = type === 'ADD_JSX' ? flattenNewElement(body) : body;
  const id = body.changeId === undefined ? randomUUID() : read.uuid(body.changeId, `${type}: changeId`, 'body');
  const change = assemble(type, id, flat, body, 'body');
  if (body.hasInstantUpdate !== undefined) {
    change.instantUpdateSent = read.flag(body.hasInstantUpdate, `${type}: hasInstantUpdate`, 'body');
  }
  return change;
}

/**
 * A change item from JSON.
 * @throws Refused 400: no type, a type that is no mutation, a bad field
 */
export function decodeChangeItem(value: unknown): AnyMutationChange {
  if (!isObject(value)) return read.badField('The change', 'an object', value);
  const type = mutationType(value.type);
  if (!isObject(value.changeFields)) return read.badField(`${type}: changeFields`, 'an object', value.changeFields);
  const id = value.id === undefined ? randomUUID() : read.uuid(value.id, `${type}: id`, 'item');
  const change = assemble(type, id, value.changeFields, value, 'item');
  if (value.instantUpdateSent !== undefined) {
    change.instantUpdateSent = read.flag(value.instantUpdateSent, `${type}: instantUpdateSent`, 'item');
  }
  return change;
}

function mutationType(type: unknown): MutationType {
  if (typeof type !== 'string') return read.badField('The change: type', 'a change type', type);
  if (Object.hasOwn(FIELDS, type)) return type as MutationType;
  if (Object.hasOwn(CHANGE_TYPES, type as ChangeType)) {
    return refuse('unknown-change-type', `Unsupported operation: ${type} is not applied as a change.`);
  }
  return refuse('unknown-change-type', `Unknown change type: ${type.slice(0, 80)}`);
}

function assemble(
  type: MutationType,
  id: string,
  source: Record<string, unknown>,
  around: Record<string, unknown>,
  form: Form,
): AnyMutationChange {
  const change = createChange(id, type, decodeFields(type, source, form)) as AnyMutationChange;
  if (!isAbsent(around.scope))
    change.scope = read.oneOf('definition', 'instance', 'data')(around.scope, `${type}: scope`, form);
  if (!isAbsent(around.dataIndex))
    change.dataIndex = read.wholeNumber(1e6)(around.dataIndex, `${type}: dataIndex`, form);
  if (!isAbsent(around.dataIndexTo))
    change.dataIndexTo = read.wholeNumber(1e6)(around.dataIndexTo, `${type}: dataIndexTo`, form);
  const site = form === 'body' ? 'callSite' : 'callSiteCodebaseId';
  if (!isAbsent(around[site])) change.callSiteCodebaseId = read.element(around[site], `${type}: ${site}`, form);
  if (!isAbsent(around.activityId)) change.activityId = read.uuid(around.activityId, `${type}: activityId`, form);
  return change;
}

function decodeFields<T extends MutationType>(type: T, source: Record<string, unknown>, form: Form): ChangeFields[T] {
  const fields: Record<string, unknown> = {};
  for (const [key, { wire, read: reader, optional: mayLack }] of Object.entries(FIELDS[type]) as [
    string,
    Field<unknown>,
  ][]) {
    const label = form === 'body' ? wire : key;
    const value = Object.hasOwn(source, label) ? source[label] : undefined;
    // Editors send null for what they do not name; only a prop's value may be null itself.
    if (mayLack && (value === undefined || (value === null && key !== 'propValue'))) continue;
    fields[key] = reader(value, `${type}: ${label}`, form);
  }
  return fields as unknown as ChangeFields[T];
}

/** Brings the parts of `newElement` to the top, under their dotted names. */
function flattenNewElement(body: Record<string, unknown>): Record<string, unknown> {
  const added = body.newElement;
  if (!isObject(added)) return read.badField('ADD_JSX: newElement', 'an element or {type: "native", nativeTag}', added);
  return { ...body, ...partOf(added), 'newElement.propsToSet': added.propsToSet ?? body.propsToSet };
}

/** What is to be added: a component by its file, another of an element, or a native tag. */
function partOf(added: Record<string, unknown>): Record<string, unknown> {
  const { file, exportName, nativeTag, codebaseId } = added;
  if (Object.hasOwn(added, 'exportName')) return { 'newElement.component': { file, exportName } };
  if (Object.hasOwn(added, 'nativeTag') || !Object.hasOwn(added, 'codebaseId')) {
    return { 'newElement.nativeTag': tag(nativeTag, 'ADD_JSX: newElement.nativeTag', 'body') };
  }
  return { 'newElement.codebaseId': codebaseId };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** The codebase ids that a change names, for finding the files it is about. */
export function idsOf(change: AnyMutationChange): string[] {
  const fields = change.changeFields as unknown as Record<string, unknown>;
  return elementFieldsOf(change.type).flatMap((key) =>
    fields[key] === undefined ? [] : (fields[key] as string | string[]),
  );
}

/** Names of the fields of a change item that hold a codebase id or several; none for what is no change type of ours. */
export function elementFieldsOf(type: unknown): string[] {
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return [];
  return Object.entries(FIELDS[type as MutationType] as Record<string, Field<unknown>>)
    .filter(([, { read: reader }]) => reader === read.element || reader === read.elements || reader === read.codebaseId)
    .map(([key]) => key);
}
