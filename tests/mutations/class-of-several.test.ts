/** One edit of several elements that have no class: they get one together, where it sets the same for them. */
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

const APP = `import './app.css';

export function Home() {
  return (
    <main>
      <h2>One</h2>
      <h2>Two</h2>
      <p>Three</p>
    </main>
  );
}
`;
const CSS = 'main {\n  margin: 0;\n}\n';

/** The files after an edit of each element, which is named by the beginning of its text. */
function edited(colors: Record<string, string>, activityId?: string): Files {
  let files: Files = { 'src/App.tsx': APP, 'src/app.css': CSS };
  for (const [text, color] of Object.entries(colors)) {
    const project = createProject(files);
    const at = (files['src/App.tsx'] as string).lastIndexOf('<', (files['src/App.tsx'] as string).indexOf(`>${text}`));
    const change = createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
      codebaseId: project.idAt('src/App.tsx', at),
      stylingChanges: { color },
      stylingFramework: 'CSS',
    });
    const outcome = mutate({ ...change, ...(activityId && { activityId }) }, project);
    if (!outcome.ok) throw new Error(outcome.error.code);
    files = { ...files, ...Object.fromEntries(outcome.edits.map((one) => [one.file, one.text])) };
  }
  return files;
}

const ACTIVITY = '22222222-2222-4222-8222-222222222222';
const rule = (name: string, color = 'red') => `\n.${name} {\n  color: ${color};\n}\n`;

test('the same for all', () => {
  expect(edited({ One: 'red', Two: 'red', Three: 'red' }, ACTIVITY)).toEqual({
    'src/App.tsx': APP.replaceAll('<h2>', '<h2 className="home-heading">').replace(
      '<p>',
      '<p className="home-heading">',
    ),
    'src/app.css': CSS + rule('home-heading'),
  });
});

test('another value for one', () => {
  expect(edited({ One: 'red', Two: 'blue' }, ACTIVITY)['src/app.css']).toBe(
    CSS + rule('home-heading') + rule('home-heading-2', 'blue'),
  );
});

test('two edits', () => {
  expect(edited({ One: 'red', Two: 'red' })['src/app.css']).toBe(CSS + rule('home-heading') + rule('home-heading-2'));
});
