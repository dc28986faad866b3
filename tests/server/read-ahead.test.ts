/** Files that a page has not loaded, read ahead where they hold the second use of a component. */
import { afterEach, expect, test } from 'vitest';
import type { ServerEvent } from '../../src/protocol/api.ts';
import type { Session } from '../../src/server/session.ts';
import { ReadAhead } from '../../src/server/source/read-ahead.ts';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const HERO = 'export function Hero() {\n  return <p className="a">Hi</p>;\n}\n';
const page = (name: string, body = '<Hero />') =>
  `import { Hero } from './Hero';\n\nexport const ${name} = () => <main>${body}</main>;\n`;

let server: TestServer | undefined;
afterEach(() => server?.close());

/** Loads files as a page does, and writes one that no page has loaded. @returns the files that are published then */
async function readAhead(
  loaded: Record<string, string>,
  late: string,
  file = 'src/Late.tsx',
  imports: Parameters<typeof TestServer.start>[0] = {},
): Promise<string[]> {
  server = await TestServer.start(imports, new TestProject(loaded));
  const { project } = server;
  const session = server.server.session as Session;
  for (const file of Object.keys(loaded)) project.identity.sync(file, project.read(file));
  project.write(file, late);
  const published = new Set<string>();
  session.hub.on((event) => {
    const { treeElementLookup = {} } = event as Partial<Extract<ServerEvent, { event: 'lookups' }>>;
    for (const entry of Object.values(treeElementLookup)) if (entry) published.add(entry.filename);
  });
  const ahead = new ReadAhead(session, session.ws.reader);
  await ahead.now();
  ahead.close();
  return [...published];
}

const HOME = { 'src/Hero.tsx': HERO, 'src/Home.tsx': page('Home') };

test('a file with the second use is in the tables, and editors are told', async () => {
  expect(await readAhead(HOME, page('Late'))).toEqual(['src/Late.tsx']);
  expect(server?.project.identity.files()).toContain('src/Late.tsx');
});

test('its style sheets are not those of the app until a page loads it', async () => {
  const imports = { resolveImport: (to: string) => `src/${to.slice(2)}${to.endsWith('.css') ? '' : '.tsx'}` };
  await readAhead(HOME, `import './old.css';\n${page('Late')}`, 'src/Late.tsx', imports);
  const session = server?.server.session as Session;
  expect(session.ws.identity.files()).toContain('src/Late.tsx');
  expect(session.ws.stylesheets()).toEqual([]);
  session.noteLoaded('src/Late.tsx');
  expect(session.ws.stylesheets()).toEqual(['src/old.css']);
});

test('by the declaration, under any name', async () => {
  const renamed = page('Late').replace('{ Hero }', '{ Hero as Top }').replace('<Hero', '<Top');
  expect(await readAhead(HOME, renamed)).toEqual(['src/Late.tsx']);
});

const OWN = page('Late').replace(/import .*;/, 'const Hero = () => <p />;');
const WITH_CLASS = HERO.replace('Hero()', 'Hero({ className })').replace('"a"', '{className}');

test.each<[what: string, loaded: Record<string, string>, late: string, file?: string]>([
  ['a component of its own with the same name', HOME, OWN],
  ['a component that takes a class', { ...HOME, 'src/Hero.tsx': WITH_CLASS }, page('Late')],
  ['a known second use', { ...HOME, 'src/Home.tsx': page('Home', '<Hero /><Hero />') }, page('Late')],
  ['a file that does not parse', HOME, page('Late').replace('</main>', '')],
  ['a test', HOME, page('Late'), 'src/Hero.test.tsx'],
])('nothing is read ahead for %s', async (_what, loaded, late, file) => {
  expect(await readAhead(loaded, late, file)).toEqual([]);
});
