/** The root of a component, as a whole, is its use: what the inspector says of it. */
import { expect, it } from 'vitest';
import { wholeUse } from '../../src/editor-ui/moves/neighbour.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { bench } from './fakes.ts';
import { writtenPage } from './written-page.ts';

const page = writtenPage([
  'Shell',
  {},
  [
    'div@Shell as div',
    {},
    [
      'Header@Shell in div',
      {},
      [
        'header@Header as header',
        {},
        ['Toggle@Header in header', {}, ['Button@Toggle', {}, ['button@Button as button', { takesClassName: true }]]],
        ['h1@Header in header as h1'],
      ],
    ],
    ['main@Shell in div as main', {}, ['Toggle@Shell in main']],
  ],
]);

it.each([
  ['header', 'Header', 'src/Shell.tsx'],
  ['button', 'Toggle', 'src/Header.tsx'],
  ['h1', undefined, undefined],
  ['main', undefined, undefined],
])('of %s is %s in %s', (tag, component, file) => {
  const { store } = bench();
  patchFrame(store, MAIN_FRAME, { tree: page.index });
  store.setState({ elements: page.elements });
  const item = page.index.items.get(page.key(tag));
  if (!item) throw new Error(`no ${tag}`);
  const use = wholeUse(store.getState(), item);
  expect([use?.componentName, use?.filename]).toEqual([component, file]);
});
