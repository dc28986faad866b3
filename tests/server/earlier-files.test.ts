/** A restart while an editor stays open: it may name an element before the new run's app has loaded the file. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import type { Session } from '../../src/server/session.ts';
import { APP, TestProject } from './support/project.ts';
import { done, openSession, refused, textChange } from './support/sessions.ts';

let project: TestProject;
let session: Session;
beforeEach(async () => {
  project = new TestProject();
  session = await openSession(project);
});
afterEach(async () => {
  await session.close();
  project.remove();
});

const app = () => project.read('src/App.tsx');
const greeting = () => textChange(project, '<h1', 'Hello', 'Bye');

/** A run whose app has loaded nothing yet. */
async function restart(meanwhile = () => {}): Promise<void> {
  await session.close();
  meanwhile();
  session = await openSession(project, { identity: new IdentityRegistry({ stateDir: project.stateDir }) });
}

test('an element of a file that the app has not loaded again yet is edited, and the tables follow', async () => {
  const change = greeting();
  await restart();
  const tables: string[] = [];
  session.hub.on((event) => {
    if (event.event === 'lookups') tables.push(...Object.keys(event.treeElementLookup));
  });
  await done(session.apply(change, 'a'));
  expect(app()).toBe(APP.replace('Hello', 'Bye'));
  expect(tables).toContain(project.id('src/App.tsx', '<h1'));
});

test('so it is two restarts later', async () => {
  const change = greeting();
  await restart();
  await restart();
  await done(session.apply(change, 'a'));
  expect(app()).toBe(APP.replace('Hello', 'Bye'));
});

test('it is refused when the file was edited meanwhile: the id may mean another element by now', async () => {
  const change = greeting();
  const edited = APP.replace('<h1>', '<h1>New</h1>\n      <h1>');
  await restart(() => project.write('src/App.tsx', edited));
  expect(await refused(session.apply(change, 'a'))).toBe('unknown-element');
  expect(app()).toBe(edited);
});

test('it is refused when the list of files is broken, and a planted one opens no path outside of the project [S-118]', async () => {
  const change = greeting();
  const list = join(project.stateDir, 'files.json');
  for (const bad of ['', '{', '[]', 'null', '{"version":1}', '{"version":1,"files":{"src/App.tsx":1}}']) {
    await restart(() => writeFileSync(list, bad));
    expect(await refused(session.apply(change, 'a'))).toBe('unknown-element');
  }
  const outside = 'export const Out = () => <b>out</b>;\n';
  writeFileSync(join(project.base, 'out.tsx'), outside);
  const hash = createHash('sha256').update(outside).digest('hex');
  await restart(() => writeFileSync(list, JSON.stringify({ version: 1, files: { '../out.tsx': hash } })));
  expect(await refused(session.apply(change, 'a'))).toBe('unknown-element');
  expect(session.ws.identity.files()).toEqual([]);
});
