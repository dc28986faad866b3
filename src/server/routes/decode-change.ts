/**
 * Decodes and validates changes from the wire, with one table for all types. There are two forms: a request body, and the
 * change item itself, which scripts send. No later code validates again.
 */
import { randomUUID } from 'node:crypto';
import type { Field, FieldKind, FieldKinds } from '../../protocol/change-fields.ts';
import { fieldsOf, isMutationType, MUTATION_TYPES } from '../../protocol/change-types.ts';
import {
  type AnyMutationChange,
  CHANGE_TYPES,
  type ChangeFields,
  type ChangeType,
  createChange,
  type ListPosition,
  type MutationType,
} from '../../protocol/changes.ts';
import type { CssRuleRef } from '../../protocol/css-rule-ref.ts';
import * as read from './decode-fields.ts';
import { type Form, isObject, type Reader } from './decode-fields.ts';
import { refuse } from './errors.ts';

const ELEMENT_KINDS: readonly FieldKind[] = ['element', 'elements', 'codebaseId'];

const name = read.name(200);
const className = read.name(64 * 1024);
const framework = read.oneOf('Inline', 'CSS', 'Tailwind');

const cssRule = read.shape<CssRuleRef>({
  filename: read.projectPath,
  selector: className,
  line: read.wholeNumber(1e9),
  conditions: read.list(read.text),
});

const READERS: { [K in FieldKind]: Reader<FieldKinds[K]> } = {
  element: read.element,
  elements: read.elements,
  codebaseId: read.codebaseId,
  text: read.text,
  texts: read.list(read.text),
  sourceText: read.sourceText,
  name,
  names: read.list(name),
  className,
  flag: read.flag,
  index: read.wholeNumber(1e6),
  pixels: read.pixels,
  projectPath: read.projectPath,
  hash: read.hash,
  splices: read.sourceSplices,
  framework,
  isTailwind,
  styles: read.record(read.textOrNull),
  customProperties: read.customProperties,
  cssRule,
  cssRules: read.list(cssRule),
  propValue: read.propValue,
  propValues: read.record(read.propValue),
  component: read.shape<{ file: string; exportName: string }>({ file: read.projectPath, exportName: name }),
  classRules: read.list(classRule),
};

const placeInList = read.shape<ListPosition>({
  codebaseId: read.codebaseId,
  index: read.wholeNumber(1e6),
  count: read.wholeNumber(1e6),
});

/** In bytes: the editor passes on 2,000 characters. */
const LONGEST_REACT_KEY = 8000;

/** Used for a change, and for the query of `/textSource`. */
export function listPosition(value: unknown, at: string, form: Form): ListPosition {
  const place = placeInList(value, at, form);
  for (const name of ['key', 'keyTo'] as const) {
    const key = (value as Record<string, unknown>)[name];
    if (!isAbsent(key)) place[name] = read.name(LONGEST_REACT_KEY)(key, `${at}.${name}`, form);
  }
  return place;
}

function isTailwind(value: unknown, at: string, form: Form): boolean {
  return form === 'item' ? read.flag(value, at, form) : framework(value, at, form) === 'Tailwind';
}

function classRule(value: unknown, at: string, form: Form): { tailwind: string; css: string; variant?: string } {
  const parts = read.shape({ tailwind: read.text, css: read.text })(value, at, form);
  const variant = (value as { variant?: unknown }).variant;
  return isAbsent(variant) ? parts : { ...parts, variant: read.text(variant, `${at}.variant`, form) };
}

const OPERATIONS = new Map<string, MutationType>(
  (Object.keys(MUTATION_TYPES) as MutationType[]).map((type) => [MUTATION_TYPES[type].operation, type]),
);

/** The change type for the last segment of a mutate path; undefined when there is none. */
export function typeOfOperation(operation: string): MutationType | undefined {
  return OPERATIONS.get(operation);
}

export function mutationOperations(): string[] {
  return [...OPERATIONS.keys()];
}

/**
 * Decodes a request body. Creates an id when it has no `changeId`.
 * @param canvasId id in the path; the body's, if present, must be equal
 * @throws Refused 400 that names the type and the field
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
 * Decodes a change item from JSON.
 * @throws Refused 400: missing type, a type that is not a mutation, an invalid field
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
  if (isMutationType(type)) return type;
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
  if (!isAbsent(around.dataCount))
    change.dataCount = read.wholeNumber(1e6)(around.dataCount, `${type}: dataCount`, form);
  if (!isAbsent(around.lists)) change.lists = read.list(listPosition)(around.lists, `${type}: lists`, form);
  if (!isAbsent(around.dataIndexTo))
    change.dataIndexTo = read.wholeNumber(1e6)(around.dataIndexTo, `${type}: dataIndexTo`, form);
  if (!isAbsent(around.otherItems))
    change.otherItems = read.list(listPosition)(around.otherItems, `${type}: otherItems`, form);
  const site = form === 'body' ? 'callSite' : 'callSiteCodebaseId';
  if (!isAbsent(around[site])) change.callSiteCodebaseId = read.element(around[site], `${type}: ${site}`, form);
  if (!isAbsent(around.callSitesAround))
    change.callSitesAround = read.list(read.element)(around.callSitesAround, `${type}: callSitesAround`, form);
  if (!isAbsent(around.activityId)) change.activityId = read.uuid(around.activityId, `${type}: activityId`, form);
  return change;
}

function decodeFields<T extends MutationType>(type: T, source: Record<string, unknown>, form: Form): ChangeFields[T] {
  const fields: Record<string, unknown> = {};
  for (const [key, field] of fieldsOf(type)) {
    const label = form === 'body' ? field.wire : key;
    if (label === null) continue;
    const value = Object.hasOwn(source, label) ? source[label] : undefined;
    if (isLeftOut(field, value)) continue;
    fields[key] = READERS[field.kind](value, `${type}: ${label}`, form);
  }
  const positions = fieldsOf(type).filter(([, { isPosition }]) => isPosition);
  const [first] = positions;
  if (first && !positions.some(([key]) => key in fields)) {
    const [key, { wire }] = first;
    read.element(undefined, `${type}: ${form === 'body' ? wire : key}`, form);
  }
  return fields as unknown as ChangeFields[T];
}

/** Editors send null for an unset optional field; only for a prop's value is null a value. */
function isLeftOut({ kind, isRequired }: Field, value: unknown): boolean {
  return !isRequired && (value === undefined || (value === null && kind !== 'propValue'));
}

/** Moves the parts of `newElement` to the top level, under dotted names. */
function flattenNewElement(body: Record<string, unknown>): Record<string, unknown> {
  const added = body.newElement;
  // A component that is copied from a new file is identified by the file.
  if (isAbsent(added) && !isAbsent(body.fileContentsToSourceFrom)) return body;
  if (!isObject(added)) return read.badField('ADD_JSX: newElement', 'an element or {type: "native", nativeTag}', added);
  return { ...body, ...partOf(added), 'newElement.propsToSet': added.propsToSet ?? body.propsToSet };
}

/** The element to add: a component (by its file), a copy of another element, or a native tag. */
function partOf(added: Record<string, unknown>): Record<string, unknown> {
  const { file, exportName, nativeTag, codebaseId } = added;
  if (Object.hasOwn(added, 'exportName')) return { 'newElement.component': { file, exportName } };
  if (Object.hasOwn(added, 'nativeTag') || !Object.hasOwn(added, 'codebaseId')) {
    return { 'newElement.nativeTag': name(nativeTag, 'ADD_JSX: newElement.nativeTag', 'body') };
  }
  return { 'newElement.codebaseId': codebaseId };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** All codebase ids in a change, to find the files it affects. */
export function idsOf(change: AnyMutationChange): string[] {
  const fields = change.changeFields as unknown as Record<string, unknown>;
  return elementFieldsOf(change.type).flatMap((key) =>
    fields[key] === undefined ? [] : (fields[key] as string | string[]),
  );
}

/** Names of the fields that hold codebase ids; none for a type that does not edit source. */
export function elementFieldsOf(type: unknown): string[] {
  if (!isMutationType(type)) return [];
  return fieldsOf(type).flatMap(([key, { kind }]) => (ELEMENT_KINDS.includes(kind) ? key : []));
}
