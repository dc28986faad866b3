/** Converts prop values between controls, CHANGE_PROP and code. */

import type { PropValue } from '../../../protocol/changes.ts';
import type { ComponentProp, PropKind } from '../../../protocol/component-props.ts';
import { FUNCTION_MARKER, OBJECT_MARKER } from '../../../protocol/messages.ts';

export type Literal = string | number | boolean | null;

/** The value in a prop's control. */
export type Shown =
  /** a literal: set in the source, or the default that holds */
  | { as: 'literal'; value: Literal; isSet: boolean }
  /** code: an expression, or a literal that no control can show */
  | { as: 'code'; code: string }
  | { as: 'nothing' };

/** @param live the page's value, for a prop whose data is edited instead of its expression; undefined otherwise */
export function shownOf(prop: ComponentProp, live?: unknown): Shown {
  const { source, defaultLiteral } = prop;
  if (isLiteral(live) && live !== FUNCTION_MARKER && live !== OBJECT_MARKER) {
    return { as: 'literal', value: live, isSet: true };
  }
  if (source.state === 'literal') {
    return isLiteral(source.value)
      ? { as: 'literal', value: source.value, isSet: true }
      : { as: 'code', code: source.code };
  }
  if (source.state === 'expression') return { as: 'code', code: source.code };
  if (isLiteral(defaultLiteral)) return { as: 'literal', value: defaultLiteral, isSet: false };
  return { as: 'nothing' };
}

export function isLiteral(value: unknown): value is Literal {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** True for kinds that have a control of their own; the others are written as code. */
export function hasControl({ kind }: PropKind): boolean {
  return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'color' || kind === 'enum';
}

/** True for kinds whose string on the page may be words, and not one of a few names. */
export function mayBeText({ kind }: PropKind): boolean {
  return kind === 'string' || kind === 'color' || kind === 'node' || kind === 'other';
}

/** True where a text stands, or may be put, though the type takes more than texts: `to` of a link, which may be an object. */
export function isWords({ type }: ComponentProp, shown: Shown): boolean {
  return type.kind === 'node' || (type.kind === 'other' && shown.as === 'literal' && typeof shown.value === 'string');
}

/** The number in a text, or null. */
export function numberFrom(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) ? value : null;
}

const NAME = '[A-Za-z_$][\\w$]*';
/** Names and member access: besides literals, the only expressions allowed. */
const REFERENCE = new RegExp(`^${NAME}(?:\\??\\.${NAME}|\\[(?:\\d+|'[^'\\\\]*'|"[^"\\\\]*")\\])*$`);

export type Typed = { ok: true; value: PropValue } | { ok: false; reason: string };

/**
 * Reads text typed as code: a literal, JSON, a name in scope with its members, or an element. The server checks that the names exist.
 */
export function valueFromCode(code: string): Typed {
  const text = code.trim();
  if (text === '') return { ok: false, reason: 'Write a value, or remove the prop.' };
  const quoted = /^'((?:[^'\\]|\\.)*)'$|^`([^`\\$]*)`$/s.exec(text);
  if (quoted) return { ok: true, value: unescaped(quoted[1] ?? quoted[2] ?? '') };
  const json = parsed(text);
  if (json !== undefined) return { ok: true, value: json };
  if (text === 'undefined') return { ok: false, reason: 'Remove the prop instead.' };
  if (REFERENCE.test(text) || /^[[{<]/.test(text)) return { ok: true, value: { type: 'expression', code: text } };
  return {
    ok: false,
    reason:
      'A literal, a name, a member like `item.title`, or an element like `<Icon />`. Other code is written in the file.',
  };
}

/** The value that a text typed as words means for a prop that takes elements: `<PlusIcon />` is one, and no words. */
export function valueFromWords(text: string): PropValue {
  const code = text.trim();
  return ELEMENT.test(code) ? { type: 'expression', code } : text;
}

/** An element as a whole; the server reads what is in it. */
const ELEMENT = /^<([A-Za-z_$][\w$.-]*)(?:[\s>].*)?(?:\/>|<\/\1\s*>)$/s;

function parsed(text: string): PropValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isLiteral(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_all, letter: string) => ({ n: '\n', t: '\t' })[letter] ?? letter);
}

/** The simplest value of a type, for a prop that is added; null where none is right before the user gives one. */
export function firstValue(type: PropKind): PropValue | null {
  switch (type.kind) {
    case 'boolean':
      return true;
    case 'number':
      return 0;
    case 'enum':
    case 'function':
    case 'other':
      return null;
    case 'array':
      return { type: 'expression', code: '[]' };
    case 'object':
      return { type: 'expression', code: '{}' };
    default:
      return '';
  }
}

/**
 * Reads the value of a prop whose type is not known as JSX has it: text, or code in braces. `true` and `false` are no text: any text
 * would mean true.
 */
export function valueFromJsx(text: string): Typed {
  const code = /^\{(.*)\}$/s.exec(text.trim())?.[1] ?? (/^(?:true|false)$/.test(text.trim()) ? text : null);
  return code === null ? { ok: true, value: valueFromWords(text) } : valueFromCode(code);
}

/** `name=value`, `name="value"` or `name={value}`, as a whole prop is typed; null for other text. */
export function propFromJsx(text: string): { name: string; typed: Typed } | null {
  const { name, value } = /^(?<name>[A-Za-z_$][\w$-]*)\s*=\s*(?<value>\S.*)$/s.exec(text.trim())?.groups ?? {};
  if (name === undefined || value === undefined) return null;
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  return { name, typed: quoted === undefined ? valueFromJsx(value) : { ok: true, value: quoted } };
}

type SetProp = ComponentProp & { source: { state: 'literal' | 'expression' } };

/** True for a prop that the source sets by name. */
export function isSet(prop: ComponentProp): prop is SetProp {
  return prop.source.state === 'literal' || prop.source.state === 'expression';
}

/** True for a value, such as an icon, that another export of its module can replace. */
export function isImported({ source }: ComponentProp): boolean {
  return source.state === 'expression' && source.isImported === true;
}

/** True for a prop whose value may stand in data: an expression or a spread gives it. */
export const mayBeData = ({ source }: ComponentProp): boolean =>
  source.state === 'expression' || source.state === 'spread' || 'spreadAfter' in source;

/** Names of the props that the source sets, in its order. */
export function namesSet(props: readonly ComponentProp[]): string[] {
  const set = props.filter(isSet).toSorted((a, b) => a.source.place.start - b.source.place.start);
  return set.map(({ name }) => name);
}

/**
 * Splits props into rows (set, required, or the component's own) and the rest, which the add menu offers.
 * @param first names of the rows that lead, in this order; the others follow in theirs, optional event handlers last
 */
export function rowsOf(
  props: readonly ComponentProp[],
  first: readonly string[] = namesSet(props),
): { rows: ComponentProp[]; more: ComponentProp[] } {
  const isRow = (prop: ComponentProp) =>
    !ELSEWHERE.has(prop.name) && (prop.source.state !== 'absent' || !prop.isInherited);
  const rank = (prop: ComponentProp) => {
    const at = first.indexOf(prop.name);
    return at >= 0 ? at : first.length + (isOptionalHandler(prop) ? 1 : 0);
  };
  return {
    rows: props.filter(isRow).toSorted((a, b) => rank(a) - rank(b)),
    more: props.filter((prop) => !ELSEWHERE.has(prop.name) && !isRow(prop)),
  };
}

function isOptionalHandler({ name, type, isRequired }: ComponentProp): boolean {
  return type.kind === 'function' && /^on[A-Z]/.test(name) && !isRequired;
}

/** these have sections of their own, or belong to React */
const ELSEWHERE: ReadonlySet<string> = new Set(['className', 'class', 'children', 'style', 'key', 'ref']);

export const isPropName = (text: string) => /^[A-Za-z_$][\w$-]*$/.test(text);
