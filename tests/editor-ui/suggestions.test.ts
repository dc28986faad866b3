import { expect, test } from 'vitest';
import {
  colorTokens,
  drawnIn,
  suggestionsFor,
  swatchTokens,
  valueNamed,
} from '../../src/editor-ui/inspector/styles/suggestions.ts';
import { shownVariables } from '../../src/editor-ui/styling/shown-variables.ts';
import type { DesignSystemAnswer, DesignToken } from '../../src/protocol/design-system.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';

function design(colors: Record<string, string>): DesignSystemAnswer {
  const tokens = Object.entries(colors).map(
    ([name, value]): DesignToken => ({
      name,
      kind: 'color',
      value,
      reference: `var(${name})`,
      file: 'src/index.css',
      line: 1,
      selector: ':root',
      editable: true,
      uses: 1,
    }),
  );
  return { tokens, scales: {}, darkMode: { selector: null } } as unknown as DesignSystemAnswer;
}

test('a colour is there to choose once, by the name that classes have for it', () => {
  const colors = { '--ink': '#111', '--color-ink': 'var(--ink)', '--brand': '#222', '--color-accent': 'var(--brand)' };
  const all = design(colors);
  expect(swatchTokens(all, null).map(({ name, value }) => [name, value])).toEqual([
    ['--color-ink', '#111'],
    ['--brand', '#222'],
    ['--color-accent', '#222'],
  ]);
  expect(colorTokens(all, null)).toHaveLength(4);
});

test('a colour of a theme of paths, and one that is made of a custom property, have their values', () => {
  const all = design({
    'colors.brand': '#1d4ed8',
    '--primary': '222 47% 11%',
    '--color-primary': 'hsl(var(--primary))',
  });
  expect(colorTokens(all, null).map(({ name, value }) => [name, value])).toEqual([
    ['colors.brand', '#1d4ed8'],
    ['--primary', '222 47% 11%'],
    ['--color-primary', 'hsl(222 47% 11%)'],
  ]);
});

test('classes of colours are shown in the colour of the project, not in one that the editor has by the same name', () => {
  const classes = [
    ['text-ink', 'var(--ink)'],
    ['text-danger', 'var(--color-danger)'],
    ['text-faint', 'color-mix(in oklab, var(--ink) 50%, transparent)'],
    ['text-icon', 'var(--icon)'],
    ['text-line', 'var(--line)'],
    ['text-rest', 'var(--rest, #222)'],
    ['text-current', 'currentcolor'],
    ['text-black', '#000'],
  ].map(([className, value]) => ({ className, value }));
  const tokens = { '--ink': '#111', '--color-danger': 'var(--red)', '--red': '#f00', '--icon': 'currentColor' };
  const all = { ...design(tokens), scales: { color: classes } } as unknown as DesignSystemAnswer;
  const shown = suggestionsFor('color', all, null);
  expect(shown.flatMap(({ name, color }) => (/^text-|icon/.test(name) ? [[name, color]] : []))).toEqual([
    ['text-ink', '#111'],
    ['text-danger', '#f00'],
    ['text-faint', 'color-mix(in oklab, #111 50%, transparent)'],
    ['text-icon', 'transparent'],
    ['text-line', 'transparent'],
    ['text-rest', '#222'],
    ['text-current', 'transparent'],
    ['text-black', '#000'],
    ['--icon', 'transparent'],
  ]);
});

test('a colour within a longer value is drawn in the theme, without custom properties that only the page has', () => {
  const light = design({ '--color-brand': 'var(--brand)', '--brand': '#17604f', '--loop': 'var(--loop)' });
  const dark = { ...light.tokens[1], value: '#5ac4a4', selector: '.dark' } as DesignToken;
  const all: DesignSystemAnswer = {
    ...light,
    tokens: [...light.tokens, dark],
    darkMode: { kind: 'class', selector: '.dark' },
  };
  const drawn = drawnIn(all, null, 'rgb(1, 2, 3)');
  expect(drawn('var(--color-brand)')).toBe('#17604f');
  expect(drawnIn(all, 'dark', '')('var(--color-brand)')).toBe('#5ac4a4');
  expect(drawn('linear-gradient(45deg, VAR( --brand ) 0%, rgb(0 0 0 / 50%))')).toBe(
    'linear-gradient(45deg, #17604f 0%, rgb(0 0 0 / 50%))',
  );
  expect(drawn('var(--unknown)')).toBe('transparent');
  expect(drawn('var(--unknown, rgb(0 0 0 / 50%))')).toBe('rgb(0 0 0 / 50%)');
  expect(drawn('var(--unknown, var(--unknown, var(--brand)))')).toBe('#17604f');
  expect(drawn('var(--loop)')).toBe('transparent');
  expect(drawn('currentColor')).toBe('rgb(1, 2, 3)');
  expect(drawn('')).toBe('');
});

test('a typed name means the step or token whose name ends with it, the shortest first', () => {
  const all = design({ '--color-red-100': '#fee2e2', '--color-dark-red-100': '#300', 'colors.brand': '#1d4ed8' });
  const named = (typed: string) => valueNamed(typed, 'background-color', all);
  expect(named('red-100')).toBe('var(--color-red-100)');
  expect(named('brand')).toBe('var(colors.brand)');
  expect([named('ed-100'), named('red')]).toEqual([null, null]);
});

test('the class of a property’s own utilities means its value, that of others does not', () => {
  const all = design({ 'colors.gold': 'hsl(var(--gold))', '--color-red-100': '#fee' });
  expect(valueNamed('bg-gold', 'background-color', all)).toBe('var(colors.gold)');
  expect(valueNamed('bg-red-100', 'background-color', all)).toBe('var(--color-red-100)');
  expect(valueNamed('text-gold', 'color', all)).toBe('var(colors.gold)');
  expect(valueNamed('border-t-gold', 'border-top-color', all)).toBe('var(colors.gold)');
  expect(valueNamed('text-gold', 'background-color', all)).toBe(null);
  expect(valueNamed('bg-', 'background-color', all)).toBe(null);
});

test('shadows are listed once each, those of the project before Tailwind’s', () => {
  const token = (name: string, value: string, reference: string, file: string | null) =>
    ({ name, kind: 'shadow', value, reference, file }) as DesignToken;
  const soft = 'var(--shadow-soft)';
  const all = {
    ...design({}),
    tokens: [
      token('--shadow-soft', '0 4px 20px #0001', soft, 'src/index.css'),
      token('boxShadow.md', '0 4px 6px #0001', '0 4px 6px #0001', null),
      token('boxShadow.soft', soft, soft, 'tailwind.config.ts'),
    ],
    scales: {
      'box-shadow': [
        { className: 'shadow-md', value: '0 4px 6px #0001' },
        { className: 'shadow-soft', value: soft },
      ],
    },
  } as unknown as DesignSystemAnswer;
  expect(suggestionsFor('box-shadow', all, null).map(({ name }) => name)).toEqual(['none', 'shadow-soft', 'shadow-md']);
});

const rule = (applied: boolean, styles: Record<string, string>) => ({ applied, styles }) as unknown as ProcessedCssRule;

test('a step that refers to a variable of the page has its length beside it', () => {
  const all = {
    ...design({ '--spacing-6': 'var(--spacing-6)', '--radius-lg': 'var(--corner)', '--text-big': 'var(--big)' }),
    scales: { gap: [{ className: 'gap-6', value: 'var(--spacing-6)' }] },
  };
  const dark = { ...design({ '--big': '30px' }).tokens[0], selector: '.dark' } as DesignToken;
  all.tokens.push(...design({ '--big': '20px' }).tokens, dark);
  const rules = [
    rule(false, { '--spacing-6': '99px' }),
    rule(true, { '--spacing-6': '24px', '--corner': 'thick', '--big': '20px', '--other': '1px' }),
    rule(true, { '--spacing-6': '1px' }),
  ];
  // of the project's own with several values it is the one of now
  expect(shownVariables({ design: all, rules })).toEqual({ '--spacing-6': '24px' });
  const [step] = suggestionsFor('gap', all, null, [], shownVariables({ design: all, rules })).slice(-1);
  expect(step).toEqual({ name: 'gap-6', value: 'var(--spacing-6)', note: '24px' });
});
