/** Long style sheets are read beside the server's thread, which answers others meanwhile, with the same result (S-88, S-138). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSheet } from '../../src/mutations/css/source.ts';
import type { CssRulesAnswer } from '../../src/protocol/style-rules.ts';
import { Engine } from '../../src/server/engine/engine.ts';
import { EngineThread } from '../../src/server/engine/engine-thread.ts';
import { bundleScript } from './support/bundle.ts';
import { heldThread } from './support/held-thread.ts';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

vi.mock(import('../../src/mutations/css/source.ts'), async (original) => {
  const real = await original();
  return { ...real, parseSheet: vi.fn(real.parseSheet) };
});

const WORDS = `/* ${'words of a comment, '.repeat(30)} */\n`;
const RULES = Array.from(
  { length: 500 },
  (_, i) => `${WORDS}.rule-${i} {\n  --gap-${i}: ${i}px;\n  margin: var(--gap-${i});\n}\n`,
);
const HALF = RULES.slice(0, 280).join('');
const FILES = {
  'src/App.tsx': `import './long.css';
import styles from './Card.module.css';

export function App() {
  return <main className="rule-7"><i className={styles.card} /></main>;
}
`,
  'src/long.css': RULES.join(''),
  'src/Card.module.css': '.card { color: red; }\n',
};
const READS = ['cssRules', 'designSystem', 'classes?query=rule-7'];

let script: string;
let shared: EngineThread;
beforeAll(async () => {
  script = await bundleScript(new URL('../../src/server/engine/engine-worker.ts', import.meta.url));
  shared = new EngineThread(script);
});
afterAll(() => shared.close());

let server: TestServer | null = null;
beforeEach(() => {
  expect(FILES['src/long.css'].length).toBeGreaterThan(260 * 1024);
  expect(HALF.length).toBeLessThan(200 * 1024);
});
afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(thread: EngineThread | null, project = new TestProject(FILES)): Promise<TestServer> {
  const moduleClassNames = () => ({ card: '_card_1x' });
  server = await TestServer.start({ moduleClassNames, engine: new Engine(thread) }, project);
  vi.mocked(parseSheet).mockClear();
  return server;
}

/** Lengths of the sheets that this thread parsed. */
const parsedHere = () => vi.mocked(parseSheet).mock.calls.map(([, text]) => text.length);

test.each(READS)('[S-88] [S-138] while %s reads a long sheet the server answers others', async (path) => {
  const project = new TestProject(FILES);
  const { thread, letGo } = heldThread(script, project.base);
  const one = await start(thread, project);
  const order: string[] = [];
  const answerOf = async (name: string, asked: Promise<{ status: number }>) => {
    const { status } = await asked;
    order.push(`${name} ${status}`);
  };
  const long = answerOf('sheet', one.ask({ path: `${one.canvas}/${path}` }));
  for (const other of ['/api/session', `${one.canvas}/lookups`, `${one.canvas}/activities`]) {
    await answerOf('read', one.ask({ path: other }));
  }
  expect(order).toEqual(['read 200', 'read 200', 'read 200']);
  letGo();
  await long;
  expect(order.at(-1)).toBe('sheet 200');
  expect(parsedHere()).toEqual([]);
  await thread.close();
});

describe('[S-88] long sheets', () => {
  test.each(READS)('%s is the same from the other thread', async (path) => {
    const answers = [];
    for (const thread of [null, shared]) {
      const one = await start(thread);
      answers.push((await one.ask({ path: `${one.canvas}/${path}` })).json);
      if (thread) expect(parsedHere()).toEqual([]);
      else expect(Math.max(...parsedHere())).toBe(FILES['src/long.css'].length);
      await one.close();
    }
    server = null;
    expect(answers[1]).toEqual(answers[0]);
    expect(JSON.stringify(answers[0])).toContain('gap-7');
  });

  test('are those that are long together as well, and an error of one is told with its place', async () => {
    const files = {
      ...FILES,
      'src/App.tsx': `import './more.css';\nimport './broken.css';\n${FILES['src/App.tsx']}`,
      'src/long.css': HALF,
      'src/more.css': HALF.replaceAll('rule', 'more'),
      'src/broken.css': '.a {\n  color: red;\n',
    };
    const one = await start(shared, new TestProject(files));
    const answer = (await one.ask({ path: `${one.canvas}/cssRules` })).json as CssRulesAnswer;
    expect(parsedHere()).toEqual([]);
    expect(answer.stylesheets.map(({ filename, error }) => [filename, error?.code, error?.line])).toEqual([
      ['src/more.css', undefined, undefined],
      ['src/broken.css', 'syntax-error', 1],
      ['src/long.css', undefined, undefined],
      ['src/Card.module.css', undefined, undefined],
    ]);
    const card = Object.values(answer.cssElementLookup).find(({ selector }) => selector === '.card');
    expect(card?.resolved).toBe('._card_1x');
  });

  test.each([
    ['one', FILES],
    [
      'two together',
      {
        ...FILES,
        'src/App.tsx': `import './more.css';\n${FILES['src/App.tsx']}`,
        'src/long.css': HALF,
        'src/more.css': HALF.replaceAll('rule', 'more'),
      },
    ],
  ])('(%s) are edited as short ones are', async (_what, files) => {
    const results = [];
    for (const thread of [null, shared]) {
      const one = await start(thread, new TestProject(files));
      const { status, json } = await one.mutate('styling', {
        reactElement: { codebaseId: one.project.id('src/App.tsx', '<main') },
        stylingFramework: 'CSS',
        modifiers: null,
        styling: { margin: '3px' },
      });
      if (thread) expect(parsedHere()).toEqual([]);
      results.push({ status, diff: json.files, text: one.project.read('src/long.css') });
      await one.close();
    }
    server = null;
    expect(results[1]).toEqual(results[0]);
    expect(results[0]?.text).toBe(files['src/long.css'].replace('margin: var(--gap-7)', 'margin: 3px'));
  });

  test('that take too long are refused with what to do, and the next question is answered', async () => {
    const project = new TestProject(FILES);
    const { thread, letGo } = heldThread(script, project.base, 300);
    const one = await start(thread, project);
    const path = `${one.canvas}/cssRules`;
    const { status, json } = await one.ask({ path });
    expect({ status, json }).toMatchObject({
      status: 422,
      json: { error: { code: 'file-too-slow', file: 'src/long.css', hint: expect.stringContaining('Split the file') } },
    });
    letGo();
    thread.timeLimit = 60_000;
    expect((await one.ask({ path })).status).toBe(200);
    await thread.close();
  });
});
