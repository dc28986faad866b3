/** Colours of MUI's theme, which only the page knows. */
import { expect, it } from 'vitest';
import { suggestionsFor, swatchTokens } from '../../src/editor-ui/inspector/styles/suggestions.ts';
import { themeColorNamed, withThemeColors } from '../../src/editor-ui/inspector/styles/theme-colors.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';

const DESIGN = {
  framework: null,
  tokens: [],
  scales: {},
  darkMode: { kind: 'none', selector: null },
} as unknown as DesignSystemAnswer;

const rule = (styles: Record<string, string>, applied = true) => ({ styles, applied }) as ProcessedCssRule;

const PAGE = {
  design: DESIGN,
  rules: [
    rule({ '--mui-palette-primary-main': '#111111' }, false),
    rule({
      '--mui-palette-primary-main': '#1677ff',
      '--mui-palette-primary-mainChannel': '22 119 255',
      '--mui-palette-warning-lighter': '#fffbe6',
      '--mui-palette-grey-A100': 'rgb(1, 2, 3)',
      '--mui-palette-divider': 'rgba(0, 0, 0, 0.1)',
      '--mui-palette-action-hoverOpacity': '0.04',
      '--mui-palette-Alert-infoColor': '#222222',
      '--palette': '#333333',
    }),
  ],
};

it('can be typed by their whole paths', () => {
  expect(themeColorNamed('warning.lighter', 'background-color', PAGE)).toBe('var(--mui-palette-warning-lighter)');
  expect(themeColorNamed('divider', 'border-color', PAGE)).toBe('var(--mui-palette-divider)');
  const others = ['lighter', 'main', 'primary.mainChannel', 'action.hoverOpacity', 'Alert.infoColor', 'brand.main'];
  expect(others.map((one) => themeColorNamed(one, 'color', PAGE))).toEqual(others.map(() => null));
  expect(themeColorNamed('primary.main', 'width', PAGE)).toBeNull();
});

it('are offered with the values that the page shows', () => {
  const design = withThemeColors(PAGE);
  const colors = [
    ['primary.main', 'var(--mui-palette-primary-main)', '#1677ff'],
    ['warning.lighter', 'var(--mui-palette-warning-lighter)', '#fffbe6'],
    ['grey.A100', 'var(--mui-palette-grey-A100)', 'rgb(1, 2, 3)'],
    ['divider', 'var(--mui-palette-divider)', 'rgba(0, 0, 0, 0.1)'],
  ];
  const listed = suggestionsFor('color', design, null).filter(({ name }) => colors.some(([one]) => one === name));
  expect(listed.map(({ name, value, color }) => [name, value, color])).toEqual(colors);
  expect(swatchTokens(design, null).map(({ name, reference, value }) => [name, reference, value])).toEqual(colors);
});

it('a custom property that the project defines is a token already', () => {
  const tokens = [{ name: '--palette-brand-500', kind: 'color', value: 'red', reference: 'var(--palette-brand-500)' }];
  const design = { ...DESIGN, tokens } as unknown as DesignSystemAnswer;
  const rules = [rule({ '--palette-brand-500': '#ff0000' })];
  expect(withThemeColors({ design, rules })).toBe(design);
});
