/** Edits in the form of the project's own formatter: Prettier or Biome, as the project has installed and configured it. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import type { Session } from '../../src/server/session.ts';
import { REPOSITORY } from '../support/repository.ts';
import { APP, CSS, FILES, TestProject } from './support/project.ts';
import { done, openSession, textChange } from './support/sessions.ts';

const ROW = `export function Row() {
  return (
    <p>
      <b>Strong words</b> <i>and others</i> <u>and the last ones here</u>
    </p>
  );
}
`;
const LONG = 'A sentence that is too long for one line of this file, as a designer would write it';
const IN_LINES = LONG.replace('designer ', 'designer\n        ');

const SETUPS = {
  'Prettier with a file of settings': {
    package: 'prettier',
    files: { '.prettierrc': '{ "singleQuote": true }', 'package.json': '{ "name": "app" }' },
  },
  'Prettier that package.json names': {
    package: 'prettier',
    files: {
      'package.json': '{ "name": "app", "devDependencies": { "prettier": "^3" }, "prettier": { "singleQuote": true } }',
    },
  },
  Biome: {
    package: '@biomejs',
    files: {
      'biome.json':
        '{ "formatter": { "indentStyle": "space", "lineWidth": 80 }, "javascript": { "formatter": { "quoteStyle": "single" } } }',
      'package.json': '{ "name": "app" }',
    },
  },
} as const;

let project: TestProject;
let session: Session;
const app = () => project.read('src/App.tsx');

async function open(files: Record<string, string>, installed: string | null): Promise<void> {
  project = new TestProject({ ...FILES, 'src/Row.tsx': ROW, ...files });
  mkdirSync(project.path('node_modules'));
  mkdirSync(project.path('.git'));
  if (installed !== null)
    symlinkSync(join(REPOSITORY, 'node_modules', installed), project.path(`node_modules/${installed}`));
  session = await openSession(project);
}
afterEach(async () => {
  await session.close();
  project.remove();
});

/** Ids of all elements by what they begin with. */
const idsNow = () => [
  project.id('src/App.tsx', '<main'),
  project.id('src/App.tsx', '<h1'),
  project.id('src/App.tsx', '<Card'),
];

describe.each(Object.entries(SETUPS))('%s', (_, { files, package: installed }) => {
  beforeEach(() => open({ ...files }, installed));

  test('gives an edit its form, elements keep their ids, and undo the same bytes back', async () => {
    const ids = idsNow();
    await done(session.apply(textChange(project, '<p title="one"', 'First', LONG), 'a'));
    expect(app()).toBe(APP.replace('>First<', `>\n        ${IN_LINES}\n      <`));
    expect(await format(app(), { parser: 'typescript', singleQuote: true })).toBe(app());
    expect(idsNow()).toEqual(ids);
    await done(session.undo('a'));
    expect(app()).toBe(APP);
    expect(idsNow()).toEqual(ids);
  });

  test('copies and wrapped elements have the ids that the editor is told', async () => {
    const id = project.id('src/App.tsx', '<Card');
    const copy = createChange(randomUUID(), 'DUPLICATE', { codebaseIdsToDuplicate: [id] }) as AnyMutationChange;
    const { prevIdToNewIdMap } = await done(session.apply(copy, 'a'));
    const added = prevIdToNewIdMap[`tempo-duplicate-placeholder-${id}`] ?? '';
    expect(project.identity.locate(added)?.start).toBe(app().lastIndexOf('<Card'));
    const wrap = createChange(randomUUID(), 'WRAP_DIV', { codebaseIdsToWrap: [id, added] }) as AnyMutationChange;
    await done(session.apply(wrap, 'a'));
    expect(app()).toBe(
      APP.replace(
        '      <Card label="x" />\n',
        '      <div>\n        <Card label="x" />\n        <Card label="x" />\n      </div>\n',
      ),
    );
    expect([id, added].map((one) => project.identity.locate(one)?.start)).toEqual([
      app().indexOf('<Card'),
      app().lastIndexOf('<Card'),
    ]);
    await done(session.undo('a'));
    await done(session.undo('a'));
    expect(app()).toBe(APP);
  });

  test('a copy that makes the line too long is known in the next one', async () => {
    const id = project.id('src/Row.tsx', '<u');
    const copy = createChange(randomUUID(), 'DUPLICATE', { codebaseIdsToDuplicate: [id] }) as AnyMutationChange;
    const { prevIdToNewIdMap } = await done(session.apply(copy, 'a'));
    const text = project.read('src/Row.tsx');
    expect(text).toContain("<u>and the last ones here</u>{' '}\n      <u>and the last ones here</u>\n");
    const added = prevIdToNewIdMap[`tempo-duplicate-placeholder-${id}`] ?? '';
    expect(project.identity.locate(added)?.start).toBe(text.lastIndexOf('<u'));
    expect(project.identity.locate(id)?.start).toBe(text.indexOf('<u'));
  });

  test('formats a style sheet, too', async () => {
    const styling = createChange(randomUUID(), 'STYLING', {
      codebaseId: project.id('src/Card.tsx', '<section'),
      stylingChanges: { boxShadow: '0 0 1px red,0 0 2px blue' },
      stylingFramework: 'CSS',
    }) as AnyMutationChange;
    await done(session.apply(styling, 'a'));
    const [, value = ''] = /box-shadow:([^;]*);/.exec(project.read('src/card.css')) ?? [];
    expect(value.replace(/\s+/g, ' ')).toBe(' 0 0 1px red, 0 0 2px blue');
    await done(session.undo('a'));
    expect(project.read('src/card.css')).toBe(CSS);
  });

  test('leaves a file that was not formatted as the edit made it', async () => {
    const odd = APP.replace("from './Card';", 'from "./Card"');
    project.write('src/App.tsx', odd);
    session.noteExternalText('src/App.tsx', odd);
    await done(session.apply(textChange(project, '<p title="one"', 'First', LONG), 'a'));
    expect(app()).toBe(odd.replace('First', LONG));
  });
});

test('without a formatter of the project nothing but the edit is changed', async () => {
  await open({ 'package.json': '{ "name": "app" }' }, 'prettier');
  await done(session.apply(textChange(project, '<p title="one"', 'First', LONG), 'a'));
  expect(app()).toBe(APP.replace('First', LONG));
});

test('of two formatters the one that the file follows stays its own, edit after edit', async () => {
  // Prettier is installed for something else; with its defaults it would write other quotes
  const manifest = '{ "name": "app", "devDependencies": { "prettier": "^3" } }';
  await open({ ...SETUPS.Biome.files, 'package.json': manifest }, SETUPS.Biome.package);
  symlinkSync(join(REPOSITORY, 'node_modules/prettier'), project.path('node_modules/prettier'));
  await done(session.apply(textChange(project, '<p title="one"', 'First', 'Second'), 'a'));
  expect(app()).toBe(APP.replace('First', 'Second'));
  await done(session.apply(textChange(project, '<p title="one"', 'Second', 'Third'), 'a'));
  expect(app()).toBe(APP.replace('First', 'Third'));
  await done(session.undo('a'));
  await done(session.undo('a'));
  expect(app()).toBe(APP);
});

test('a file that Prettier is told to ignore stays as the edit made it', async () => {
  await open({ ...SETUPS['Prettier with a file of settings'].files, '.prettierignore': 'src\n' }, 'prettier');
  await done(session.apply(textChange(project, '<p title="one"', 'First', LONG), 'a'));
  expect(app()).toBe(APP.replace('First', LONG));
});

/** A formatter that makes `!` of `!!`, takes one ignore file at a time as Prettier 2 does, and sees another program save a file. */
const FAKE = `const { appendFileSync } = require('node:fs');
let isSaved = false;
module.exports = {
  resolveConfigFile: async () => null,
  resolveConfig: async () => null,
  async getFileInfo(_, { ignorePath }) {
    if (ignorePath !== undefined && typeof ignorePath !== 'string') throw new TypeError('one file');
    return { ignored: false, inferredParser: 'babel' };
  },
  async format(text, { filepath }) {
    if (text.includes('Saved') && !isSaved) appendFileSync(filepath, '// mine\\n');
    isSaved ||= text.includes('Saved');
    return text.replace('!!', '!');
  },
};
`;

async function openWithFake(): Promise<void> {
  await open({ 'package.json': '{ "devDependencies": { "prettier": "^2" } }', '.prettierignore': 'dist\n' }, null);
  project.write('node_modules/prettier/package.json', '{ "name": "prettier", "main": "index.js" }');
  project.write('node_modules/prettier/index.js', FAKE);
}

test('Prettier 2 takes one ignore file at a time', async () => {
  await openWithFake();
  await done(session.apply(textChange(project, '<p title="one"', 'First', 'Bye!!'), 'a'));
  expect(app()).toBe(APP.replace('First', 'Bye!'));
});

test('a file that another program saves while it is formatted keeps that, and the edit is made', async () => {
  await openWithFake();
  await done(session.apply(textChange(project, '<p title="one"', 'First', 'Saved!!'), 'a'));
  expect(app()).toBe(`${APP.replace('First', 'Saved!')}// mine\n`);
});

test('a formatter that cannot be loaded loses no edit', async () => {
  await open({ 'package.json': '{ "devDependencies": { "prettier": "^3" } }' }, null);
  project.write('node_modules/prettier/package.json', '{ "name": "prettier", "main": "index.js" }');
  project.write('node_modules/prettier/index.js', 'throw new Error("half installed");\n');
  await done(session.apply(textChange(project, '<p title="one"', 'First', LONG), 'a'));
  expect(app()).toBe(APP.replace('First', LONG));
  expect(project.logger.lines.join('\n')).toContain('half installed');
});
