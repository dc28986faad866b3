/** Prop values as source, by their kind; code that runs and unsafe addresses are refused. */
import { parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import type { ExpressionValue, PropObject, PropValue } from '../../protocol/changes.ts';
import type { Refusal } from '../mutation.ts';
import {
  expressionNotAllowed,
  invalidField,
  isRefusal,
  loneSurrogate,
  propNotAllowed,
  unsafeUrl,
  type Where,
} from '../refusals.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { hasLoneSurrogate, quoted } from '../text/quoting.ts';
import { resolveName } from './bindings.ts';
import type { Target } from './find-element.ts';
import { type AnyNode, isNode, unwrapNode } from './nodes.ts';
import { optionsFor } from './parse.ts';
import { isSameButLiterals } from './same-but-literals.ts';

/** A value as JS source. */
export interface ValueSource {
  code: string;
  /** a JSX attribute string may say it too */
  isText: boolean;
  /** it is the present code with other literals */
  isKept?: boolean;
}

export function isExpression(value: PropValue): value is ExpressionValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === 2 &&
    value.type === 'expression' &&
    typeof value.code === 'string'
  );
}

/**
 * The code for a value where the target stands, or why it may not be written.
 * @param present the code that it replaces: what runs there already may stay
 */
export function valueSource(
  value: PropValue,
  name: string,
  target: Target,
  present: t.Node | null = null,
): ValueSource | Refusal {
  if (isExpression(value)) {
    const code = expressionSource(value.code, name, target, present);
    return isRefusal(code) ? code : { ...code, isText: false };
  }
  const code = literalSource(value, name, target.where, quoteHabit(target.source.text));
  return isRefusal(code) ? code : { code, isText: typeof value === 'string' };
}

/** The code for a value that is no expression. */
export function literalSource(
  value: PropValue,
  name: string,
  where: Where,
  quote: string,
  depth = 0,
): string | Refusal {
  switch (typeof value) {
    case 'string':
      if (hasLoneSurrogate(value)) return loneSurrogate(where);
      return isUnsafeUrl(name, value) ? unsafeUrl(where, name) : quoted(value, quote);
    case 'number':
      return Number.isFinite(value) ? (Object.is(value, -0) ? '0' : String(value)) : invalidField(name, 'is no number');
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value) || depth > 8) return invalidField(name, 'is no value that a prop can be set to');
      return objectSource(value as PropObject, name, where, quote, depth);
    default:
      return invalidField(name, 'is no value that a prop can be set to');
  }
}

function objectSource(value: PropObject, name: string, where: Where, quote: string, depth: number): string | Refusal {
  const parts: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (/^(?:__proto__|constructor|prototype)$/.test(key)) return propNotAllowed(where, key, 'may not be set');
    if (hasLoneSurrogate(key)) return loneSurrogate(where);
    // `to={{ pathname: … }}` holds an address as `href: …` of any other object does
    const code = literalSource(inner, URL_PROPS.test(name) ? name : key, where, quote, depth + 1);
    if (isRefusal(code)) return code;
    parts.push(`${keySource(key, quote)}: ${code}`);
  }
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** An object key: bare where it is a name. */
export function keySource(key: string, quote: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, quote);
}

const URL_PROPS = /^(?:href|src|action|formaction|to|data|poster|cite|background|manifest|ping|xlink:?href)$/i;
const SAFE_SCHEMES = /^(?:https?|mailto|tel|sms|ftp|blob)$/;

/** Addresses whose scheme may run code. Browsers skip control characters and blanks. */
function isUnsafeUrl(name: string, value: string): boolean {
  if (!URL_PROPS.test(name)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, so may we not
  const bare = value.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff]/g, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(bare)?.[1];
  if (scheme === undefined || SAFE_SCHEMES.test(scheme)) return false;
  return !/^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/.test(bare);
}

const STRINGS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gs;

function expressionSource(
  code: string,
  name: string,
  target: Target,
  present: t.Node | null,
): Omit<ValueSource, 'isText'> | Refusal {
  const { where } = target;
  const trimmed = code.trim();
  if (hasLoneSurrogate(trimmed)) return loneSurrogate(where);
  let node: t.Expression;
  try {
    node = parseExpression(trimmed, optionsFor('', target.source.language));
  } catch {
    return expressionNotAllowed(where, 'does not parse', AS_TEXT);
  }
  // A comment is no node: outside of all tokens only white space is allowed.
  if (node.end !== trimmed.length || node.start !== 0 || /\/[/*]/.test(trimmed.replace(STRINGS, ''))) {
    return expressionNotAllowed(where, 'holds more than an expression');
  }
  const problem = problemOf(node as AnyNode, name, target);
  if (!problem) return { code: trimmed };
  const texts: string[] = [];
  const isKept = present !== null && !URL_PROPS.test(name) && isSameButLiterals(node, present, texts);
  return isKept && !texts.some((text) => isUnsafeUrl('href', text)) ? { code: trimmed, isKept } : problem;
}

/** Words without quotes read as code. */
const AS_TEXT = 'For a text, write it in quotes; other code belongs into the file.';

function problemOf(node: AnyNode, name: string, target: Target): Refusal | null {
  const { where } = target;
  switch (node.type) {
    case 'StringLiteral':
      return isUnsafeUrl(name, node.value) ? unsafeUrl(where, name) : null;
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
      return null;
    case 'Identifier':
      if (isUnsafeUrl(name, textOf(node, target, 0))) return unsafeUrl(where, name);
      if (node.name === 'undefined' || resolveName(node.name, target.ancestors)) return null;
      return expressionNotAllowed(where, `uses ${node.name}, which is not in scope here`, AS_TEXT);
    case 'UnaryExpression':
      return /^[-+!]$/.test(node.operator)
        ? problemOf(node.argument as AnyNode, name, target)
        : notAllowed(node, where);
    case 'TemplateLiteral':
      if (isUnsafeUrl(name, textOf(node, target, 0))) return unsafeUrl(where, name);
      // a piece of an address is none by itself
      return firstProblem(node.expressions, '', target);
    case 'ArrayExpression':
      return node.elements.includes(null) ? notAllowed(node, where) : firstProblem(node.elements, name, target);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberProblem(node, name, target);
    case 'ObjectExpression':
      return firstProblem(
        node.properties.map((one) => (isPlainPair(one as AnyNode) ? (one as t.ObjectProperty).value : one)),
        name,
        target,
      );
    default:
      return notAllowed(node, where);
  }
}

/**
 * The text that an expression surely gives, put together from literals and constants of this file; what only the running page
 * knows counts as nothing, so that `${x}javascript:` is seen as the address that it may be.
 */
function textOf(expression: t.Node, target: Target, depth: number): string {
  const node = unwrapNode(expression);
  if (depth > 8) return '';
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'NumericLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') {
    return node.quasis
      .map((one, i) => {
        const inner = node.expressions[i];
        return (one.value.cooked ?? '') + (inner ? textOf(inner, target, depth + 1) : '');
      })
      .join('');
  }
  const value = constantValue(node, target);
  return value ? textOf(value, target, depth + 1) : '';
}

/** The declared value of `name` or `name.key`. */
function constantValue(node: t.Node, target: Target): t.Node | null {
  if (node.type === 'Identifier') {
    const declared = resolveName(node.name, target.ancestors)?.node;
    return declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier'
      ? (declared.init ?? null)
      : null;
  }
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const { property, computed } = node;
  const key =
    property.type === 'StringLiteral'
      ? property.value
      : property.type === 'Identifier' && !computed
        ? property.name
        : '';
  const object = constantValue(unwrapNode(node.object), target);
  const inner = object && unwrapNode(object);
  if (inner?.type !== 'ObjectExpression') return null;
  const found = inner.properties.findLast((one) => one.type === 'ObjectProperty' && nameOfKey(one.key) === key);
  return found?.type === 'ObjectProperty' ? found.value : null;
}

function nameOfKey(key: t.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' ? key.value : null;
}

/** `key: value` with a key that is no trap. */
function isPlainPair(node: AnyNode): boolean {
  if (node.type !== 'ObjectProperty' || node.computed) return false;
  const key = node.key.type === 'Identifier' ? node.key.name : node.key.type === 'StringLiteral' ? node.key.value : '';
  return !/^(?:__proto__|constructor|prototype)$/.test(key);
}

function memberProblem(node: t.MemberExpression | t.OptionalMemberExpression, name: string, target: Target) {
  const property = node.property as AnyNode;
  const key =
    property.type === 'Identifier' ? property.name : property.type === 'StringLiteral' ? property.value : null;
  const isPlain = node.computed
    ? property.type === 'StringLiteral' || property.type === 'NumericLiteral'
    : key !== null;
  if (!isPlain || (key !== null && /^(?:__proto__|constructor|prototype)$/.test(key))) {
    return notAllowed(node as AnyNode, target.where);
  }
  if (isUnsafeUrl(name, textOf(node, target, 0))) return unsafeUrl(target.where, name);
  return problemOf(node.object as AnyNode, name, target);
}

function firstProblem(nodes: readonly unknown[], name: string, target: Target): Refusal | null {
  for (const node of nodes) {
    const problem = isNode(node) ? problemOf(node, name, target) : null;
    if (problem) return problem;
  }
  return null;
}

function notAllowed({ type }: AnyNode, where: Where): Refusal {
  const [, what] = RUNS.find(([types]) => types.test(type)) ?? [];
  const reason = `holds ${what ?? 'code that runs'}; calls, operators and functions can only be changed in the code`;
  return expressionNotAllowed(where, reason);
}

const RUNS: readonly [types: RegExp, what: string][] = [
  [/Call|^New|^Tagged|^Import/, 'a call'],
  [/Function/, 'a function'],
  [/^(?:Binary|Logical|Conditional|Unary|Update|Assignment)Expression$/, 'an operator'],
  [/^Spread/, 'a spread'],
  [/^JSX/, 'an element'],
];
