/** How many elements share a rule, and which class names are free: in all files of the project, loaded by a page or not. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APP, CARD, CSS } from './support/project.ts';
import { TestServer } from './support/server.ts';

const LATER = `export const Later = () => <div className="card"><p className="card app-heading" /><p className="cards" /></div>;
`;
const OTHER = "export const Other = () => <p className={'card'} />;\n";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
  server.project.write('src/pages/Later.tsx', LATER);
  server.project.write('src/Other.tsx', OTHER);
});
afterEach(() => server.close());

const style = async (file: string, tag: string, styling: Record<string, string>) => {
  const reactElement = { codebaseId: server.project.id(file, tag) };
  const body = { reactElement, styling, stylingFramework: 'CSS', changeId: crypto.randomUUID() };
  return (await server.mutate('styling', body)).json;
};

test('an edit of a rule counts the elements of pages that nobody has opened', async () => {
  expect(server.project.identity.files()).toEqual(['src/App.tsx', 'src/Card.tsx']);
  const answer = await style('src/Card.tsx', '<section', { color: 'blue' });
  expect(answer.warnings).toEqual(['It changes all 4 elements that match .card.']);
  expect(server.project.read('src/card.css')).toBe(CSS.replace('red', 'blue'));
  expect(server.project.read('src/Card.tsx')).toBe(CARD);
});

test('a new class has no name that such a page uses', async () => {
  const { project } = server;
  project.write('src/app.css', 'main { margin: 0; }\n');
  project.write('src/App.tsx', `import './app.css';\n${APP}`);
  project.identity.sync('src/App.tsx', project.read('src/App.tsx'));
  await style('src/App.tsx', '<h1', { color: 'blue' });
  expect(project.read('src/App.tsx')).toContain('<h1 className="app-heading-2">');
});
