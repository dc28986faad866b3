/** Modules that export each other: what they hand on is found at once, or said not to be there. */
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject, type Files } from './support/project.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const FILE = 'src/App.tsx';
const COUNT = 8;

/** Eight modules, each with `export *` of the first four and of the next. */
function circles(app: string, last: string): Files {
  const files: Files = { [FILE]: app, 'src/x.png': 'png', 'src/new.png': 'png' };
  for (let i = 0; i < COUNT; i++) {
    const stars = [0, 1, 2, 3, (i + 1) % COUNT].map((j) => `export * from './m${j}';\n`).join('');
    files[`src/m${i}.ts`] = stars + (i === COUNT - 1 ? last : '');
  }
  return files;
}

test('an image that the last of them hands on', () => {
  const app = "import { x } from './m0';\nexport const App = () => <img src={x} />;\n";
  const both = "export { default as x } from './x.png';\nexport { default as y } from './new.png';\n";
  const project = createProject(circles(app, both));
  const fields = {
    codebaseIdToChange: project.idAt(FILE, app.indexOf('<img')),
    propName: 'src',
    filename: 'src/new.png',
  };
  const started = performance.now();
  const outcome = mutate(createChange(ID, 'REPLACE_IMAGE', fields) as never, project);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(outcome.ok && applySplices(app, outcome.edits[0]?.splices ?? [])).toBe(
    "import { y } from './m0';\nexport const App = () => <img src={y} />;\n",
  );
});

test('a text that none of them has', () => {
  const app = "import { title } from './m0';\nexport const App = () => <p>{title}</p>;\n";
  const project = createProject(circles(app, "export const other = 'Other';\n"));
  const fields = { codebaseIdToEditText: project.idAt(FILE, app.indexOf('<p')), oldText: 'Title', newText: 'New' };
  const started = performance.now();
  const outcome = mutate(createChange(ID, 'EDIT_TEXT', fields) as never, project);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'dynamic-text' } });
});
