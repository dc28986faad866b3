/** A drawn box is sized where a style edit of it would go. */
import { expect, it } from 'vitest';
import { propsOfBox } from '../../src/editor-ui/canvas/drawn-box.ts';

const SIZE = { width: 331, height: 149 };
const IN_STYLE = { style: SIZE };
const tailwind = (prefix: string) => ({ framework: 'tailwind-4', prefix });

it.each([
  ['no Tailwind', { framework: null, prefix: '' }, null, IN_STYLE],
  ['Tailwind', tailwind(''), null, { className: 'w-[331px] h-[149px]' }],
  ['a prefix', tailwind('tw:'), null, { className: 'tw:w-[331px] tw:h-[149px]' }],
  ['Tailwind chosen', tailwind(''), 'Tailwind', { className: 'w-[331px] h-[149px]' }],
  ['style attributes chosen', tailwind(''), 'Inline', IN_STYLE],
])('with %s', (_, design, framework, props) => {
  expect(propsOfBox(SIZE, { design, framework, rules: [] } as never)).toEqual(props);
});
