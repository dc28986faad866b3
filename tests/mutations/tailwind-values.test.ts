/** Values, colours and names as the Tailwind half of STYLING reads them. */
import { describe, expect, test } from 'vitest';
import { canonicalColor } from '../../src/mutations/styling/colors.ts';
import { TokenUses } from '../../src/mutations/styling/token-uses.ts';
import { parseClassName, printClassName } from '../../src/mutations/tailwind/names.ts';
import { canonicalValue, pixelsOf } from '../../src/mutations/tailwind/values.ts';
import { wishesOf } from '../../src/mutations/tailwind/wishes.ts';
import { physicalLonghandsOf } from '../../src/protocol/shorthands.ts';

const THEME: Record<string, string> = {
  '--spacing': '0.25rem',
  '--a': 'var(--b)',
  '--b': '2px',
  '--loop': 'var(--loop)',
};
const variables = (name: string) => THEME[name] ?? null;

test.each([
  ['#3b82f6', '#3b82f6ff'],
  ['#ABC', '#aabbccff'],
  ['#abc8', '#aabbcc88'],
  ['rgb(59 130 246)', '#3b82f6ff'],
  ['rgba(59, 130, 246, 0.5)', '#3b82f680'],
  ['rgb(59 130 246 / 50%)', '#3b82f680'],
  ['rgb(100% 0% 0%)', '#ff0000ff'],
  ['hsl(0 100% 50%)', '#ff0000ff'],
  ['hsl(0.5turn, 100%, 50%)', '#00ffffff'],
  ['oklch(62.8% 0.258 29.23)', '#ff0000ff'],
  ['oklab(1 0 0)', '#ffffffff'],
  ['oklch(0.5 0 none)', '#636363ff'],
  ['White', '#ffffffff'],
  ['transparent', '#00000000'],
  ['color-mix(in oklab, #ff0000 50%, transparent)', '#ff000080'],
  ['#12345', null],
  ['rgb(1 2)', null],
  ['rgb(a b c)', null],
  ['constructor', null],
  ['var(--x)', null],
])('the colour %s is %s', (text, expected) => expect(canonicalColor(text)).toBe(expected));

test.each([
  ['1rem', '16px'],
  ['calc(var(--spacing) * 4)', '16px'],
  ['calc(calc(1 / 2 * 100%) * -1)', '-50%'],
  ['calc(1px + 2px)', '3px'],
  ['calc(100% - 2rem)', 'calc(100% - 32px)'],
  ['calc(infinity * 1px)', '9999px'],
  ['0px', '0'],
  ['0', '0'],
  ['.50', '0.5'],
  ['1e3px', '1000px'],
  ['var(--a)', '2px'],
  ['var(--unknown)', 'var(--unknown)'],
  ['var(--unknown, 3px)', '3px'],
  ['var(--loop)', 'var(--loop)'],
  ['0 0 4px RED', '0 0 4px #ff0000ff'],
  ['a,  b', 'a,b'],
  ['"My Font", serif', "'My Font',serif"],
  ['url("a b.png")', "url('a b.png')"],
  ['Flex', 'flex'],
  ['-', '-'],
  ['calc(', 'calc('],
])('the value %s is %s', (text, expected) => expect(canonicalValue(text, variables)).toBe(expected));

test('pixels', () => {
  expect([pixelsOf('2rem'), pixelsOf('0'), pixelsOf('5%'), pixelsOf('x')]).toEqual([32, 0, null, null]);
});

test.each([
  ['padding', ['padding-top', 'padding-right', 'padding-bottom', 'padding-left']],
  ['padding-inline', ['padding-left', 'padding-right']],
  ['inset-block-start', ['top']],
  ['border-top', ['border-top-width', 'border-top-style', 'border-top-color']],
  ['border-inline-width', ['border-left-width', 'border-right-width']],
  ['border-start-end-radius', ['border-top-right-radius']],
  ['gap', ['row-gap', 'column-gap']],
  ['color', ['color']],
  ['constructor', ['constructor']],
])('%s stands for %j', (property, longhands) => expect(physicalLonghandsOf(property)).toEqual(longhands));

describe('class names', () => {
  const four = { framework: 'tailwind-4', prefix: '', separator: ':' } as const;
  const three = { framework: 'tailwind-3', prefix: 'tw-', separator: '_' } as const;
  test.each([
    ['p-4', four, { variants: [], important: false, base: 'p-4' }],
    ['dark:md:hover:p-4!', four, { variants: ['dark', 'md', 'hover'], important: true, base: 'p-4' }],
    ['[&:hover]:p-4', four, { variants: ['[&:hover]'], important: false, base: 'p-4' }],
    ['data-[x=":"]:p-4', four, { variants: ['data-[x=":"]'], important: false, base: 'p-4' }],
    ['bg-[url(a:b)]', four, { variants: [], important: false, base: 'bg-[url(a:b)]' }],
    ['md_!tw-p-4', three, { variants: ['md'], important: true, base: 'tw-p-4' }],
  ] as const)('%s is taken apart and put together', (name, dialect, parsed) => {
    expect(parseClassName(name, dialect)).toEqual(parsed);
    expect(printClassName({ ...parsed, variants: [...parsed.variants] }, dialect)).toBe(name);
  });
  test('a class without the prefix is none of Tailwind 4', () => {
    expect(parseClassName('p-4', { ...four, prefix: 'tw:' })).toBeNull();
    expect(parseClassName('tw:p-4', { ...four, prefix: 'tw:' })?.base).toBe('p-4');
    expect(parseClassName('!', four)).toBeNull();
  });
});

describe('wishes', () => {
  const wished = (changes: Record<string, string | null>) => {
    const wishes = wishesOf(changes, {});
    return 'ok' in wishes ? wishes.error.code : wishes.set.map(({ property, value }) => `${property}: ${value}`);
  };
  test.each([
    [{ padding: '1px 2px' }, ['padding-inline: 2px', 'padding-block: 1px']],
    [{ padding: '1px', paddingLeft: '2px' }, ['padding-block: 1px', 'padding-right: 1px', 'padding-left: 2px']],
    [{ paddingLeft: '2px', padding: '1px' }, ['padding: 1px']],
    [{ marginTop: '1px', 'margin-bottom': '1px' }, ['margin-block: 1px']],
    [{ border: '1px solid red' }, ['border-width: 1px', 'border-style: solid', 'border-color: red']],
    [{ background: 'red' }, ['background-color: red']],
    [{ background: 'url(x) red' }, ['background: url(x) red']],
    [{ overflow: 'hidden' }, ['overflow: hidden']],
    [{ WebkitLineClamp: '2' }, ['-webkit-line-clamp: 2']],
    [{ color: 'red !important' }, ['color: red']],
    [{ __proto__x: 'red' }, 'invalid-style'],
    [{ constructor: 'red' }, 'invalid-style'],
    [{ color: 'a`b' }, 'invalid-style'],
    [{ color: "'" }, 'invalid-style'],
    [{ color: ')' }, 'invalid-style'],
    [{ color: 'a\\' }, 'invalid-style'],
    [{ color: 'a\nb' }, 'invalid-style'],
    [{ color: ' ' }, 'invalid-style'],
    [{ color: '\ud800' }, 'invalid-text'],
  ] as [Record<string, string>, string[] | string][])('%j', (changes, expected) =>
    expect(wished(changes)).toEqual(expected),
  );
});

test('uses of tokens are counted in sheets, styles and classes', () => {
  const uses = new TokenUses([
    '.a { color: var(--color-brand); margin: theme(spacing.4) } /* --color-brand: red */',
    `<a className="bg-brand hover:text-brand/50 p-(--gap) text-[color:--gap] 3xl:p-4 max-3xl:p-2 font-bold brand" style={{ color: 'var( --gap )' }} />`,
  ]);
  expect(uses.of('--color-brand')).toBe(3);
  expect(uses.of('colors.brand')).toBe(2);
  expect(uses.of('--gap')).toBe(3);
  expect(uses.of('--font-weight-bold')).toBe(1);
  expect(uses.of('spacing.4')).toBe(2);
  expect(uses.of('--breakpoint-3xl')).toBe(2);
  expect(uses.of('screens.3xl')).toBe(2);
  expect(uses.of('--nothing')).toBe(0);
});

test('a class is a use of the token with the longest name that it ends in, whatever its variants', () => {
  const texts = [
    '<a className="text-on-brand data-[state=open]:bg-brand [&_b]:text-brand group-hover/x:fill-brand" />',
  ];
  const uses = new TokenUses(texts, ['--color-brand', '--color-on-brand']);
  expect(uses.of('--color-brand')).toBe(3);
  expect(uses.of('--color-on-brand')).toBe(1);
});
