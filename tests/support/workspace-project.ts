/** A workspace of packages in a git repository: an app, and a package of components that it imports by name. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from './project.ts';
import { APP_FILES, type Files, linkPackages, projectOf } from './vite-project.ts';

export const UI_CARD = `import './card.css';

export function Card({ title, children }) {
  return (
    <section className="card wide">
      <h2>{title}</h2>
      <p>Words of the package</p>
      {children}
    </section>
  );
}
`;

const WORKSPACE: Files = {
  'package.json': '{ "name": "all", "private": true }\n',
  'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n',
  '.gitignore': 'node_modules\n',
  'packages/ui/package.json': JSON.stringify({
    name: '@acme/ui',
    type: 'module',
    exports: { '.': { import: './src/index.js' } },
    peerDependencies: { react: '*' },
  }),
  'packages/ui/src/index.js': "export { Card } from './Card.jsx';\n",
  'packages/ui/src/Card.jsx': UI_CARD,
  'packages/ui/src/card.css': '.card {\n  color: rgb(1, 2, 3);\n}\n',
  // no package of the workspace
  'elsewhere/Loose.jsx': 'export const Loose = () => <em>Not of the workspace</em>;\n',
  ...Object.fromEntries(Object.entries(APP_FILES).map(([file, text]) => [`apps/web/${file}`, text])),
  'apps/web/src/App.jsx': `import { Card } from '@acme/ui';
import { Loose } from '../../../elsewhere/Loose.jsx';

export function App() {
  return (
    <main>
      <Card title="First" />
      <Loose />
    </main>
  );
}
`,
};

/** As pnpm lays it out: the app's node_modules links to the package's folder. */
export function createWorkspace(files: Files = {}): TestProject {
  const project = projectOf({ ...WORKSPACE, ...files });
  linkPackages(project.root);
  mkdirSync(join(project.root, 'apps/web/node_modules/@acme'), { recursive: true });
  symlinkSync('../../../../packages/ui', join(project.root, 'apps/web/node_modules/@acme/ui'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', 'one');
  return project;
}
