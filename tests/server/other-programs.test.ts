/** Other programs at work in the project: version control, formatters, and files that are none of our business. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { elementAt } from '../../src/server/identity/element-at.ts';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import { createSession } from '../../src/server/index.ts';
import { counted } from '../support/counts.ts';
import { APP, FILES, TestProject } from './support/project.ts';
import { done, openSession, textChange } from './support/sessions.ts';

const HEADING = APP.indexOf('<h1');

test('[S-130] an edit of the same length at the same time is noticed by what it says', async () => {
  const project = new TestProject();
  const session = await openSession(project);
  await done(session.apply(textChange(project, '<h1', 'Hello', 'Howdy'), 'a'));
  const { atime, mtime, size } = statSync(project.path('src/App.tsx'));
  const theirs = APP.replace('Hello', 'Salut');
  writeFileSync(project.path('src/App.tsx'), theirs);
  utimesSync(project.path('src/App.tsx'), atime, mtime);
  expect(statSync(project.path('src/App.tsx'))).toMatchObject({ size, mtime });
  expect(await session.undo('a')).toMatchObject({ ok: false, error: { code: 'lines-changed' } });
  const late = textChange(project, '<h1', 'Howdy', 'Bye');
  expect(await session.apply(late, 'a')).toMatchObject({ ok: false });
  expect(project.read('src/App.tsx')).toBe(theirs);
  await session.close();
  project.remove();
});

test(
  '[S-127] edits during branch switches land in what is checked out, or are refused',
  async () => {
    const names = Array.from({ length: counted(200, 1000) }, (_, i) => `src/many/File${i}.tsx`);
    const filler = Object.fromEntries(names.map((name) => [name, 'export const x = 1;\n']));
    const project = new TestProject({ ...FILES, ...filler });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: project.root, stdio: 'pipe' });
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'main');
    git('checkout', '-qb', 'other');
    const otherText = `// other branch\n${APP.replace('Hello', 'Bonjour')}`;
    writeFileSync(project.path('src/App.tsx'), otherText);
    for (const name of names) writeFileSync(project.path(name), 'export const x = 2;\n');
    git('commit', '-qam', 'other');

    const session = await openSession(project);
    const id = project.identity.sync('src/App.tsx', otherText).elements.find(({ tagName }) => tagName === 'h1');
    const codebaseIdToEditText = id?.codebaseId as string;
    let landed = 0;
    for (let round = 0; round < counted(12, 100); round++) {
      const branch = round % 2 === 0 ? 'main' : 'other';
      const [was, is] = branch === 'main' ? ['Bonjour', 'Hello'] : ['Hello', 'Bonjour'];
      // Some are asked for before, some in the middle, some with the words of the branch that is coming.
      const ask = (oldText: string) => {
        const fields = { codebaseIdToEditText, oldText, newText: `${oldText} edited` };
        return session.apply(createChange(randomUUID(), 'EDIT_TEXT', fields) as never, 'a');
      };
      const asked = [ask(was), ask(is)];
      git('checkout', '-qf', branch);
      asked.push(ask(is));
      const answers = await Promise.all(asked);
      const base = branch === 'main' ? APP : otherText;
      const now = project.read('src/App.tsx');
      expect([base, base.replace(is, `${is} edited`)], `round ${round}`).toContain(now);
      if (answers.some(({ ok }) => ok) && now !== base) landed++;
      git('checkout', '-qf', branch);
      await session.ws.refresh('src/App.tsx');
    }
    expect(landed).toBeGreaterThan(0);
    await session.close();
    project.remove();
  },
  counted(60_000, 600_000),
);

/** Bytes that this process has read from files so far. */
const bytesRead = () => Number(/rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);

test('[S-123] large neighbours are not read, and a large file of the app is refused, not fatal', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 2000 }, (_, i) => [`src/many/File${i}.tsx`, 'export const X = () => <p>x</p>;\n']),
  );
  const project = new TestProject({ ...FILES, ...many });
  project.write('src/huge.tsx', Buffer.alloc(50 * 1024 * 1024, 'x'));
  project.write('src/vendor.min.js', `export const a = ${JSON.stringify('y'.repeat(1024 * 1024))};`);
  const before = bytesRead();
  const identity = new IdentityRegistry({ stateDir: project.stateDir });
  identity.sync('src/App.tsx', APP);
  const session = await createSession(project.options({ identity, resolveImport: () => null }));
  const h1 = identity.sync('src/App.tsx', APP).elements.find(({ start }) => start === HEADING);
  const fields = { codebaseIdToEditText: h1?.codebaseId as string, oldText: 'Hello', newText: 'Hi' };
  await done(session.apply(createChange(randomUUID(), 'EDIT_TEXT', fields) as never, 'a'));
  expect(bytesRead() - before).toBeLessThan(1024 * 1024);
  const large = `${APP}\n// ${'z'.repeat(3 * 1024 * 1024)}`;
  expect(identity.sync('src/Large.tsx', large).elements).toEqual([]);
  expect(await session.ask((ws) => elementAt(ws, { file: 'src/huge.tsx', line: 1, column: 0 }))).toMatchObject({
    ok: false,
  });
  await session.close();
  project.remove();
});
