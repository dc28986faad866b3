/** Whole apps of our own, for frameworks whose templates are not on the registry: texts by path. */
export const REACT_ROUTER = {
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
    devDependencies: { '@react-router/dev': '7.18.4', '@types/react': '^19.0.0' },
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

export const VIKE = {
  'package.json': JSON.stringify({
    name: 'vike-app',
    private: true,
    type: 'module',
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', vike: '0.4.266', 'vike-react': '0.6.30' },
    devDependencies: { '@types/react': '^19.0.0', '@vitejs/plugin-react': '^6.0.0', vite: '^8.0.0' },
  }),
  'vite.config.ts': `import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
export default { plugins: [vike(), react()] };
`,
  'pages/+config.ts': `import vikeReact from 'vike-react/config';

export default { title: 'My app', extends: [vikeReact] };
`,
  'pages/+Layout.tsx': `import type { ReactNode } from 'react';
import './layout.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="layout">
      <nav>
        <a href="/">Welcome</a>
        <a href="/about">About</a>
      </nav>
      <main>{children}</main>
    </div>
  );
}
`,
  'pages/layout.css': `.layout {
  display: flex;
  gap: 20px;
}

nav {
  display: flex;
  flex-direction: column;
}
`,
  'pages/index/+Page.tsx': `import { Counter } from './Counter';

export default function Page() {
  return (
    <>
      <h1>A page of two environments</h1>
      <ul>
        <li>Rendered to HTML</li>
        <li>
          Interactive: <Counter />
        </li>
      </ul>
    </>
  );
}
`,
  'pages/index/Counter.tsx': `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((now) => now + 1)}>
      Count is {count}
    </button>
  );
}
`,
  'pages/about/+Page.tsx': `export default function Page() {
  return <h1>About this app</h1>;
}
`,
};

export const WAKU = {
  'package.json': JSON.stringify({
    name: 'waku-app',
    private: true,
    type: 'module',
    dependencies: { react: '19.2.3', 'react-dom': '19.2.3', 'react-server-dom-webpack': '19.2.3', waku: '0.27.5' },
    devDependencies: { '@types/react': '^19.2.0', typescript: '^5.9.0' },
  }),
  'waku.config.ts': `import { defineConfig } from 'waku/config';

export default defineConfig({});
`,
  'src/pages/_layout.tsx': `import type { ReactNode } from 'react';

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="layout">
      <header>A site of the server</header>
      <main>{children}</main>
    </div>
  );
}
`,
  'src/pages/index.tsx': `import { Counter } from '../components/Counter';

export default async function Home() {
  return (
    <>
      <title>Home</title>
      <h1>Rendered by the server</h1>
      <p className="lead">And a part of it in the browser</p>
      <Counter />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
`,
  'src/components/Counter.tsx': `'use client';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>A client component</h2>
      <button onClick={() => setCount(count + 1)}>Count is {count}</button>
    </section>
  );
}
`,
};
