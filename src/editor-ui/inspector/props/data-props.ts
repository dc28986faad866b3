/** Props whose values are data, kept as JSON: those of a component that is shown alone. */
import type { ApiError } from '../../../protocol/api.ts';
import type { DataProps } from '../../../protocol/component-page.ts';
import type { ComponentProp, PropKind } from '../../../protocol/component-props.ts';
import { inWords } from '../../insert/insertable.ts';
import { isLiteral, type Literal, type Shown } from './prop-value.ts';

/** Props and their values, wherever these are kept. */
export interface DataFields {
  /** as the component declares them, the inherited ones included */
  props: readonly ComponentProp[];
  /** of those that are set */
  values: DataProps;
  /** values that hold where none is set */
  inherited?: Readonly<Record<string, InheritedValue>>;
  /** values that are code: shown with their place, and changed only there */
  code?: Readonly<Record<string, CodeValue>>;
  /** true where a list cannot be a value */
  isWithoutLists?: boolean;
  /** Undefined takes the value away. @returns why it was refused */
  set(name: string, value: unknown): Promise<ApiError | null> | ApiError | null;
}

export interface InheritedValue {
  value: unknown;
  /** name of the source: `meta`, or another story */
  from: string;
}

export interface CodeValue {
  code: string;
  place: { file: string; line: number };
  /** null for code that stands with the values themselves */
  from: string | null;
}

/** Values that are made of code, by the names of their types. */
const CODE =
  /=>|\b(?:Date|Map|Set|WeakMap|RegExp|URL|File|Blob|Promise|Ref|RefObject|RefCallback|MutableRefObject|ComponentType|ElementType|\w*Element|\w*Event)\b/;

/** True for a prop that no data can be. */
export function isCode({ name, type, typeText }: Pick<ComponentProp, 'name' | 'type' | 'typeText'>): boolean {
  return name === 'ref' || name === 'key' || isCodeKind(type) || (type.kind === 'other' && CODE.test(typeText));
}

function isCodeKind(type: PropKind): boolean {
  switch (type.kind) {
    case 'function':
      return true;
    case 'array':
      return isCodeKind(type.item);
    case 'object':
      return type.fields.some((field) => field.isRequired && isCodeKind(field.type));
    default:
      return false;
  }
}

/** Required ones without a value, of those that can have one here. */
export function missingOf({ props, values }: Pick<DataFields, 'props' | 'values'>): ComponentProp[] {
  return props.filter((prop) => prop.isRequired && !Object.hasOwn(values, prop.name) && !isCode(prop));
}

export interface DataRows {
  /** the component's own props, and all that are set */
  rows: ComponentProp[];
  /** those whose value is code, and those of the component's own that only code can be */
  code: ComponentProp[];
  /** the others that can be set */
  more: ComponentProp[];
}

export function dataRowsOf(fields: Omit<DataFields, 'set'>): DataRows {
  const { props, values, inherited = {}, code = {}, isWithoutLists = false } = fields;
  const known = new Set(props.map(({ name }) => name));
  const given = { ...code, ...inherited, ...values };
  const valueNow = (name: string) => (Object.hasOwn(values, name) ? values[name] : inherited[name]?.value);
  const others = Object.keys(given).filter((name) => !known.has(name));
  const all = [...props, ...others.map((name) => unknownProp(name, valueNow(name)))];
  const hasCode = ({ name }: ComponentProp) => Object.hasOwn(code, name);
  const isSet = (prop: ComponentProp) => Object.hasOwn(given, prop.name) && !hasCode(prop);
  const isOut = (prop: ComponentProp) => isCode(prop) || (isWithoutLists && prop.type.kind === 'array');
  const isRow = (prop: ComponentProp) => isSet(prop) || (!prop.isInherited && !isOut(prop) && !hasCode(prop));
  const rank = ({ name, isRequired }: ComponentProp) => (isRequired ? 0 : name === 'children' ? 1 : 2);
  return {
    rows: all.filter(isRow).toSorted((a, b) => rank(a) - rank(b)),
    code: all.filter((prop) => hasCode(prop) || (!isRow(prop) && !prop.isInherited)),
    more: all.filter((prop) => !isRow(prop) && !hasCode(prop) && prop.isInherited && !isOut(prop)),
  };
}

/** One that the component does not declare. */
export function unknownProp(name: string, value: unknown): ComponentProp {
  const kind = typeof value;
  return {
    name,
    type: kind === 'string' || kind === 'number' || kind === 'boolean' ? { kind } : { kind: 'other' },
    typeText: '',
    isRequired: false,
    defaultCode: null,
    description: null,
    isDeprecated: false,
    isInherited: true,
    source: { state: 'absent' },
  };
}

/** The value that a prop's control shows. */
export function shownData(
  { name, defaultLiteral }: ComponentProp,
  { values, inherited = {} }: Pick<DataFields, 'values' | 'inherited'>,
): Shown {
  const isSet = Object.hasOwn(values, name);
  const value = isSet ? values[name] : inherited[name]?.value;
  if (!isSet && !inherited[name])
    return isLiteral(defaultLiteral) ? { as: 'literal', value: defaultLiteral, isSet: false } : { as: 'nothing' };
  return isLiteral(value) ? { as: 'literal', value, isSet } : { as: 'code', code: JSON.stringify(value) };
}

/** True where the value is written as JSON. A prop of unknown type takes any JSON, or else a text. */
export function isJson({ type }: ComponentProp, shown: Shown): boolean {
  return shown.as === 'code' || type.kind === 'object' || type.kind === 'array' || type.kind === 'other';
}

export function jsonOf(shown: Shown): string {
  if (shown.as !== 'literal' || !shown.isSet) return shown.as === 'code' ? shown.code : '';
  return typeof shown.value === 'string' && !isJsonText(shown.value) ? shown.value : JSON.stringify(shown.value);
}

/** @returns null for a text that is no value of the type */
export function valueFromJson(text: string, { kind }: PropKind): { value: unknown } | null {
  if (isJsonText(text)) return { value: JSON.parse(text) };
  return kind === 'other' ? { value: text } : null;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A sensible value for a prop that the component needs. */
export function exampleOf({ name, type }: Pick<ComponentProp, 'name' | 'type'>, depth = 0): unknown {
  switch (type.kind) {
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'color':
      return '#888888';
    case 'enum':
      return type.values.find((value) => value !== null) ?? inWords(name);
    case 'array':
      return [];
    case 'object': {
      const fields = type.fields.filter((field) => field.isRequired && depth < 4);
      return Object.fromEntries(fields.map((field) => [field.name, exampleOf(field, depth + 1)]));
    }
    default:
      return inWords(name);
  }
}

/** The value of an optional prop that the user adds: a switch is then on. */
export function addedValue(prop: ComponentProp): Literal | unknown {
  return prop.type.kind === 'boolean' ? true : exampleOf(prop);
}
