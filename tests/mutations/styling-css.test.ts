/** STYLING of style sheets beyond the case folders: warnings, the table of shorthands, and random values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemOf } from '../../src/mutations/css/declarations.ts';
import { parseSheet } from '../../src/mutations/css/source.ts';
import { mutate } from '../../src/mutations/index.ts';
import { type AnyMutationChange, type ChangeFields, createChange } from '../../src/protocol/changes.ts';
import { isShorthandOf, longhandsOf, overlaps } from '../../src/protocol/shorthands.ts';
import { applySplices, invertSplices } from '../../src/protocol/splice.ts';
import { createProject, type Files } from './support/project.ts';

const APP = `import './app.css';

export function App() {
  return <div className="card">Hi</div>;
}
`;

function style(files: Files, fields: Partial<ChangeFields['STYLING']>, more: Partial<AnyMutationChange> = {}) {
  const project = createProject(files);
  const file = Object.keys(files).find((one) => one.endsWith('.tsx')) as string;
  const codebaseId = project.idAt(file, (files[file] as string).indexOf('<div'));
  const change = createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
    codebaseId,
    stylingChanges: {},
    stylingFramework: 'CSS',
    ...fields,
  });
  return mutate({ ...change, ...more } as AnyMutationChange, project);
}

/** The text of the sheet after the edit. */
function edited(sheet: string, fields: Partial<ChangeFields['STYLING']>, file = 'src/app.css'): string {
  const files = { 'src/App.tsx': APP.replace('./app.css', `./${file.slice(4)}`), [file]: sheet };
  const outcome = style(files, fields);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  expect(outcome.edits.map((edit) => edit.file)).toEqual([file]);
  const splices = outcome.edits[0]?.splices ?? [];
  const text = applySplices(sheet, splices);
  expect(applySplices(text, invertSplices(sheet, splices))).toBe(sheet);
  return text;
}

describe('warnings', () => {
  const files = {
    'src/App.tsx': APP.replace('>Hi</div>', '><p className="lead">1</p><p className="lead">2</p></div>'),
    'src/Other.tsx': 'export const Other = () => <div className={`x card`}>Hi</div>;\n',
    'src/app.css': '.card { color: var(--ink); }\n.page .card { color: red; }\n',
  };

  test('count the elements that share the rule, name the token that is left, and the rule that may win', () => {
    const outcome = style(files, { stylingChanges: { color: 'blue' } });
    expect(outcome).toMatchObject({
      ok: true,
      warnings: [
        'color was --ink: the token keeps its value, only this place changes.',
        'It changes both elements that match .card.',
        '.page .card (src/app.css:2) may win where it applies.',
      ],
    });
  });

  test('name no rule that does not match on the page, where that has told', () => {
    const named = (selector: string, line: number) => ({ filename: 'src/app.css', selector, line, conditions: [] });
    const warnings = (...matching: ReturnType<typeof named>[]) => {
      const outcome = style(files, { stylingChanges: { color: 'blue' }, matching });
      return outcome.ok ? outcome.warnings?.filter((one) => one.includes('may win')) : outcome;
    };
    expect(warnings(named('.card', 1))).toEqual([]);
    expect(warnings(named('.card', 1), named('.page .card', 2))).toEqual([
      '.page .card (src/app.css:2) may win where it applies.',
    ]);
  });

  test('are none where nothing else changes', () => {
    const outcome = style(
      { 'src/App.tsx': APP, 'src/app.css': '.card { color: red; }\n' },
      { stylingChanges: { color: 'blue' } },
    );
    expect(outcome).not.toHaveProperty('warnings');
  });
});

describe('the element in the source', () => {
  const SHEET = '.card { color: red; }\n.wide { color: blue; }\n';
  test.each([
    ['a condition', 'className={on ? "card" : "card wide"}', '.card'],
    ['a joiner', 'className={clsx("card", on && "wide")}', '.card'],
    ['an object', 'className={clsx("card", { wide: on })}', '.card'],
    ['a template', `className={\`card \${on ? 'wide' : ''}\`}`, '.card'],
    ['both', 'className="card wide"', '.wide'],
    ['a list', 'className={["card", "wide"].join(" ")}', '.wide'],
  ])('with %s takes the rule that surely wins', (_, attribute, selector) => {
    const app = APP.replace('className="card"', attribute).replace('App()', 'App({ on })');
    const outcome = style({ 'src/App.tsx': app, 'src/app.css': SHEET }, { stylingChanges: { color: 'green' } });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const text = applySplices(SHEET, outcome.edits[0]?.splices ?? []);
    expect(text).toBe(SHEET.replace(new RegExp(`(\\${selector} \\{ color: )\\w+`), '$1green'));
  });
});

test('a plain class without a rule in the project gets none: a package may have its rules', () => {
  const sheet = '.page {\n  margin: 0;\n}\n';
  const files = { 'src/App.tsx': APP.replace('card', 'p-4'), 'src/app.css': sheet };
  const outcome = style(files, { stylingChanges: { 'padding-top': '40px' } });
  expect(outcome.ok && Object.fromEntries(outcome.edits.map(({ file, text }) => [file, text]))).toEqual({
    'src/App.tsx': APP.replace('card', 'p-4 app-box'),
    'src/app.css': `${sheet}\n.app-box {\n  padding-top: 40px;\n}\n`,
  });
});

test('statements without a block do not tell how far rules stand apart', () => {
  const sheet = '@use "a";\n@use "b";\n@use "c";\n\n.page {\n  margin: 0;\n}\n';
  const outcome = style(
    { 'src/App.tsx': APP.replace('./app.css', './app.scss'), 'src/app.scss': sheet },
    { stylingChanges: { color: 'red' } },
  );
  const text = outcome.ok && outcome.edits.find(({ file }) => file === 'src/app.scss')?.text;
  expect(text).toBe(`${sheet}\n.app-box {\n  color: red;\n}\n`);
});

describe('shorthands', () => {
  test('know their longhands, through other shorthands too', () => {
    expect([...longhandsOf('border-top')]).toEqual(['border-top-width', 'border-top-style', 'border-top-color']);
    expect(isShorthandOf('border', 'border-left-color')).toBe(true);
    expect(isShorthandOf('border', 'border-radius')).toBe(false);
    expect(isShorthandOf('all', 'color')).toBe(true);
    expect(isShorthandOf('padding', '--padding')).toBe(false);
  });

  test('overlap with the logical names of their sides', () => {
    expect(overlaps('padding-left', 'padding-inline')).toBe(true);
    expect(overlaps('inset-block-start', 'top')).toBe(true);
    expect(overlaps('inline-size', 'width')).toBe(true);
    expect(overlaps('padding-left', 'padding-block')).toBe(false);
    expect(overlaps('margin', 'padding')).toBe(false);
  });
});

const SHEETS: [string, string][] = [
  ['src/app.css', '.card { color: red; }\n'],
  ['src/app.css', '.card{margin:0}.z{a:b}'],
  ['src/app.css', '\ufeff/* c */\r\n.card\r\n{\r\n\tcolor : red /* x */ ;\r\n}\r\n'],
  ['src/app.scss', '.card {\n  // color: x;\n  color: $a;\n\n  &:hover { color: b }\n}\n'],
  ['src/app.less', '.card { .mixin(); color: @a }\n'],
];

const word = fc.constantFrom(
  'red',
  '1px',
  '0',
  'auto',
  '#fff',
  'var(--x)',
  'calc(1px + 2%)',
  '"a;b"',
  "'}'",
  'url("a.png")',
  'a b',
  ',',
  '/',
  '(',
  ')',
  '[',
  ';',
  '}',
  '{',
  '/*',
  '//',
  '\\',
  '!',
  '$x',
  '@y',
  '#{z}',
  '"',
  "'",
  '\n',
  '\u2028',
  '</style>',
  'é',
  '😀',
);
const value = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

describe('[S-66] values at random', () => {
  test.each(SHEETS)('in %s: an accepted value reads back exactly, and nothing else changes', (file, sheet) => {
    fc.assert(
      fc.property(value, fc.constantFrom('color', 'padding-left', '--gap'), (given, property) => {
        const files = { 'src/App.tsx': APP.replace('./app.css', `./${file.slice(4)}`), [file]: sheet };
        const outcome = style(files, { stylingChanges: { [property]: given } });
        if (!outcome.ok) {
          expect(outcome.error.code).not.toBe('unsafe-edit');
          return;
        }
        const text = applySplices(sheet, outcome.edits[0]?.splices ?? []);
        const parsed = parseSheet(file, text);
        if (!parsed.ok) throw new Error(`${JSON.stringify(text)} does not parse`);
        const found: string[] = [];
        parsed.root.walkDecls(property, (node) => {
          if ((node.parent as { selector?: string }).selector === '.card') found.push(node.value.trim());
        });
        expect(found).toEqual([given.replace(/\s*!\s*important\s*$/i, '').trim()]);
        expect(parsed.rules).toHaveLength((parseSheet(file, sheet) as { rules: unknown[] }).rules.length);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    'red',
    '1px solid',
    'calc(100% - (2 * var(--x)))',
    'url("a b.png")',
    'url(https://a.b/c.png)',
    '"a\'b"',
    'rgb(0 0 0 / 50%)',
    'linear-gradient(to right, red 0%, #fff)',
  ])('%s is one', (good) => {
    expect(problemOf(good)).toBeNull();
  });
});

test.each([
  ['url("../a.png")', true],
  ['url(./a/../../a.png)', true],
  ['url("../../a.png")', false],
  ['image-set(url("../../../etc/passwd") 1x)', false],
  ['url("/@fs/etc/passwd")', false],
  ['url("~kit/a.png")', false],
])('the address %s may be set: %s', (given, isAllowed) => {
  const files = { 'src/App.tsx': APP, 'src/app.css': '.card { color: red; }\n' };
  const outcome = style(files, { stylingChanges: { backgroundImage: given } });
  expect(outcome.ok || outcome.error.code).toBe(isAllowed || 'invalid-style');
});

describe('odd layouts', () => {
  test.each([
    ['.card { }\n', '.card {\n  color: red;\n}\n'],
    ['.card {\n}\n', '.card {\n  color: red;\n}\n'],
    ['.card {\n  /* empty */\n}\n', '.card {\n  color: red;\n  /* empty */\n}\n'],
    ['.card {\n  margin: 0;}\n', '.card {\n  margin: 0;\n  color: red;}\n'],
    ['.card {\n  margin: 0; padding: 0;\n}\n', '.card {\n  margin: 0; padding: 0; color: red;\n}\n'],
    ['.card {\n  margin: 0; /* a */ /* b */\n}\n', '.card {\n  margin: 0; /* a */ /* b */\n  color: red;\n}\n'],
    ['.card {\n  margin: 0;\n\n  & b { x: y }\n}\n', '.card {\n  margin: 0;\n  color: red;\n\n  & b { x: y }\n}\n'],
  ])('%j', (sheet, expected) => {
    expect(edited(sheet, { stylingChanges: { color: 'red' } })).toBe(expected);
  });

  test('a rule for a state stays out of the line of what follows', () => {
    expect(
      edited('.card { margin: 0 } .z { x: y }\n', { stylingChanges: { color: 'red' }, modifiers: ['hover'] }),
    ).toBe('.card { margin: 0 }\n.card:hover { color: red; } .z { x: y }\n');
  });
});
