/** Many changes over many files: none is lost, the journal tells the same, and all of it can be taken back (S-133). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { counted } from '../support/counts.ts';
import { TestProject } from './support/project.ts';
import { done, openSession } from './support/sessions.ts';

const page = (i: number) => `export function Page${i}() {\n  return <h1>Page ${i}</h1>;\n}\n`;

test('[S-133] hundreds of changes over fifty files: none lost, replayed to the same, undone to the first byte', async () => {
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`src/Page${i}.tsx`, page(i)]));
  const project = new TestProject(files);
  const before = project.snapshot();
  let session = await openSession(project);
  const count = counted(400, 1000);
  const texts = Object.keys(files).map((_, i) => `Page ${i}`);
  const ids = Object.keys(files).map((file) => project.id(file, '<h1'));
  const asked: Promise<unknown>[] = [];
  for (let n = 0; n < count; n++) {
    const at = (n * 7) % 50;
    const fields = { codebaseIdToEditText: ids[at] as string, oldText: texts[at] as string, newText: `v${n}` };
    texts[at] = `v${n}`;
    asked.push(done(session.apply(createChange(randomUUID(), 'EDIT_TEXT', fields) as never, `client ${n % 3}`)));
    if (n % 20 === 19) await asked.at(-1);
  }
  await Promise.all(asked);
  for (const [at, file] of Object.keys(files).entries()) {
    expect(project.read(file)).toBe(page(at).replace(`Page ${at}<`, `${texts[at]}<`));
  }
  const open = process.getActiveResourcesInfo().length;
  await session.close();
  session = await openSession(project);
  const { ledger } = session.ws.journal;
  for (const file of Object.keys(files)) expect(ledger.history(file)?.text).toBe(project.read(file));
  expect(session.activities().map(({ type }) => type)).toEqual(Array(count).fill('EDIT_TEXT'));
  for (let n = 0; n < count; n++) await done(session.undo('a'));
  expect(project.snapshot()).toEqual(before);
  expect(process.getActiveResourcesInfo().length).toBeLessThanOrEqual(open + 1);
  await session.close();
  project.remove();
}, 120_000);
