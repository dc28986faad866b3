/** Long files are parsed and edited beside the server's thread, which answers others meanwhile, with the same result. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSource } from '../../src/mutations/jsx/parse.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { propsFromCode } from '../../src/server/design-system/props-answer.ts';
import { Engine } from '../../src/server/engine/engine.ts';
import { EngineThread } from '../../src/server/engine/engine-thread.ts';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import type { Session } from '../../src/server/session.ts';
import { textSource } from '../../src/server/source/text-source.ts';
import { bundleScript } from './support/bundle.ts';
import { heldThread } from './support/held-thread.ts';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';
import { done, openSession, refused, textChange } from './support/sessions.ts';

vi.mock(import('../../src/mutations/jsx/parse.ts'), async (original) => {
  const real = await original();
  return { ...real, parseSource: vi.fn(real.parseSource) };
});

const WORDS = 'words of a long list, '.repeat(20);
const ROWS = Array.from({ length: 700 }, (_, i) => `      <li key="${i}">Row number ${i}: ${WORDS}</li>\n`);
const LONG = `import './index.css';\nimport { Card } from './Card';\n\nexport function App() {
  return (
    <main className="p-4">
      <h1 title="t">Hello</h1>
      <Card label="x" />
${ROWS.join('')}    </main>
  );
}
`;
const files = { ...FILES, 'src/App.tsx': LONG, 'src/index.css': '@import "tailwindcss";\n' };

let script: string;
let shared: EngineThread;
beforeAll(async () => {
  script = await bundleScript(new URL('../../src/server/engine/engine-worker.ts', import.meta.url));
  shared = keep(new EngineThread(script));
});

let project: TestProject;
beforeEach(() => {
  expect(LONG.length).toBeGreaterThan(300 * 1024);
  project = new TestProject(files);
});
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  project.remove();
});

const threads: EngineThread[] = [];
afterAll(() => Promise.all(threads.map((thread) => thread.close())));

/** The same thread, held until it is let go. */
function held(timeLimit?: number): ReturnType<typeof heldThread> {
  const made = heldThread(script, project.base, timeLimit);
  keep(made.thread);
  return made;
}

function keep(thread: EngineThread): EngineThread {
  threads.push(thread);
  return thread;
}

async function open(engine: Engine): Promise<Session> {
  const session = await openSession(project, { engine });
  closing.push(() => session.close());
  vi.mocked(parseSource).mockClear();
  return session;
}

/** Lengths of the texts that this thread parsed. */
function parsedHere(): number[] {
  return vi.mocked(parseSource).mock.calls.map(([text]) => text.length);
}

test('[S-88] [S-138] while a long file is edited the server answers others, and the result is exact', async () => {
  const { thread, letGo } = held();
  const server = await TestServer.start({ engine: new Engine(thread) }, project);
  const order: string[] = [];
  const answerOf = async (name: string, asked: Promise<{ status: number }>) => {
    const { status } = await asked;
    order.push(`${name} ${status}`);
  };
  const change = textChange(project, '<h1', 'Hello', 'Good bye');
  const edit = answerOf('edit', server.post(`${server.canvas}/changes`, { changes: [change] }));
  for (const path of ['/api/session', `${server.canvas}/lookups`, `${server.canvas}/activities`]) {
    await answerOf('read', server.ask({ path }));
  }
  expect(order).toEqual(['read 200', 'read 200', 'read 200']);
  expect(project.read('src/App.tsx')).toBe(LONG);
  letGo();
  await edit;
  expect(order.at(-1)).toBe('edit 200');
  expect(project.read('src/App.tsx')).toBe(LONG.replace('Hello', 'Good bye'));
  await server.close();
});

describe('[S-88] the other thread does as this one would', () => {
  const ID = '<main';
  const changes: [string, (id: (opening: string) => string) => Record<string, unknown>, string][] = [
    ['EDIT_TEXT', (id) => ({ codebaseIdToEditText: id('<h1'), oldText: 'Hello', newText: 'Bye' }), 'Bye'],
    ['ADD_CLASS', (id) => ({ codebaseIdToAddClass: id(ID), className: 'flex' }), 'className="p-4 flex"'],
    ['CHANGE_PROP', (id) => ({ codebaseIdToChange: id('<Card'), propName: 'label', propValue: 'y' }), 'label='],
    ['DUPLICATE', (id) => ({ codebaseIdsToDuplicate: [id('<h1')] }), 'Hello'],
    ['REMOVE_JSX', (id) => ({ codebaseIdsToRemove: [id('<Card')] }), 'Hello'],
    [
      'STYLING',
      (id) => ({ codebaseId: id(ID), stylingChanges: { padding: '24px' }, stylingFramework: 'Tailwind' }),
      '"p-6"',
    ],
    ['EDIT_TEXT', (id) => ({ codebaseIdToEditText: id('<h1'), oldText: 'Not there', newText: 'Bye' }), ''],
  ];

  test.each(changes)('%s, and undone', async (type, fieldsOf, expected) => {
    for (const name of ['tailwindcss', '@tailwindcss/vite']) {
      mkdirSync(join(project.root, 'node_modules', name, '..'), { recursive: true });
      symlinkSync(join(process.cwd(), 'node_modules', name), join(project.root, 'node_modules', name));
    }
    const fields = fieldsOf((opening) => project.id('src/App.tsx', opening));
    const change = createChange(randomUUID(), type as 'ADD_CLASS', fields as never) as AnyMutationChange;
    const results = [];
    for (const thread of [null, shared]) {
      const session = await open(new Engine(thread));
      const answer = await session.apply({ ...change, id: randomUUID() } as AnyMutationChange, 'a', { dryRun: false });
      const { activityId, changeId, revisions, ...told } = answer as unknown as Record<string, unknown>;
      if (answer.ok) expect(Object.values(answer.revisions)).toHaveLength(answer.files.length);
      results.push({ told, text: project.read('src/App.tsx') });
      if (answer.ok) await done(session.undo('a'));
      expect(project.read('src/App.tsx')).toBe(LONG);
      if (thread) expect(Math.max(0, ...parsedHere())).toBeLessThan(LONG.length / 2);
      await session.close();
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[0]?.text).toContain(expected);
  });
});

describe('[S-88] a long file', () => {
  test('that takes too long is refused with what to do, and the next is edited', async () => {
    const { thread, letGo } = held(300);
    const session = await open(new Engine(thread));
    const change = textChange(project, '<h1', 'Hello', 'Bye');
    const answer = await session.apply(change, 'a');
    expect(answer).toMatchObject({
      error: { code: 'file-too-slow', file: 'src/App.tsx', hint: expect.stringContaining('Split the file') },
    });
    expect(project.read('src/App.tsx')).toBe(LONG);
    letGo();
    thread.timeLimit = 60_000;
    await done(session.apply(textChange(project, '<h1', 'Hello', 'Bye'), 'a'));
    expect(project.read('src/App.tsx')).toBe(LONG.replace('Hello', 'Bye'));
  });

  test('that does not parse, or is nested too deeply, is refused as a short one', async () => {
    const session = await open(new Engine(shared));
    const broken = LONG.replace('<h1', '<h1 {');
    project.write('src/App.tsx', broken);
    expect(await refused(session.apply(textChangeOf(LONG), 'a'))).toBe('syntax-error');
    const deep = `${LONG}export const deep = ${'['.repeat(60_000)}${']'.repeat(60_000)};\n`;
    project.write('src/App.tsx', deep);
    expect(await refused(session.apply(textChangeOf(LONG), 'a'))).toBe('nesting-too-deep');
    expect(project.read('src/App.tsx')).toBe(deep);
  });

  test('that somebody else edits meanwhile is not written over', async () => {
    const { thread, letGo } = held();
    const session = await open(new Engine(thread));
    const edit = session.apply(textChange(project, '<h1', 'Hello', 'Bye'), 'a');
    const theirs = LONG.replace('title="t"', 'title="theirs"');
    project.write('src/App.tsx', theirs);
    letGo();
    await done(edit);
    expect(project.read('src/App.tsx')).toBe(theirs.replace('Hello', 'Bye'));
  });

  test('tells its texts and props', async () => {
    const session = await open(new Engine(shared));
    const here = await openSession(new TestProject(files), { engine: new Engine(null) });
    closing.push(() => here.close());
    const question = { codebaseId: project.id('src/App.tsx', '<h1'), dataIndex: null, shown: 'Hello', callSite: null };
    vi.mocked(parseSource).mockClear();
    const card = project.id('src/App.tsx', '<Card');
    const answersOf = async (one: Session) => [
      await one.ask((ws) => textSource(ws, question)),
      await one.ask((ws) => propsFromCode(ws, card)),
    ];
    const told = await answersOf(session);
    expect(parsedHere().filter((length) => length > LONG.length / 2)).toEqual([]);
    const other = await answersOf(here);
    expect(JSON.stringify(told).replaceAll(project.root, '')).toBe(
      JSON.stringify(other).replaceAll(here.ws.files.root, ''),
    );
    expect(told[0]).toMatchObject({ ok: true });
  });
});

/** By the ids of a given text, whatever the file holds now. */
function textChangeOf(text: string): AnyMutationChange {
  const registry = new IdentityRegistry({ stateDir: null });
  const { elements } = registry.sync('src/App.tsx', text);
  const start = text.indexOf('<h1');
  const { codebaseId } = elements.find((element) => element.start === start) as { codebaseId: string };
  const fields = { codebaseIdToEditText: codebaseId, oldText: 'Hello', newText: 'Bye' };
  return createChange(randomUUID(), 'EDIT_TEXT', fields) as AnyMutationChange;
}
