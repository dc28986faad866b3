/** Routes as elements: `<Routes><Route path="/" element={<Home />} /></Routes>`, also in `createRoutesFromElements`. */

import type * as t from '@babel/types';
import { type AnyNode, tagNameOf } from '../jsx/nodes.ts';
import { placeInside } from '../jsx/place-in.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Route } from './route.ts';
import { isWrittenOnce, loadedBy, type RouteComponent, shownBy } from './route-component.ts';
import { type RouteUnit, type UnitReader, unitsIn } from './route-units.ts';
import { stringsOf } from './strings.ts';

/** The routes among the children of an element. */
export function routesInside(reader: UnitReader, around: Origin): Route[] {
  const { children } = around.node as AnyNode & t.JSXElement;
  return children.flatMap((child) => routesIn(reader, placeInside(around, child as AnyNode)));
}

/** The routes that an expression brings. */
export function routesIn(reader: UnitReader, origin: Origin): Route[] {
  return unitsIn(reader, origin).flatMap((unit) => (isRoute(unit.at.node) ? readRoute(reader, unit) : []));
}

function isRoute(node: AnyNode): boolean {
  if (node.type !== 'JSXElement') return false;
  return tagNameOf(node.openingElement.name).endsWith('Route') || attribute(node, 'path') !== null;
}

function readRoute(reader: UnitReader, { at, unit }: RouteUnit): Route[] {
  const node = at.node as AnyNode & t.JSXElement;
  const own = node.children.flatMap((child) => (isRouteChild(child) ? [] : [placeInside(at, child as AnyNode)]));
  const ownComponent = own.map((child) => shownBy(child, reader.project)).find(({ name }) => name !== null);
  const route = {
    isIndex: attribute(node, 'index') !== null,
    component: componentOf(reader, at, node) ?? ownComponent ?? null,
    children: routesInside(reader, at),
    at,
    unit,
  };
  const path = attribute(node, 'path');
  if (!path) return [{ ...route, path: null, isRepeated: false }];
  const paths = stringsOf(expressionOf(at, path), reader.project);
  if (paths === null) reader.unread.add(placeOf(at));
  const isRepeated = (paths ?? []).length > 1 || isWrittenOnce(route.component);
  return (paths ?? []).map((one) => ({ ...route, path: one, isRepeated }));
}

/** Everything but an element that is a component: some routers show the children of a route, others read routes in them. */
function isRouteChild(child: t.JSXElement['children'][number]): boolean {
  return child.type !== 'JSXElement' || isRoute(child as AnyNode);
}

function componentOf({ project }: UnitReader, at: Origin, node: t.JSXElement): RouteComponent | null {
  for (const name of ['element', 'Component', 'component']) {
    const found = attribute(node, name);
    if (found) return shownBy(expressionOf(at, found), project);
  }
  const lazy = attribute(node, 'lazy');
  return lazy && loadedBy(expressionOf(at, lazy));
}

export function attribute(node: t.JSXElement, name: string): t.JSXAttribute | null {
  for (const one of node.openingElement.attributes) {
    if (one.type === 'JSXAttribute' && tagNameOf(one.name) === name) return one;
  }
  return null;
}

/** The value's expression; the attribute itself where it has no value. */
export function expressionOf(element: Origin, one: t.JSXAttribute): Origin {
  const value = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : (one.value ?? one);
  return placeInside(element, value as AnyNode);
}
