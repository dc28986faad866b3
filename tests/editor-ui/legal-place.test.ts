import { expect, it } from 'vitest';
import { mayNotHold } from '../../src/editor-ui/moves/legal-place.ts';
import { writtenPage } from './written-page.ts';

const { index, key } = writtenPage([
  'main@Page as main',
  {},
  ['Card@Page in main', {}, ['div@Card as div']],
  ['p@Page in main as p', {}, ['em@Page in p as em']],
  ['i@Page in main as i'],
  ['a@Page in main as a', {}, ['span@Page in a as span', {}, ['button@Page in span as button']]],
  ['Toggle@Page in main', {}, ['button@Toggle as button']],
  [
    'ul@Page in main as ul',
    {},
    ['li@Page in ul as li', {}, ['ol@Page in li as ol', {}, ['b@Page in ol as b']], ['address@Page in li as address']],
  ],
  ['nav@Page in main as nav', {}, ['Item@Page in nav', {}, ['li@Item as li']]],
  [
    'section@Page in main as section',
    {},
    ['menu@Page in section as menu', {}, ['Item@Page in menu', {}, ['li@Item as li']]],
  ],
  [
    'dl@Page in main as dl',
    {},
    ['dt@Page in dl as dt', {}, ['s@Page in dt as s']],
    ['dd@Page in dl as dd', {}, ['blockquote@Page in dd as blockquote']],
  ],
  ['Term@Other', { scope: 'other' }, ['samp@Term as samp']],
  [
    'Term@Page in main',
    { scope: 'page' },
    ['dl@Term as dl', {}, ['dd@Term in dl as dd', {}, ['var@Page in Term as var', { scope: 'page' }]]],
  ],
  ['svg@Page in main as svg', {}, ['path@Page in svg as path']],
  ['Bell@Page in main', {}, ['Button@Bell', {}, ['button@Button as button']]],
]);

it.each([
  ['a component that renders a block', 'Card', 'em', true],
  ['a component that renders a block, in a block', 'Card', 'main', false],
  ['words', 'i', 'em', false],
  ['a button that stands in the link already', 'button', 'a', false],
  ['a component that renders a button, in another one', 'Toggle', 'Bell', true],
  ['a block in an inline element', 'section', 'i', true],
  ['an item of a list in an item', 'Item', 'address', true],
  ['an item in a list in an item', 'Item', 'b', false],
  ['a list with its items in an item', 'section', 'address', false],
  ['an item without its list in an item', 'nav', 'address', true],
  ['a term in the description of another', 'dt', 'blockquote', true],
  ['a list of terms in an item of a list', 'dl', 'address', false],
  ['a link with a button, in a paragraph', 'a', 'p', false],
  ['a term in a component that shows its children in a description', 'dt', 'Term', true],
  ['words in such a component', 'i', 'Term', false],
  ['a shape outside a drawing', 'path', 'nav', true],
  ['a shape in a drawing', 'path', 'svg', false],
])('tells where HTML does not allow %s', (_, moved, host, isForbidden) => {
  expect(mayNotHold(index, key(host), key(moved))).toBe(isForbidden);
});
