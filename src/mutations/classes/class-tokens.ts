/**
 * The classes that stand as literals in a `className`, with their places.
 *
 * A *literal* is one piece of source that holds classes: an attribute string, a JS string, a run of a template, a key of a
 * `clsx` object. A *token* is one class in it. A token that touches an interpolation (`p-${n}`) is part of a class only and
 * is left out. Browsers split classes at ASCII white space, so do we.
 */
import type * as t from '@babel/types';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { decodeEntities } from '../text/entities.ts';
import { cookString } from '../text/quoting.ts';

export type LiteralKind = 'attribute' | 'string' | 'template' | 'key';

export interface ClassLiteral {
  kind: LiteralKind;
  /** span of the content, without quotes */
  start: number;
  end: number;
  raw: string;
  /** the quote around it, `\`` for templates, empty for a bare key */
  quote: string;
  /** only reached on a condition (`on && 'x'`, a branch, an object key) */
  conditional: boolean;
  /** the content touches other content of the same class list on that side */
  gluedStart: boolean;
  gluedEnd: boolean;
  node: t.Node;
}

export interface ClassToken {
  /** the class that the browser sees */
  value: string;
  start: number;
  end: number;
}

export const JOINERS: ReadonlySet<string> = new Set([
  'cn',
  'cx',
  'cls',
  'clsx',
  'classNames',
  'classnames',
  'twMerge',
  'twJoin',
  'mergeClasses',
  'tw',
]);

/** True for calls whose arguments are joined to one class list. `cva` results ignore further arguments: not these. */
export function isJoinerCall(node: t.CallExpression): boolean {
  const callee = node.callee;
  if (callee.type === 'Identifier') return JOINERS.has(callee.name);
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && JOINERS.has(callee.property.name)
  );
}

/** The attribute that gives the class list: the last of them wins at run time. */
export function classAttribute(opening: t.JSXOpeningElement): t.JSXAttribute | null {
  for (let i = opening.attributes.length - 1; i >= 0; i--) {
    const attribute = opening.attributes[i];
    if (attribute?.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    if (attribute.name.name === 'className' || attribute.name.name === 'class') return attribute;
  }
  return null;
}

/** All literals of an attribute's value, in source order. */
export function classLiterals(attribute: t.JSXAttribute): ClassLiteral[] {
  const value = attribute.value;
  if (value?.type === 'StringLiteral') {
    const raw = String(value.extra?.raw ?? '""');
    return [literal('attribute', startOf(value) + 1, raw.slice(1, -1), raw[0] as string, value, false)];
  }
  const found: ClassLiteral[] = [];
  if (value?.type === 'JSXExpressionContainer') collectFrom(value.expression, false, found);
  return found;
}

/** A literal with its classes. */
export interface SourcedLiteral extends ClassLiteral {
  tokens: ClassToken[];
}

/** The literals of any expression that stands for classes, wherever it stands. */
export function sourcedLiterals(expression: t.Node): SourcedLiteral[] {
  const found: ClassLiteral[] = [];
  collectFrom(expression, false, found);
  return found.map((one) => ({ ...one, tokens: tokensOf(one) }));
}

/** Classes of a literal. */
export function tokensOf(source: ClassLiteral): ClassToken[] {
  if (source.kind === 'key' && source.quote === '') {
    return [{ value: source.raw, start: source.start, end: source.end }];
  }
  const tokens: ClassToken[] = [];
  for (const match of source.raw.matchAll(/[^ \t\n\f\r]+/g)) {
    const from = match.index;
    const to = from + match[0].length;
    if (from === 0 && source.gluedStart) continue;
    if (to === source.raw.length && source.gluedEnd) continue;
    const value = source.kind === 'attribute' ? decodeEntities(match[0]) : cookString(match[0]);
    if (value !== null) tokens.push({ value, start: source.start + from, end: source.start + to });
  }
  return tokens;
}

/** Every class that stands literally in the element's className, once each. */
export function literalClassesOf(opening: t.JSXOpeningElement): string[] {
  const attribute = classAttribute(opening);
  if (!attribute) return [];
  const classes = new Set<string>();
  for (const source of classLiterals(attribute)) for (const token of tokensOf(source)) classes.add(token.value);
  return [...classes];
}

function literal(
  kind: LiteralKind,
  start: number,
  raw: string,
  quote: string,
  node: t.Node,
  conditional: boolean,
): ClassLiteral {
  return { kind, start, end: start + raw.length, raw, quote, conditional, gluedStart: false, gluedEnd: false, node };
}

function collectFrom(expression: t.Node, conditional: boolean, found: ClassLiteral[]): void {
  const node = unwrapNode(expression);
  if (node.type === 'StringLiteral') {
    const raw = String(node.extra?.raw ?? '""');
    found.push(literal('string', startOf(node) + 1, raw.slice(1, -1), raw[0] as string, node, conditional));
  } else if (node.type === 'LogicalExpression') {
    if (node.operator !== '&&') collectFrom(node.left, true, found);
    collectFrom(node.right, true, found);
  } else if (node.type === 'ConditionalExpression') {
    collectFrom(node.consequent, true, found);
    collectFrom(node.alternate, true, found);
  } else if (node.type === 'ArrayExpression') {
    for (const item of node.elements) if (item) collectFrom(item, conditional, found);
  } else if (node.type === 'ArrowFunctionExpression') {
    // `className={({ isActive }) => …}`
    if (node.body.type !== 'BlockStatement') collectFrom(node.body, conditional, found);
    else
      for (const one of node.body.body)
        if (one.type === 'ReturnStatement' && one.argument) collectFrom(one.argument, conditional, found);
  } else if (node.type === 'TemplateLiteral') collectTemplate(node, conditional, found);
  else if (node.type === 'ObjectExpression') collectKeys(node, found);
  else if (node.type === 'BinaryExpression') collectConcatenation(node, conditional, found);
  else if (node.type === 'CallExpression') collectCall(node, conditional, found);
}

function collectTemplate(node: t.TemplateLiteral, conditional: boolean, found: ClassLiteral[]): void {
  node.quasis.forEach((quasi, i) => {
    const source = literal('template', startOf(quasi), quasi.value.raw, '`', quasi, conditional);
    source.gluedStart = i > 0;
    source.gluedEnd = i < node.quasis.length - 1;
    if (source.raw !== '' || node.quasis.length === 1) found.push(source);
    const inner = node.expressions[i];
    // A class inside an interpolation is a whole one only where white space stands around the interpolation.
    if (inner && /(?:^|\s)$/.test(quasi.value.raw) && /^(?:\s|$)/.test(node.quasis[i + 1]?.value.raw ?? '')) {
      collectFrom(inner, conditional, found);
    }
  });
}

function collectKeys(node: t.ObjectExpression, found: ClassLiteral[]): void {
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    const key = property.key;
    if (key.type === 'StringLiteral') {
      const raw = String(key.extra?.raw ?? '""');
      found.push(literal('key', startOf(key) + 1, raw.slice(1, -1), raw[0] as string, property, true));
    } else if (key.type === 'Identifier') {
      found.push(literal('key', startOf(key), key.name, '', property, true));
    }
  }
}

/** `'p-4 ' + tone`: a piece joins the next one unless there is white space between. */
function collectConcatenation(node: t.BinaryExpression, conditional: boolean, found: ClassLiteral[]): void {
  if (node.operator !== '+') return;
  const before = found.length;
  collectFrom(node.left, conditional, found);
  for (const source of found.slice(before)) if (source.end >= endOf(node.left) - 1) source.gluedEnd = true;
  const middle = found.length;
  collectFrom(node.right, conditional, found);
  for (const source of found.slice(middle)) if (source.start <= startOf(node.right) + 1) source.gluedStart = true;
}

function collectCall(node: t.CallExpression, conditional: boolean, found: ClassLiteral[]): void {
  if (isJoinerCall(node)) {
    for (const argument of node.arguments) collectFrom(argument, conditional, found);
    return;
  }
  const callee = node.callee;
  // `[…].join(' ')`, `[…].filter(Boolean).join(' ')`
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    if (/^(?:join|filter|trim|concat)$/.test(callee.property.name)) collectFrom(callee.object, conditional, found);
    return;
  }
  // `cva('base', …)(…)`, and `variants({ className: 'x' })`
  if (callee.type === 'CallExpression') {
    const base = callee.arguments[0];
    if (base && callee.callee.type === 'Identifier' && /^(?:cva|tv)$/.test(callee.callee.name)) {
      collectFrom(base, conditional, found);
    }
  }
  const classProperty = variantClassProperty(node);
  if (classProperty) collectFrom(classProperty.value, conditional, found);
}

/** The `className` (or `class`) that a call to a `cva` result is given. */
export function variantClassProperty(node: t.CallExpression): t.ObjectProperty | null {
  const [only] = node.arguments;
  if (node.arguments.length !== 1 || only?.type !== 'ObjectExpression') return null;
  for (const property of only.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
    if (property.key.name === 'className' || property.key.name === 'class') return property;
  }
  return null;
}
