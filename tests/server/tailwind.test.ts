/** The project's own Tailwind as the server finds, loads and keeps it, on both majors. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MutationAnswer } from '../../src/protocol/api.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import type { Session } from '../../src/server/session.ts';
import { VERSION_3 } from '../mutations/support/tailwind.ts';
import { installedPackages } from '../support/installed.ts';
import { FILES, TestProject } from './support/project.ts';
import { openSession } from './support/sessions.ts';

const APP = `import './index.css';

export function App() {
  return <main className="p-4 text-red-500">x</main>;
}
`;
const ENTRY_4 = `@import "tailwindcss";\n@import "./theme.css";\n`;
const ENTRY_3 = '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n';
const CONFIG_3 =
  "module.exports = { content: [], darkMode: 'class', theme: { extend: { colors: require('./colors.cjs') } } };\n";

const opened: { project: TestProject; session: Session }[] = [];
afterEach(async () => {
  for (const { project, session } of opened.splice(0)) {
    await session.close();
    project.remove();
  }
});
beforeAll(() => installedPackages(VERSION_3));

async function open(files: Record<string, string>, packages: Record<string, string> = {}): Promise<(typeof opened)[0]> {
  const project = new TestProject({ 'package.json': FILES['package.json'] as string, 'src/App.tsx': APP, ...files });
  for (const [name, target] of Object.entries(packages)) link(project.root, name, target);
  const entry = { project, session: await openSession(project) };
  opened.push(entry);
  return entry;
}

function link(root: string, name: string, target: string): void {
  mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
  symlinkSync(target, join(root, 'node_modules', name));
}

const own = (name: string) => join(process.cwd(), 'node_modules', name);
const VERSION_4 = { tailwindcss: own('tailwindcss'), '@tailwindcss/vite': own('@tailwindcss/vite') };
const version4 = (files: Record<string, string> = {}) =>
  open(
    {
      'src/index.css': ENTRY_4,
      'src/theme.css': '@theme { --color-brand: #123456; --breakpoint-3xl: 120rem }\n',
      ...files,
    },
    VERSION_4,
  );
const PROJECT_3 = {
  'src/index.css': ENTRY_3,
  'tailwind.config.cjs': CONFIG_3,
  'colors.cjs': "module.exports = { brand: '#123456' };\n",
};
const REAL_3 = join(VERSION_3, 'node_modules/tailwindcss');
const version3 = (files: Record<string, string> = {}) => open({ ...PROJECT_3, ...files }, { tailwindcss: REAL_3 });

/** Tailwind 3.0 as far as it is used: no loader, no list of variants, no order of classes but the places of their rules. */
const real = (path: string) => `require(${JSON.stringify(join(REAL_3, path))})`;
const version30 = () =>
  open({
    ...PROJECT_3,
    'node_modules/tailwindcss/package.json': '{ "name": "tailwindcss", "version": "3.0.0" }',
    'node_modules/tailwindcss/resolveConfig.js': `module.exports = ${real('resolveConfig')};`,
    'node_modules/tailwindcss/lib/lib/getModuleDependencies.js': `exports.default = (file) =>
      [...${real('lib/lib/getModuleDependencies')}.default(file)].map((one) => ({ file: one }));`,
    'node_modules/tailwindcss/lib/lib/setupContextUtils.js': `exports.createContext = (config) => {
      const { getVariants, getClassOrder, ...context } = ${real('lib/lib/setupContextUtils')}.createContext(config);
      return context;
    };`,
    'node_modules/tailwindcss/lib/lib/generateRules.js': `exports.generateRules = (candidates, context) =>
      ${real('lib/lib/generateRules')}.generateRules(candidates, context)
        .map(([{ variants, index }, node]) => [(variants << 20n) + index, node]);`,
  });

function style(
  { project, session }: (typeof opened)[0],
  stylingChanges: Record<string, string>,
  modifiers?: string[],
): Promise<MutationAnswer> {
  const fields = {
    codebaseId: project.id('src/App.tsx', '<main'),
    stylingChanges,
    stylingFramework: 'Tailwind' as const,
  };
  const change = createChange(crypto.randomUUID(), 'STYLING', modifiers ? { ...fields, modifiers } : fields);
  return session.apply(change as AnyMutationChange, 'test');
}

describe.each([
  ['Tailwind 4', version4],
  ['Tailwind 3', version3],
  ['Tailwind 3.0', version30],
] as const)('%s', (_, make) => {
  test('gives classes of the theme, and undo gives the bytes back', async () => {
    const app = await make();
    expect((await style(app, { padding: '24px' })).ok).toBe(true);
    expect(app.project.read('src/App.tsx')).toContain('className="p-6 text-red-500"');
    expect((await style(app, { color: '#123456' }, ['hover'])).ok).toBe(true);
    expect(app.project.read('src/App.tsx')).toContain('className="p-6 text-red-500 hover:text-brand"');
    for (const _undone of [1, 2]) expect((await app.session.undo('test')).ok).toBe(true);
    expect(app.project.read('src/App.tsx')).toBe(APP);
  });

  test('is loaded once, and anew when its theme changes', async () => {
    const app = await make();
    const first = await app.session.ws.tailwind.load();
    expect(await app.session.ws.tailwind.load()).toBe(first);
    app.project.write('src/theme.css', '@theme { --color-brand: #654321 }\n');
    app.project.write('colors.cjs', "module.exports = { brand: '#654321', more: '#000001' };\n");
    app.project.write('tailwind.config.cjs', `${CONFIG_3}\n`);
    expect((await style(app, { color: '#654321' })).ok).toBe(true);
    expect(app.project.read('src/App.tsx')).toContain('"p-4 text-brand"');
    expect(await app.session.ws.tailwind.load()).not.toBe(first);
  });

  test('knows breakpoints, dark mode, order and CSS', async () => {
    const { session } = await make();
    const answer = await session.ws.tailwind.load();
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    const { tailwind } = answer;
    expect(tailwind.breakpoints.find(({ name }) => name === 'md')).toMatchObject({ minWidth: 768 });
    expect(tailwind.darkMode.kind).toBe(make === version4 ? 'media' : 'class');
    const [p, pl, md] = tailwind.order(['p-4', 'pl-4', 'md:p-4']) as [number, number, number];
    expect([p < pl, pl < md]).toEqual([true, true]);
    expect(tailwind.css('hover:p-4')).toContain(':hover');
    expect(tailwind.css('nothing-of-it')).toBe('');
    expect(tailwind.compile(['nothing-of-it'])).toEqual([null]);
    expect(tailwind.compile(['space-x-4'])[0]?.every(({ self }) => !self)).toBe(true);
  });
});

test('a theme in a sheet beside the entry is part of it', async () => {
  const app = await version4();
  expect((await style(app, { width: '50%' }, ['3xl'])).ok).toBe(true);
  expect(app.project.read('src/App.tsx')).toContain('3xl:w-1/2');
});

test('a project without Tailwind is told so and loads none', async () => {
  const app = await open({ 'src/index.css': '.x { color: red }\n' });
  const answer = await style(app, { padding: '8px' });
  expect(answer).toMatchObject({ ok: false, error: { code: 'styling-framework-unavailable' } });
  expect(app.session.ws.tailwind.current).toBeNull();
});

test.each([
  ['4, no entry', () => version4({ 'src/index.css': 'main { color: red }\n' }), /@import "tailwindcss"/],
  ['4, a theme that fails', () => version4({ 'src/theme.css': '@theme { color: red }\n' }), /theme/i],
  ['4, a missing plugin', () => version4({ 'src/theme.css': '@plugin "./gone.js";\n' }), /gone/],
  [
    '3, a config that throws',
    () => version3({ 'tailwind.config.cjs': "throw new Error('colours are gone');\n" }),
    /colours are gone/,
  ],
  [
    '3, a missing module',
    () => version3({ 'tailwind.config.cjs': "module.exports = require('./gone.cjs');\n" }),
    /gone/,
  ],
])('what does not load is refused with the reason: %s', async (_, make, reason) => {
  const app = await make();
  const answer = await style(app, { padding: '8px' });
  expect(answer).toMatchObject({ ok: false, error: { code: 'tailwind-not-loaded' } });
  expect(answer.ok || answer.error.message).toMatch(reason);
  expect(app.project.read('src/App.tsx')).toBe(APP);
});

test('what was mended loads', async () => {
  const app = await version4({ 'src/theme.css': '@plugin "./gone.js";\n' });
  expect((await style(app, { padding: '8px' })).ok).toBe(false);
  app.project.write('src/theme.css', '@theme { --color-brand: #123456 }\n');
  expect((await style(app, { padding: '8px' })).ok).toBe(true);
  expect(existsSync(app.project.path('src/gone.js'))).toBe(false);
});
