/** Every project that the command cannot work on: one sentence, one next step, the right exit code, nothing written. */
import { afterEach, expect, test } from 'vitest';
import { takePort } from '../support/ports.ts';
import { runCli, sha256Tree, startCli, type TestProject } from '../support/project.ts';
import { APP_FILES, createViteProject, type Files, fakePackage, projectOf } from '../support/vite-project.ts';

let project: TestProject;
afterEach(() => project?.remove());

/** Runs `dev` where it must fail. @returns its message, white space squeezed */
async function refusal(args: string[] = [], options: Parameters<typeof runCli>[2] = {}) {
  const before = sha256Tree(project.root);
  const result = await runCli(project.root, ['dev', project.root, '--no-open', ...args], options);
  expect(sha256Tree(project.root)).toEqual(before);
  expect(result.stdout).toBe('');
  return { said: String(result.stderr).replace(/\s+/g, ' ').trim(), exitCode: result.exitCode };
}

const manifest = (value: object): Files => ({ 'package.json': JSON.stringify(value) });
const lists = (...names: string[]): Files =>
  manifest({ dependencies: Object.fromEntries(names.map((name) => [name, '*'])) });
const listsBoth = manifest({ dependencies: { react: '*' }, devDependencies: { vite: '*' } });

test.each<{ what: string; files: Files; args?: string[]; says: string }>([
  {
    what: 'an empty folder',
    files: {},
    says: 'is not a Vite project: vite is not among its dependencies. Run `visual-edit dev` in',
  },
  {
    what: 'a Next.js app',
    files: lists('next', 'react', 'vite'),
    says: 'is a Next.js app: Next.js has a compiler and',
  },
  { what: 'a Next.js app by its config', files: { 'next.config.mjs': '' }, says: 'There is no way to edit it here;' },
  {
    what: 'Create React App',
    files: lists('react-scripts'),
    says: 'To use visual-edit, move it to Vite: install vite',
  },
  {
    what: 'Astro',
    files: lists('astro', 'react', 'vite'),
    says: "Add `visualEdit()` from 'visual-edit' to `vite.plugins`",
  },
  {
    what: 'Waku, which brings its own Vite',
    files: { ...lists('waku', 'react'), 'waku.config.ts': '' },
    says: "is a Waku app: Waku starts a Vite of its own. Add `visualEdit()` from 'visual-edit' to `vite.plugins`",
  },
  { what: 'classic Remix', files: lists('@remix-run/dev', 'react'), says: "Move it to Remix's Vite plugin" },
  {
    what: 'Expo',
    files: lists('expo', 'react-native', 'react'),
    says: 'is an Expo or React Native app: Metro builds it',
  },
  { what: 'Gatsby', files: lists('gatsby', 'react'), says: 'is a Gatsby site' },
  {
    what: 'Parcel, with the page where Vite has it',
    files: { ...lists('parcel', 'react'), 'index.html': '' },
    says: 'is a Parcel app: it is built and served without Vite. To use visual-edit, move it to Vite:',
  },
  { what: 'webpack', files: { ...lists('react'), 'webpack.config.js': '' }, says: 'is a webpack app' },
  ...['Vue', 'Svelte', 'Preact'].map((library) => ({
    what: `${library} with Vite`,
    files: { ...lists(library.toLowerCase(), 'vite'), 'vite.config.js': '', ...fakePackage('vite', '8.0.0') },
    says: `is a ${library} app, and visual-edit edits React components only.`,
  })),
  { what: 'a page without packages', files: { 'index.html': '' }, says: 'is not a Vite project' },
  { what: 'packages not installed', files: listsBoth, says: 'vite is not installed in' },
  { what: 'npm as package manager', files: listsBoth, says: 'Run `npm install` there and start again.' },
  { what: 'pnpm as package manager', files: { ...listsBoth, 'pnpm-lock.yaml': '' }, says: 'Run `pnpm install` there' },
  { what: 'yarn as package manager', files: { ...listsBoth, 'yarn.lock': '' }, says: 'Run `yarn install` there' },
  {
    what: 'Vite 4',
    files: { ...listsBoth, ...fakePackage('vite', '4.5.14') },
    says: 'Vite 5 and newer, this project has 4.5.14. Update it (`npm install -D vite@5`) and start again.',
  },
  {
    what: 'Vite 4 with its React plugin, in a workspace of pnpm',
    files: {
      ...manifest({ dependencies: { react: '*', vite: '*' }, devDependencies: { '@vitejs/plugin-react-swc': '*' } }),
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': '',
      ...fakePackage('vite', '4.5.14'),
    },
    says: '(`pnpm add -w vite@5 @vitejs/plugin-react-swc@3`)',
  },
  {
    what: 'no React',
    files: { ...manifest({ devDependencies: { vite: '*' } }), ...fakePackage('vite', '8.0.0') },
    says: 'does not use React',
  },
  {
    what: 'React not installed',
    files: { ...listsBoth, ...fakePackage('vite', '8.0.0') },
    says: 'react is not installed in',
  },
  {
    what: 'React 17',
    files: { ...listsBoth, ...fakePackage('vite', '8.0.0'), ...fakePackage('react', '17.0.2') },
    says: 'React 18 and newer, this project has 17.0.2. Update it (`npm install react@18 react-dom@18`)',
  },
  { what: 'a broken package.json', files: { 'package.json': '{ "name": ' }, says: 'package.json is not valid JSON' },
  {
    what: 'a config that is not there',
    files: APP_FILES,
    args: ['--config', 'other.config.ts'],
    says: 'Give `--config` the path of your Vite config.',
  },
])('$what: $says', async ({ files, args, says }) => {
  project = projectOf(files);
  const { said, exitCode } = await refusal(args);
  expect(said).toContain(says);
  expect(exitCode).toBe(2);
});

test('a config that throws: its own words, and where to see all of them', async () => {
  project = createViteProject({ 'vite.config.js': `throw new Error('No API key.\\nSet it.');\n` });
  const { said, exitCode } = await refusal();
  expect(said).toBe(
    '✗ Vite cannot start with this config: No API key. Fix it and start again; `npx vite` shows the whole error.',
  );
  expect(exitCode).toBe(2);
});

test('a config that does not parse', async () => {
  project = createViteProject({ 'vite.config.js': 'export default {\n' });
  const { said, exitCode } = await refusal();
  expect(said).toMatch(/Vite cannot start with this config: Expected `}` but found `EOF`\./);
  expect(exitCode).toBe(2);
});

test('an app behind a server of its own is told to take the plugin', async () => {
  project = createViteProject({ 'vite.config.js': 'export default { server: { middlewareMode: true } };\n' });
  const { said, exitCode } = await refusal();
  expect(said).toContain("Add `visualEdit()` from 'visual-edit' to the plugins in its Vite config");
  expect(exitCode).toBe(2);
});

test('strictPort and the port is taken', async () => {
  const { port, release } = await takePort();
  project = createViteProject({
    'vite.config.js': `export default { server: { strictPort: true, port: ${port} } };\n`,
  });
  const { said, exitCode } = await refusal().finally(release);
  expect(said).toContain(`Port ${port} is in use, and the Vite config says to use no other (strictPort).`);
  expect(exitCode).toBe(1);
});

test('--host with an address that this machine does not have', async () => {
  project = createViteProject();
  const { said, exitCode } = await refusal(['--host', '203.0.113.7']);
  expect(said).toContain('This machine has no network address 203.0.113.7. Give `--host` one that it has');
  expect(exitCode).toBe(1);
});

test('a Node that is too old gets a sentence, not a syntax error', async () => {
  project = projectOf({ 'old-node.cjs': "Object.defineProperty(process.versions, 'node', { value: '18.19.1' });" });
  const { said, exitCode } = await refusal([], { nodeOptions: ['--require', `${project.root}/old-node.cjs`] });
  expect(said).toBe(
    'visual-edit needs Node 20.19 or newer, this is 18.19.1. Install one from https://nodejs.org and try again.',
  );
  expect(exitCode).toBe(2);
});

test('a project that another visual-edit has open', async () => {
  project = createViteProject();
  const first = await startCli(project.root);
  const { said, exitCode } = await refusal();
  const inJson = await runCli(project.root, ['dev', project.root, '--json']);
  await first.stop();
  const { pid, editorUrl } = first.ready;
  expect(said).toBe(
    `✗ visual-edit (process ${pid}) has ${project.root} open already: ${editorUrl} Open this address (\`visual-edit dev --open\` does), or stop that process first.`,
  );
  expect(exitCode).toBe(1);
  expect(JSON.parse(String(inJson.stdout))).toMatchObject({ event: 'error', error: { code: 'editor-open' } });
});
