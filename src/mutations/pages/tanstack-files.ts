/** Route files of TanStack Router: each says its own address in `createFileRoute('/posts/$id')`. */
import type * as t from '@babel/types';
import type { AnyNode } from '../jsx/nodes.ts';
import { placeIn } from '../jsx/place-in.ts';
import type { Project } from '../mutation.ts';
import { readValueFile } from '../trace/modules.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { propertyOf } from './react-router-objects.ts';
import { type FoundPage, joinPaths, type Route } from './route.ts';
import type { RouteComponent } from './route-component.ts';
import { callsOf } from './router-files.ts';
import { componentOf, patternOf } from './tanstack-notation.ts';

/** @param generated the tree that the router's plugin writes; it imports every route file */
export function routeFilePages(project: Project, generated: ValueFile): FoundPage[] {
  const specifiers = [...generated.text.matchAll(/(?:\bfrom|\bimport\()\s*(['"])(\.[^'"]+)\1/g)].map(
    (one) => one[2] as string,
  );
  const files = new Set(specifiers.flatMap((specifier) => project.resolveImport(specifier, generated.file) ?? []));
  const routes = [...files].flatMap((file) => fileRoutes(project, file));
  const byId = new Map<string, FileRoute>();
  for (const route of routes) {
    const known = byId.get(route.id);
    // `posts.lazy.tsx` has the component of `posts.tsx`
    if (!known?.route.component)
      byId.set(route.id, known ? { ...known, route: { ...known.route, component: route.route.component } } : route);
  }
  return pagesOfFiles([...byId.values()]).sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface FileRoute {
  /** `/_shell/posts/$id` */
  id: string;
  route: Route;
}

function fileRoutes(project: Project, file: string): FileRoute[] {
  const read = readValueFile(project, file);
  if (!read) return [];
  return callsOf(read.file, /^create(?:Lazy)?FileRoute$/).flatMap((call) => {
    const id = call.arguments[0];
    const outer = placeIn(read.file, call).ancestors.at(-1);
    if (id?.type !== 'StringLiteral' || outer?.type !== 'CallExpression') return [];
    const at = placeIn(read.file, outer);
    const route = { path: id.value, isIndex: false, children: [], at, unit: at, isRepeated: false };
    return [{ id: id.value, route: { ...route, component: componentIn(project, read.file, outer) } }];
  });
}

function componentIn(
  project: Project,
  file: ValueFile,
  { arguments: [options] }: AnyNode & t.CallExpression,
): RouteComponent | null {
  const given = options?.type === 'ObjectExpression' ? placeIn(file, options as AnyNode) : null;
  const component = given && propertyOf(given, 'component');
  const found = component && componentOf(component, project);
  // the name that the router's plugin gives to every component
  return found?.name === 'RouteComponent' ? { ...found, name: null } : found;
}

/** Ids without the parts that are no part of an address. A layout is a page where no index stands for its address. */
function pagesOfFiles(routes: readonly FileRoute[]): FoundPage[] {
  const pages = routes.flatMap(({ id, route }): FoundPage[] => {
    if (!route.component || /\/_[^/]*$/.test(id)) return [];
    const path = patternOf(addressOf(id));
    return [
      {
        path,
        name: route.component.name,
        file: route.at.in.file,
        route,
        base: joinPaths('', path.replace(/[^/]*$/, '')),
      },
    ];
  });
  const isIndex = ({ route }: FoundPage) => route.path?.endsWith('/') ?? false;
  return pages.filter((page) => isIndex(page) || !pages.some((other) => isIndex(other) && other.path === page.path));
}

/** `/_shell/(shop)/posts_/$id/` is `/posts/$id`. */
function addressOf(id: string): string {
  const parts = id.split('/').filter((part) => part !== '' && !part.startsWith('_') && !/^\(.*\)$/.test(part));
  return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`;
}
