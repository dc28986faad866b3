/** Which use of a component is moved, copied and deleted in an element's place: the inspector says it. */
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
    [
      'main@Shell in div as main',
      {},
      ['Toggle@Shell in main'],
      ['Slot@Shell in main', {}, ['a@Shell in Slot as a']],
      ['p@Shell in main as p'],
    ],
  ],
]);

it.each([
  ['header', 'Header', 'src/Shell.tsx', 'moves and deletes'],
  ['button', 'Toggle', 'src/Header.tsx', 'moves, copies, and deletes'],
  ['a', 'Slot', 'src/Shell.tsx', 'moves'],
  ['h1', undefined, undefined, undefined],
  ['main', undefined, undefined, undefined],
])('of %s is %s in %s', (tag, component, file, edits) => {
  const { store } = bench();
  patchFrame(store, MAIN_FRAME, { tree: page.index });
  store.setState({ elements: page.elements });
  const item = page.index.items.get(page.key(tag));
  if (!item) throw new Error(`no ${tag}`);
  const whole = wholeUse(store.getState(), item);
  expect([whole?.use.componentName, whole?.use.filename, whole?.edits]).toEqual([component, file, edits]);
});
