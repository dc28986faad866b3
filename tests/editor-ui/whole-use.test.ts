/** Which uses of components are moved, copied and deleted in an element's place: the inspector says it. */
import { expect, it } from 'vitest';
import { wholeUses } from '../../src/editor-ui/moves/whole-uses.ts';
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
        [
          'Menu@Header in header',
          {},
          [
            'Root@Menu',
            {},
            ['Trigger@Menu in Root', {}, ['Button@Menu in Trigger', {}, ['b@Button as b', { takesClassName: true }]]],
          ],
        ],
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
      [
        'Field@Shell in main',
        {},
        ['Controller@Field', {}, ['Row@Shell of Field', {}, ['u@Row as u', { takesClassName: true }]]],
      ],
      // beside a second prop that holds an element
      ['Choice@Shell in main', {}, ['One@Shell of Choice as ins'], ['Two@Shell of Choice as del']],
      [
        'Grid@Shell in main as div',
        {},
        ['Grid@Shell in Grid as div', {}, ['Sales@Shell in Grid', {}, ['em@Sales as em', { takesClassName: true }]]],
        [
          'Grid@Shell in Grid as div',
          {},
          ['Icon@Shell in Grid as svg', { pageBoundingBox: { pageX: 0, pageY: 0, width: 20, height: 20 } }],
        ],
        ['Grid@Shell in Grid as div', {}, ['i@Shell in Grid as i'], ['s@Shell in Grid as s']],
      ],
    ],
  ],
]);

it.each([
  ['header', ['moves, copies, and deletes <Header> in src/Shell.tsx']],
  ['button', ['moves, copies, and deletes <Toggle> in src/Header.tsx']],
  ['b', ['moves <Menu> in src/Header.tsx']],
  ['a', ['moves <Slot> in src/Shell.tsx']],
  ['Sales', ['moves, copies, and deletes <Grid> in src/Shell.tsx']],
  ['em', ['moves, copies, and deletes <Grid> in src/Shell.tsx']],
  ['Row', ['moves, copies, and deletes <Field> in src/Shell.tsx']],
  ['u', ['moves, copies, and deletes <Field> in src/Shell.tsx']],
  ['One', []],
  // narrower than its cell
  ['Icon', []],
  ['i', []],
  ['h1', []],
  ['main', []],
])('of %s are %s', (tag, expected) => {
  const { store } = bench();
  patchFrame(store, MAIN_FRAME, { tree: page.index });
  store.setState({ elements: page.elements });
  const item = page.index.items.get(page.key(tag));
  if (!item) throw new Error(`no ${tag}`);
  const uses = wholeUses(store.getState(), item);
  expect([...uses].map(([use, edits]) => `${edits} <${use.componentName}> in ${use.filename}`)).toEqual(expected);
});
