/** Edits that add type errors, by the project's own TypeScript and settings. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { ProblemsAnswer } from '../../src/protocol/api.ts';
import { createProjectReader } from '../../src/server/reader/project-reader.ts';
import type { CheckQuestion } from '../../src/server/reader/type-check.ts';
import { TypeWatch } from '../../src/server/reader/type-watch.ts';
import type { Session } from '../../src/server/session.ts';
import { TestProject } from './support/project.ts';
import { done, openSession, wordChange, wordMutate } from './support/sessions.ts';

const APP = `import { Card } from './Card';

export function App() {
  const unused: number = 'own error';
  return (
    <main>
      <h1>Hello</h1>
      <Card label="x" tone="calm" />
    </main>
  );
}
`;
const CARD = `export interface CardProps {
  label: string;
  tone?: 'calm' | 'loud';
}
export function Card({ label, tone }: CardProps) {
  return <p className={tone}>{label}</p>;
}
`;
const JSX = `declare namespace JSX {
  interface IntrinsicElements {
    [name: string]: object;
  }
}
`;
const tsconfig = (more = '') =>
  `{ "compilerOptions": { "jsx": "preserve", "strict": true, "module": "esnext", "moduleResolution": "bundler", "lib": ["es2022"], "types": []${more} }, "include": ["src"] }\n`;

const FILES = {
  'package.json': '{ "name": "app", "private": true }\n',
  'tsconfig.json': tsconfig(),
  'src/App.tsx': APP,
  'src/Card.tsx': CARD,
  'src/jsx.d.ts': JSX,
};

class Watched {
  readonly published: [activityId: string, messages: string[]][] = [];
  readonly asked: CheckQuestion[] = [];
  private constructor(
    readonly project: TestProject,
    readonly session: Session,
    readonly watch: TypeWatch,
  ) {}

  static async open(files: Record<string, string>, { hasTypeScript = true, hold = Promise.resolve() } = {}) {
    const project = new TestProject({ ...files, 'node_modules/.keep': '' });
    if (hasTypeScript) {
      symlinkSync(join(process.cwd(), 'node_modules/typescript'), join(project.root, 'node_modules/typescript'));
    }
    const session = await openSession(project, { mutate: wordMutate });
    const reader = createProjectReader({ root: project.root, protectedDirs: [] }, project.logger, null);
    const check = async (question: CheckQuestion) => {
      watched.asked.push(question);
      await hold;
      return reader.check(question);
    };
    const watched: Watched = new Watched(project, session, new TypeWatch(session.ws, { check }));
    session.hub.on((event) => {
      if (event.event !== 'problems') return;
      watched.published.push([event.activityId, event.problems.map(({ message }) => message)]);
    });
    opened.push(watched);
    return watched;
  }

  /** Replaces words of the file. @returns the activity's id */
  async replace(words: string, file = 'src/App.tsx'): Promise<string> {
    return (await done(this.session.apply(wordChange(this.project, words, file), 'test'))).activityId;
  }

  async until(problems: ProblemsAnswer | ((problems: ProblemsAnswer) => boolean)): Promise<void> {
    const isSo = typeof problems === 'function' ? problems : null;
    if (isSo) await expect.poll(() => isSo(this.watch.problems()), { timeout: 20_000 }).toBe(true);
    else await expect.poll(() => this.watch.problems(), { timeout: 20_000 }).toEqual(problems);
  }
}

/** Checks wait for `hold`. */
function holding() {
  let letGo = () => {};
  const hold = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { hold, letGo };
}

const opened: Watched[] = [];
afterEach(async () => {
  for (const { watch, session, project } of opened.splice(0)) {
    watch.close();
    await session.close();
    project.remove();
  }
});

const WRONG_TONE = {
  file: 'src/App.tsx',
  line: 8,
  column: 22,
  code: 2322,
  message: `Type '"wild"' is not assignable to type '"calm" | "loud" | undefined'.`,
};

test('a new error is told with its edit and place; undo takes it back, redo brings it again', async () => {
  const app = await Watched.open(FILES);
  const id = await app.replace('tone="calm"=>tone="wild"');
  await app.until({ [id]: [WRONG_TONE] });
  expect(app.published).toEqual([[id, [WRONG_TONE.message]]]);
  await done(app.session.undo('test'));
  expect(app.published).toEqual([
    [id, [WRONG_TONE.message]],
    [id, []],
  ]);
  expect(app.project.read('src/App.tsx')).toBe(APP);
  await done(app.session.redo('test'));
  await app.until({ [id]: [WRONG_TONE] });
  expect(app.published.length).toBe(3);
});

test('an error that the file had before is not the edit’s, wherever it moves', async () => {
  const app = await Watched.open(FILES);
  await app.replace('export function=>\nconst added = 1;\nexport function');
  await app.replace("'own error'=>'own error, longer'");
  const id = await app.replace('label="x"=>');
  const missing = { file: 'src/App.tsx', line: 10, column: 7, code: 2741 };
  await app.until({
    [id]: [
      {
        ...missing,
        message: "Property 'label' is missing in type '{ … }' but required in type 'CardProps'.",
      },
    ],
  });
});

test('of edits in quick succession the one that added the error is named', async () => {
  const { hold, letGo } = holding();
  const app = await Watched.open(FILES, { hold });
  await app.replace('Hello=>Hello you');
  await expect.poll(() => app.asked.length).toBe(1);
  const wild = await app.replace('tone="calm"=>tone="wild"');
  await app.replace('you=>there');
  const card = await app.replace('{tone}=>{tones}', 'src/Card.tsx');
  letGo();
  const message = "Cannot find name 'tones'. Did you mean 'tone'?";
  const tones = { file: 'src/Card.tsx', line: 6, column: 23, code: 2552, message };
  await app.until({ [wild]: [WRONG_TONE], [card]: [tones] });
  expect(app.asked.map(({ states }) => states.length)).toEqual([2, 4]);
});

test('an edit that was undone before its check ended is never told', async () => {
  const { hold, letGo } = holding();
  const app = await Watched.open(FILES, { hold });
  await app.replace('tone="calm"=>tone="wild"');
  await expect.poll(() => app.asked.length).toBe(1);
  await done(app.session.undo('test'));
  letGo();
  const id = await app.replace('label="x"=>label={1}');
  await app.until((problems) => id in problems);
  expect(app.published.map(([activityId]) => activityId)).toEqual([id]);
});

test('an error is gone when a later edit or another program mends it, and is back with the undo of that edit', async () => {
  const app = await Watched.open(FILES);
  const id = await app.replace('tone="calm"=>tone="wild"');
  await app.until({ [id]: [WRONG_TONE] });
  await app.replace('"wild"=>"loud"');
  await app.until({});
  await done(app.session.undo('test'));
  await app.until({ [id]: [WRONG_TONE] });
  app.project.write('src/Card.tsx', CARD.replace("'loud'", "'loud' | 'wild'"));
  app.session.noteExternalText('src/Card.tsx', null);
  await app.until({});
});

test('a new file, and errors that only the project’s settings see', async () => {
  const app = await Watched.open({ ...FILES, 'tsconfig.json': tsconfig(', "noUnusedLocals": true') });
  const made = await app.replace('=>export const value: string = 1;\n', '+src/new.ts');
  await app.until((problems) => made in problems);
  const id = await app.replace('<Card label="x" tone="calm" />=><p />');
  await app.until((problems) => id in problems);
  expect(app.watch.problems()[id]).toMatchObject([{ line: 1, code: 6133 }]);
});

test('JavaScript is checked only where its project or the file asks for it', async () => {
  const script = 'export const n = 1;\n';
  const files = { ...FILES, 'src/plain.jsx': script, 'src/asking.jsx': `// @ts-check\n${script}` };
  const app = await Watched.open({ ...files, 'tsconfig.json': tsconfig(', "allowJs": true') });
  await app.replace('n = 1=>n = missing', 'src/plain.jsx');
  const id = await app.replace('n = 1=>n = missing', 'src/asking.jsx');
  await app.until((problems) => id in problems);
  expect(app.published).toEqual([[id, ["Cannot find name 'missing'."]]]);

  const checked = await Watched.open({ ...files, 'tsconfig.json': tsconfig(', "checkJs": true') });
  const other = await checked.replace('n = 1=>n = missing', 'src/plain.jsx');
  await checked.until((problems) => other in problems);
});

test('a project without TypeScript is asked once', async () => {
  const app = await Watched.open(FILES, { hasTypeScript: false });
  await app.replace('tone="calm"=>tone="wild"');
  await expect.poll(() => app.asked.length).toBe(1);
  await app.replace('Hello=>Bye');
  await app.replace('Bye=>Hello');
  expect([app.asked.length, app.published]).toEqual([1, []]);
});
