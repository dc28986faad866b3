/** Which element of an instance carries the classes that the instance is given. */
import { expect, it } from 'vitest';
import { classCarrier } from '../../src/runtime/instant-updates/class-carrier.ts';

const page = (html: string): [Element, ...Element[]] => {
  document.body.innerHTML = html;
  const [root, ...others] = document.body.children;
  if (!root) throw new Error('the page is empty');
  return [root, ...others];
};

it.each([
  ['the root', '<div id="it" class="p-4 red"><i class="red"></i></div>', 'red'],
  ['an element inside', '<div class="p-4"><label></label><input id="it" class="p-2 red"></div>', 'red'],
  [
    'the one that has more of them',
    '<div class="p-4"><b class="red"></b><i id="it" class="red w-full"></i></div>',
    'red w-full h-1',
  ],
  ['another root', '<b></b><i><u id="it" class="red"></u></i>', ' red '],
  ['the root where none has any', '<div id="it"><i class="blue"></i></div>', 'red'],
  ['the root of an instance without a class', '<div id="it"><i></i></div>', undefined],
])('%s', (_, html, className) => {
  expect(classCarrier(page(html), className).id).toBe('it');
});
