/** Whether a `className` that a component is given could reach something else in it than its root. */
import type * as t from '@babel/types';
import { visitNames } from '../jsx/bindings.ts';
import { type AnyNode, forEachChild } from '../jsx/nodes.ts';
import type { PlainComponent } from './plain-component.ts';

const NAME = 'className';

/** @returns the reason, in words that follow a colon; null where it could not */
export function otherReach({ fn, parameter }: PlainComponent): string | null {
  const at = mentionIn(fn);
  if (at) return `its code has a ${NAME} of another meaning (line ${at.loc?.start.line ?? 0})`;
  if (parameter?.type === 'Identifier') return usedWhole(fn, parameter);
  if (parameter?.type !== 'ObjectPattern') return null;
  for (const one of parameter.properties) {
    if (one.type === 'ObjectProperty' && one.computed) return 'it takes a prop by a computed name';
  }
  return null;
}

/** A `className` that is no attribute's name, and `arguments`, which holds the props as well. */
function mentionIn(fn: AnyNode): AnyNode | null {
  let found: AnyNode | null = null;
  const visit = (one: AnyNode): void => {
    const isName = (one.type === 'Identifier' || one.type === 'PrivateName') && one.name === NAME;
    const isText =
      (one.type === 'StringLiteral' && one.value === NAME) ||
      (one.type === 'TemplateElement' && one.value.raw === NAME);
    if (isName || isText || (one.type === 'Identifier' && one.name === 'arguments')) found ??= one;
    forEachChild(one, visit);
  };
  visit(fn);
  return found;
}

/** The props are used in other ways than by `props.name`. */
function usedWhole(fn: AnyNode, { name }: t.Identifier): string | null {
  const named = new Set<AnyNode>();
  visitNames(fn, (one, node) => {
    if (one === name) named.add(node);
  });
  const visit = (one: AnyNode): void => {
    const isMember = /^(?:Optional)?MemberExpression$/.test(one.type)
      ? !one.computed
      : one.type === 'JSXMemberExpression';
    if (isMember) named.delete(one.object as AnyNode);
    if (isParameter(fn, one)) named.delete(one);
    forEachChild(one, visit);
  };
  visit(fn);
  return named.size > 0 ? `it uses ${name} as a whole, or declares the name again` : null;
}

function isParameter(fn: AnyNode, node: AnyNode): boolean {
  const [first] = (fn as AnyNode & t.Function).params as AnyNode[];
  return node === first || (first?.type === 'AssignmentPattern' && node === first.left);
}
