/** Routes of React Router written as elements. */
import { expect, test } from 'vitest';
import { answerOf, pagesOf } from './pages-of.ts';

const page = (name: string) => `export function ${name}() {\n  return <h1>${name}</h1>;\n}\n`;

const app = (routes: string, head = '') => ({
  'src/App.tsx': `import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
${head}
export const App = () => (
  <BrowserRouter>
    <Routes>
      ${routes}
    </Routes>
  </BrowserRouter>
);
`,
});

test('nested, index and layout routes, with absolute and relative paths', () => {
  const routes = `<Route path="/" element={<Home />} />
      <Route element={<Shell />}>
        <Route path="/login" element={<Login />} />
      </Route>
      <Route path="/listings" element={<Listings />}>
        <Route index element={<All />} />
        <Route path=":id" element={<Listing />}>
          <Route path="edit" Component={Edit} />
        </Route>
        <Route path="/listings/new" element={<New />} />
      </Route>
      <Route path="/files/*" element={<Files />} />
      <Route path="/:lang?/about" element={<About />} />
      <Route path="*" element={<NotFound />} />`;
  expect(pagesOf(app(routes))).toEqual([
    '/ Home src/App.tsx',
    '/login Login src/App.tsx',
    '/listings All src/App.tsx',
    '/listings/:id Listing src/App.tsx',
    '/listings/:id/edit Edit src/App.tsx',
    '/listings/new New src/App.tsx',
    '/files/* Files src/App.tsx',
    '/:lang?/about About src/App.tsx',
    '/* NotFound src/App.tsx',
  ]);
});

test('an index page below routes without a path has the address of the start, and is there once', () => {
  const routes = `<Route element={<Shell />}>
        <Route index element={<Home />} />
        <Route path="users" element={<Users />} />
      </Route>
      <Route path="/" element={<Home />} />`;
  expect(pagesOf(app(routes))).toEqual(['/ Home src/App.tsx', '/users Users src/App.tsx']);
});

test('the component inside of guards and boundaries; redirects are no pages', () => {
  const routes = `<Route path="/a" element={<RequireAuth><Suspense fallback={<p />}><A /></Suspense></RequireAuth>} />
      <Route path="/b" element={user ? <B /> : <Navigate to="/a" />} />
      <Route path="/c" element={page(<C />)} />
      <Route path="/d" element={<main><h1>D</h1></main>} />
      <Route path="/e" lazy={() => import('./pages/user-list')} />
      <Route path="/old" element={<Navigate to="/a" />} />
      <Route path="/group"><Route path="x" element={<X />} /></Route>`;
  expect(pagesOf(app(routes))).toEqual([
    '/a A src/App.tsx',
    '/b B src/App.tsx',
    '/c C src/App.tsx',
    '/d - src/App.tsx',
    '/e UserList src/App.tsx',
    '/group/x X src/App.tsx',
  ]);
});

test('under conditions, in fragments and constants, and made from a list in another file', () => {
  const files = {
    ...app(
      `{admin && <Route path="/admin" element={<Admin />} />}
      <>
        <Route path={paths.team} element={<Team />} />
      </>
      {more}
      {places.map(({ path, ...rest }) => <Route key={path} path={path} element={<Place {...rest} />} />)}`,
      `import { places, paths } from './data';
const more = <Route path={\`\${root}/more\`} element={<More />} />;
const root = '/deep';`,
    ),
    'src/data.ts': `export const paths = { team: '/team' };
export const places = [{ path: '/oslo' }, { path: '/rome' }];`,
  };
  expect(pagesOf(files)).toEqual([
    '/admin Admin src/App.tsx',
    '/team Team src/App.tsx',
    '/deep/more More src/App.tsx',
    '/oslo - src/App.tsx',
    '/rome - src/App.tsx',
  ]);
});

test('each item of nested lists is a page of the layout that it names', () => {
  const files = {
    ...app(
      `{routes.map(
        ({ layout, pages }) =>
          layout === 'dashboard' && pages.map(({ path, element }) => <Route path={path} element={element} />)
      )}
      {routes.map(({ layout, pages }) =>
        layout !== 'dashboard' ? pages.map((page) => <Route path={\`/\${layout}\${page.path}\`} element={page.element} />) : null
      )}`,
      "import { routes } from './routes';",
    ),
    'src/routes.tsx': `import { Home, SignIn, Tables } from './views';
export const routes = [
  { layout: 'dashboard', pages: [{ path: '/home', element: <Home /> }, { path: '/tables', element: <Tables /> }] },
  { layout: 'auth', pages: [{ path: '/sign-in', element: <SignIn /> }] },
];`,
  };
  expect(pagesOf(files)).toEqual([
    '/home Home src/App.tsx',
    '/tables Tables src/App.tsx',
    '/auth/sign-in SignIn src/App.tsx',
  ]);
});

test('what only the running app knows is named by its place', () => {
  const routes = `<Route path="/" element={<Home />} />
      {plugins.map((one) => <Route path={one.path} element={<one.View />} />)}
      {extraRoutes()}`;
  const files = app(routes, 'const plugins = usePlugins();');
  expect(pagesOf(files)).toEqual(['/ Home src/App.tsx', '? src/App.tsx:7', '? src/App.tsx:8']);
});

test('routes inside of a page continue its path', () => {
  const files = {
    ...app(
      `<Route path="/" element={<Home />} />
      <Route path="/admin/*" element={<Admin />} />`,
      "import { Admin } from './Admin';\nimport { Home } from './Home';",
    ),
    'src/Home.tsx': page('Home'),
    'src/Admin.tsx': `import { Route, Routes } from 'react-router';
export const Admin = () => (
  <Routes>
    <Route index element={<Overview />} />
    <Route path="users" element={<Users />} />
  </Routes>
);
`,
  };
  expect(pagesOf(files)).toEqual([
    '/ Home src/App.tsx',
    '/admin Overview src/Admin.tsx',
    '/admin/users Users src/Admin.tsx',
  ]);
});

test('basename and hash', () => {
  const { 'src/App.tsx': text } = app('<Route path="/" element={<Home />} />');
  const prefix = (tag: string, attributes = '') => {
    const own = text.replace('<BrowserRouter', `<${tag}${attributes}`).replace('</BrowserRouter', `</${tag}`);
    const { basename, isHash } = answerOf({ 'src/App.tsx': own });
    return [basename, isHash];
  };
  expect(prefix('BrowserRouter')).toEqual(['', false]);
  expect(prefix('BrowserRouter', ' basename="/shop/"')).toEqual(['/shop', false]);
  expect(prefix('BrowserRouter', ' basename={import.meta.env.BASE_URL}')).toEqual([null, false]);
  expect(prefix('HashRouter')).toEqual(['', true]);
});

test('routers with the same elements', () => {
  const files = {
    'src/App.jsx': `import { Route, Switch } from 'wouter';
export const App = () => (
  <Switch>
    <Route path="/" component={Home} />
    <Route path="/users/:id"><User /></Route>
  </Switch>
);`,
  };
  expect(pagesOf(files)).toEqual(['/ Home src/App.jsx', '/users/:id User src/App.jsx']);
});

test('a path that the module of its page sets on it', () => {
  const pages = (given: string) => ({
    ...app(
      `<Route path={Settings.path} element={<Settings />} />
      <Route path={Help.path} element={<Help />} />`,
      `import { Settings } from './Settings';
import Help from './Help';`,
    ),
    'src/Settings.tsx': `export const Settings = () => <h1>Settings</h1>;\n${given}`,
    'src/Help.tsx': `const path = 'help';\nexport default function Help() {\n  return <h1>Help</h1>;\n}\nHelp.path = path;\n`,
  });
  expect(pagesOf(pages(`Settings.path = '/settings';\n`))).toEqual([
    '/settings Settings src/App.tsx',
    '/help Help src/App.tsx',
  ]);
  // set twice, or not at all: only the running app knows
  const unread = (given: string) => answerOf(pages(given)).unread;
  expect(unread(`Settings.path = '/settings';\nSettings.path = '/other';\n`)).toEqual(['src/App.tsx:7']);
  expect(unread('')).toEqual(['src/App.tsx:7']);
});
