import { expect, it } from 'vitest';
import { Witness } from '../../src/runtime/witness.ts';
import { PLAIN } from './support/plain-natives.ts';

it('typed text goes out with all that is told of it, and only after typing', () => {
  const witness = new Witness(PLAIN);
  const typed = { id: 'EDITED_TEXT', data: { key: 'k', oldText: 'Old', newText: 'New', isLeft: true } };
  expect(witness.vouch(typed)).toBeNull();
  witness.called(() => undefined, true);
  expect(witness.vouch(typed)).toEqual(typed);
  expect(witness.vouch(typed)).toBeNull();
});
