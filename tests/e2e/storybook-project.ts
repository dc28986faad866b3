/** An app with the components and stories that Storybook's own init command writes, on real packages. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedPackages } from '../support/installed.ts';
import { createInstalledProject, type TestProject } from '../support/project.ts';

const FILES: Record<string, string> = {
  'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
  'vite.config.ts': `import react from '@vitejs/plugin-react';\n\nexport default { plugins: [react()] };\n`,
  'index.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <title>Shop</title>\n    <link rel="icon" href="data:," />\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n  </body>\n</html>\n`,
  'src/main.tsx': `import { createRoot } from 'react-dom/client';\nimport { App } from './App';\n\ncreateRoot(document.getElementById('root')!).render(<App />);\n`,
  'src/App.tsx': `import { useState } from 'react';\nimport { Button } from './stories/Button';\nimport { Header } from './stories/Header';\n\nexport function App() {\n  const [count, setCount] = useState(0);\n  return (\n    <main>\n      <Header />\n      <Button primary label={\`In the basket: \${count}\`} onClick={() => setCount(count + 1)} />\n    </main>\n  );\n}\n`,
  '.storybook/main.ts': `export default { framework: '@storybook/react-vite', stories: ['../src/**/*.stories.@(ts|tsx)'], addons: [] };\n`,
  '.storybook/preview.ts': `import type { Preview } from '@storybook/react-vite';\nimport { createElement } from 'react';\nimport './preview.css';\n\nconst preview: Preview = {\n  decorators: [(Story) => createElement('div', { 'data-preview': true }, createElement(Story))],\n};\n\nexport default preview;\n`,
  '.storybook/preview.css': `[data-preview] {\n  letter-spacing: 1px;\n}\n`,
};

export interface StorybookProject extends TestProject {
  /** writes a file of the project before the command starts, with its folders */
  add(file: string, text: string): void;
}

export async function createStorybookProject(): Promise<StorybookProject> {
  const modules = await installedPackages(join(import.meta.dirname, 'fixtures/storybook'));
  const project = createInstalledProject(modules);
  const add = (file: string, text: string): void => {
    mkdirSync(dirname(join(project.root, file)), { recursive: true });
    writeFileSync(join(project.root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) add(file, text);
  const stories = join(project.root, 'src/stories');
  cpSync(join(modules, '@storybook/react/template/cli/ts'), stories, { recursive: true });
  for (const name of ['button', 'header', 'page'])
    cpSync(join(modules, `create-storybook/rendererAssets/common/${name}.css`), join(stories, `${name}.css`));
  return { ...project, add };
}
