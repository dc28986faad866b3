/** The text of the set-up file that is made of an app's entry. */
import { expect, test } from 'vitest';
import { setupFile } from '../../src/mutations/setup/setup-file.ts';
import { createProject } from './support/project.ts';

const made = (files: Record<string, string>, entry = Object.keys(files)[0] as string) =>
  setupFile(createProject(files), entry);

test('plain app: a fragment', () => {
  const files = {
    'src/main.tsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
`,
    'src/App.tsx': 'export function App() {\n  return <main>Hello</main>;\n}\n',
  };
  expect(made(files)).toEqual({
    file: '.visual-edit/setup.tsx',
    warnings: [],
    text: `import type { ReactNode } from 'react';

export default function Setup({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
`,
  });
});

test('React Query and React Router: constants of the entry come along, the router has no address bar', () => {
  const files = {
    'src/main.tsx': `import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import React from "react"
import ReactDOM from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { retries } from "./retries"
import App from "./App"
import "./index.css"

const options = { queries: { retry: retries } }
const queryClient = new QueryClient({ defaultOptions: options })

ReactDOM.createRoot(document.getElementById("root")!).render(
	<React.StrictMode>
		<QueryClientProvider client={queryClient}>
			<BrowserRouter basename="/app">
				<App />
			</BrowserRouter>
		</QueryClientProvider>
	</React.StrictMode>,
)
`,
    'src/App.tsx': 'export default function App() {\n\treturn <main />\n}\n',
    'src/retries.ts': 'export const retries = 1\n',
  };
  const { text, warnings } = made(files);
  expect(warnings).toEqual([]);
  expect(text).toBe(`import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { retries } from "../src/retries"

const options = { queries: { retry: retries } }
const queryClient = new QueryClient({ defaultOptions: options })

export default function Setup({ children }: { children: ReactNode }) {
	return (
		<QueryClientProvider client={queryClient}>
			<MemoryRouter>{children}</MemoryRouter>
		</QueryClientProvider>
	)
}
`);
});

test('MUI: a theme of another file; what stands beside the app is no provider', () => {
  const files = {
    'src/main.tsx': `import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import App from './App';
import theme from './theme';

const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(
  <ThemeProvider
    theme={theme}
    defaultMode="dark"
  >
    <CssBaseline />
    <App />
  </ThemeProvider>,
);
`,
    'src/App.tsx': "import * as React from 'react';\nexport default () => <main />;\n",
    'src/theme.ts': 'export default {};\n',
  };
  expect(made(files).text).toBe(`import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import theme from '../src/theme';

export default function Setup({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="dark"
    >
      {children}
    </ThemeProvider>
  );
}
`);
});

test('a project without TypeScript', () => {
  const files = {
    'src/main.jsx': `import { createRoot } from 'react-dom/client'
import { HashRouter as Router } from 'react-router'
import { ErrorBoundary } from 'react-error-boundary'
import { Oops } from '@/Oops'
import App from './App'

createRoot(document.querySelector('#root')).render(
  <ErrorBoundary fallback={<Oops />}>
    <Router><App /></Router>
  </ErrorBoundary>
)
`,
    'src/App.jsx': 'export default function App() {\n  return <main />\n}\n',
  };
  expect(made(files)).toEqual({
    file: '.visual-edit/setup.jsx',
    warnings: [],
    text: `import { ErrorBoundary } from 'react-error-boundary'
import { MemoryRouter } from 'react-router'
import { Oops } from '@/Oops'

export default function Setup({ children }) {
  return (
    <ErrorBoundary fallback={<Oops />}>
      <MemoryRouter>{children}</MemoryRouter>
    </ErrorBoundary>
  )
}
`,
  });
});

test('RouterProvider in the root component, among providers of its own', () => {
  const files = {
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './app/App';
createRoot(document.body).render(<App />);
`,
    'src/app/App.tsx': `import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Toaster } from 'sonner';
import { SessionProvider } from './session';
import { Shell } from './Shell';

const router = createBrowserRouter([]);
const session = { user: null };

export const App = () => (
  <SessionProvider value={session}>
    <Toaster />
    <Shell>
      <RouterProvider router={router} />
    </Shell>
  </SessionProvider>
);
`,
    'src/app/session.tsx': 'export const SessionProvider = ({ children }: any) => children;\n',
    'src/app/Shell.tsx': 'export const Shell = ({ children }: any) => <main>{children}</main>;\n',
  };
  expect(made(files).text).toBe(`import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SessionProvider } from '../src/app/session';

const session = { user: null };

export default function Setup({ children }: { children: ReactNode }) {
  return (
    <SessionProvider value={session}>
      <MemoryRouter>{children}</MemoryRouter>
    </SessionProvider>
  );
}
`);
});

test('a provider whose values cannot be had elsewhere is left out, and named', () => {
  const files = {
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { Theme, Words } from 'lib';
import { App } from './App';

function Own({ children }: any) {
  return children;
}

async function start() {
  const words = await fetch('/words');
  createRoot(document.body).render(
    <Words value={words}>
      <Theme dark>
        <Own>
          <App />
        </Own>
      </Theme>
    </Words>,
  );
}
void start();
`,
    'src/App.tsx': 'export const App = () => <main />;\n',
  };
  const { text, warnings } = made(files);
  expect(text).toContain('  return <Theme dark>{children}</Theme>;');
  expect(text).not.toContain('Words');
  expect(warnings).toEqual([
    'Words is left out of .visual-edit/setup.tsx: it uses words, which is made in src/main.tsx. Export it from a file of its own, and add it there.',
    'Own is left out of .visual-edit/setup.tsx: it is made in src/main.tsx. Export it from a file of its own, and add it there.',
  ]);
});

test('a router that is no React Router is left out, and named', () => {
  const { text, warnings } = made({
    'src/main.tsx': `import { RouterProvider } from '@tanstack/react-router';
import ReactDOM from 'react-dom/client';
import { router } from './router';
ReactDOM.createRoot(document.body).render(<RouterProvider router={router} />);
`,
    'src/router.ts': 'export const router = {};\n',
  });
  expect(text).toContain('<>{children}</>');
  expect(warnings).toEqual([expect.stringContaining('RouterProvider is left out')]);
});

test('without an entry that can be read: a fragment', () => {
  expect(setupFile(createProject({ 'src/App.jsx': 'export const App = () => <p />;\n' }), null)).toMatchObject({
    file: '.visual-edit/setup.jsx',
    text: expect.stringContaining('return <>{children}</>;'),
  });
});
