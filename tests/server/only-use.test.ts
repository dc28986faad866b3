/** A style in place of a component's only use: uses count that no page has loaded. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestServer } from './support/server.ts';

const CARD = 'export function Card() {\n  return <p className="a">Hi</p>;\n}\n';
const HOME = "import { Card } from './Card';\n\nexport const Home = () => <Card />;\n";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
  server.project.write('src/Card.tsx', CARD);
  server.project.write('src/Home.tsx', HOME);
});
afterEach(() => server.close());

const addClass = () => {
  const { project } = server;
  const reactElement = { codebaseId: project.id('src/Card.tsx', '<p') };
  const callSite = { codebaseId: project.id('src/Home.tsx', '<Card') };
  return server.mutate('addClass', { reactElement, className: 'b', callSite });
};

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
