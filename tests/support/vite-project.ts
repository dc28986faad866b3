/** Small Vite + React projects whose files a test provides. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createProject, REPOSITORY, type TestProject } from './project.ts';

export type Files = Record<string, string>;

/** Writes files into a folder, creating parent folders. */
export function writeFiles(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Creates a project with only these files. */
export function projectOf(files: Files): TestProject {
  const project = createProject();
  mkdirSync(project.root);
  writeFiles(project.root, files);
  return project;
}

/** A fake package that can be resolved and has a version. */
export function fakePackage(name: string, version: string): Files {
  const exports = { '.': './index.js', './package.json': './package.json' };
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, exports }) };
}

export const APP_FILES = {
  'package.json': JSON.stringify({
    name: 'small-app',
    type: 'module',
    dependencies: { react: '*', 'react-dom': '*' },
    devDependencies: { vite: '*', '@vitejs/plugin-react': '*' },
  }),
  'index.html': '<!doctype html>\n<div id="root"></div>\n<script type="module" src="/src/main.jsx"></script>\n',
  'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n`,
  'src/main.jsx': `import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';

createRoot(document.getElementById('root')).render(<App />);
`,
  'src/App.jsx': `export function App() {
  return (
    <main className="page">
      <h1>Hello there</h1>
    </main>
  );
}
`,
} satisfies Files;

/**
 * Creates a project that runs, with the packages of the bundled example and our own. `files` are added or replace others.
 */
export function createViteProject(files: Files = {}): TestProject {
  const project = projectOf({ ...APP_FILES, ...files });
  linkPackages(project.root);
  return project;
}

/** Puts the packages of the bundled example and our own into the folder's node_modules. */
export function linkPackages(root: string): void {
  const packages = join(REPOSITORY, 'examples/real-estate/node_modules');
  for (const name of ['react', 'react-dom', 'scheduler', 'vite', '@vitejs']) {
    link(join(packages, name), join(root, 'node_modules', name));
  }
  link(REPOSITORY, join(root, 'node_modules/visual-edit'));
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(from)) symlinkSync(from, to);
}
