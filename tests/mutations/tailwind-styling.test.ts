/** Warnings of STYLING as Tailwind, and no value escapes its class (S-66). */
import fc from 'fast-check';
import postcss from 'postcss';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';
import { parseWithTypeScript } from './support/spans.ts';
import { themeOf } from './support/tailwind.ts';

const FILE = 'src/App.tsx';
const app = (attributes: string) => `export function App({ on }) {\n  return <div ${attributes}>x</div>;\n}\n`;

async function style(attributes: string, stylingChanges: Record<string, string>, theme = '4', modifiers?: string[]) {
  const text = app(attributes);
  const project = createProject({ [FILE]: text });
  project.tailwind = await themeOf(theme);
  const codebaseId = project.idAt(FILE, text.indexOf('<div'));
  const fields = { codebaseId, stylingChanges, stylingFramework: 'Tailwind' as const, ...(modifiers && { modifiers }) };
  const outcome = mutate(createChange(crypto.randomUUID(), 'STYLING', fields) as AnyMutationChange, project);
  if (!outcome.ok) return { refused: outcome.error.code, text: '', warnings: [] };
  const [edit] = outcome.edits;
  return { refused: null, text: applySplices(text, edit?.splices ?? []), warnings: outcome.warnings ?? [] };
}

/** As the browser sees them, read by TypeScript. */
function classesIn(text: string): string[] {
  let found = '';
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isStringLiteralLike(value)) found = value.text;
    }
    ts.forEachChild(node, visit);
  };
  visit(parseWithTypeScript(FILE, text));
  return found.split(' ');
}

describe('warns', () => {
  test.each([
    ['of a class on a condition', `className={cn('p-2', on && 'p-8')}`, {}, /p-8 stands on a condition/],
    [
      'of a margin on a condition',
      `className={cn('flex', on && 'space-x-2')}`,
      { gap: '8px' },
      /space-x-2 puts a margin/,
    ],
    ['of a margin at a width', 'className="flex md:space-x-2"', { gap: '8px' }, /md:space-x-2 puts a margin/],
    ['of a narrower condition', 'className="p-2 md:p-8"', {}, /md:p-8 still wins from md up/],
    ['of a style attribute', `className="p-2" style={{ paddingLeft: 3 }}`, {}, /style attribute sets paddingLeft/],
    ['of a spread behind', 'className="p-2" {...on}', {}, /spread after className/],
    ['of what goes along', 'className="text-lg md:leading-6"', { fontSize: '17px' }, /text-lg also set line-height/],
  ])('%s', async (_, attributes, changes, warning) => {
    const { warnings } = await style(attributes, Object.keys(changes).length > 0 ? changes : { padding: '16px' });
    expect(warnings).toEqual([expect.stringMatching(warning)]);
  });
  test('of nothing else', async () => {
    expect((await style('className="p-2 m-2 hover:m-4"', { padding: '16px' })).warnings).toEqual([]);
    const dark = await style('className="p-2 md:p-8"', { padding: '16px' }, '4', ['dark']);
    expect(dark.warnings).toEqual([]);
  });
});

test.each([
  ['4', 'text-lg', 'text-[17px] leading-[1.5556]'],
  ['3', 'text-lg', 'text-[17px] leading-7'],
  ['4', 'text-lg leading-6', 'text-[17px] leading-6'],
  ['4', 'sm:text-lg', 'text-[17px] sm:text-lg'],
] as const)('Tailwind %s: a size between the steps keeps the line height of %s', async (version, classes, after) => {
  const { text, warnings } = await style(`className="${classes}"`, { fontSize: '17px' }, version);
  expect(text).toContain(`className="${after}"`);
  expect(warnings).toEqual(
    classes.startsWith('sm:') ? [expect.stringContaining('sm:text-lg still wins from sm up')] : [],
  );
});

test.each([
  ['4', '', { filter: 'grayscale(1)' }, 'grayscale'],
  ['4', 'flex space-x-2 p-2', { gap: '16px' }, 'flex gap-4 p-2'],
  ['3', 'flex space-x-2 p-2', { gap: '16px' }, 'flex gap-4 p-2'],
  ['4', 'flex space-x-2 space-y-1 gap-1', { gap: '16px' }, 'flex gap-4'],
  ['4', 'flex space-x-2 p-2', { 'row-gap': '16px' }, 'flex space-x-2 gap-y-4 p-2'],
  ['4', '', { filter: 'brightness(1.15)' }, 'brightness-115'],
  ['4', 'grayscale', { filter: 'hue-rotate(45deg)' }, 'hue-rotate-45'],
  ['4', '', { 'grid-column': 'span 2' }, 'col-span-2'],
  ['4', 'col-span-2', { 'grid-column': 'span 3 / span 3' }, 'col-span-3'],
  ['4', '', { 'grid-row': '1 / -1' }, 'row-span-full'],
  ['4', '', { 'align-items': 'end' }, 'items-end'],
  ['4', 'items-end', { 'align-items': 'flex-start' }, 'items-start'],
  ['4', '', { 'align-self': 'start' }, 'self-start'],
  ['4', '', { 'justify-self': 'end' }, 'justify-self-end'],
  ['4', '', { 'justify-items': 'center' }, 'justify-items-center'],
  ['4', '', { 'stroke-width': '2px' }, 'stroke-2'],
  ['4', 'stroke-2', { 'stroke-width': '1.5px' }, 'stroke-[1.5px]'],
  ['4', '', { translate: '8px 4px' }, 'translate-x-2 translate-y-1'],
  ['4', '', { translate: '8px' }, 'translate-x-2'],
  ['4', '', { translate: '0 -50%' }, '-translate-y-1/2'],
  ['4', '', { translate: '3px 3px' }, 'translate-0.75'],
  ['4', '[translate:1px_2px]', { translate: '8px 5px' }, 'translate-x-2 translate-y-1.25'],
  ['4', 'translate-x-4 translate-y-4', { translate: '8px' }, 'translate-x-2'],
  ['4', 'translate-x-2', { translate: '8px 4px' }, 'translate-x-2 translate-y-1'],
  ['4', 'translate-4', { translate: '8px 4px' }, 'translate-x-2 translate-y-1'],
  ['4', 'translate-x-4 translate-y-4', { translate: '8px 4px' }, 'translate-x-2 translate-y-1'],
  ['4', 'blur-xs', { filter: 'blur(4px) brightness(1.1)' }, 'blur-xs brightness-110'],
  ['4', 'blur-xs', { filter: 'brightness(1.1) blur(4px)' }, '[filter:brightness(1.1)_blur(4px)]'],
  ['4', 'blur-xs brightness-110', { filter: 'brightness(1.1)' }, 'brightness-110'],
  [
    '4',
    'backdrop-blur-xs',
    { 'backdrop-filter': 'blur(4px) saturate(150%)' },
    'backdrop-blur-xs backdrop-saturate-150',
  ],
  ['4', 'backdrop-blur-xs', { 'backdrop-filter': 'sepia(1) invert(1)' }, '[backdrop-filter:sepia(1)_invert(1)]'],
  ['4', 'm-2 backdrop-blur-xs', { 'backdrop-filter': null }, 'm-2'],
  ['3', 'm-2 backdrop-blur-sm', { 'backdrop-filter': null }, 'm-2'],
  ['3', 'backdrop-blur-sm', { 'backdrop-filter': 'blur(4px) opacity(50%)' }, 'backdrop-blur-sm backdrop-opacity-50'],
  ['4', 'translate-x-4', { translate: 'none' }, 'translate-none'],
  ['4', '', { translate: '1px 2px 3px' }, '[translate:1px_2px_3px]'],
  ['4', '', { 'scroll-snap-type': 'x mandatory' }, 'snap-x snap-mandatory'],
  ['4', '', { 'scroll-snap-type': 'y proximity' }, 'snap-y'],
  ['4', 'snap-x snap-mandatory', { 'scroll-snap-type': 'both proximity' }, 'snap-both'],
  ['4', 'snap-x', { 'scroll-snap-type': 'y mandatory' }, 'snap-y snap-mandatory'],
  ['4', '[scroll-snap-type:x_mandatory]', { 'scroll-snap-type': 'none' }, 'snap-none'],
  ['4', 'm-2 snap-x snap-mandatory', { 'scroll-snap-type': null }, 'm-2'],
  ['4-prefix', '', { translate: '8px 4px' }, 'tw:translate-x-2 tw:translate-y-1'],
  ['3', '', { filter: 'grayscale(1)' }, 'grayscale'],
  ['3', '', { 'grid-column': 'span 2' }, 'col-span-2'],
  ['3', '', { 'justify-self': 'end' }, 'justify-self-end'],
  ['3', '', { 'align-items': 'end' }, 'items-end'],
  ['3', '', { translate: '8px 4px' }, '[translate:8px_4px]'],
  ['3', '', { 'scroll-snap-type': 'x mandatory' }, 'snap-x snap-mandatory'],
  ['4', '', { filter: 'blur(4px) drop-shadow(0 1px 2px red)' }, '[filter:blur(4px)_drop-shadow(0_1px_2px_red)]'],
  ['4', 'blur-xs', { filter: 'blur(4px) grayscale()' }, '[filter:blur(4px)_grayscale()]'],
  ['4', 'translate-4', { translate: '8px' }, 'translate-x-2'],
  ['4', 'translate-4', { translate: '0 8px' }, 'translate-y-2'],
  ['4', 'md:translate-y-4', { translate: '8px' }, '[translate:8px] md:translate-y-4'],
  ['4', '', { translate: 'inherit' }, '[translate:inherit]'],
  ['4', '', { translate: '0 0' }, 'translate-0'],
  ['4', '', { 'scroll-snap-type': 'inline mandatory' }, '[scroll-snap-type:inline_mandatory]'],
  [
    '4',
    'snap-x md:snap-mandatory',
    { 'scroll-snap-type': 'y proximity' },
    '[scroll-snap-type:y_proximity] md:snap-mandatory',
  ],
  ['4', 'ps-4!', { 'padding-left': '8px' }, 'ps-4! pl-2!'],
  ['4', '[-webkit-text-stroke:1px_red] m-2', { '-webkit-text-stroke': null }, 'm-2'],
  ['4', '', { 'grid-column': '2 / -2' }, 'col-[2/-2]'],
  ['4', '', { 'grid-column': '1 / -1' }, 'col-span-full'],
  ['4', '', { 'grid-column': 'span 15' }, 'col-span-15'],
  ['4', 'translate-2', { translate: '0px' }, 'translate-0'],
  ['4', '', { translate: '0px 0' }, 'translate-0'],
  ['4', 'snap-x snap-mandatory', { 'scroll-snap-type': 'none' }, 'snap-none'],
  ['4', 'snap-x snap-mandatory', { 'scroll-snap-type': 'block mandatory' }, '[scroll-snap-type:block_mandatory]'],
  ['4', 'blur-xs brightness-110', { filter: 'blur(4px)' }, 'blur-xs'],
  ['4', '', { 'align-items': 'flex-end', 'justify-items': 'flex-end' }, 'place-items-end'],
] as const)('Tailwind %s: "%s" with %j is %s', async (theme, before, changes, after) => {
  const { text } = await style(`className="${before}"`, changes as Record<string, string>, theme);
  expect(classesIn(text).join(' ')).toBe(after);
});

test('a filter that no class says compiles no more classes than it must', async () => {
  const answer = await themeOf('4');
  if (!answer.ok) throw new Error(answer.reason);
  const { index } = answer.tailwind;
  const asked = vi.spyOn(index, 'classesFor');
  const { text } = await style('className="p-2"', { filter: 'blur(4px) drop-shadow(rgba(0, 0, 0, 0.5) 0px 1px 2px)' });
  expect(asked.mock.calls).not.toContainEqual([[]]);
  asked.mockRestore();
  expect(classesIn(text)).toEqual(['p-2', '[filter:blur(4px)_drop-shadow(rgba(0,0,0,0.5)_0px_1px_2px)]']);
});

test('a conditional part stays when the class that reads it goes', async () => {
  const { text } = await style(`className={cn('snap-x', on && 'snap-mandatory')}`, {
    'scroll-snap-type': null,
  } as never);
  expect(text).toContain("className={cn(on && 'snap-mandatory')}");
});

test.each([
  ['on a condition', `className={cn('snap-x', on && 'snap-mandatory')}`, { 'scroll-snap-type': 'none' }, /'snap-none'/],
  [
    'on a condition, of the other axis',
    `className={cn('translate-x-4', on && 'translate-y-2')}`,
    { translate: '8px 4px' },
    /\[translate:8px_4px\]/,
  ],
])('a part %s keeps a value in one class', async (_, attributes, changes, after) => {
  expect((await style(attributes, changes)).text).toMatch(after);
});

test.each([
  ['translate-y-4', { translate: '8px' }, 'md:[translate:8px]'],
  ['snap-x snap-mandatory', { 'scroll-snap-type': 'y proximity' }, 'md:[scroll-snap-type:y_proximity]'],
])('a part of %s, for all widths, keeps the value from md on in one class', async (classes, changes, after) => {
  const { text } = await style(`className="${classes}"`, changes as Record<string, string>, '4', ['md']);
  expect(classesIn(text)).toEqual([...classes.split(' '), after]);
});

test('a class whose CSS is none stands for nothing', async () => {
  const { text } = await style('className="text-[::] p-2"', { padding: '16px' });
  expect(text).toContain('className="text-[::] p-4"');
});

test.each([
  ['4', 'aspect-4/3'],
  ['3', 'aspect-[4/3]'],
])('a ratio as one writes it in Tailwind %s', async (theme, expected) => {
  const { text } = await style('className="m-2"', { 'aspect-ratio': '4 / 3' }, theme);
  expect(classesIn(text)).toEqual(['m-2', expected]);
});

describe.each(['4', '3'])('[S-66] Tailwind %s', (theme) => {
  test('a value stays in its declaration, whatever it holds', async () => {
    const answer = await themeOf(theme);
    if (!answer.ok) throw new Error(answer.reason);
    const pieces = fc.constantFrom(
      ';',
      '}',
      '{',
      '"',
      "'",
      '`',
      '\\',
      '/*',
      '*/',
      '</style>',
      '_',
      ' ',
      '[',
      ']',
      '(',
      ')',
      ',',
      '!',
      ':',
      'red',
      '4px',
      'url(',
      'var(--x)',
      '$\u007bx}',
      '@apply',
      '\n',
      'é',
    );
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.array(pieces, { maxLength: 6 }).map((one) => one.join('')),
    );
    const property = fc.constantFrom('color', 'width', 'background-image', 'font-family', '--x', 'content');
    await fc.assert(
      fc.asyncProperty(property, value, async (name, text) => {
        const done = await style('className="m-2"', { [name]: text }, theme);
        if (done.refused !== null) return;
        const added = classesIn(done.text).filter((one) => one !== 'm-2');
        expect(added).toHaveLength(1);
        const sheet = postcss.parse(answer.tailwind.css(added[0] as string));
        const names: string[] = [];
        sheet.walkDecls(({ prop, parent }) => {
          if (!prop.startsWith('--tw-') && parent?.type === 'rule') names.push(prop);
        });
        expect(names).toEqual([name]);
      }),
      { numRuns: 300 },
    );
  });
});
