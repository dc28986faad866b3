/** The API's answers about a project's theme and classes, on both majors of Tailwind and without one. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClassesAnswer, DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import { designSystemRoutes } from '../../src/server/routes/design-system.ts';
import { Refused } from '../../src/server/routes/errors.ts';
import type { Session } from '../../src/server/session.ts';
import { VERSION_3 } from '../mutations/support/tailwind.ts';
import { installedPackages } from '../support/installed.ts';
import { TestProject } from './support/project.ts';
import { openSession } from './support/sessions.ts';

const APP = `import './index.css';

export function App() {
  return <main className="bg-brand p-gutter dark:bg-brand/50 hero" style={{ color: 'var(--ink)' }}>x</main>;
}
`;
const SHEET = `
:root { --ink: #111; --gap-wide: 2rem; }
.dark { --ink: #eee; }
.hero { padding: 8px; color: red; }
.hero:hover { padding: 0; }
@media (min-width: 1px) { .wide { padding: 0 } }
`;
const ENTRY_4 = `@import "tailwindcss";
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
@theme { --color-brand: #123456; --spacing-gutter: 1.85rem; --breakpoint-3xl: 120rem; }
@utility item { @apply rounded-lg border-2 px-3 text-lg; }
`;
const TRACKING = `module.exports = { airy: '0.2em' };\n`;
const CONFIG_3 = `module.exports = {
  content: [],
  darkMode: 'class',
  theme: {
    extend: {
      colors: { brand: '#123456' },
      spacing: { gutter: '1.85rem' },
      letterSpacing: require('./tracking.cjs'),
    },
  },
};
`;

class Theme {
  readonly project: TestProject;
  private session: Session | null = null;

  constructor(files: Record<string, string>, packages: Record<string, string>) {
    this.project = new TestProject({ 'package.json': '{}', 'src/App.tsx': APP, ...files });
    for (const [name, target] of Object.entries(packages)) {
      const link = join(this.project.root, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(target, link);
    }
  }

  private async ask(path: string, query: Record<string, string>, body?: unknown): Promise<unknown> {
    this.session ??= await openSession(this.project);
    const route = designSystemRoutes(this.session.ws).find((one) => one.path.endsWith(path));
    return route?.handle({ query: new URLSearchParams(query), body, origin: 'test', canvasId: 'default' });
  }

  system = () => this.ask('/designSystem', {}) as Promise<DesignSystemAnswer>;
  complete = async (query: string, limit = '5') =>
    ((await this.ask('/classes', { query, limit })) as ClassesAnswer).classes.map(({ name }) => name);
  describe = async (...classes: string[]) =>
    ((await this.ask('/describeClasses', {}, { classes })) as ClassesAnswer).classes;
  bad = (body: unknown) => this.ask('/describeClasses', {}, body);

  async close(): Promise<void> {
    await this.session?.close();
    this.project.remove();
  }
}

const own = (name: string) => join(process.cwd(), 'node_modules', name);
const themes = {
  four: new Theme(
    { 'src/index.css': ENTRY_4 + SHEET },
    { tailwindcss: own('tailwindcss'), '@tailwindcss/vite': own('@tailwindcss/vite') },
  ),
  three: new Theme(
    { 'src/index.css': `@tailwind utilities;${SHEET}`, 'tailwind.config.cjs': CONFIG_3, 'tracking.cjs': TRACKING },
    { tailwindcss: join(VERSION_3, 'node_modules/tailwindcss') },
  ),
  none: new Theme({ 'src/index.css': SHEET }, {}),
};
beforeAll(() => installedPackages(VERSION_3));
afterAll(() => Promise.all(Object.values(themes).map((theme) => theme.close())));

describe('designSystem', () => {
  test('Tailwind 4', async () => {
    const system = await themes.four.system();
    expect(system).toMatchObject({ framework: 'tailwind-4', problem: null, prefix: '' });
    expect(system.breakpoints.map(({ name }) => name)).toEqual(['sm', 'md', 'lg', 'xl', '2xl', '3xl']);
    expect(system.darkMode).toEqual({ kind: 'attribute', selector: '[data-theme=dark]' });
    const token = (name: string) => system.tokens.filter((one) => one.name === name);
    expect(token('--color-brand')).toEqual([
      {
        name: '--color-brand',
        kind: 'color',
        value: '#123456',
        reference: 'var(--color-brand)',
        file: 'src/index.css',
        line: 3,
        selector: '@theme',
        editable: true,
        uses: 2,
      },
    ]);
    expect(token('--spacing-gutter')).toMatchObject([{ kind: 'spacing', uses: 1 }]);
    expect(token('--ink')).toMatchObject([
      { selector: ':root', value: '#111', uses: 1 },
      { selector: '.dark', value: '#eee' },
    ]);
    expect(token('--color-red-500')).toMatchObject([{ kind: 'color', file: null, editable: false, uses: 0 }]);
    expect(token('--text-lg')).toMatchObject([{ kind: 'fontSize', lineHeight: 'calc(1.75 / 1.125)' }]);
    expect(token('--text-lg--line-height')).toEqual([]);
    expect(system.scales.padding).toContainEqual({ className: 'p-4', value: '16px' });
    expect(system.scales.padding).toContainEqual({ className: 'p-gutter', value: '1.85rem' });
    expect(system.scales.color).toContainEqual({ className: 'text-brand', value: '#123456' });
    expect(system.scales['font-size']).toContainEqual({ className: 'text-lg', value: '1.125rem' });
    // a class of the project that sets more stands for no value
    expect(system.scales['border-radius']).toContainEqual({ className: 'rounded-lg', value: '0.5rem' });
    expect(system.scales['border-width']).toContainEqual({ className: 'border-2', value: '2px' });
    expect(system.scales['border-radius']).toContainEqual({ className: 'rounded-full', value: '9999px' });
  });

  test('Tailwind 3', async () => {
    const system = await themes.three.system();
    expect(system).toMatchObject({ framework: 'tailwind-3', darkMode: { kind: 'class', selector: '.dark' } });
    const token = (name: string) => system.tokens.filter((one) => one.name === name);
    expect(token('colors.brand')).toMatchObject([
      { kind: 'color', reference: '#123456', file: 'tailwind.config.cjs', line: 6, editable: false, uses: 2 },
    ]);
    expect(token('spacing.gutter')).toMatchObject([{ kind: 'spacing', line: 7, uses: 1 }]);
    expect(token('colors.red.500')).toMatchObject([{ file: null }]);
    expect(token('fontSize.lg')).toMatchObject([{ value: '1.125rem', lineHeight: '1.75rem' }]);
    expect(token('fontSize.lg--line-height')).toEqual([]);
    expect(token('letterSpacing.airy')).toMatchObject([{ file: 'tailwind.config.cjs', line: 8, editable: false }]);
    expect(token('letterSpacing.wide')).toMatchObject([{ file: null }]);
    expect(system.scales.padding).toContainEqual({ className: 'p-4', value: '1rem' });
    const shadows = system.scales['box-shadow'] ?? [];
    expect(shadows.map(({ className }) => className)).toContain('shadow-md');
    // classes for the colour of a shadow alone are none
    expect(shadows.filter(({ value }) => value.includes('--tw-'))).toEqual([]);
  });

  test('without Tailwind the tokens of the sheets', async () => {
    const system = await themes.none.system();
    expect(system).toMatchObject({ framework: null, problem: null, breakpoints: [], scales: {} });
    expect(system.tokens.map(({ name }) => name)).toEqual(['--ink', '--gap-wide', '--ink']);
    expect(system.tokens[1]).toMatchObject({ kind: 'spacing', value: '2rem', editable: true });
  });
});

describe('classes', () => {
  test.each([['four'], ['three']] as const)('%s: completes what is typed, variants included', async (name) => {
    expect(await themes[name].complete('p-1')).toEqual(['p-1', 'p-1.5', 'p-10', 'p-11', 'p-12']);
    expect(await themes[name].complete('dark:hover:bg-bra')).toEqual(['dark:hover:bg-brand']);
    expect(await themes[name].complete('bg-brand/2', '2')).toEqual(
      ['bg-brand/2', 'bg-brand/20'].slice(name === 'four' ? 0 : 1).concat(name === 'four' ? [] : ['bg-brand/25']),
    );
    expect(await themes[name].complete('her')).toContain('hero');
    expect(await themes[name].complete('nothing-like-it')).toEqual([]);
    expect(await themes[name].complete('hovering:p-4')).toEqual([]);
  });

  test('describes what a class does', async () => {
    const [padding, hover, hero, unknown, many] = await themes.four.describe(
      'p-4',
      'md:hover:text-brand',
      'hero',
      'nothing',
      'space-x-2',
    );
    expect(padding).toMatchObject({ known: true, properties: ['padding'], variants: [], color: null });
    expect(padding?.declarations).toBe('padding: calc(0.25rem * 4);');
    expect(hover).toMatchObject({ variants: ['md', 'hover'], declarations: 'color: #123456;', color: '#123456ff' });
    expect(hover?.css).toContain('@media (width >= 48rem)');
    expect(hero).toMatchObject({ known: true, declarations: 'padding: 8px; color: red;', color: '#ff0000ff' });
    expect(unknown).toMatchObject({ known: false, css: '', declarations: '' });
    expect(many).toMatchObject({ known: true, declarations: '' });
    const [shadow] = await themes.four.describe('shadow-md');
    expect(shadow?.declarations).not.toContain('var(--tw-ring-shadow)');
    expect(shadow?.css).not.toContain('@property');
  });

  test('refuses what is no list of classes', async () => {
    for (const body of [null, {}, { classes: 'p-4' }, { classes: [1] }]) {
      await expect(themes.none.bad(body)).rejects.toThrow(Refused);
    }
  });
});
