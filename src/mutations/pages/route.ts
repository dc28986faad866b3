/**
 * The routes of a router, whatever its notation, and the pages that they make.
 *
 * A *route* is one entry of a router's tree. A *page* is an address pattern at which the tree shows a component.
 */
import type { AppPage } from '../../protocol/pages.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { RouteComponent } from './route-component.ts';

export interface Route {
  /** as written; null for an index and for a route that only wraps others */
  path: string | null;
  isIndex: boolean;
  /** null where it shows nothing of its own */
  component: RouteComponent | null;
  children: Route[];
  /** the element or object that is the route */
  at: Origin;
  /** the expression among its siblings that it comes from: the route itself, or `{list.map(…)}` */
  unit: Origin;
  /** true for one of several routes that come from one place in the source */
  isRepeated: boolean;
}

export interface FoundPage extends AppPage {
  route: Route;
}

/** Pages in the order of the source. A layout counts as a page only if no index route stands for its address. */
export function pagesOf(routes: readonly Route[], base: string): FoundPage[] {
  return routes.flatMap((route) => {
    const path = route.path === null ? base : joinPaths(base, route.path);
    const inside = pagesOf(route.children, path.replace(/\/?\*$/, ''));
    const address = path || '/';
    if (!isPage(route) || inside.some((page) => page.path === address)) return inside;
    const name = route.isRepeated ? null : (route.component?.name ?? null);
    return [{ path: address, name, file: route.at.in.file, route, base }, ...inside];
  });
}

function isPage({ path, isIndex, component }: Route): boolean {
  return (isIndex || path !== null) && component !== null && !component.isRedirect;
}

/** A path that begins with `base` is whole already; any other is joined to it. */
export function joinPaths(base: string, path: string): string {
  if (path.startsWith('/') && path.startsWith(base)) return withoutEnd(path);
  return withoutEnd(`${base}/${path}`.replace(/\/{2,}/g, '/'));
}

function withoutEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : '/';
}
