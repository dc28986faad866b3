import { expect, test } from 'vitest';
import { plainText } from '../../src/cli/plain-text.ts';

test.each([
  ['src/App.tsx', 'src/App.tsx'],
  ['\u001b[31mred\u001b[39m', 'red'],
  ['two\nlines', 'two\nlines'],
  ['name\u001b]0;owned\u0007.tsx', 'name ]0;owned .tsx'],
  ['over\rwritten\u009b2J', 'over written 2J'],
  ['evil\u202excod.tsx', 'evil xcod.tsx'],
  ['Zürich 東京 🏠', 'Zürich 東京 🏠'],
])('%j is printed as %j', (text, printed) => {
  expect(plainText(text)).toBe(printed);
});
