/** How TanStack Router writes components and addresses. */
import type * as t from '@babel/types';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { placeIn } from '../jsx/place-in.ts';
import type { Project } from '../mutation.ts';
import type { Origin } from '../trace/origin-node.ts';
import { loadedBy, type RouteComponent, shownBy } from './route-component.ts';

/** `component: Home`, `component: () => <Home />`, `component: lazyRouteComponent(() => import('./Home'))` */
export function componentOf(value: Origin, project: Project): RouteComponent {
  const node = unwrapNode(value.node) as AnyNode;
  const isLazy = node.type === 'CallExpression' && /lazy/i.test(keyName(node.callee as t.Node));
  if (isLazy) return loadedBy(value);
  const shown = node.type === 'ArrowFunctionExpression' ? placeIn(value.in, node.body as AnyNode) : value;
  return shownBy(shown, project);
}

/** `posts/$id` is `posts/:id`, `$` is `*`. */
export function patternOf(path: string): string {
  return path
    .split('/')
    .map((part) =>
      part
        .replace(/^\{-\$(\w+)\}$/, ':$1?')
        .replace(/^\{?\$(\w+)\}?$/, ':$1')
        .replace(/^\{?\$\}?$/, '*'),
    )
    .join('/');
}
