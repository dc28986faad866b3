/** The `sx` that a component is given by those who use it, and puts on top of its own: `sx={{ p: 1, ...sx }}`. */
import type * as t from '@babel/types';
import { overlaps } from '../../protocol/shorthands.ts';
import type { Wanted } from '../css/declarations.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { type AnyNode, isFunction, unwrapNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { givenByCallers } from '../scope/instance-scope.ts';
import { codeStyleWins } from '../styling/style-refusals.ts';
import { callSitesOf } from '../trace/call-sites.ts';
import { ownerName } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type Dialect, propertyOf } from './object-keys.ts';
import { keyOf } from './object-sheet.ts';
import { textOf, whereOf } from './pieces.ts';

/** True for code that is the `sx` of a use and nothing else: `sx`, `sx(theme)`, `...(Array.isArray(sx) ? sx : [sx])`. */
export function isOfUses({ node, ancestors }: Origin): boolean {
  const mentions = givenByCallers({ ancestors }, 'sx');
  const isGiven = (one: t.Node): boolean => mentions(one) && isAll(one, isGiven);
  return isGiven(node);
}

/** @param isPart for the parts that the value may be, or is made of */
function isAll(given: t.Node, isPart: (node: t.Node) => boolean): boolean {
  const node = unwrapNode(given);
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression':
      return true;
    case 'SpreadElement':
      return isPart(node.argument);
    case 'CallExpression':
      return isPart(node.callee);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].every((one) => isEmpty(one) || isPart(one));
    case 'LogicalExpression':
      return isPart(node.right) || (node.operator !== '&&' && isEmpty(node.right) && isPart(node.left));
    case 'ArrayExpression':
      return node.elements.every((one) => one !== null && isPart(one));
    default:
      return false;
  }
}

function isEmpty(given: t.Node): boolean {
  const node = unwrapNode(given);
  if (node.type === 'ObjectExpression') return node.properties.length === 0;
  if (node.type === 'ArrayExpression') return node.elements.length === 0;
  return node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** @returns why the property cannot be set below the `sx` of the uses, else what to tell of those that set it */
export function keptByUses(
  project: Project,
  origin: Origin,
  { property, value }: Wanted,
  dialect: Dialect,
  where: Where,
): Refusal | string[] {
  if (value === null) return [];
  const uses = usesSetting(project, origin, property, dialect);
  if (uses === 'all') return codeStyleWins(whereOf(origin, where), property, textOf(origin));
  return uses === 'some' ? [`A use that sets ${property} in its own sx keeps that.`] : [];
}

/** Which uses of the component around the code set the property in their own `sx`, as far as the source tells. */
function usesSetting(
  project: Project,
  { in: { source }, ancestors }: Origin,
  property: string,
  dialect: Dialect,
): 'all' | 'some' | 'none' {
  const fn = ancestors.findLast((node) => isFunction(node) && ownerName(node, ancestors) !== null);
  const owner = fn ? ownerName(fn, ancestors) : null;
  if (!source || owner === null) return 'some';
  const { sites, others } = callSitesOf(project, source, owner);
  const found = sites.map(({ node }) => settingOf(node as AnyNode & t.JSXElement, property, dialect));
  if (found.length === 0) return 'some';
  if (others.length === 0 && found.every((one) => one === 'sets')) return 'all';
  return others.length > 0 || found.some((one) => one !== 'leaves') ? 'some' : 'none';
}

function settingOf({ openingElement }: t.JSXElement, property: string, dialect: Dialect): 'sets' | 'may' | 'leaves' {
  const attribute = findAttribute(openingElement, 'sx');
  if (!attribute) return openingElement.attributes.some(({ type }) => type === 'JSXSpreadAttribute') ? 'may' : 'leaves';
  const value = attribute.value?.type === 'JSXExpressionContainer' ? unwrapNode(attribute.value.expression) : null;
  if (value?.type !== 'ObjectExpression') return 'may';
  let found: 'may' | 'leaves' = 'leaves';
  for (const one of value.properties) {
    const key = one.type === 'ObjectProperty' ? keyOf(one) : null;
    if (one.type !== 'ObjectProperty' || key === null) found = 'may';
    else if (unwrapNode(one.value).type === 'ObjectExpression') found = overlapsKey(key) ? 'may' : found;
    else if (overlapsKey(key)) return 'sets';
  }
  return found;

  function overlapsKey(key: string): boolean {
    return overlaps(propertyOf(key, dialect), property);
  }
}
