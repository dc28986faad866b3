/**
 * Where an element stands: as a child, behind a condition, as a function's result, in a prop, in a list, …
 *
 * The *slot* of an element is the expression that it is the whole value of, seen from outside its conditions; the *unit* is
 * the child as a user sees it: the element itself, or the `{…}` around it and its condition.
 */
import type * as t from '@babel/types';
import type { Target } from './find-element.ts';
import { type AnyNode, endOf, isFunction, startOf } from './nodes.ts';
import type { ParsedSource } from './parse.ts';

export type Condition = 'and' | 'or' | 'then' | 'else';

export interface Slot {
  /**
   * child: among the children of an element or fragment · container: inside a `{…}` child · prop: value of an attribute ·
   * return: result of a function · item: of an array · argument: of a call · value: of a declaration, property, … ·
   * text: inside a template or a join of strings
   */
  kind: 'child' | 'container' | 'prop' | 'return' | 'item' | 'argument' | 'value' | 'text';
  /** conditions around the element, innermost first */
  conditions: { kind: Condition; node: t.LogicalExpression | t.ConditionalExpression }[];
  /** the outermost expression whose value the element may be, parentheses included */
  expression: AnyNode;
  /** the element with the parentheses right around it */
  operand: AnyNode;
  /** the node around `expression`: the parent element, `{…}`, attribute, return statement, array, … */
  holder: AnyNode;
  /** for return: the function */
  returns: AnyNode | null;
  /** ancestors of `expression`, the program first */
  ancestors: AnyNode[];
}

export function slotOf(target: Pick<Target, 'node' | 'ancestors'>): Slot {
  return slotOfNode(target.node as AnyNode, target.ancestors);
}

function slotOfNode(node: AnyNode, ancestors: readonly AnyNode[]): Slot {
  const conditions: Slot['conditions'] = [];
  let expression = node;
  let operand = node;
  let i = ancestors.length - 1;
  for (; i >= 0; i--) {
    const around = ancestors[i] as AnyNode;
    const condition = conditionOf(around, expression);
    if (condition) conditions.push({ kind: condition, node: around as t.LogicalExpression });
    else if (!isWrapper(around)) break;
    expression = around;
    if (conditions.length === 0) operand = around;
  }
  const holder = ancestors[i] as AnyNode;
  const outside = ancestors.slice(0, i + 1);
  return {
    kind: kindOf(holder, expression, outside),
    conditions,
    expression,
    operand,
    holder,
    returns: returningFunction(holder, expression, outside),
    ancestors: outside,
  };
}

function isWrapper(node: AnyNode): boolean {
  return /^(?:ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression)$/.test(node.type);
}

function conditionOf(node: AnyNode, inner: AnyNode): Condition | null {
  if (node.type === 'LogicalExpression' && node.right === inner) return node.operator === '&&' ? 'and' : 'or';
  if (node.type === 'ConditionalExpression') {
    if (node.consequent === inner) return 'then';
    if (node.alternate === inner) return 'else';
  }
  return null;
}

function kindOf(holder: AnyNode, expression: AnyNode, ancestors: readonly AnyNode[]): Slot['kind'] {
  switch (holder.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'child';
    case 'JSXAttribute':
      return 'prop';
    case 'JSXExpressionContainer':
      return ancestors.at(-2)?.type === 'JSXAttribute' ? 'prop' : 'container';
    case 'ReturnStatement':
      return 'return';
    case 'ArrowFunctionExpression':
      return holder.body === expression ? 'return' : 'value';
    case 'ArrayExpression':
      return 'item';
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return 'argument';
    case 'TemplateLiteral':
    case 'BinaryExpression':
    case 'UnaryExpression':
      return 'text';
    default:
      return 'value';
  }
}

function returningFunction(holder: AnyNode, expression: AnyNode, ancestors: readonly AnyNode[]): AnyNode | null {
  if (holder.type === 'ArrowFunctionExpression' && holder.body === expression) return holder;
  return holder.type === 'ReturnStatement' ? (ancestors.findLast((one) => isFunction(one)) ?? null) : null;
}

/** The call that runs a callback once per item (`rows.map(…)`), when the function is such a callback; else null. */
export function listCallOf(fn: AnyNode | null, ancestors: readonly AnyNode[]): t.CallExpression | null {
  if (!fn) return null;
  const at = ancestors.indexOf(fn);
  let i = (at < 0 ? ancestors.length : at) - 1;
  while (i >= 0 && isWrapper(ancestors[i] as AnyNode)) i--;
  const call = ancestors[i];
  if (call?.type !== 'CallExpression' && call?.type !== 'OptionalCallExpression') return null;
  const callee = call.callee;
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return null;
  const name = callee.property.type === 'Identifier' ? callee.property.name : '';
  const isList = /^(?:map|flatMap|forEach|reduce|from|mapValues|times)$/.test(name);
  return isList ? (call as t.CallExpression) : null;
}

/** `createRoot(…).render(<App />)`, `hydrateRoot(el, <App />)`, `ReactDOM.render(<App />, el)`. */
export function isMountCall(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name === 'hydrateRoot' || callee.name === 'hydrate';
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const method = callee.property.name;
  if (method === 'hydrateRoot' || method === 'hydrate') return true;
  if (method !== 'render') return false;
  const object = callee.object;
  if (object.type === 'CallExpression') return true;
  return object.type === 'Identifier' && /^(?:root|ReactDOM|reactRoot|appRoot)$/i.test(object.name);
}

/** Comments that lie in a span. */
export function hasCommentIn(source: ParsedSource, start: number, end: number): boolean {
  return (source.ast.comments ?? []).some(
    (comment) => startOf(comment as never) >= start && endOf(comment as never) <= end,
  );
}

/** True when a condition's other outcome shows nothing: then the whole condition may go with its only element. */
export function othersAreNothing(slot: Slot): boolean {
  return slot.conditions.every(({ kind, node }) => {
    if (kind === 'and') return true;
    if (kind === 'or' || node.type !== 'ConditionalExpression') return false;
    return isNothing(kind === 'then' ? node.alternate : node.consequent);
  });
}

/** null, undefined, false, '': React shows nothing. */
export function isNothing(node: t.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isNothing(node.expression);
  if (node.type === 'NullLiteral') return true;
  if (node.type === 'BooleanLiteral') return !node.value;
  if (node.type === 'StringLiteral') return node.value === '';
  return node.type === 'Identifier' && node.name === 'undefined';
}
