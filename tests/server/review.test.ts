/** The session's changes, and staging them in git: exactly our own edits, or a reason. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewFile } from '../../src/protocol/review.ts';
import { APP, FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

let server: TestServer;
let project: TestProject;
afterEach(() => server.close());

/** A project in a work tree with everything committed; `below` is where the work tree begins. */
async function start(
  below: 'root' | 'base' = 'root',
  before: (project: TestProject) => void = () => {},
): Promise<void> {
  project = new TestProject(FILES, 'my project');
  const top = below === 'root' ? project.root : project.base;
  execFileSync('git', ['init', '-q', '-b', 'trunk', top]);
  git('config', 'user.email', 'a@b.c');
  git('config', 'user.name', 'a');
  before(project);
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  project.freshIdentity();
  server = await TestServer.start({ identity: project.identity }, project);
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });
const edit = async (tag: string, oldText: string, newText: string, file = 'src/App.tsx') => {
  const { json } = await server.mutate('editText', {
    element: { codebaseId: project.id(file, tag) },
    oldText,
    newText,
  });
  expect(json).toMatchObject({ ok: true });
  return json as { activityId: string; changeId: string };
};
const review = async () => (await server.ask({ path: `${server.canvas}/review` })).json;
const stage = async (files?: string[]) => (await server.post(`${server.canvas}/stage`, { files })).json;
const cached = (file = 'src/App.tsx') =>
  git('diff', '--cached', '-U0', '--', file)
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
/** An edit by someone else, noticed. */
async function outside(from: string, to: string, file = 'src/App.tsx'): Promise<void> {
  project.write(file, project.read(file).replace(from, to));
  server.server.session.noteExternalText(file, null);
  await server.ask({ path: `${server.canvas}/element?file=${file}&line=1&column=0` });
}

describe('in a work tree', () => {
  beforeEach(() => start());

  test('a session without edits has nothing to look over', async () => {
    expect(await review()).toMatchObject({ ok: true, files: [], git: { branch: 'trunk', problem: null } });
    expect(await stage()).toMatchObject({ ok: false, error: { code: 'nothing-to-stage' } });
    expect(await stage(['src/App.tsx'])).toMatchObject({ error: { code: 'not-changed' } });
    expect((await server.post(`${server.canvas}/stage`, { files: ['a/../x'] })).status).toBe(400);
    expect(await stage(['../x'])).toMatchObject({ error: { code: 'not-changed' } });
  });

  test('edits are told by file and staged as they are, again and again', async () => {
    const first = await edit('<h1', 'Hello', 'Hi');
    const second = await edit('<p title', 'First', '1st');
    const [file] = (await review()).files as ReviewFile[];
    expect(file).toMatchObject({
      path: 'src/App.tsx',
      state: 'modified',
      activityIds: [first.activityId, second.activityId],
      hasExternalEdits: false,
      added: 2,
      removed: 2,
      git: { isTracked: true, isIgnored: false, isStaged: false },
    });
    expect(file?.ownDiff).toBe(file?.diff);
    expect(await stage()).toMatchObject({ ok: true, staged: ['src/App.tsx'] });
    expect(git('show', ':src/App.tsx')).toBe(project.read('src/App.tsx'));
    expect((await review()).files[0].git.isStaged).toBe(true);
    expect(await stage()).toMatchObject({ error: { code: 'nothing-to-stage' } });

    await edit('<h1', 'Hi', 'Hey');
    expect((await review()).files[0].git.isStaged).toBe(false);
    expect(await stage(['src/App.tsx'])).toMatchObject({ ok: true });
    expect(git('show', ':src/App.tsx')).toBe(project.read('src/App.tsx'));
    git('commit', '-q', '-m', 'two');
    await edit('<p>Second', 'Second', '2nd');
    await stage();
    expect(cached()).toEqual(['-      <p>Second</p>', '+      <p>2nd</p>']);
  });

  test('what was undone since goes out of the index again', async () => {
    await edit('<h1', 'Hello', 'Hi');
    await stage();
    await server.post(server.mutatePath('undoChangeToFiles'), {});
    expect((await review()).files).toMatchObject([{ diff: '', git: { isStaged: false } }]);
    expect(await stage()).toMatchObject({ ok: true });
    expect([cached(), (await review()).files]).toEqual([[], []]);
  });

  test('edits of others in the same file stay out, before the session and in it', async () => {
    await outside('Second', 'Zweiter');
    await edit('<h1', 'Hello', 'Hi');
    await outside('className="p-4"', 'className="p-5"');
    const [file] = (await review()).files as ReviewFile[];
    expect(file?.hasExternalEdits).toBe(true);
    expect(file?.diff).toContain('p-5');
    expect(file?.ownDiff).not.toContain('p-5');
    expect(await stage()).toMatchObject({ ok: true });
    expect(cached()).toEqual(['-      <h1>Hello</h1>', '+      <h1>Hi</h1>']);
    expect(project.read('src/App.tsx')).toContain('Zweiter');
  });

  test('where others edited the same lines, nothing at all is staged', async () => {
    await edit('<h1', 'Hello', 'Hi');
    await outside('Hi</h1>', 'Hi there</h1>');
    await edit('<h1', 'Hi there', 'Hi you');
    expect((await review()).files[0]).toMatchObject({ ownDiff: null, hasExternalEdits: true });
    const before = git('ls-files', '-s');
    expect(await stage()).toMatchObject({ error: { code: 'stage-conflict', file: 'src/App.tsx' } });
    expect(git('ls-files', '-s')).toBe(before);
  });

  test('lines that the index has otherwise are not overwritten', async () => {
    await edit('<h1', 'Hello', 'Hi');
    const text = project.read('src/App.tsx');
    writeFileSync(project.path('src/App.tsx'), APP.replace('Hello', 'Staged by hand'));
    git('add', 'src/App.tsx');
    writeFileSync(project.path('src/App.tsx'), text);
    const answer = await stage();
    expect(answer.error).toMatchObject({ code: 'stage-conflict', file: 'src/App.tsx' });
    expect(answer.error.message).toContain('line 6 of src/App.tsx');
    expect(git('show', ':src/App.tsx')).toContain('Staged by hand');
  });

  test('files git does not know, ignores, or is merging are refused with that reason', async () => {
    git('rm', '-q', '--cached', 'src/App.tsx');
    await edit('<h1', 'Hello', 'Hi');
    expect((await stage()).error.message).toContain('git does not know src/App.tsx yet');
    project.write('.gitignore', 'src/App.tsx\n');
    expect((await stage()).error.message).toContain('git ignores src/App.tsx');
    expect((await review()).git.problem).toContain('ignore');
  });

  test("another git command's lock is waited out by the user, not broken", async () => {
    await edit('<h1', 'Hello', 'Hi');
    writeFileSync(project.path('.git/index.lock'), '');
    expect(await stage()).toMatchObject({ error: { code: 'git-failed' } });
    expect([existsSync(project.path('.git/index.lock')), cached()]).toEqual([true, []]);
  });

  test('[S-140] no program that the repository names runs', async () => {
    const names = ['core.fsmonitor', 'core.pager', 'core.editor', 'core.askPass', 'credential.helper', 'gpg.program'];
    names.push('filter.trap.clean', 'filter.trap.smudge', 'filter.trap.process', 'merge.trap.driver');
    names.push('diff.external', 'diff.trap.command', 'diff.trap.textconv', 'core.alternateRefsCommand');
    for (const name of names) git('config', name, `touch '${join(project.base, name)}'; true`);
    const hooks = ['post-index-change', 'reference-transaction', 'pre-commit', 'pre-auto-gc'];
    for (const hook of hooks) {
      const script = `#!/bin/sh\ntouch '${join(project.base, hook)}'\n`;
      writeFileSync(join(project.root, '.git/hooks', hook), script, { mode: 0o755 });
    }
    project.write('.gitattributes', '* filter=trap diff=trap merge=trap\n');
    await edit('<h1', 'Hello', 'Hi');
    expect(await stage()).toMatchObject({ ok: true });
    await review();
    expect([...names, ...hooks].filter((name) => existsSync(join(project.base, name)))).toEqual([]);
    // A control: the traps work, of which some make git itself fail. Git reads a file again when its time is another one.
    utimesSync(project.path('src/App.tsx'), 1, 1);
    expect(() => git('status')).toThrow();
    for (const name of ['core.fsmonitor', 'filter.trap.process']) {
      expect(existsSync(join(project.base, name)), name).toBe(true);
    }
  });

  test.each([
    ['ssh://nowhere.invalid/x', 'core.sshCommand'],
    ['nowhere.invalid:x', 'core.sshCommand'],
    ['ext::touch SPRUNG', 'protocol.ext.allow'],
    ['.', 'remote.far.uploadpack'],
  ])('[S-140] what the repository lacks is not fetched: %s', async (url, name) => {
    const sprung = join(project.base, 'sprung');
    const blob = git('rev-parse', ':src/App.tsx').trim();
    git('config', 'core.repositoryFormatVersion', '1');
    git('config', 'extensions.partialClone', 'far');
    git('config', 'remote.far.promisor', 'true');
    git('config', 'remote.far.url', url.replace('SPRUNG', sprung));
    git('config', name, name.startsWith('protocol.') ? 'always' : `touch '${sprung}'; false`);
    await edit('<h1', 'Hello', 'Hi');
    rmSync(join(project.root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const reason = expect.stringContaining('`git diff` fetches it');
    const { problem } = (await review()).git;
    expect(existsSync(sprung)).toBe(false);
    expect(problem).toEqual(reason);
    expect(await stage()).toMatchObject({ ok: false, error: { code: 'stage-conflict', message: reason } });
    expect(existsSync(sprung)).toBe(false);
    // A control: git itself would have asked the remote.
    expect(() => git('cat-file', 'blob', blob)).toThrow();
    expect(existsSync(sprung)).toBe(true);
  });
});

test('a created file is staged whole, in a project below the top of the work tree', async () => {
  await start('base');
  const destinationElement = { codebaseId: project.id('src/App.tsx', '<main') };
  const contents = 'export const New = () => <p>New</p>;\n';
  const fields = { fileContentsToSourceFrom: contents, fileContentsSourceFilename: 'New one.tsx' };
  const { json } = await server.mutate('addJsxElement', {
    destinationElement,
    newElement: { type: 'native', nativeTag: 'div' },
    ...fields,
  });
  expect(json).toMatchObject({ ok: true });
  expect((await review()).files).toMatchObject([
    { path: 'src/App.tsx' },
    { path: 'src/New one.tsx', state: 'created' },
  ]);
  expect(await stage()).toMatchObject({ ok: true, staged: ['src/App.tsx', 'src/New one.tsx'] });
  expect(git('show', ':./src/New one.tsx')).toBe(contents);
  expect(git('show', ':./src/App.tsx')).toBe(project.read('src/App.tsx'));
});

test('line ends that git converts are no obstacle', async () => {
  await start('root', (fresh) => {
    git('config', 'core.autocrlf', 'true');
    fresh.write('src/App.tsx', APP.replaceAll('\n', '\r\n'));
  });
  await edit('<h1', 'Hello', 'Hi');
  expect(project.read('src/App.tsx')).toContain('<h1>Hi</h1>\r\n');
  expect(await stage()).toMatchObject({ ok: true });
  expect(git('show', ':src/App.tsx')).toBe(APP.replace('Hello', 'Hi'));
});

test('without git the review works, and staging says what is missing', async () => {
  server = await TestServer.start();
  project = server.project;
  await edit('<h1', 'Hello', 'Hi');
  expect(await review()).toMatchObject({ git: null, files: [{ path: 'src/App.tsx', git: null }] });
  expect(await stage()).toMatchObject({ error: { code: 'no-git' } });
});

describe('undoing down to an activity', () => {
  const undoTo = (body: unknown) => server.post(`${server.canvas}/parseAndMutate/activities/undoTo`, body);

  test('takes back all that is newer, at once, or nothing', async () => {
    server = await TestServer.start();
    project = server.project;
    const first = await edit('<h1', 'Hello', 'Hi');
    const afterFirst = project.read('src/App.tsx');
    await edit('<p title', 'First', '1st');
    const third = await edit('<p>Second', 'Second', '2nd');
    const { json } = await undoTo({ activityId: first.activityId, latestUuid: third.changeId });
    expect(json).toMatchObject({ ok: true, files: [{ path: 'src/App.tsx' }, { path: 'src/App.tsx' }] });
    expect(project.read('src/App.tsx')).toBe(afterFirst);
    expect((await undoTo({ activityId: first.activityId })).json.error.code).toBe('nothing-to-undo');

    await edit('<p title', 'First', '1st');
    await edit('<p>Second', 'Second', '2nd');
    await outside('1st', 'first of all');
    const before = project.read('src/App.tsx');
    const refused = await undoTo({ activityId: first.activityId, including: true });
    expect(refused.json.error.code).toBe('lines-changed');
    expect(project.read('src/App.tsx')).toBe(before);
    expect((await undoTo({ activityId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    expect((await undoTo({ activityId: first.activityId, latestUuid: first.changeId })).status).toBe(409);
    expect((await undoTo({})).status).toBe(400);
  });

  test('including it gives the first bytes again', async () => {
    server = await TestServer.start();
    project = server.project;
    const first = await edit('<h1', 'Hello', 'Hi');
    await edit('<p title', 'First', '1st');
    expect((await undoTo({ activityId: first.changeId, including: true })).json.ok).toBe(true);
    expect(project.read('src/App.tsx')).toBe(APP);
    expect((await server.post(server.mutatePath('redoChangeToFiles'), {})).json.ok).toBe(true);
  });
});
