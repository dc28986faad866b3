/** Components that are loaded when they are first shown: `lazy(() => import('./Page'))`. */
import type * as t from '@babel/types';
import { type AnyNode, isFunction, keyName, unwrapNode } from './nodes.ts';

export interface LazyImport {
  specifier: string;
  /** exported name: `default`, or the one that `.then((m) => ({ default: m.Page }))` takes */
  imported: string;
}

/**
 * @param node of the value: the call of `lazy`, `React.lazy`, or a project's own that is named after it (`lazyWithRetry`), also
 *   inside of another call (`Loadable(lazy(…))`)
 */
export function lazyImport(node: t.Node): LazyImport | null {
  const call = unwrapNode(node) as AnyNode;
  if (call.type !== 'CallExpression') return null;
  const callee = call.callee as AnyNode;
  const name = callee.type === 'MemberExpression' ? keyName(callee.property) : keyName(callee);
  const [load] = call.arguments;
  if (load?.type === 'CallExpression') return lazyImport(load);
  const asked = /^(?:lazy|loadable)/i.test(name) && load && isFunction(load) ? resultOf(load) : null;
  return asked && importedBy(asked);
}

function importedBy(asked: AnyNode): LazyImport | null {
  if (asked.type !== 'CallExpression') return null;
  const callee = asked.callee as AnyNode;
  if (callee.type === 'Import') {
    const [module] = asked.arguments;
    return module?.type === 'StringLiteral' ? { specifier: module.value, imported: 'default' } : null;
  }
  if (callee.type !== 'MemberExpression' || keyName(callee.property) !== 'then') return null;
  const module = importedBy(unwrapNode(callee.object) as AnyNode);
  const [pick] = asked.arguments;
  const imported = pick && isFunction(pick) ? pickedBy(pick) : null;
  return module && imported !== null ? { ...module, imported } : null;
}

/** `Page` of `(m) => ({ default: m.Page })` and of `({ Page }) => ({ default: Page })`. */
function pickedBy(pick: t.Function): string | null {
  const result = resultOf(pick);
  const [param] = pick.params as AnyNode[];
  if (!param || result?.type !== 'ObjectExpression') return null;
  const property = result.properties.find((one) => one.type === 'ObjectProperty' && keyName(one.key) === 'default');
  const value = property?.type === 'ObjectProperty' ? (unwrapNode(property.value) as AnyNode) : null;
  if (value?.type === 'MemberExpression' && value.object.type === 'Identifier') {
    return param.type === 'Identifier' && param.name === value.object.name ? keyName(value.property) : null;
  }
  if (value?.type !== 'Identifier' || param.type !== 'ObjectPattern') return null;
  const taken = param.properties.find(
    (one) => one.type === 'ObjectProperty' && one.value.type === 'Identifier' && one.value.name === value.name,
  );
  return taken?.type === 'ObjectProperty' ? keyName(taken.key) : null;
}

/** A function's result: its expression, or that of its only statement, a `return`. */
function resultOf({ body }: t.Function): AnyNode | null {
  if (body.type !== 'BlockStatement') return unwrapNode(body) as AnyNode;
  const [only, ...more] = body.body;
  return only?.type === 'ReturnStatement' && only.argument && more.length === 0
    ? (unwrapNode(only.argument) as AnyNode)
    : null;
}
