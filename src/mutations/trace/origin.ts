/** Words for where a computed value comes from, for refusals that send the user there. */
import type * as t from '@babel/types';
import { freeNames, resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, forEachChild, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { placeName } from '../refusals.ts';
import type { Origin } from './origin-node.ts';

/** `src/App.tsx:12` */
export function placeOf({ in: file, node }: Origin): string {
  return placeName(whereIs(file, startOf(node)));
}

/** The expression as written, shortened for a sentence. */
export function sourceOf(source: { text: string }, node: t.Node): string {
  const text = source.text.slice(startOf(node), endOf(node)).replace(/\s+/g, ' ');
  return text.length > 48 ? `\`${text.slice(0, 45)}…\`` : `\`${text}\``;
}

/** `the prop label of P`, `the constant title (src/App.tsx:3)`, `a call of format`, … */
export function originOf(source: ParsedSource, expression: t.Node, ancestors: readonly AnyNode[]): string {
  const node = unwrapNode(expression);
  if (node.type === 'CallExpression') return `the result of calling ${sourceOf(source, node.callee)}`;
  if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') return 'a condition decides it';
  const root = rootIdentifier(node);
  if (!root) return 'it is computed when the page runs';
  const binding = resolveName(root.name, ancestors);
  if (!binding) return `${root.name} is not declared in this file`;
  const place = placeName(whereIs(source, startOf(binding.id)));
  switch (binding.kind) {
    case 'param': {
      const owner = ownerName(binding.scope, ancestors);
      return owner ? `a prop of ${owner}` : `${root.name} is a parameter of the callback at ${place}`;
    }
    case 'import':
      return `${root.name} is imported at ${place}`;
    default:
      return isHookResult(binding.node) ? `${root.name} is state (${place})` : `${root.name} is declared at ${place}`;
  }
}

/** `brands` of `brands[2].name`. */
function rootIdentifier(node: t.Node): t.Identifier | null {
  let inner = unwrapNode(node);
  while (inner.type === 'MemberExpression' || inner.type === 'OptionalMemberExpression')
    inner = unwrapNode(inner.object);
  return inner.type === 'Identifier' ? inner : null;
}

/** The component's name when a function is one, by its declaration. */
export function ownerName(scope: AnyNode, ancestors: readonly AnyNode[]): string | null {
  if ('id' in scope && scope.id) {
    const name = String((scope.id as AnyNode).name);
    return /^[A-Z]/.test(name) ? name : null;
  }
  const at = ancestors.indexOf(scope);
  for (let i = at - 1; i >= 0; i--) {
    const around = ancestors[i] as AnyNode;
    if (around.type === 'VariableDeclarator' && around.id.type === 'Identifier') {
      return /^[A-Z]/.test(around.id.name) ? around.id.name : null;
    }
    if (around.type === 'ExportDefaultDeclaration') return 'the default export';
    if (!/Expression$/.test(around.type)) return null;
  }
  return null;
}

function isHookResult(declarator: AnyNode): boolean {
  if (declarator.type !== 'VariableDeclarator' || !declarator.init) return false;
  let isHook = false;
  const init = unwrapNode(declarator.init) as AnyNode;
  const check = (node: AnyNode) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && /^use[A-Z]/.test(node.callee.name)) {
      isHook = true;
    }
  };
  check(init);
  if (init.type === 'AwaitExpression') forEachChild(init, check);
  return isHook;
}

/** True for code that uses only declarations and imports of its module: its value is the same for every element. */
export function isOfModule({ node, ancestors }: Origin): boolean {
  return [...freeNames(node).keys()].every((name) => resolveName(name, ancestors)?.scope.type === 'Program');
}
