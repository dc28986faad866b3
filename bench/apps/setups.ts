/** The same small app under the versions and package managers that people have, on a template of create-vite. */
import type { ManagerName } from './managers.ts';

export interface Setup {
  name: string;
  /** the major of the template */
  major: 5 | 6 | 7 | 8;
  template: string;
  add?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  manager?: ManagerName;
}

const CANARY = { react: '19.3.0-canary-ff8f88fc-20260915', 'react-dom': '19.3.0-canary-ff8f88fc-20260915' };
const REACT_18 = { react: '18.3.1', 'react-dom': '18.3.1' };

/** React 18 has no `react/compiler-runtime`: the compiler imports that of the package. */
const COMPILER_FOR_18 = {
  'vite.config.ts': `import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset({ target: '18' })] })],
});
`,
};

/** A part of the app in a package of its own, which npm links into node_modules. */
const LINKED = {
  'packages/ui/package.json': JSON.stringify({
    name: 'own-ui',
    version: '1.0.0',
    type: 'module',
    exports: './src/index.tsx',
  }),
  'packages/ui/src/index.tsx': `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section className="counter">
      <h2>A counter of the package</h2>
      <button onClick={() => setCount(count + 1)}>Count is {count}</button>
    </section>
  );
}
`,
  'src/App.tsx': `import { Counter } from 'own-ui';

export default function App() {
  return (
    <main className="page">
      <h1>An app of two packages</h1>
      <Counter />
      <ul>
        <li>Its own source</li>
        <li>Linked source</li>
      </ul>
    </main>
  );
}
`,
};

export const SETUPS: readonly Setup[] = [
  { name: 'Vite 5.0', major: 5, template: 'react-ts', add: { vite: '5.0.13', '@vitejs/plugin-react': '4.2.1' } },
  { name: 'plugin-react 4, Vite 7', major: 7, template: 'react-ts', add: { '@vitejs/plugin-react': '4.7.0' } },
  { name: 'plugin-react 5, Vite 8', major: 8, template: 'react-ts', add: { '@vitejs/plugin-react': '5.2.0' } },
  { name: 'plugin-react-swc 3', major: 6, template: 'react-swc-ts', add: { '@vitejs/plugin-react-swc': '3.11.0' } },
  { name: 'rolldown-vite', major: 7, template: 'react-ts', add: { vite: 'npm:rolldown-vite@7.3.1' } },
  { name: 'React 18, Vite 8', major: 8, template: 'react-ts', add: REACT_18 },
  {
    name: 'React 18, React Compiler',
    major: 8,
    template: 'react-compiler-ts',
    add: { ...REACT_18, 'react-compiler-runtime': '1.0.0' },
    files: COMPILER_FOR_18,
  },
  { name: 'React canary', major: 8, template: 'react-ts', add: CANARY },
  { name: 'pnpm, strict', major: 8, template: 'react-ts', manager: 'pnpm, strict' },
  { name: 'pnpm, hoisted', major: 8, template: 'react-ts', manager: 'pnpm, hoisted' },
  { name: 'yarn 4, node-modules', major: 8, template: 'react-ts', manager: 'yarn 4, node-modules' },
  { name: 'yarn 4, PnP', major: 8, template: 'react-ts', manager: 'yarn 4, PnP' },
  { name: 'bun', major: 8, template: 'react-ts', manager: 'bun' },
  { name: 'linked package', major: 8, template: 'react-ts', add: { 'own-ui': 'file:./packages/ui' }, files: LINKED },
];
