/** Routes as objects: `createBrowserRouter([{ path: '/', element: <Home />, children: [] }])`, `useRoutes([])`. */

import type * as t from '@babel/types';
import { type AnyNode, keyName } from '../jsx/nodes.ts';
import { placeInside } from '../jsx/place-in.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Route } from './route.ts';
import { isWrittenOnce, loadedBy, type RouteComponent, shownBy } from './route-component.ts';
import { type RouteUnit, type UnitReader, unitsIn } from './route-units.ts';
import { stringsOf } from './strings.ts';

/** The routes that an expression, usually an array, brings. */
export function routeObjectsIn(reader: UnitReader, origin: Origin): Route[] {
  return unitsIn(reader, origin).flatMap((unit) =>
    unit.at.node.type === 'ObjectExpression' ? readRoute(reader, unit) : [],
  );
}

function readRoute(reader: UnitReader, { at, unit }: RouteUnit): Route[] {
  const value = (name: string) => propertyOf(at, name);
  const children = value('children');
  const index = value('index');
  const route = {
    isIndex: index?.node.type === 'BooleanLiteral' && index.node.value,
    component: componentOf(reader, at),
    children: children ? routeObjectsIn(reader, children) : [],
    at,
    unit,
  };
  const path = value('path');
  if (!path) return [{ ...route, path: null, isRepeated: false }];
  const paths = stringsOf(path, reader.project);
  if (paths === null) reader.unread.add(placeOf(at));
  const isRepeated = (paths ?? []).length > 1 || isWrittenOnce(route.component);
  return (paths ?? []).map((one) => ({ ...route, path: one, isRepeated }));
}

function componentOf({ project }: UnitReader, at: Origin): RouteComponent | null {
  const shown = propertyOf(at, 'element') ?? propertyOf(at, 'Component');
  if (shown) return shownBy(shown, project);
  const lazy = propertyOf(at, 'lazy');
  return lazy && loadedBy(lazy);
}

/** The value of a property; a method counts as its value. */
export function propertyOf(at: Origin, name: string): Origin | null {
  for (const one of (at.node as AnyNode & t.ObjectExpression).properties) {
    if (one.type === 'SpreadElement' || one.computed || keyName(one.key) !== name) continue;
    return placeInside(at, (one.type === 'ObjectProperty' ? one.value : one) as AnyNode);
  }
  return null;
}
