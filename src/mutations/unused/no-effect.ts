/** Expressions whose evaluation does nothing but give a value. */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';

/** Hooks of React that only hold a value, or compute one from a function that has to be pure. */
const HOOKS = new Set(['useState', 'useRef', 'useMemo', 'useCallback', 'useId', 'useReducer', 'useDeferredValue']);

const EFFECTS = new Set([
  'CallExpression',
  'OptionalCallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'AssignmentExpression',
  'UpdateExpression',
  'AwaitExpression',
  'YieldExpression',
  'ImportExpression',
  // its static blocks and computed names run
  'ClassExpression',
]);

/** @param init the value of a declaration; without one there is nothing to evaluate */
export function hasNoEffect(init: t.Node | null | undefined, source: ParsedSource): boolean {
  if (!init) return true;
  const node = init as AnyNode;
  if (isFunction(node)) return true;
  if (EFFECTS.has(node.type) && !isReactHook(node, source)) return false;
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return false;
  let isFree = true;
  forEachChild(node, (child) => {
    isFree &&= hasNoEffect(child, source);
  });
  return isFree;
}

function isReactHook(node: AnyNode, source: ParsedSource): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee;
    return (
      object.type === 'Identifier' &&
      importsFromReact(source, object.name) &&
      property.type === 'Identifier' &&
      HOOKS.has(property.name)
    );
  }
  return callee.type === 'Identifier' && HOOKS.has(callee.name) && importsFromReact(source, callee.name);
}

function importsFromReact({ ast }: ParsedSource, local: string): boolean {
  return ast.program.body.some(
    (one) =>
      one.type === 'ImportDeclaration' &&
      one.source.value === 'react' &&
      one.specifiers.some((specifier) => specifier.local.name === local),
  );
}
