/** Routes of TanStack Router made in code. */
import { expect, test } from 'vitest';
import { answerOf, pagesOf } from './pages-of.ts';

test('the tree of addChildren, over several files', () => {
  const files = {
    'src/main.tsx': `import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { postsRoute, postRoute } from './posts';
const rootRoute = createRootRoute({ component: Shell });
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });
const layout = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: () => <Outlet /> });
const settings = createRoute({ getParentRoute: () => layout, path: 'settings', component: lazyRouteComponent(() => import('./Settings')) });
const files = createRoute({ getParentRoute: () => rootRoute, path: 'files/$', component: Files });
const routeTree = rootRoute.addChildren([indexRoute, layout.addChildren([settings]), postsRoute.addChildren({ postRoute }), files, lost]);
const router = createRouter({ routeTree, basepath: '/app' });
createRoot(root).render(<RouterProvider router={router} />);`,
    'src/posts.tsx': `import { createRoute } from '@tanstack/react-router';
export const postsRoute = createRoute({ path: 'posts', component: () => <Posts /> });
export const postRoute = createRoute({ path: '$postId' }).lazy(() => import('./post.lazy').then((one) => one.Route));`,
  };
  expect(pagesOf(files)).toEqual([
    '/ Home src/main.tsx',
    '/settings Settings src/main.tsx',
    '/posts Posts src/posts.tsx',
    '/posts/:postId Post src/posts.tsx',
    '/files/* Files src/main.tsx',
    '? src/main.tsx:8',
  ]);
  expect(answerOf(files)).toMatchObject({ router: 'tanstack-router', basename: '/app' });
});
