/** An edit that makes a file: after an error or a kill at any call there is all of it or nothing, and undo takes the file away. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { bundleScript } from './support/bundle.ts';
import { arm, disarm } from './support/faults.ts';
import { APP, TestProject } from './support/project.ts';
import { done, openSession, refused, wordChange, wordMutate } from './support/sessions.ts';

const NEW = 'src/New.tsx';
const FILES = `src/App.tsx +${NEW}`;

/** `old` or `new`, both files alike; anything else is half of an edit. */
function stateOf(project: TestProject): string {
  const isThere = existsSync(project.path(NEW));
  const text = project.read('src/App.tsx');
  if (text === APP && !isThere) return 'old';
  return text === APP.replace('label', 'title') && isThere && project.read(NEW) === 'title' ? 'new' : 'half';
}

test('an error at any call of it leaves nothing behind, and undo and redo take it away and bring it back', async () => {
  let calls = 1;
  for (let at = 0; at <= calls; at++) {
    const project = new TestProject();
    const before = project.snapshot();
    const session = await openSession(project, { mutate: wordMutate });
    arm({ kind: 'error', at, code: 'ENOSPC' });
    const answer = await session.apply(wordChange(project, 'label=>title', FILES), 'a');
    calls = Math.max(calls, disarm().length);
    expect(stateOf(project), `call ${at}`).toBe(answer.ok ? 'new' : 'old');
    if (!answer.ok) await done(session.apply(wordChange(project, 'label=>title', FILES), 'a'));
    await done(session.undo('a'));
    expect(project.snapshot(), `call ${at}`).toEqual(before);
    await done(session.redo('a'));
    expect(stateOf(project), `call ${at}`).toBe('new');
    await session.close();
    project.remove();
  }
  expect(calls).toBeGreaterThan(5);
}, 120_000);

/** Numbers of the calls around those that put a file in place, from 1. */
async function callsInBetween(): Promise<number[]> {
  const project = new TestProject();
  const session = await openSession(project, { mutate: wordMutate });
  arm(null);
  await done(session.apply(wordChange(project, 'label=>title', FILES), 'a'));
  const calls = disarm();
  await session.close();
  project.remove();
  const places = calls.flatMap((name, i) => (/rename|link/.test(name) ? [i + 1, i + 2] : []));
  return [...new Set(places)];
}

test('a kill while its files are put in place leaves all of it or nothing at the next start', async () => {
  const script = await bundleScript(new URL('./support/crash-child.ts', import.meta.url));
  const found = new Set<string>();
  for (const at of await callsInBetween()) {
    const project = new TestProject();
    const before = project.snapshot();
    const args = [script, project.root, project.stateDir, 'once', String(at), 'before', FILES];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    await new Promise((resolve) => child.on('close', resolve));
    found.add(stateOf(project));
    const session = await openSession(project);
    const state = stateOf(project);
    expect(state, `call ${at}`).not.toBe('half');
    if (state === 'new') await done(session.undo('a'));
    expect(project.snapshot(), `call ${at}`).toEqual(before);
    await session.close();
    project.remove();
  }
  // the start had something to mend
  expect(found).toContain('half');
  rmSync(dirname(script), { recursive: true });
}, 240_000);

test('a page that someone has edited since is not taken away', async () => {
  const project = new TestProject({
    'src/App.tsx': `import { Route, Routes } from 'react-router';
import { Home } from './Home';
export const App = () => (
  <Routes>
    <Route path="/" element={<Home />} />
  </Routes>
);
`,
    'src/Home.tsx': 'export function Home() {\n  return <p />;\n}\n',
  });
  const before = project.snapshot();
  const session = await openSession(project);
  const fields = { besideFile: 'src/App.tsx', besidePath: '/', name: 'About us', path: '/about' };
  const { files } = await done(session.apply(createChange(crypto.randomUUID(), 'ADD_PAGE', fields) as never, 'a'));
  expect(files.map(({ path }) => path).sort()).toEqual(['src/AboutUs.tsx', 'src/App.tsx']);
  const text = project.read('src/AboutUs.tsx');
  project.write('src/AboutUs.tsx', `${text}// mine\n`);
  expect(await refused(session.undo('a'))).toBe('lines-changed');
  expect(project.read('src/App.tsx')).toContain('<AboutUs />');
  project.write('src/AboutUs.tsx', text);
  await done(session.undo('a'));
  expect(project.snapshot()).toEqual(before);
  await session.close();
  project.remove();
});
