/**
 * Style sheets through the server: which ones the app loads, the answer of `…/cssRules`, and edits of them with journal and
 * undo.
 */
import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import type { CssRulesAnswer } from '../../src/protocol/style-rules.ts';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const FILES = {
  'src/App.tsx': `import './app.css';
import { Card } from './Card';

export function App() {
  return <main className="page"><Card /></main>;
}
`,
  'src/Card.tsx': `import styles from './Card.module.scss';

export function Card() {
  return <section className={styles.card}>Hi</section>;
}
`,
  'src/app.css': `@import './base.css';\r\n.page { color: red; }\r\n@media (min-width: 48rem) { .page { color: blue; } }\r\n`,
  'src/base.css': ':root { --gap: 4px; }\n.dark body { color: white; }\n',
  'src/Card.module.scss': `@use './tokens';\n@each $n in 1, 2 { .m-#{$n} { margin: $n; } }\n.card { color: tokens.$ink; &:hover { color: blue; } }\n`,
  'src/_tokens.scss': '$ink: #111;\n',
  'src/unused.css': '.unused { color: red; }\n',
  'node_modules/kit/kit.css': '.kit { color: red; }\n',
};

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(files: Record<string, string> = FILES): Promise<TestServer> {
  const project = new TestProject(files);
  const moduleClassNames = () => ({ card: '_card_1x' });
  server = await TestServer.start({ moduleClassNames }, project);
  return server;
}

const rulesOf = async (one: TestServer) => (await one.ask({ path: `${one.canvas}/cssRules` })).json as CssRulesAnswer;

describe('cssRules', () => {
  test('tells the rules of the sheets that the app loads, what a sheet takes in before the sheet', async () => {
    const answer = await rulesOf(await start());
    expect(answer.stylesheets.map(({ filename, kind }) => `${filename} ${kind}`)).toEqual([
      'src/base.css css',
      'src/app.css css',
      'src/_tokens.scss scss',
      'src/Card.module.scss module',
    ]);
    const rules = Object.values(answer.cssElementLookup).sort((a, b) => a.order - b.order);
    expect(rules.map(({ filename, line, selector, resolved }) => [filename, line, selector, resolved])).toEqual([
      ['src/base.css', 1, ':root', ':root'],
      ['src/base.css', 2, '.dark body', '.dark body'],
      ['src/app.css', 2, '.page', '.page'],
      ['src/app.css', 3, '.page', '.page'],
      ['src/Card.module.scss', 2, '.m-#{$n}', null],
      ['src/Card.module.scss', 3, '.card', '._card_1x'],
      ['src/Card.module.scss', 3, '&:hover', '._card_1x:hover'],
    ]);
    expect(rules[3]).toMatchObject({
      conditions: ['@media (min-width: 48rem)'],
      breakpoint: 'md',
      dark: false,
      declarations: [{ property: 'color', value: 'blue', important: false, line: 3 }],
      styles: { color: 'blue' },
      locked: null,
    });
    expect(rules[1]?.dark).toBe(true);
    expect(rules[4]?.locked?.message).toContain('an @each loop at src/Card.module.scss:2');
    expect(answer.darkMode).toEqual({ kind: 'selector', selector: '.dark' });
    expect(answer.breakpoints.find(({ name }) => name === 'md')).toEqual({
      name: 'md',
      minWidth: '48rem',
      pixels: 768,
    });
  });

  test('tells of a partial the classes of the modules that take it in, and its own where the page loads it, too', async () => {
    const partial = { 'src/_tokens.scss': '$ink: #111;\n.card { margin: 0; }\n' };
    const resolved = async (files: Record<string, string>) => {
      const { cssElementLookup } = await rulesOf(await start({ ...FILES, ...partial, ...files }));
      const own = Object.values(cssElementLookup).filter(({ filename }) => filename === 'src/_tokens.scss');
      return own.map((rule) => [rule.line, rule.selector, rule.resolved]);
    };
    expect(await resolved({})).toEqual([[2, '.card', '._card_1x']]);
    await server?.close();
    const app = `import './global.scss';\n${FILES['src/App.tsx']}`;
    expect(await resolved({ 'src/App.tsx': app, 'src/global.scss': "@use 'tokens';\n" })).toEqual([
      [2, '.card', '.card'],
      [2, '.card', '._card_1x'],
    ]);
  });

  test('tells of a sheet that does not parse where, and all of the others', async () => {
    const one = await start({ ...FILES, 'src/base.css': ':root {\n  color: red;\n' });
    const answer = await rulesOf(one);
    expect(answer.stylesheets[0]).toMatchObject({
      filename: 'src/base.css',
      error: { code: 'syntax-error', line: 1, message: 'src/base.css does not parse: Unclosed block.' },
    });
    expect(Object.values(answer.cssElementLookup).some(({ filename }) => filename === 'src/app.css')).toBe(true);
  });
});

describe('an edit of a style sheet', () => {
  const styling = (one: TestServer, body: object) =>
    one.mutate('styling', {
      reactElement: { codebaseId: one.project.id('src/App.tsx', '<main') },
      stylingFramework: 'CSS',
      modifiers: null,
      ...body,
    });

  test('is written, told to the dev server, undone and done again to the byte', async () => {
    const one = await start();
    const answer = await styling(one, { styling: { color: 'green' } });
    expect(answer.json).toMatchObject({ ok: true, files: [{ path: 'src/app.css' }], warnings: [] });
    const edited = FILES['src/app.css'].replace('red', 'green');
    expect(one.project.read('src/app.css')).toBe(edited);
    await one.mutate('undoChangeToFiles', {});
    expect(one.project.read('src/app.css')).toBe(FILES['src/app.css']);
    await one.mutate('redoChangeToFiles', { changeToRedoId: answer.json.changeId });
    expect(one.project.read('src/app.css')).toBe(edited);
    expect(one.project.written).toEqual([['src/app.css'], ['src/app.css'], ['src/app.css']]);
  });

  test('of two files is both or none', async () => {
    const one = await start({ ...FILES, 'src/App.tsx': FILES['src/App.tsx'].replace(' className="page"', '') });
    const answer = await styling(one, { styling: { color: 'green' } });
    expect(answer.json.files.map(({ path }: { path: string }) => path)).toEqual(['src/App.tsx', 'src/app.css']);
    expect(one.project.read('src/App.tsx')).toContain('<main className="app-box">');
    const before = one.project.read('src/App.tsx');
    await one.mutate('undoChangeToFiles', {});
    expect(one.project.read('src/app.css')).toBe(FILES['src/app.css']);
    expect(one.project.read('src/App.tsx')).not.toBe(before);
  });

  test('goes on top of an edit by someone else, which becomes an activity of its own', async () => {
    const one = await start();
    await styling(one, { styling: { color: 'green' } });
    const other = `/* mine */\r\n${one.project.read('src/app.css')}`;
    writeFileSync(one.project.path('src/app.css'), other);
    const answer = await styling(one, { styling: { color: 'pink' } });
    expect(answer.json).toMatchObject({ ok: true });
    expect(one.project.read('src/app.css')).toBe(other.replace('green', 'pink'));
    const { json } = await one.ask({ path: `${one.canvas}/activities` });
    expect((json as { type: string }[]).map(({ type }) => type)).toEqual(['STYLING', 'UNKNOWN', 'STYLING']);
  });

  test.each([
    [
      'a rule that is gone',
      { filename: 'src/app.css', selector: '.pages', line: 2, conditions: [] },
      422,
      'stale-rule',
    ],
    [
      'a sheet of a package',
      { filename: 'node_modules/kit/kit.css', selector: '.kit', line: 1, conditions: [] },
      422,
      'sheet-not-editable',
    ],
    [
      'a sheet that the app does not load',
      { filename: 'src/unused.css', selector: '.unused', line: 1, conditions: [] },
      422,
      'sheet-not-editable',
    ],
    [
      'a path out of the project',
      { filename: '../x.css', selector: '.a', line: 1, conditions: [] },
      422,
      'sheet-not-editable',
    ],
    [
      'a path that climbs on its way',
      { filename: 'src/../../x.css', selector: '.a', line: 1, conditions: [] },
      400,
      'bad-field',
    ],
    [
      'a line that is none',
      { filename: 'src/app.css', selector: '.page', line: '2', conditions: [] },
      400,
      'bad-field',
    ],
    [
      'conditions that are none',
      { filename: 'src/app.css', selector: '.page', line: 2, conditions: '@media' },
      400,
      'bad-field',
    ],
  ])('of %s is refused, and nothing changes', async (_, rule, status, code) => {
    const one = await start();
    const before = one.project.snapshot();
    const answer = await styling(one, { styling: { color: 'green' }, rule });
    expect(answer.status).toBe(status);
    expect(answer.json.error.code).toBe(code);
    expect(one.project.snapshot()).toEqual(before);
  });
});
