/** Nothing that a client sends starts a program, evaluates or imports anything (S-140). */
import { afterEach, expect, test, vi } from 'vitest';
import { mutationOperations } from '../../src/server/routes/decode-change.ts';
import { TestServer } from './support/server.ts';

const started: string[] = [];
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const watched =
    (name: string) =>
    (command: string, args: readonly string[] = []) => {
      started.push(`${name} ${command} ${args.join(' ')}`);
      throw new Error('no programs here');
    };
  const names = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const;
  return { ...real, ...Object.fromEntries(names.map((name) => [name, watched(name)])) };
});

afterEach(() => started.splice(0));

const NASTY = [
  '; touch /tmp/x',
  '$(touch x)',
  '`touch x`',
  '| sh',
  '--help',
  'node:child_process',
  'data:text/javascript,1',
];

test('[S-140] whatever a field holds, no program starts', async () => {
  const server = await TestServer.start();
  const evaluated = vi.spyOn(globalThis, 'eval');
  const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
  const before = server.project.snapshot();
  for (const word of NASTY) {
    for (const operation of [...mutationOperations(), 'undoChangeToFiles', 'redoChangeToFiles']) {
      const body = {
        element,
        reactElement: element,
        elementToModify: element,
        filename: word,
        newTag: word,
        propName: word,
      };
      const more = { fileContentsSourceFilename: word, importPath: word, command: word, latestUuid: word, name: word };
      const { status } = await server.mutate(operation, { ...body, ...more, dryRun: true });
      expect(status, `${operation} ${word}`).toBeGreaterThanOrEqual(400);
    }
    const opened = await server.post(`${server.canvas}/openInEditor`, { codebaseId: word });
    expect([400, 404]).toContain(opened.status);
  }
  expect([started, evaluated.mock.calls]).toEqual([[], []]);
  expect(server.project.snapshot()).toEqual(before);

  // The one program that a client may have started is the user's own code editor, on a file of the app.
  await server.post(`${server.canvas}/openInEditor`, { codebaseId: element.codebaseId });
  for (const line of started) expect(line).toContain(server.project.path('src/App.tsx'));
  await server.close();
});

test('[S-140] git is asked about our own paths only', async () => {
  const server = await TestServer.start();
  for (const word of NASTY) {
    const { status } = await server.post(`${server.canvas}/stage`, { files: [word] });
    expect(status, word).toBeGreaterThanOrEqual(400);
  }
  for (const line of started) expect(line).toMatch(/^spawn git -c \S+ -c \S+ --no-pager rev-parse [-a-z ]+$/);
  await server.close();
});
