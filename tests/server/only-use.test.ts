/** A style in place of a component's only use: uses count that no page has loaded. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Session } from '../../src/server/session.ts';
import { ReadAhead } from '../../src/server/source/read-ahead.ts';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const CARD = 'export function Card() {\n  return <p className="a">Hi</p>;\n}\n';
const HOME = "import { Card } from './Card';\n\nexport const Home = () => <Card />;\n";

const PAGE = "import { Home } from './Home';\n\nexport const Page = () => <main><Home /></main>;\n";

let server: TestServer;
/** The dev server knows the imports of the files that it has loaded. */
const imports = {
  resolveImport: (specifier: string) => (specifier.startsWith('./') ? `src/${specifier.slice(2)}.tsx` : null),
  importersOf: (file: string) => {
    const { identity } = server.project;
    const specifier = `'./${file.slice('src/'.length, -'.tsx'.length)}'`;
    const { ahead } = (server.server.session as Session).ws;
    return identity.files().filter((one) => !ahead.has(one) && identity.textOf(one)?.includes(specifier));
  },
};
beforeEach(async () => {
  const files = { 'src/Card.tsx': CARD, 'src/Home.tsx': HOME, 'src/Page.tsx': PAGE };
  server = await TestServer.start(imports, new TestProject(files));
});
afterEach(() => server.close());

/** @param at the file and the beginning of the use that is selected */
const addClass = (...[file, tag]: [file: string, tag: string] | []) => {
  const { project } = server;
  const reactElement = { codebaseId: project.id('src/Card.tsx', '<p') };
  const callSite = { codebaseId: project.id(file ?? 'src/Home.tsx', tag ?? '<Card') };
  return server.mutate('addClass', { reactElement, className: 'b', callSite });
};
const refusal = (uses: number) => ({ ok: false, error: { code: 'prop-not-passed-on', component: 'Card', uses } });
const importOf = (what: string, from = './Card') => `import ${what} from '${from}';\n`;

test('it is written while there is no other', async () => {
  expect((await addClass()).json).toMatchObject({ ok: true });
  expect(server.project.read('src/Card.tsx')).toBe(CARD.replace('"a"', '"a b"'));
});

test('it is refused where a file that no page has loaded uses the component too, with the count of all', async () => {
  server.project.write('src/Late.tsx', HOME.replaceAll('Home', 'Late').replace('<Card />', '<><Card /><Card /></>'));
  server.project.write('src/Card.test.tsx', HOME);
  expect((await addClass()).json).toMatchObject({ ok: false, error: { code: 'prop-not-passed-on', uses: 3 } });
  expect(server.project.read('src/Card.tsx')).toBe(CARD);
});

test('it counts once where the file was read ahead of the page', async () => {
  server.project.write('src/Late.tsx', HOME.replaceAll('Home', 'Late'));
  const session = server.server.session as Session;
  const ahead = new ReadAhead(session, session.ws.reader);
  await ahead.now();
  ahead.close();
  expect(server.project.identity.files()).toContain('src/Late.tsx');
  expect((await addClass()).json).toMatchObject(refusal(2));
  expect(server.project.read('src/Card.tsx')).toBe(CARD);
});

test.each<[what: string, file: string, text: string]>([
  [
    'an entry that exports nothing',
    'src/admin.tsx',
    `${importOf('{ Card }')}createRoot(document.body).render(<Card />);\n`,
  ],
  ['a namespace', 'src/Late.tsx', `${importOf('* as ui')}export const Late = () => <ui.Card />;\n`],
  ['another name', 'src/Late.tsx', `${importOf('{ Card as Tile }')}export const Late = () => <Tile />;\n`],
  [
    'a name of its default export',
    'src/Late.tsx',
    `${importOf('Tile', '../src/Card.tsx')}export const Late = () => <Tile />;\n`,
  ],
  ['`lazy`', 'src/Late.tsx', "const Tile = lazy(() => import('./Card'));\nexport const Late = () => <Tile />;\n"],
  [
    'a table of routes',
    'src/routes.ts',
    `${importOf('{ Card }')}export const routes = [{ path: '/', Component: Card }];\n`,
  ],
  ['a call', 'src/late.ts', `${importOf('{ Card }')}export const late = () => createElement(Card);\n`],
])('a use that no page has loaded counts by %s', async (_what, file, text) => {
  server.project.write(file, text);
  expect((await addClass()).json).toMatchObject(refusal(2));
  expect(server.project.read('src/Card.tsx')).toBe(CARD);
});

test('types and longer names are no uses', async () => {
  const text = `${importOf('{ CardList, type Card }', './types')}export const all = () => { useState<Card>(); return <CardList />; };\n`;
  server.project.write('src/Late.tsx', text);
  expect((await addClass()).json).toMatchObject({ ok: true });
});

test.each([
  ['<ui.Card', `${importOf('* as ui')}export const Home = () => <ui.Card />;\n`],
  ['<Tile', `${importOf('{ Card as Tile }')}export const Home = () => <Tile />;\n`],
])('the component is looked for by its own name where the use is %s', async (tag, text) => {
  server.project.write('src/Home.tsx', text);
  server.project.write('src/Late.tsx', HOME.replaceAll('Home', 'Late'));
  expect((await addClass('src/Home.tsx', tag)).json).toMatchObject(refusal(2));
});

test('each component between the use and the element counts', async () => {
  server.project.write('src/Late.tsx', HOME.replaceAll('Home', 'Late'));
  expect((await addClass('src/Page.tsx', '<Home')).json).toMatchObject(refusal(2));
  server.project.write('src/Late.tsx', "import { Home } from './Home';\nexport const Late = () => <Home />;\n");
  const { json } = await addClass('src/Page.tsx', '<Home');
  expect(json).toMatchObject({ ok: false, error: { code: 'prop-not-passed-on', component: 'Home', uses: 2 } });
  server.project.write('src/Late.tsx', '');
  expect((await addClass('src/Page.tsx', '<Home')).json).toMatchObject({ ok: true });
});

test('where the imports cannot be followed, the files that a page has loaded count by name too', async () => {
  const card = 'function Card() {\n  return <p className="a">Hi</p>;\n}\n\nexport default memo(Card);\n';
  server.project.write('src/Card.tsx', card);
  server.project.write('src/Home.tsx', HOME.replace('{ Card }', 'Card'));
  expect((await addClass()).json).toMatchObject({ ok: true });
  server.project.write('src/Card.tsx', card);
  server.project.write('src/Other.tsx', HOME.replace('{ Card }', 'Tile').replace('<Card', '<Tile'));
  server.project.id('src/Other.tsx', '<Tile');
  expect((await addClass()).json).toMatchObject(refusal(2));
});

test('a project that is too large to be looked through is no proof of an only use', async () => {
  const deep = Array.from({ length: 20 }, (_, i) => `f${i}`).join('/');
  server.project.write(`src/${deep}/Late.tsx`, HOME.replaceAll('Home', 'Late'));
  const { json } = await addClass();
  expect(json).toMatchObject({ ok: false, error: { code: 'prop-not-passed-on', component: 'Card' } });
  expect(json.error.message).toContain('too large');
  expect(json.error.hint).toContain('definition');
  expect(json.error.uses).toBeUndefined();
  expect(server.project.read('src/Card.tsx')).toBe(CARD);
});
