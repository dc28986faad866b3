/** Props that one element of the source passes to its component. */
import type * as t from '@babel/types';
import type { PropPlace, PropSource } from '../../protocol/component-props.ts';
import { attributeName, findAttribute, spreadsAfter } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { literalValue } from './literal-value.ts';

/** Names of the props that the element sets by themselves, in its order; children that it has between its tags count. */
export function givenNames(node: t.JSXElement): string[] {
  const names = node.openingElement.attributes.flatMap((one) =>
    one.type === 'JSXAttribute' ? [attributeName(one)] : [],
  );
  return [...new Set(hasContent(node) ? [...names, 'children'] : names)];
}

/** The present value of one prop. */
export function propInSource(source: ParsedSource, node: t.JSXElement, name: string): PropSource {
  const opening = node.openingElement;
  if (name === 'children' && hasContent(node)) return childrenOf(source, node);
  const attribute = findAttribute(opening, name);
  const spread = spreadsAfter(opening, attribute ? endOf(attribute) : startOf(opening)).at(-1);
  if (!spread) return attribute ? attributeState(source, attribute, name) : { state: 'absent' };
  const code = codeOf(source, spread.argument);
  return attribute
    ? { ...attributeState(source, attribute, name), spreadAfter: code }
    : { state: 'spread', code, place: placeOf(source, spread) };
}

function attributeState(source: ParsedSource, attribute: t.JSXAttribute, name: string): ValueState {
  const { value } = attribute;
  if (!value) return { state: 'literal', value: true, code: name, place: placeOf(source, attribute) };
  if (value.type !== 'JSXExpressionContainer') return valueState(source, value, value);
  return valueState(source, value.expression, value);
}

type ValueState = Extract<PropSource, { state: 'literal' | 'expression' }>;

function valueState(source: ParsedSource, expression: t.Node, whole: t.Node): ValueState {
  const value = literalValue(expression);
  const code = codeOf(source, expression);
  const place = placeOf(source, whole);
  if (value !== undefined) return { state: 'literal', value, code, place };
  const isImported = expression.type === 'Identifier' && importsValue(source, expression.name);
  return { state: 'expression', code, ...(isImported && { isImported }), place };
}

/** The address of a file such as an image, which its default import stands for. */
const ASSET = /\.\w+$/;

/** The file imports the name as an export of a module. */
function importsValue(source: ParsedSource, name: string): boolean {
  const binding = resolveName(name, [source.ast.program as AnyNode]);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (!spec || spec.imported === '*') return false;
  return spec.imported !== 'default' || !ASSET.test(spec.specifier);
}

function childrenOf(source: ParsedSource, node: t.JSXElement): PropSource {
  const [first, last] = [node.children[0], node.children.at(-1)] as [t.Node, t.Node];
  const place = { ...placeOf(source, first), end: endOf(last) };
  const code = source.text.slice(startOf(first), endOf(last)).trim();
  const [only, ...others] = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  const isText = only?.type === 'JSXText' && others.length === 0 && !/[\n\r&]/.test(code);
  return isText ? { state: 'literal', value: code, code, place } : { state: 'expression', code, place };
}

function hasContent({ children }: t.JSXElement): boolean {
  return children.some((child) => child.type !== 'JSXText' || child.value.trim() !== '');
}

function codeOf({ text }: ParsedSource, node: t.Node): string {
  return text.slice(startOf(node), endOf(node));
}

function placeOf(source: ParsedSource, node: t.Node): PropPlace {
  const [start, end] = [startOf(node), endOf(node)];
  const { line = 1, column = 0 } = whereIs(source, start);
  return { file: source.file, line, column, start, end };
}
