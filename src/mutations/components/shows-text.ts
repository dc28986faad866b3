/** Whether words between a component's tags are shown: its children stand in an element that holds text. As far as its function tells. */
import { types } from '@babel/core';
import type * as t from '@babel/types';
import { INNER_SVG_TAGS } from '../../protocol/svg-tags.ts';
import { type AnyNode, isFunction, isNativeTag, keyName, tagNameOf, unwrapNode } from '../jsx/nodes.ts';
import { VOID_TAGS } from '../jsx/tags.ts';

/** Elements that hold others, in which words are not shown or not allowed. */
const NO_WORDS = new Set(
  'table thead tbody tfoot tr colgroup ul ol dl select optgroup datalist picture video audio iframe svg textarea html head'.split(
    ' ',
  ),
);

/** The names by which a function knows its children, and those that bring them in a spread. */
interface Given {
  children: Set<string>;
  rests: Set<string>;
}

export function showsText(fn: AnyNode): boolean {
  if (!isFunction(fn)) return false;
  const given: Given = { children: new Set(), rests: new Set() };
  const first = fn.params[0];
  if (first) take(first.type === 'AssignmentPattern' ? first.left : first, given);
  const tags = new Map<string, t.Node>();
  types.traverseFast(fn as t.Node, (node) => {
    if (node.type !== 'VariableDeclarator' || !node.init) return;
    if (node.id.type === 'Identifier') tags.set(node.id.name, node.init);
    else if (node.init.type === 'Identifier' && given.rests.has(node.init.name)) take(node.id, given);
  });
  let shows = false;
  types.traverseFast(fn as t.Node, (node) => {
    if (node.type === 'JSXElement' && holdsWords(tagNameOf(node.openingElement.name), tags)) shows ||= has(node, given);
    return shows ? types.traverseFast.stop : undefined;
  });
  return shows;
}

/** A rest without `children` in it brings none. */
function take(pattern: t.Node, { children, rests }: Given): void {
  if (pattern.type === 'Identifier') rests.add(pattern.name);
  if (pattern.type !== 'ObjectPattern') return;
  const own = pattern.properties.find((one) => one.type === 'ObjectProperty' && keyName(one.key) === 'children');
  if (own?.type === 'ObjectProperty') {
    const value = own.value.type === 'AssignmentPattern' ? own.value.left : own.value;
    if (value.type === 'Identifier') children.add(value.name);
    return;
  }
  const rest = pattern.properties.at(-1);
  if (rest?.type === 'RestElement' && rest.argument.type === 'Identifier') rests.add(rest.argument.name);
}

/** A native tag, or a name that stands for one: `const Comp = asChild ? Slot : 'button'`. */
function holdsWords(tag: string, tags: ReadonlyMap<string, t.Node>): boolean {
  if (isNativeTag(tag)) return !VOID_TAGS.has(tag) && !NO_WORDS.has(tag) && !INNER_SVG_TAGS.has(tag);
  const meant = tags.get(tag);
  if (!meant) return false;
  const value = unwrapNode(meant);
  const options = value.type === 'ConditionalExpression' ? [value.consequent, value.alternate] : [value];
  return options.some((one) => one.type === 'StringLiteral' && isNativeTag(one.value) && holdsWords(one.value, tags));
}

function has(element: t.JSXElement, { children, rests }: Given): boolean {
  const isChildren = (node: t.Node) =>
    (node.type === 'Identifier' && children.has(node.name)) ||
    (node.type === 'MemberExpression' && isRest(node.object) && keyName(node.property) === 'children');
  const isRest = (node: t.Node) => node.type === 'Identifier' && rests.has(node.name);
  const content = element.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  if (content.length === 0) {
    return element.openingElement.attributes.some((one) => one.type === 'JSXSpreadAttribute' && isRest(one.argument));
  }
  return content.some(
    (child) => child.type === 'JSXExpressionContainer' && optionsOf(child.expression).some(isChildren),
  );
}

/** Possible results of an expression: `asChild ? children : …`, `children ?? …`. */
function optionsOf(expression: t.Node): t.Node[] {
  const node = unwrapNode(expression);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(optionsOf);
  return node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(optionsOf) : [node];
}
