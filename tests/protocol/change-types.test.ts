import { describe, expect, test } from 'vitest';
import { fieldsOf, isMutationType, MUTATION_TYPES, type MutationType } from '../../src/protocol/change-types.ts';
import { type AnyMutationChange, aboutElement, createChange, subjectsOf } from '../../src/protocol/changes.ts';

const TYPES = Object.keys(MUTATION_TYPES) as MutationType[];
const ID = '11111111-1111-4111-8111-111111111111';
const change = (type: MutationType, fields: object) => createChange(ID, type, fields as never) as AnyMutationChange;

describe.each(TYPES)('the row of %s', (type) => {
  const row = MUTATION_TYPES[type];
  const fields = fieldsOf(type);

  test('names a field of elements as its subject, or has no scope', () => {
    const subject = fields.find(([name]) => name === row.subject);
    if (row.subject === null) expect([row.instance, row.data]).toEqual(['none', 'none']);
    else expect(['element', 'elements']).toContain(subject?.[1].kind);
  });

  test('gives each field a name of its own in a request', () => {
    const wires = fields.flatMap(([, { wire }]) => wire ?? []);
    expect(wires).toEqual([...new Set(wires)]);
  });

  test('has an operation that no other row has', () => {
    expect(TYPES.filter((other) => MUTATION_TYPES[other].operation === row.operation)).toEqual([type]);
  });

  test('lets a change be asked for another element, and nothing else of it changes', () => {
    if (row.subject === null)
      return expect(aboutElement(change(type, { value: 'x' }), 'b')).toEqual(change(type, { value: 'x' }));
    const isList = fields.find(([name]) => name === row.subject)?.[1].kind === 'elements';
    const asked = (id: string) => change(type, { other: 'x', [row.subject]: isList ? [id] : id });
    expect(subjectsOf(asked('a'))).toEqual(['a']);
    expect(aboutElement(asked('a'), 'b')).toEqual(asked('b'));
  });
});

test('a name that every object has is no change type', () => {
  expect(['constructor', '__proto__', 'UNDO', 7].filter(isMutationType)).toEqual([]);
});
