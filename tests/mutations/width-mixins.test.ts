/** A block of a mixin takes the edits of a width only where the query that it makes is known for sure. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject, type Files } from './support/project.ts';

const APP = 'import \'./app.scss\';\nexport const App = () => <h2 className="title">A</h2>;\n';
const FILE = 'src/app.scss';

/** The sheet with the colour of the title under `md` set to blue. */
function edited(call: string, more: Files, head = ''): { before: string; after: string } {
  const before = `${head}\n.title {\n  color: red;\n\n  @include ${call} {\n    color: green;\n  }\n}\n`;
  const project = createProject({ 'src/App.tsx': APP, [FILE]: before, ...more });
  const outcome = mutate(
    createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
      codebaseId: project.idAt('src/App.tsx', APP.indexOf('<h2')),
      stylingChanges: { color: 'blue' },
      stylingFramework: 'CSS',
      modifiers: ['md'],
    }),
    project,
  );
  if (!outcome.ok) throw new Error(outcome.error.code);
  expect(outcome.edits.map(({ file }) => file)).toEqual([FILE]);
  return { before, after: applySplices(before, outcome.edits[0]?.splices ?? []) };
}

/** In the block of the mixin. */
function expectInside(call: string, more: Files, head?: string): void {
  const { before, after } = edited(call, more, head);
  expect(after).toBe(before.replace('green', 'blue'));
}

/** In a block of its own: that of the mixin is as it was. */
function expectBeside(call: string, more: Files, head?: string): void {
  const { after } = edited(call, more, head);
  expect(after).toContain(`  @include ${call} {\n    color: green;\n  }\n`);
  expect(after).toMatch(
    /@media \((?:min-width: (?:768px|48rem)|width >= (?:768px|48rem))\) \{\s+(?:\.title \{\s+)?color: blue;/,
  );
}

const MAP = "$breakpoints: ('md': 768px, 'lg': 992px);\n";
const media = (text: string) => `@media (min-width: ${text}) { @content; }`;
const up = (body: string, params = '$name') => ({ 'src/_mixins.scss': `${MAP}@mixin up(${params}) { ${body} }\n` });
const USE = "@use 'mixins' as *;\n";
const fromMap = media('map-get($breakpoints, $name)');

describe('mixins of one name', () => {
  const two = {
    'src/_a.scss': `@mixin up { ${media('768px')} }\n`,
    'src/_b.scss': `@mixin up { ${media('1200px')} }\n`,
  };
  test.each(['a.up', 'b.up', 'up'])('in two sheets: %s is not guessed', (call) => {
    expectBeside(call, two, "@use 'a';\n@use 'b';\n");
  });

  test('also where one stands under a condition, or has the name of one of Bootstrap', () => {
    expectBeside('up', {
      'src/_a.scss': `@mixin up { ${media('768px')} }\n@if $x { @mixin up { ${media('1px')} } }\n`,
    });
    const name = 'media-breakpoint-up';
    const own = Object.fromEntries(
      Object.entries(two).map(([file, text]) => [file, text.replace('up', `${name}($name)`)]),
    );
    expectBeside(`${name}(md)`, own);
  });

  test('of a package are not those of the project', () => {
    expectBeside('b.up(md)', up(fromMap), "@use 'mixins' as a;\n@use 'pkg/mixins' as b;\n");
    expectInside('a.up(md)', up(fromMap), "@use 'mixins' as a;\n@use 'pkg/mixins' as b;\n");
    expectInside('mixins.up(md)', up(fromMap), "@use './mixins';\n");
  });

  test('take variables that have one value', () => {
    expectBeside('up(md)', { 'src/_c.scss': "$breakpoints: ('md': 800px);\n", ...up(fromMap) }, USE);
    expectBeside('up(md)', up(fromMap), "@use 'mixins' as * with ($breakpoints: ('md': 800px));\n");
  });
});

describe('what is around the content', () => {
  test.each([
    `@media print { ${media('768px')} }`,
    `@container (width > 100px) { ${media('768px')} }`,
    `@supports (display: grid) { ${media('768px')} }`,
    `@each $one in a, b { ${media('768px')} }`,
    `.x & { ${media('768px')} }`,
    `@media (min-width: 768px) { @supports (a: b) { @content; } }`,
    `@media (min-width: 768px) { @media print { @content; } }`,
    `${media('768px')} @media print { @content; }`,
    `${media('768px')} color: pink;`,
    `${media('768px')} @include other;`,
  ])('%s', (body) => {
    expectBeside('up(md)', up(body), USE);
  });
});

describe('conditions', () => {
  const not = (condition: string) => `@if ${condition} { ${media('768px')} }`;
  test.each([
    '$name != md',
    'not ($name == md)',
    '$name == lg',
    'not map-has-key($breakpoints, $name)',
    'map-has-key($breakpoints, xl)',
    'index(md lg, $name)',
    '$name != lg and $unknown',
    '$unknown',
    '$name == $unknown',
  ])('%s does not hold, or is not known', (condition) => {
    expectBeside('up(md)', up(not(condition)), USE);
  });

  test.each([
    '$name == md',
    "$name == 'md'",
    '($name == md)',
    'md == $name',
    '$name != lg',
    'not ($name == lg)',
    'map-has-key($breakpoints, $name)',
    'map.has-key($breakpoints, $name)',
    '$name',
  ])('%s holds', (condition) => {
    expectInside('up(md)', up(not(condition)), USE);
  });

  test('lead to one block', () => {
    const chain = `@if $name == lg { ${media('992px')} } @else if $name == md { ${media('768px')} } @else { @content; }`;
    expectInside('up(md)', up(chain), USE);
    const other = `@if $name == md { ${media('768px')} } @else { ${media('992px')} }`;
    expectInside('up("md")', up(other), USE);
    expectBeside('up(lg)', up(other), USE);
    const unknown = `@if foo($name) { ${media('768px')} } @else { ${media('768px')} }`;
    expectBeside('up(md)', up(unknown), USE);
    const width = `$width: 992px; @if $name == md { $width: 768px; } ${media('$width')}`;
    expectInside('up(md)', up(width), USE);
    expectBeside('up(lg)', up(width), USE);
  });
});

test('arguments go to their parameters, others have their defaults', () => {
  expectInside('up(md)', up(fromMap, '$name, $more: $name'), USE);
  expectInside('up', up(fromMap, '$name: md'), USE);
  expectInside('up(0, md)', up(media('map-get($breakpoints, $b)'), '$a: $c, $b: lg'), USE);
  expectBeside('up', up(fromMap), USE);
  expectBeside('up(lg, md)', up(fromMap), USE);
  expectBeside('up(md)', up(fromMap, '$name...'), USE);
});

test('Bootstrap’s own widths, whatever a variable of the project is called', () => {
  const { after } = edited('media-breakpoint-up(md)', {}, '$md: 700px;\n$lg: 900px;\n');
  expect(after).toContain('color: green');
  expectInside('media-breakpoint-up(md)', {});
});
