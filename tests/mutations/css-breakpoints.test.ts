/** The breakpoints of a project without Tailwind: those that its own sheets know. */
import { expect, it } from 'vitest';
import { readSheets } from '../../src/mutations/css/project.ts';
import { createProject } from './support/project.ts';

const media = (...queries: string[]) => queries.map((one) => `@media ${one} { a { color: red } }\n`).join('');

/** `name pixels`, narrowest first. */
function breakpoints(css: string, files: Record<string, string> = {}): string {
  const project = createProject({ 'src/app.css': css, ...files });
  return readSheets(project)
    .env.breakpoints.map(({ name, pixels }) => `${name} ${pixels}`)
    .join(', ');
}

const BOOTSTRAP = {
  'package.json': '{ "dependencies": { "bootstrap": "5.3.0" } }',
  'src/main.jsx': "import 'bootstrap/dist/css/bootstrap.min.css';\nexport const App = () => <a />;\n",
};
const OF_BOOTSTRAP = 'sm 576, md 768, lg 992, xl 1200, xxl 1400';
const USUAL = 'sm 640, md 768, lg 1024, xl 1280, 2xl 1536';

it.each<[because: string, css: string, files: Record<string, string>, expected: string]>([
  [
    'widths that end',
    media('(max-width: 900px)', '(max-width: 655px)', 'screen and (max-width: 500px)'),
    {},
    '500 501, 655 656, 900 901',
  ],
  ['widths that end before one', media('(max-width: 767.98px)', '(width < 900px)'), {}, 'md 768, 900 900'],
  ['an end in rem', media('(max-width: 47.99rem)', '(max-width: 60rem)'), {}, 'md 768, 960 961'],
  [
    'both ends of a width',
    media('(max-width: 900px)', '(min-width: 900px)', '(max-width: 500px)'),
    {},
    '500 501, 900 900, 901 901',
  ],
  ['none', media('print', '(max-height: 500px)'), {}, USUAL],
  ['none, with Bootstrap', media('print'), BOOTSTRAP, OF_BOOTSTRAP],
  ['those of Bootstrap', media('(max-width: 991.98px)', '(min-width: 768px)'), BOOTSTRAP, OF_BOOTSTRAP],
  ['others than Bootstrap’s', media('(max-width: 900px)', '(max-width: 655px)'), BOOTSTRAP, '655 656, 900 901'],
  ['Bootstrap is not imported', '', { 'package.json': BOOTSTRAP['package.json'] }, USUAL],
])('%s', (_, css, files, expected) => {
  expect(breakpoints(css, files)).toBe(expected);
});
