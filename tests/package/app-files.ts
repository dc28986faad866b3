/** A project as Vite's own templates lay it out, in TypeScript or JavaScript, for given versions. */
import type { Files } from '../support/vite-project.ts';

export interface Versions {
  name: string;
  language: 'ts' | 'js';
  vite: string;
  react: string;
  /** of @vitejs/plugin-react: the one that belongs to that Vite */
  plugin: string;
}

const CONFIG = `import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'

// https://vite.dev/config/
export default defineConfig({
  plugins: [react()],
})
`;

/** The same config with our plugin, as the guide says to add it. */
export const CONFIG_WITH_PLUGIN = CONFIG.replace(
  "import react from '@vitejs/plugin-react'\n",
  "import react from '@vitejs/plugin-react'\nimport { visualEdit } from 'visual-edit'\n",
).replace('[react()]', '[react(), visualEdit()]');

const app = (typed: boolean) => `import { useState } from 'react'
import logo from './assets/logo.svg'
import './App.css'

function App() {
  const [count, setCount] = useState${typed ? '<number>' : ''}(0)

  return (
    <>
      <a href="https://vite.dev" target="_blank">
        <img src={logo} className="logo" alt="Vite logo" />
      </a>
      <h1>Vite + React</h1>
      <div className="card">
        <button onClick={() => setCount((count) => count + 1)}>
          count is {count}
        </button>
        <p className="read-the-docs">
          Click on the logos to learn more
        </p>
      </div>
    </>
  )
}

export default App
`;

const main = (ending: string, typed: boolean) => `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.${ending}'

createRoot(document.getElementById('root')${typed ? '!' : ''}).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`;

const TYPED: Files = {
  'options.ts': `import { visualEdit } from 'visual-edit'

visualEdit({ editorPort: 4711 })
// @ts-expect-error a port is a number
visualEdit({ editorPort: '4711' })
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ESNext', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      types: ['vite/client', 'node'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src', 'vite.config.ts', 'options.ts'],
  }),
};

/** The files of a project that gets visual-edit from a packed tarball. */
export function appFiles({ language, vite, react, plugin }: Versions, tarball: string): Files {
  const typed = language === 'ts';
  const ending = `${language}x`;
  const types = { '@types/react': react, '@types/react-dom': react, '@types/node': '^20', typescript: '~5.9.0' };
  return {
    'package.json': JSON.stringify({
      name: 'app',
      private: true,
      type: 'module',
      dependencies: { react, 'react-dom': react },
      devDependencies: {
        vite,
        '@vitejs/plugin-react': plugin,
        'visual-edit': `file:${tarball}`,
        ...(typed && types),
      },
    }),
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <link rel="icon" href="data:," />
    <title>App</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${ending}"></script>
  </body>
</html>
`,
    [`vite.config.${language}`]: CONFIG,
    [`src/main.${ending}`]: main(ending, typed),
    [`src/App.${ending}`]: app(typed),
    'src/App.css': '.logo {\n  height: 6em;\n}\n',
    'src/index.css': 'body {\n  margin: 0;\n}\n',
    'src/assets/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16"/></svg>\n',
    ...(typed && TYPED),
  };
}
