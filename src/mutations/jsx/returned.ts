/**
 * What a component returns, apart from what it makes beside that: `const header = <h1 />`, which it shows somewhere within.
 */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction, keyName } from './nodes.ts';

/** The expressions that a function may return; null for a bare `return`. */
export function returnedBy(fn: t.Function): (AnyNode | null)[] {
  if (fn.body.type !== 'BlockStatement') return [fn.body as AnyNode];
  const found: (AnyNode | null)[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'ReturnStatement') found.push((node.argument as AnyNode | null | undefined) ?? null);
    else if (!isFunction(node)) forEachChild(node, visit);
  };
  visit(fn.body as AnyNode);
  return found;
}

/**
 * The name under which a component keeps what stands at this key of a node in it: of a constant, a function, a method. Empty for what
 * it does not keep, such as the expression of a statement; null where the node gives no name.
 */
export function keptAs(node: AnyNode, key: string, component: t.Node): string | null {
  if (key === 'params') return '';
  if (node === component) return null;
  switch (node.type) {
    case 'VariableDeclarator':
      return key === 'init' && node.id.type === 'Identifier' ? node.id.name : null;
    case 'AssignmentExpression':
      return node.left.type === 'Identifier' ? node.left.name : '';
    case 'ExpressionStatement':
      return node.expression.type === 'AssignmentExpression' ? null : '';
    case 'FunctionDeclaration':
      return key === 'body' ? (node.id?.name ?? null) : null;
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      return key === 'body' ? keyName(node.key) : null;
    case 'ClassProperty':
    case 'ClassPrivateProperty':
      return key === 'value' ? keyName(node.key) : null;
    default:
      return null;
  }
}

/** Names of a component whose values its result may be: `content` of `return content`, `renderRow` of `return renderRow()`. */
export function namesReturned(component: t.Function | t.Class): ReadonlySet<string> {
  const names = new Set<string>();
  const kept = keptIn(component as AnyNode);
  const name = (one: string) => {
    if (one === '' || names.has(one)) return;
    names.add(one);
    for (const value of kept.get(one) ?? []) collect(value);
  };
  const collect = (node: AnyNode): void => {
    if (isFunction(node)) {
      for (const one of returnedBy(node)) if (one) collect(one);
    } else if (node.type === 'Identifier') name(node.name);
    else if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      if (node.object.type === 'ThisExpression') name(keyName(node.property));
      else collect(node.object as AnyNode);
    } else if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') {
      forEachChild(node, (child, key) => {
        if (key !== 'test') collect(child);
      });
    }
  };
  if (isFunction(component)) collect(component as AnyNode);
  else name('render');
  return names;
}

/** The values that a component keeps, by name. */
function keptIn(component: AnyNode): Map<string, AnyNode[]> {
  const kept = new Map<string, AnyNode[]>();
  const visit = (node: AnyNode): void =>
    forEachChild(node, (child, key) => {
      const name = keptAs(node, key, component);
      if (name) kept.set(name, [...(kept.get(name) ?? []), isFunction(node) ? node : child]);
      visit(child);
    });
  visit(component);
  return kept;
}
