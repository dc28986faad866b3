/** How many elements of the project use a component, whether a page has loaded their files or not. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestServer } from './support/server.ts';

const LIST = `import { Card as Tile } from './Card';
export const List = () => <ul><Tile label="a" /><Tile label="b" /></ul>;
`;
/** a component of its own with the same name */
const OTHER = `function Card() { return <p />; }
export const Other = () => <div><Card /><Card /></div>;
`;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
  server.project.write('src/List.tsx', LIST);
  server.project.write('src/Other.tsx', OTHER);
});
afterEach(() => server.close());

const count = async (tag: string) => {
  const id = server.project.id('src/App.tsx', tag);
  return (await server.ask({ path: `${server.canvas}/uses?codebaseId=${id}` })).json;
};

test('the number is that of all files, and stays when a page loads more of them', async () => {
  const { identity } = server.project;
  expect(identity.files()).not.toContain('src/List.tsx');
  expect(await count('<Card')).toEqual({ uses: 3 });
  expect(identity.files()).not.toContain('src/List.tsx');
  for (const file of ['src/List.tsx', 'src/Other.tsx']) {
    identity.sync(file, server.project.read(file));
    expect(await count('<Card'), file).toEqual({ uses: 3 });
  }
});

test('follows a file that no page has loaded', async () => {
  expect(await count('<Card')).toEqual({ uses: 3 });
  server.project.write('src/List.tsx', LIST.replace('<Tile label="b" />', ''));
  expect(await count('<Card')).toEqual({ uses: 2 });
  server.project.write('src/List.tsx', 'export const List = () => <ul');
  expect(await count('<Card')).toEqual({ uses: 1 });
});

test('an id that names nothing is refused', async () => {
  const path = (id: string) => `${server.canvas}/uses?codebaseId=${id}`;
  const unknown = await server.ask({ path: path('tempo-00000000-0000-5000-8000-000000000000') });
  expect([unknown.status, unknown.json.error.code]).toEqual([404, 'unknown-element']);
  expect((await server.ask({ path: path('../x') })).status).toBe(400);
});
