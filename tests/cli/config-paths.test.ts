/** Imports that only the project's tsconfig or jsconfig explains, for scripts with a dev server and without. */
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { applyChanges, editText, placeOf } from '../support/script.ts';
import { createViteProject, type Files } from '../support/vite-project.ts';

const COPY = "export const title = 'Hello there';\n";
const TWIN = "export const title = 'Somewhere else';\n";

/** The app imports its title by a name that a plugin of the user's tells Vite. */
const appOf = (specifier: string, file: string): Files => ({
  'vite.config.js': `import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';

const file = fileURLToPath(new URL('./${file}', import.meta.url));
const paths = { name: 'paths', enforce: 'pre', resolveId: (id) => (id === '${specifier}' ? file : null) };
export default { plugins: [paths, react()] };
`,
  'src/App.jsx': `import { title } from '${specifier}';

export function App() {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
`,
  [file]: COPY,
  // a file of the same name elsewhere: the name's end alone does not tell
  'src/other/copy.js': TWIN,
});

const SETUPS: Record<string, [specifier: string, file: string, config: Files]> = {
  'baseUrl of a jsconfig': [
    'copy',
    'src/copy.js',
    { 'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }\n' },
  ],
  'baseUrl of a tsconfig, for a folder': [
    'texts/copy',
    'src/texts/copy.js',
    { 'tsconfig.json': '{\n  // from here\n  "compilerOptions": { "baseUrl": "./src", },\n}\n' },
  ],
  'paths without baseUrl': [
    '#words/copy',
    'src/texts/copy.js',
    {
      'tsconfig.json':
        '{ "compilerOptions": { "paths": { "#words/*": ["./src/texts/*"], "#*": ["./src/other/*"] } } }\n',
    },
  ],
  'paths of a file that the tsconfig refers to': [
    'words/copy',
    'src/texts/copy.js',
    {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }\n',
      'tsconfig.app.json': '{ "extends": "./config/base.json", "include": ["src"] }\n',
      'config/base.json': '{ "compilerOptions": { "baseUrl": "..", "paths": { "words/*": ["src/texts/*"] } } }\n',
    },
  ],
};

let project: TestProject | undefined;
let cli: RunningCli | undefined;
afterEach(async () => {
  await cli?.stop();
  project?.remove();
  cli = undefined;
  project = undefined;
});

describe.each(Object.entries(SETUPS))('an import by %s', (_, [specifier, file, config]) => {
  test.each(['without', 'with'])('leads to the words that an edit changes, %s a server', async (how) => {
    const files = { ...appOf(specifier, file), ...config };
    project = createViteProject(files);
    if (how === 'with') cli = await startCli(project.root);
    const heading = placeOf(project.root, 'src/App.jsx', '<h1>');
    const { exitCode, stderr } = await applyChanges(project.root, editText(heading, 'Hello there', 'Hi'));
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('outside the project')]);
    expect(project.read(file)).toBe(COPY.replace('Hello there', 'Hi'));
    expect(project.read('src/App.jsx')).toBe(files['src/App.jsx']);
    expect(project.read('src/other/copy.js')).toBe(TWIN);
  });
});
