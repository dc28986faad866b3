import { expect, it } from 'vitest';
import { withEdgeBlanks } from '../../src/protocol/edge-blanks.ts';

it.each([
  ['words typed over a text keep its gaps to the words beside it', ' old ', 'new', ' new '],
  ['each edge for itself', 'Hello, ', 'Hi,', 'Hi, '],
  ['all that stands there', '\u00a0\n old\t', 'new', '\u00a0\n new\t'],
  ['blanks that were typed are those that are meant', ' old ', '  new', '  new '],
  ['a gap can be taken out', ' old ', 'old', 'old'],
  ['nothing is left of a text that was deleted', ' old ', '', ''],
  ['nor of one that was blank', '  ', 'new', 'new'],
  ['a text without gaps gets none', 'old', 'new', 'new'],
])('%s', (_, oldText, newText, expected) => {
  expect(withEdgeBlanks(newText, oldText)).toBe(expected);
});
