/** An edit of the data behind a list says where it was made; that is no warning. */
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject } from './support/project.ts';

const APP =
  "import { rows } from './data';\nexport const App = () => <ul>{rows.map((r) => <li key={r.id}>{r.id}</li>)}</ul>;\n";
const DATA = "export const rows = [{ id: 'a' }, { id: 'b' }];\n";

test('a removed item is told as a note', () => {
  const project = createProject({ 'src/App.tsx': APP, 'src/data.ts': DATA });
  const change = createChange('11111111-1111-4111-8111-111111111111', 'REMOVE_JSX', {
    codebaseIdsToRemove: [project.idAt('src/App.tsx', APP.indexOf('<li'))],
  });
  const outcome = mutate({ ...change, scope: 'data', dataIndex: 0 }, project);
  expect(outcome).toMatchObject({ ok: true, note: 'The data in src/data.ts was changed.' });
  expect(outcome).not.toHaveProperty('warnings');
});
