import { expect, test } from 'vitest';
import { colorTokens, suggestionsFor, swatchTokens } from '../../src/editor-ui/inspector/styles/suggestions.ts';
import type { DesignSystemAnswer, DesignToken } from '../../src/protocol/design-system.ts';

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

test('classes of colours are shown in the colour of the project, not in one that the editor has by the same name', () => {
  const classes = [
    ['text-ink', 'var(--ink)'],
    ['text-danger', 'var(--color-danger)'],
    ['text-current', 'currentcolor'],
    ['text-black', '#000'],
  ].map(([className, value]) => ({ className, value }));
  const all = {
    ...design({ '--ink': '#111', '--color-danger': 'var(--red)', '--red': '#f00' }),
    scales: { color: classes },
  };
  const shown = suggestionsFor('color', all as unknown as DesignSystemAnswer, null);
  expect(shown.flatMap(({ name, color }) => (/^text-/.test(name) ? [[name, color]] : []))).toEqual([
    ['text-ink', '#111'],
    ['text-danger', '#f00'],
    ['text-current', 'transparent'],
    ['text-black', '#000'],
  ]);
});
