/** What turns a project's dark mode on, as its style sheets tell: an edit under `dark` follows it. */
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject } from './support/project.ts';

const APP = 'import \'./app.scss\';\nexport const App = () => <h2 className="title">A</h2>;\n';
const RULE = '.title {\n  color: red;\n}\n';

/** The sheet with the dark colour of the title set to blue. */
function darkened(sheet: string): string | undefined {
  const project = createProject({ 'src/App.tsx': APP, 'src/app.scss': sheet });
  const outcome = mutate(
    createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
      codebaseId: project.idAt('src/App.tsx', APP.indexOf('<h2')),
      stylingChanges: { color: 'blue' },
      stylingFramework: 'CSS',
      modifiers: ['dark'],
    }),
    project,
  );
  if (!outcome.ok) throw new Error(outcome.error.message);
  expect(outcome.edits.map(({ file }) => file)).toEqual(['src/app.scss']);
  return outcome.edits[0]?.text;
}

test.each([
  '[data-coreui-theme=dark]',
  "[data-bs-theme='dark']",
  '[data-app-color-mode="dark"]',
  '[data-mui-color-scheme="dark"]',
])('%s on the root', (marker) => {
  const sheet = `${RULE}\n${marker} body {\n  color: white;\n}\n`;
  expect(darkened(sheet)).toBe(sheet.replace(RULE, `${RULE}\n${marker} .title {\n  color: blue;\n}\n`));
});

const mixin = (use: string, content: string) =>
  `@use "${use}";\n\n${RULE}\n@include color-mode(dark) {\n  ${content} {\n    color: white;\n  }\n}\n`;

test.each([
  ['@coreui/coreui/scss/coreui', '[data-coreui-theme="dark"]'],
  ['bootstrap/scss/bootstrap', '[data-bs-theme="dark"]'],
])('the mixin `color-mode` of %s stands for its attribute', (use, marker) => {
  const sheet = mixin(use, '.footer');
  expect(darkened(sheet)).toBe(sheet.replace(RULE, `${RULE}\n${marker} .title {\n  color: blue;\n}\n`));
});

test('a rule in a block of the mixin takes the edit', () => {
  const sheet = mixin('bootstrap/scss/bootstrap', '.title');
  expect(darkened(sheet)).toBe(sheet.replace('white', 'blue'));
});

test('the mixin stands for the setting of the system where the project asks for that: its block takes the new rule', () => {
  const sheet = mixin('mixins', '.footer').replace('";', '" with ($color-mode-type: "media-query");');
  expect(darkened(sheet)).toBe(sheet.replace(/\}\n$/, '\n  .title {\n    color: blue;\n  }\n}\n'));
});
