/** Values that React accepts for a prop of a native element, where others would throw or show nothing. */
import { type ParserOptions, parseExpression } from '@babel/parser';
import type { PropValue } from '../../protocol/changes.ts';
import type { Refusal } from '../mutation.ts';
import { propNotAllowed, type Where } from '../refusals.ts';
import { isNativeTag, unwrapNode } from './nodes.ts';
import { isExpression } from './prop-value.ts';

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'element' | 'null' | 'unknown';

/** @returns null where the value fits, or where only the running page knows */
export function refuseForNative(tag: string, name: string, value: PropValue, where: Where): Refusal | null {
  // custom elements take objects as properties
  if (!isNativeTag(tag) || tag.includes('-')) return null;
  const kind = kindOf(value);
  if (kind === 'null' || kind === 'unknown') return null;
  if (/^on[a-z]/i.test(name)) return propNotAllowed(where, name, 'takes a function');
  if (name === 'style') {
    return kind === 'object' ? null : propNotAllowed(where, name, 'takes an object of styles, not a text');
  }
  const isClass = name === 'className' || name === 'class';
  if (kind === 'element') return propNotAllowed(where, name, 'takes no element');
  return isClass && kind !== 'text' && kind !== 'number' ? propNotAllowed(where, name, 'takes a text') : null;
}

function kindOf(value: PropValue): Kind {
  if (isExpression(value)) return kindOfCode(value.code);
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

const PARSER: ParserOptions = { plugins: ['typescript', 'jsx'], errorRecovery: true };

function kindOfCode(code: string): Kind {
  try {
    const { type } = unwrapNode(parseExpression(code, PARSER));
    return KINDS.get(type) ?? 'unknown';
  } catch (error) {
    // whoever checks the expression says why it is none
    if (error instanceof SyntaxError) return 'unknown';
    throw error;
  }
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['StringLiteral', 'text'],
  ['TemplateLiteral', 'text'],
  ['NumericLiteral', 'number'],
  ['BooleanLiteral', 'boolean'],
  ['ArrayExpression', 'list'],
  ['ObjectExpression', 'object'],
  ['NullLiteral', 'null'],
  ['JSXElement', 'element'],
]);
