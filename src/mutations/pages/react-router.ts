/**
 * The pages of React Router: `<Routes>` anywhere in the app, `createBrowserRouter` and its kin, `useRoutes`. Routers with the
 * same elements (wouter's `<Switch>`) are read as well.
 */
import { types } from '@babel/core';
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import { resolveName } from '../jsx/bindings.ts';
import { type AnyNode, keyName, tagNameOf, unwrapNode } from '../jsx/nodes.ts';
import { placeIn } from '../jsx/place-in.ts';
import type { Project } from '../mutation.ts';
import type { Origin, ValueFile } from '../trace/origin-node.ts';
import { attribute, expressionOf, routesIn, routesInside } from './react-router-elements.ts';
import { propertyOf, routeObjectsIn } from './react-router-objects.ts';
import { type FoundPage, pagesOf, type Route } from './route.ts';
import type { UnitReader } from './route-units.ts';
import { callsOf } from './router-files.ts';
import { stringsOf } from './strings.ts';

export interface FoundPages {
  pages: FoundPage[];
  basename: string | null;
  isHash: boolean;
  unread: Set<string>;
}

/** @returns null where no file has routes */
export function reactRouterPages(project: Project, files: readonly ValueFile[]): FoundPages | null {
  const reader: UnitReader = { project, unread: new Set() };
  const trees = files.flatMap((file) => treesIn(reader, file));
  if (trees.length === 0 && reader.unread.size === 0) return null;
  return { pages: allPages(project, trees), unread: reader.unread, ...prefixOf(project, files) };
}

interface Tree {
  file: string;
  routes: Route[];
}

function treesIn(reader: UnitReader, file: ValueFile): Tree[] {
  const inElements = (file.source?.elements ?? [])
    .filter(({ tagName }) => /(?:Routes|Switch)$/.test(tagName))
    .map(({ node }) => routesInside(reader, placeIn(file, node as AnyNode)));
  const inObjects = callsOf(file, /^(?:useRoutes|(?:\w+C|c)reate(?:Browser|Hash|Memory)Router)$/).map(
    ({ arguments: [first] }) => (first ? routesOfCall(reader, placeIn(file, first as AnyNode)) : []),
  );
  return [...inElements, ...inObjects]
    .filter(({ length }) => length > 0)
    .map((routes) => ({ file: file.file, routes }));
}

/** Objects, or elements in `createRoutesFromElements(…)`. */
function routesOfCall(reader: UnitReader, routes: Origin): Route[] {
  const node = unwrapNode(routes.node) as AnyNode;
  if (node.type === 'CallExpression' && /^createRoutesFrom(?:Elements|Children)$/.test(keyName(node.callee))) {
    return node.arguments[0] ? routesIn(reader, placeIn(routes.in, node.arguments[0] as AnyNode)) : [];
  }
  const binding = node.type === 'Identifier' ? resolveName(node.name, routes.ancestors) : null;
  const init = binding?.node.type === 'VariableDeclarator' ? binding.node.init : null;
  if (init?.type === 'CallExpression') return routesOfCall(reader, placeIn(routes.in, init as AnyNode));
  return routeObjectsIn(reader, routes);
}

/** The pages of all trees. One that a page of another tree with a last `*` shows continues that page's path. */
function allPages(project: Project, trees: readonly Tree[]): FoundPage[] {
  const shown = new Set<Tree>();
  const grown = (tree: Tree, base: string, around: readonly Tree[]): FoundPage[] =>
    pagesOf(tree.routes, base).flatMap((page) => {
      const inner = page.path.endsWith('*') ? innerTree(project, page, trees) : undefined;
      if (!inner || around.includes(inner)) return [page];
      shown.add(inner);
      return grown(inner, page.path.replace(/\/?\*$/, ''), [...around, inner]);
    });
  const all = trees.map((tree) => ({ tree, pages: grown(tree, '', [tree]) }));
  const pages = all.flatMap((each) => (shown.has(each.tree) ? [] : each.pages));
  return pages.filter(({ path }, i) => pages.findIndex((page) => page.path === path) === i);
}

function innerTree(project: Project, { route, file }: FoundPage, trees: readonly Tree[]): Tree | undefined {
  const { name, at } = route.component ?? {};
  if (!name || !at || !trees.some((tree) => tree.file !== file)) return undefined;
  const declared = findDeclaration(project, name, at)?.in.file;
  return trees.find((tree) => tree.file === declared && tree.file !== file);
}

function prefixOf(project: Project, files: readonly ValueFile[]): Pick<FoundPages, 'basename' | 'isHash'> {
  for (const file of files) {
    const router = file.source?.elements.find(({ tagName }) => /^(?:Browser|Hash|Memory)?Router$/.test(tagName));
    if (router) {
      const { node } = router;
      const given = attribute(node, 'basename') ?? attribute(node, 'base');
      const basename = given ? stringOf(expressionOf(placeIn(file, node as AnyNode), given), project) : '';
      return { basename, isHash: tagNameOf(node.openingElement.name) === 'HashRouter' };
    }
    const [call] = callsOf(file, /reate(?:Browser|Hash|Memory)Router$/);
    if (call) {
      const options = call.arguments[1] && (unwrapNode(call.arguments[1]) as AnyNode);
      const given =
        options && types.isObjectExpression(options) ? propertyOf(placeIn(file, options), 'basename') : null;
      const isHash = keyName(call.callee as t.Node).endsWith('HashRouter');
      return { basename: given ? stringOf(given, project) : '', isHash };
    }
  }
  return { basename: '', isHash: false };
}

function stringOf(value: Origin, project: Project): string | null {
  const all = stringsOf(value, project);
  return all?.length === 1 ? (all[0] as string).replace(/\/$/, '') : null;
}
