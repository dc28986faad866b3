/** Route files of TanStack Router. */
import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

const route = (id: string, component = 'RouteComponent') => `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('${id}')({ component: ${component} })
`;
const imports = (files: string[]) =>
  files.map((file, i) => `import { Route as R${i} } from './routes/${file}'`).join('\n');

test('addresses of the files that the generated tree imports', () => {
  const routes = {
    'src/routes/index.tsx': route('/', 'Home'),
    'src/routes/posts.tsx': route('/posts', 'PostsLayout'),
    'src/routes/posts.index.tsx': route('/posts/', 'Posts'),
    'src/routes/posts.$postId.tsx': route('/posts/$postId'),
    'src/routes/posts_.$postId.edit.tsx': route('/posts_/$postId/edit', 'EditPost'),
    'src/routes/_shell.tsx': route('/_shell', 'Shell'),
    'src/routes/_shell/(team)/people.tsx': route('/_shell/(team)/people', '() => <People />'),
    'src/routes/files.$.tsx': route('/files/$', 'Files'),
    'src/routes/old.tsx': route('/old', '').replace('{ component:  }', "{ beforeLoad: () => redirect({ to: '/' }) }"),
    'src/routes/about.tsx': route('/about', '').replace('component: ', ''),
  };
  const names = Object.keys(routes).map((file) => file.slice('src/routes/'.length, -'.tsx'.length));
  const files = {
    ...routes,
    'src/routes/about.lazy.tsx': `import { createLazyFileRoute } from '@tanstack/react-router'
export const Route = createLazyFileRoute('/about')({ component: About })`,
    'src/routeTree.gen.ts': `${imports(names)}
const about = R9.update({}).lazy(() => import('./routes/about.lazy').then((d) => d.Route))
export const routeTree = root._addFileChildren({})`,
    'src/main.tsx': `import { createRouter, RouterProvider } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
const router = createRouter({ routeTree })
createRoot(root).render(<RouterProvider router={router} />)`,
  };
  expect(pagesOf(files)).toEqual([
    '/ Home src/routes/index.tsx',
    '/about About src/routes/about.tsx',
    '/files/* Files src/routes/files.$.tsx',
    '/people People src/routes/_shell/(team)/people.tsx',
    '/posts Posts src/routes/posts.index.tsx',
    '/posts/:postId - src/routes/posts.$postId.tsx',
    '/posts/:postId/edit EditPost src/routes/posts_.$postId.edit.tsx',
  ]);
});
