import { expect, test } from 'vitest';
import { colorTokens, swatchTokens } from '../../src/editor-ui/inspector/styles/suggestions.ts';
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
