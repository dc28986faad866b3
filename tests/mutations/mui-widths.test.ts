/** The breakpoints of a project with MUI: those of MUI, beside the widths of its style sheets. */
import { expect, test } from 'vitest';
import { readSheets } from '../../src/mutations/css/project.ts';
import { createProject } from './support/project.ts';

const WITH_MUI = '{ "dependencies": { "@mui/material": "^7.0.0" } }';

function namesIn(css: string, manifest = WITH_MUI): string {
  const project = createProject({ 'package.json': manifest, 'src/app.css': css });
  return readSheets(project)
    .env.breakpoints.map(({ name, pixels }) => (name === `${pixels}` ? name : `${name} ${pixels}`))
    .join(', ');
}

test.each([
  ['without other widths', 'a { color: red; }', WITH_MUI, 'sm 600, md 900, lg 1200, xl 1536'],
  [
    'with a width of its own',
    '@media (min-width: 700px) { a { color: red; } }',
    WITH_MUI,
    'sm 600, 700, md 900, lg 1200, xl 1536',
  ],
  [
    'with Tailwind, whose breakpoints hold',
    '@import "tailwindcss";',
    WITH_MUI,
    'sm 640, md 768, lg 1024, xl 1280, 2xl 1536',
  ],
  ['of a project without MUI', 'a { color: red; }', '{}', 'sm 640, md 768, lg 1024, xl 1280, 2xl 1536'],
])('%s', (_, css, manifest, names) => {
  expect(namesIn(css, manifest)).toBe(names);
});
