/** A token renamed by the server: files that no page has loaded follow, and what is not edited is the reason of a refusal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const SHEET = '\uFEFF:root { --brand: red }\r\n.a { color: var(--brand) }\r\n';
const APP = 'import \'./index.css\';\n\nexport const App = () => <p className="a">Hi</p>;\n';
const LATE = "export const Late = () => <i style={{ color: 'var(--brand)' }} />;\n";

let server: TestServer;
const imports = {
  resolveImport: (specifier: string) => (specifier === './index.css' ? 'src/index.css' : null),
  importersOf: (file: string) => (file === 'src/index.css' ? ['src/App.tsx'] : []),
};
beforeEach(async () => {
  server = await TestServer.start(imports, new TestProject({ 'src/App.tsx': APP }));
  server.project.write('src/index.css', SHEET);
});
afterEach(() => server.close());

const rename = (newName = '--accent') => server.mutate('renameToken', { name: '--brand', newName });
function put(file: string, text: string): void {
  const path = join(server.project.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('a file that no page has loaded is renamed with the sheet, and undo gives its bytes back', async () => {
  server.project.write('src/pages/Late.tsx', LATE);
  const { json } = await rename();
  expect(json).toMatchObject({ ok: true });
  expect(server.project.read('src/index.css')).toBe(SHEET.replaceAll('--brand', '--accent'));
  expect(server.project.read('src/pages/Late.tsx')).toBe(LATE.replace('--brand', '--accent'));
  expect((await server.mutate('undoChangeToFiles', { latestUuid: json.changeId })).json).toMatchObject({ ok: true });
  expect(server.project.read('src/index.css')).toBe(SHEET);
  expect(server.project.read('src/pages/Late.tsx')).toBe(LATE);
});

test.each([
  ['the page', 'index.html', '<body style="color: var(--brand)">'],
  ['a configuration', 'tailwind.config.js', "export default { colors: { brand: 'var(--brand)' } };"],
  ['a test', 'src/App.test.tsx', "expect(style).toBe('var(--brand)');"],
  ['a test in a folder of tests', 'src/__tests__/App.tsx', "expect(style).toBe('var(--brand)');"],
  ['a preview of stories', '.storybook/preview.tsx', "export const color = 'var(--brand)';"],
  ['words for people', 'src/en.yaml', 'hint: var(--brand)'],
  ['a script of another kind', 'src/old.cjs', "module.exports = 'var(--brand)';"],
  ['a script of a package, as Vite bundles it', 'node_modules/.vite/deps/toast.js', 'const a="var(--brand)"'],
])('%s that has the name is the reason of a refusal', async (_, file, text) => {
  put(file, `\n${text}\n`);
  expect((await rename()).json).toMatchObject({ ok: false, error: { code: 'token-use-unclear', file, line: 2 } });
  expect(server.project.read('src/index.css')).toBe(SHEET);
});

test('the style sheet of a package is one, too', async () => {
  put('package.json', '{ "dependencies": { "toast": "1.0.0" } }');
  put('node_modules/toast/package.json', '{}');
  put('node_modules/toast/dist/css/toast.css', '.toast { color: var(--brand) }');
  const file = 'node_modules/toast/dist/css/toast.css';
  expect((await rename()).json).toMatchObject({ ok: false, error: { code: 'token-use-unclear', file } });
});

test('a file that is no UTF-8 is one, too', async () => {
  const file = 'src/old.css';
  put(file, '');
  writeFileSync(join(server.project.root, file), Buffer.from('/* \xe9 */ .a { color: var(--brand) }', 'latin1'));
  expect((await rename()).json).toMatchObject({ ok: false, error: { code: 'token-use-unclear', file } });
  expect(server.project.read('src/index.css')).toBe(SHEET);
});

test('a name that is none is refused', async () => {
  const body = { name: '--brand)', newName: '--accent' };
  expect((await server.mutate('renameToken', body)).json).toMatchObject({ error: { code: 'token-unavailable' } });
});

test('a name that a file has already is not given', async () => {
  put('src/pages/Late.tsx', LATE.replace('--brand', '--accent'));
  expect((await rename()).json).toMatchObject({
    ok: false,
    error: { code: 'token-exists', file: 'src/pages/Late.tsx' },
  });
});
