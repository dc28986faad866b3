import { expect, it } from 'vitest';
import { backdropOf } from '../../src/runtime/css/evals.ts';

it.each([
  [['background-color: rgb(1, 2, 3)'], 'rgb(1, 2, 3)'],
  [[''], 'rgb(255, 255, 255)'],
  [['', 'background-color: rgba(1, 2, 3, 0.5)'], 'rgba(1, 2, 3, 0.5)\nrgb(255, 255, 255)'],
  [['background-color: rgba(1, 2, 3, 0.5)', '', 'background-color: rgb(4, 5, 6)'], 'rgba(1, 2, 3, 0.5)\nrgb(4, 5, 6)'],
  [
    ['background-color: rgba(1, 2, 3, 0.5)', 'background-image: linear-gradient(red, blue); background-color: red'],
    'rgba(1, 2, 3, 0.5)\nlinear-gradient(red, blue)',
  ],
])('%j, from near to far, shows %s', (styles, expected) => {
  const elements = styles.map((style) => Object.assign(document.createElement('div'), { style }));
  for (const [i, one] of elements.entries()) (elements[i + 1] ?? document.body).append(one);
  expect(backdropOf(elements[0] ?? null, window)).toBe(expected);
});
