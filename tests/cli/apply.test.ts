/** `visual-edit apply` without a server, on a small app and on the bundled example. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BIN, environmentOf } from '../support/cli.ts';
import { createExampleCopy, sha256Tree, type TestProject } from '../support/project.ts';
import { applyChanges, changeTag, editText, placeOf, runScript } from '../support/script.ts';
import { APP_FILES, createViteProject, projectOf, writeFiles } from '../support/vite-project.ts';

const APP = APP_FILES['src/App.jsx'];
const HEADING = 'src/App.jsx:4:7';

let project: TestProject;
let before: Record<string, string>;
beforeEach(() => {
  project = createViteProject();
  before = sha256Tree(project.root);
});
afterEach(() => project.remove());

const app = () => project.read('src/App.jsx');
const apply = (changes: unknown, ...flags: string[]) => applyChanges(project.root, changes, ...flags);

describe('a change', () => {
  test('lands in the source, and is told in one line', async () => {
    const { exitCode, stdout, stderr } = await apply(editText(HEADING, 'Hello there', 'Hi'));
    expect(stdout).toMatch(/^ {2}✓ Edit Text {2}src\/App\.jsx \+1 −1 {2}[0-9a-f]{8}$/);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(app()).toBe(APP.replace('Hello there', 'Hi'));
  });

  test('with --json is told as one object, which names what came of it', async () => {
    const id = crypto.randomUUID();
    const { exitCode, stdout, events } = await apply({ id, ...editText(HEADING, 'Hello there', 'Hi') }, '--json');
    expect(events).toEqual([
      {
        event: 'change',
        changeId: id,
        type: 'EDIT_TEXT',
        changeName: 'Edit Text',
        activityId: expect.any(String),
        files: [{ path: 'src/App.jsx', diff: expect.stringContaining('+      <h1>Hi</h1>\n') }],
        prevIdToNewIdMap: {},
        warnings: [],
      },
    ]);
    expect([exitCode, stdout.split('\n')]).toEqual([0, [expect.any(String)]]);
  });

  test('comes from standard input as well', async () => {
    const { exitCode } = await runScript(
      project.root,
      ['apply', '-'],
      JSON.stringify(editText(HEADING, 'Hello there', 'Hi')),
    );
    expect([exitCode, app()]).toEqual([0, APP.replace('Hello there', 'Hi')]);
  });

  test('names its element by id, also one that an earlier script made', async () => {
    const copied = await apply({ type: 'DUPLICATE', changeFields: { codebaseIdsToDuplicate: [HEADING] } }, '--json');
    const [id = ''] = Object.values(copied.events[0].prevIdToNewIdMap as Record<string, string>);
    expect(id).toMatch(/^tempo-/);
    const { exitCode, stderr } = await apply([changeTag(id, 'h2'), editText(id, 'Hello there', 'Second')]);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(app()).toBe(APP.replace('</h1>', '</h1>\n      <h2>Second</h2>'));
  });

  test('under one id is made once, however often it is sent', async () => {
    const change = { id: crypto.randomUUID(), ...editText(HEADING, 'Hello there', 'Hello there, there') };
    const codes = [(await apply(change)).exitCode, (await apply(change)).exitCode];
    expect([codes, app()]).toEqual([[0, 0], APP.replace('Hello there', 'Hello there, there')]);
    const other = await apply({ ...change, ...editText(HEADING, 'Hello there, there', 'x') }, '--json');
    expect([other.exitCode, other.events[0].error.code]).toEqual([1, 'change-id-reused']);
  });

  test('that would change nothing is refused and not remembered', async () => {
    const { exitCode, stderr } = await apply(editText(HEADING, 'Hello there', 'Hello there'));
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('The text is the same as before.')]);
    expect((await runScript(project.root, ['log', '--json'])).events).toEqual([]);
  });
});

describe('several changes', () => {
  test('are made in order; places mean the files as they were before the first', async () => {
    const wrap = { type: 'WRAP_DIV', changeFields: { codebaseIdsToWrap: [HEADING] } };
    const { exitCode, stderr } = await apply([wrap, editText(HEADING, 'Hello there', 'Hi')]);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(app()).toBe(APP.replace('      <h1>Hello there</h1>', '      <div>\n        <h1>Hi</h1>\n      </div>'));
  });

  test('end with the first that is refused; those before it stay', async () => {
    const changes = [
      editText(HEADING, 'Hello there', 'Hi'),
      editText(HEADING, 'Hello there', 'Bye'),
      changeTag(HEADING, 'h2'),
    ];
    const { exitCode, events } = await apply(changes, '--json');
    expect(exitCode).toBe(1);
    expect(events.map(({ event, type }) => [event, type])).toEqual([
      ['change', 'EDIT_TEXT'],
      ['refused', 'EDIT_TEXT'],
      ['skipped', 'CHANGE_TAG'],
    ]);
    expect(app()).toBe(APP.replace('Hello there', 'Hi'));
  });

  test('refused: reason and next step go to standard error', async () => {
    const { exitCode, stdout, stderr } = await apply([changeTag(HEADING, 'no such tag'), changeTag(HEADING, 'h2')]);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^ {2}✗ Change Tag Name: .+\n {4}.+\n {2}– Change Tag Name was not tried\.$/);
    expect(sha256Tree(project.root)).toEqual(before);
  });

  test('none at all is no error', async () => {
    const { exitCode, stdout } = await apply([]);
    expect([exitCode, stdout]).toEqual([0, '  There are no changes in it.']);
  });
});

describe('a dry run', () => {
  test('prints a diff that git takes, and writes nothing', async () => {
    const changes = [editText(HEADING, 'Hello there', 'Hi')];
    const { exitCode, stdout, stderr } = await apply(changes, '--dry-run');
    expect([exitCode, stderr, sha256Tree(project.root)]).toEqual([0, '', before]);
    execFileSync('git', ['apply', '-'], { cwd: project.root, input: `${stdout}\n` });
    expect(app()).toBe(APP.replace('Hello there', 'Hi'));
    expect((await runScript(project.root, ['log', '--json'])).events).toEqual([]);
  });

  test('with --json is a preview, and a refusal ends it with 1', async () => {
    const { exitCode, events } = await apply(
      [changeTag(HEADING, 'h2'), editText(HEADING, 'Bye', 'x')],
      '--dry-run',
      '--json',
    );
    expect([exitCode, events.map(({ event }) => event)]).toEqual([1, ['preview', 'refused']]);
    expect(events[0]).toMatchObject({ type: 'CHANGE_TAG', files: [{ path: 'src/App.jsx' }], warnings: [] });
    expect(sha256Tree(project.root)).toEqual(before);
  });
});

describe('a place', () => {
  test.each([
    ['beside an element', 'src/App.jsx:4:8', 'No element begins at src/App.jsx:4:8.', 'In that line: <h1> at 4:7.'],
    ['after the end', 'src/App.jsx:99:1', 'No element begins at src/App.jsx:99:1.', 'Give the place of the <'],
    ['in no file of the app', 'src/Other.jsx:1:1', 'src/Other.jsx is not among the files of the app.', 'Open a page'],
    ['in a file that tools run', 'vite.config.js:1:1', 'vite.config.js is not among the files of the app.', 'Open'],
    ['outside the project', '../x.jsx:1:1', '../x.jsx is not among the files of the app.', 'Open'],
  ])('%s is refused', async (_where, place, message, hint) => {
    const { exitCode, events } = await apply(changeTag(place, 'h2'), '--json');
    expect([exitCode, events]).toEqual([
      1,
      [{ event: 'refused', error: expect.objectContaining({ message, hint: expect.stringContaining(hint) }) }],
    ]);
    expect(sha256Tree(project.root)).toEqual(before);
  });

  test('in a file that does not parse is refused with the place of the error', async () => {
    writeFiles(project.root, { 'src/App.jsx': APP.replace('</h1>', '') });
    const { exitCode, events } = await apply(changeTag(HEADING, 'h2'), '--json');
    expect([exitCode, events]).toMatchObject([1, [{ error: { code: 'syntax-error', file: 'src/App.jsx', line: 5 } }]]);
    expect(events[0].error.message).toMatch(/can be found: Unterminated JSX contents\.$/);
  });

  test.each([['./src/App.jsx:4:7'], ['<root>/src/App.jsx:4:7']])('may be written as %s', async (place) => {
    const { exitCode } = await apply(changeTag(place.replace('<root>', project.root), 'h2'));
    expect([exitCode, app()]).toEqual([0, APP.replaceAll('h1', 'h2')]);
  });
});

describe('wrong usage', () => {
  test.each([
    ['no JSON', '{', 'changes-not-json', 'Standard input is not JSON: Expected property name'],
    ['nothing at all', '', 'changes-not-json', 'Standard input is not JSON: it is empty.'],
    ['a number', '3', 'bad-change', 'The change is number; expected an object.'],
    ['no type', '[{}]', 'bad-change', 'Change 1: The change: type is missing; expected a change type.'],
    ['an unknown type', '{"type":"PAINT"}', 'bad-change', 'Unknown change type: PAINT'],
    ['a type of the journal', '{"type":"UNDO"}', 'bad-change', 'Unsupported operation: UNDO'],
    ['a wrong field', JSON.stringify(changeTag(HEADING, 3 as never)), 'bad-change', 'CHANGE_TAG: newTagName is number'],
    [
      'a place without column',
      JSON.stringify(changeTag('src/App.jsx:4', 'h2')),
      'bad-change',
      'CHANGE_TAG: codebaseIdToChange: codebase id contains invalid chars.',
    ],
    [
      'one bad change behind a good one',
      JSON.stringify([changeTag(HEADING, 'h2'), { type: 'X', changeFields: {} }]),
      'bad-change',
      'Change 2: Unknown change type: X',
    ],
  ])('%s ends with 2, and nothing is changed', async (_what, input, code, says) => {
    const { exitCode, events, stderr } = await runScript(project.root, ['apply', '-', '--json'], input);
    expect([exitCode, stderr, events.length]).toEqual([2, '', 1]);
    expect(events[0].error).toMatchObject({ code, message: expect.stringContaining(says) });
    expect(events[0].error.hint).not.toBe('');
    expect(sha256Tree(project.root)).toEqual(before);
  });

  test.each([
    [['apply'], "Missing required argument 'changes'. See `visual-edit apply --help`."],
    [['apply', '/no/such.json'], '/no/such.json cannot be read (ENOENT).'],
    [['apply', '-', '--dry'], "Unknown option '--dry'."],
    [['apply', '-', 'more'], 'Too many arguments for'],
  ])('%j ends with 2', async (args, says) => {
    const { exitCode, stdout, stderr } = await runScript(project.root, args, '[]');
    expect(stderr.replace(/\s+/g, ' ')).toContain(says);
    expect([exitCode, stdout]).toEqual([2, '']);
  });

  test('a root that is no folder, or no app', async () => {
    const missing = await runScript(join(project.root, 'none'), ['apply', '-', '--json'], '{"type":"UNDO"}');
    expect([missing.exitCode, missing.events[0].error.code]).toEqual([2, 'bad-change']);
    const change = JSON.stringify(changeTag(HEADING, 'h2'));
    const absent = await runScript(join(project.root, 'none'), ['apply', '-', '--json'], change);
    expect([absent.exitCode, absent.events[0].error.code]).toEqual([2, 'folder-missing']);
    const empty = projectOf({});
    const noApp = await runScript(empty.root, ['apply', '-', '--json'], change);
    expect([noApp.exitCode, noApp.events[0].error.code]).toEqual([2, 'no-project']);
    empty.remove();
  });
});

describe('which files are the app', () => {
  test('text is traced through an alias of the Vite config to the file it stands in', async () => {
    writeFiles(project.root, {
      'vite.config.js': `import { fileURLToPath } from 'node:url';
export default { resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } } };
`,
      'src/words.js': `export const title = 'Hello there';\n`,
      'src/App.jsx': `import { title } from '~/words.js';\n${APP.replace('Hello there', '{title}')}`,
    });
    const change = { ...editText('src/App.jsx:5:7', 'Hello there', 'Hi'), scope: 'data' };
    const { exitCode, stderr } = await apply(change);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(project.read('src/words.js')).toBe(`export const title = 'Hi';\n`);
  });

  test('an import that no config explains means the one file whose path ends like it', async () => {
    writeFiles(project.root, {
      'src/lib/words.js': `export const title = 'Hello there';\n`,
      'src/App.jsx': `import { title } from '@/lib/words';\n${APP.replace('Hello there', '{title}')}`,
    });
    const { exitCode, stderr } = await apply({ ...editText('src/App.jsx:5:7', 'Hello there', 'Hi'), scope: 'data' });
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(project.read('src/lib/words.js')).toBe(`export const title = 'Hi';\n`);
  });

  test('a file that nothing imports is none of it, unless imports are computed', async () => {
    writeFiles(project.root, { 'src/pages/Lost.jsx': 'export const Lost = () => <p>Lost</p>;\n' });
    const change = editText('src/pages/Lost.jsx:1:27', 'Lost', 'Found');
    expect((await apply(change, '--json')).events[0].error.code).toBe('file-not-found');
    writeFiles(project.root, { 'src/pages.js': `export const pages = import.meta.glob('./pages/*.jsx');\n` });
    writeFiles(project.root, { 'src/App.jsx': `import { pages } from './pages.js';\n${APP}` });
    expect((await apply(change)).exitCode).toBe(0);
    expect(project.read('src/pages/Lost.jsx')).toContain('<p>Found</p>');
  });

  test('the Vite config says where the app is', async () => {
    const other = createViteProject({ 'vite.config.js': `export default { root: 'client' };\n` });
    mkdirSync(join(other.root, 'client'));
    execFileSync('mv', ['index.html', 'src', 'client/'], { cwd: other.root });
    const { exitCode, stderr } = await applyChanges(other.root, editText(HEADING, 'Hello there', 'Hi'));
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(other.read('client/src/App.jsx')).toContain('<h1>Hi</h1>');
    other.remove();
  });

  test('a config that cannot be read is said to be, and files are edited all the same', async () => {
    writeFileSync(join(project.root, 'vite.config.js'), 'export default nothing;\n');
    const { exitCode, stderr } = await apply(editText(HEADING, 'Hello there', 'Hi'));
    expect(stderr).toContain('nothing is not defined. Imports by alias are not followed.');
    expect([exitCode, app()]).toEqual([0, APP.replace('Hello there', 'Hi')]);
  });

  test('without installed packages files are edited all the same', async () => {
    const bare = projectOf(APP_FILES);
    expect((await applyChanges(bare.root, editText(HEADING, 'Hello there', 'Hi'))).exitCode).toBe(0);
    expect(bare.read('src/App.jsx')).toContain('<h1>Hi</h1>');
    bare.remove();
  });
});

test('six scripts at once: each change lands once, none is lost', async () => {
  const ps = Array.from({ length: 6 }, (_, i) => `      <p>word ${i} here</p>\n`).join('');
  writeFiles(project.root, { 'src/App.jsx': APP.replace('      <h1>', `${ps}      <h1>`) });
  const start = sha256Tree(project.root);
  const runs = await Promise.all(
    Array.from({ length: 6 }, (_, i) => {
      const place = placeOf(project.root, 'src/App.jsx', `<p>word ${i} here`);
      return apply(editText(place, `word ${i} here`, `done ${i}`));
    }),
  );
  expect(runs.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(runs.map(() => [0, '']));
  expect(app().match(/done \d+/g)).toEqual(runs.map((_, i) => `done ${i}`));
  for (let i = 0; i < 6; i++) expect((await runScript(project.root, ['undo'])).exitCode).toBe(0);
  expect(sha256Tree(project.root)).toEqual(start);
});

test('on the example: edits of three pages, undone to the byte', async () => {
  const example = createExampleCopy();
  const start = sha256Tree(example.root);
  const heading = 'src/pages/brand/BrandDashboard.tsx';
  const changes = [
    editText(placeOf(example.root, heading, '<h1'), 'Brand Dashboard', 'Where we grow next'),
    changeTag(placeOf(example.root, 'src/pages/PlaceholderPage.tsx', '<h1'), 'h2'),
  ];
  const applied = await applyChanges(example.root, changes, '--json');
  expect([applied.exitCode, applied.events.map(({ event }) => event)]).toEqual([0, ['change', 'change']]);
  expect(example.read(heading)).toContain('Where we grow next');
  const { events } = await runScript(example.root, ['log', '--json']);
  expect(events.map(({ activity }) => activity.type)).toEqual(['CHANGE_TAG', 'EDIT_TEXT']);
  await runScript(example.root, ['undo']);
  await runScript(example.root, ['undo']);
  expect(sha256Tree(example.root)).toEqual(start);
  example.remove();
}, 60_000);

test('in a terminal a diff has colours, and what source text holds cannot drive the terminal', async () => {
  writeFiles(project.root, { 'src/App.jsx': APP.replace('      <h1', '\t{/* \u001b[2J\u202e */}\n      <h1') });
  const changes = join(dirname(project.root), 'change.json');
  writeFileSync(changes, JSON.stringify(editText('src/App.jsx:5:7', 'Hello there', 'Hi')));
  const command = [process.execPath, BIN, 'apply', changes, '--dry-run', '--root', project.root];
  const args =
    process.platform === 'darwin' ? ['-q', '/dev/null', ...command] : ['-qefc', command.join(' '), '/dev/null'];
  const env = {
    ...environmentOf(project.root),
    NO_COLOR: undefined,
    FORCE_COLOR: undefined,
    TERM: 'xterm',
    CI: undefined,
  };
  const { stdout } = await execa('script', args, { reject: false, env });
  expect(stdout).toContain('\u001b[32m+      <h1>Hi</h1>');
  expect(stdout).toContain(' \t{/* ');
  expect(stdout).not.toContain('\u001b[2J');
  expect(stdout).not.toContain('\u202e');
});
