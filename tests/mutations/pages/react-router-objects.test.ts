/** Routes of React Router written as objects. */
import { expect, test } from 'vitest';
import { answerOf, pagesOf } from './pages-of.ts';

const main = (router = './router') => `import { RouterProvider } from 'react-router/dom';
import { router } from '${router}';
createRoot(root).render(<RouterProvider router={router} />);
`;

test('a router in a file without JSX, with nested, index and lazy routes and spread arrays', () => {
  const files = {
    'src/main.tsx': main(),
    'src/router.ts': `import { createBrowserRouter, type RouteObject } from 'react-router';
import { adminRoutes } from './admin';
import { Home } from './Home';
const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    children: [
      { index: true, Component: Home },
      { path: 'posts/:id', lazy: () => import('./pages/Post') },
      { path: 'about', lazy: async () => ({ Component: (await import('./pages/about-us')).default }) },
      ...adminRoutes,
    ],
  },
  { path: '/api', action: save },
  { path: '*', Component: NotFound },
];
export const router = createBrowserRouter(routes, { basename: '/app' });
`,
    'src/admin.ts': `export const adminRoutes = [{ path: 'admin', Component: Admin, children: [{ path: 'users', Component: Users }] }];`,
  };
  const read = { ...files, 'src/main.tsx': files['src/main.tsx'] };
  expect(pagesOf(read)).toEqual([
    '/ Home src/router.ts',
    '/posts/:id Post src/router.ts',
    '/about AboutUs src/router.ts',
    '/admin Admin src/admin.ts',
    '/admin/users Users src/admin.ts',
    '/* NotFound src/router.ts',
  ]);
  expect(answerOf(read)).toMatchObject({ router: 'react-router', basename: '/app', isHash: false });
});

test('elements in createRoutesFromElements, in place and kept in a constant', () => {
  const router = (argument: string, before = '') => ({
    'src/main.tsx': `import { createHashRouter, createRoutesFromElements, Route, RouterProvider } from 'react-router-dom';
${before}
const router = createHashRouter(${argument});
createRoot(root).render(<RouterProvider router={router} />);`,
  });
  const made = 'createRoutesFromElements(<Route path="/" element={<Home />} />)';
  expect(pagesOf(router(made))).toEqual(['/ Home src/main.tsx']);
  expect(pagesOf(router('routes', `const routes = ${made};`))).toEqual(['/ Home src/main.tsx']);
  expect(answerOf(router(made)).isHash).toBe(true);
});

test('useRoutes, and paths kept as constants', () => {
  const files = {
    'src/App.jsx': `import { useRoutes } from 'react-router';
import { PATHS } from './paths';
export const App = () => useRoutes([{ path: PATHS.home, element: <Home /> }, { path: PATHS.user(':id'), element: <User /> }]);`,
    'src/paths.js': `export const PATHS = { home: '/', user: (id) => '/users/' + id };`,
  };
  expect(pagesOf(files)).toEqual(['/ Home src/App.jsx', '? src/App.jsx:3']);
});
