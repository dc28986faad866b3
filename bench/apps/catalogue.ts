/** The apps of `npm run apps`: how each is made from packages of the registry. */
import { LIBRARIES, type Library } from './libraries.ts';

export interface App {
  name: string;
  /** the generator's package and its arguments; empty where `files` are the whole app */
  create: readonly string[];
  /** runs under Vite's own command without us */
  dev?: readonly string[];
  /** added to the packages that the template asks for */
  build?: { command: readonly string[]; output: string };
  add?: Readonly<Record<string, string>>;
  /** written over those of the template */
  files?: Readonly<Record<string, string>>;
  route?: string;
  /** a click that changes the page's state, and the text that shows it afterwards */
  state?: { press: string; shows: RegExp };
}

/** The generator of each major of Vite. */
const CREATE_VITE = { 5: '5.5.5', 6: '6.5.0', 7: '7.1.3', 8: '9.3.0' } as const;
type Major = keyof typeof CREATE_VITE;

function createVite(major: Major, template: string): App {
  const quiet = major === 8 ? ['--no-interactive'] : [];
  return {
    name: `create-vite ${template}, Vite ${major}`,
    create: [`create-vite@${CREATE_VITE[major]}`, '.', '--template', template, ...quiet],
    state: { press: 'button', shows: /count is 1/i },
  };
}

function withLibrary({ name, add, app }: Library): App {
  const { state, ...rest } = createVite(8, 'react-ts');
  return { ...rest, name, add, files: { 'src/App.tsx': app }, ...(app.includes('Count is') && { state }) };
}

const REACT_ROUTER = {
  'package.json': JSON.stringify({
    name: 'framework-mode',
    private: true,
    type: 'module',
    dependencies: {
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      isbot: '^5.0.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      'react-router': '7.18.4',
    },
    devDependencies: { '@react-router/dev': '7.18.4', '@types/react': '^19.0.0', vite: '^7.0.0' },
  }),
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };
`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes';
export default [index('routes/home.tsx')];
`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export default function App() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
`,
  'app/routes/home.tsx': `import { useState } from 'react';

export function meta() {
  return [{ title: 'Home' }];
}

export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <main className="home">
      <h1>A page of the server</h1>
      <ul>
        {['Docs', 'Discord'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button onClick={() => setCount(count + 1)}>Count is {count}</button>
      <p>Rendered twice, and hydrated</p>
    </main>
  );
}
`,
};

const MAJORS = [5, 6, 7, 8] as const;

export const APPS: readonly App[] = [
  ...MAJORS.flatMap((major) => ['react-ts', 'react', 'react-swc-ts'].map((template) => createVite(major, template))),
  createVite(8, 'react-compiler-ts'),
  ...LIBRARIES.map(withLibrary),
  {
    name: 'React Router, framework mode',
    create: [],
    state: { press: 'button', shows: /count is 1/i },
    dev: ['react-router', 'dev'],
    build: { command: ['react-router', 'build'], output: 'build/client' },
    files: REACT_ROUTER,
  },
];
