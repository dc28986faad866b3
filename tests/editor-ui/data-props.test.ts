/** Props whose values are data: which can be set, which are missing, and the values that they begin with. */
import { describe, expect, test } from 'vitest';
import {
  addedValue,
  dataRowsOf,
  exampleOf,
  isCode,
  isJson,
  jsonOf,
  missingOf,
  shownData,
  valueFromJson,
} from '../../src/editor-ui/inspector/props/data-props.ts';
import type { ComponentProp, PropKind } from '../../src/protocol/component-props.ts';
import { prop } from './component-prop.ts';

const STRING = { kind: 'string' } as const;
const FUNCTION = { kind: 'function' } as const;
const REQUIRED = { isRequired: true };

test('functions, and what holds them, are code; text for a node and unknown values are data', () => {
  const option = (type: PropKind, isRequired = true): PropKind => ({
    kind: 'array',
    item: { kind: 'object', fields: [{ name: 'icon', type, isRequired }] },
  });
  expect(isCode(prop('onPick', FUNCTION))).toBe(true);
  expect(isCode(prop('options', option(FUNCTION)))).toBe(true);
  expect(isCode(prop('options', option(FUNCTION, false)))).toBe(false);
  expect(isCode(prop('icon', { kind: 'node' }))).toBe(false);
  expect(isCode(prop('since', { kind: 'other' }, { typeText: 'Date' }))).toBe(true);
  expect(isCode(prop('value', { kind: 'other' }, { typeText: 'string | number' }))).toBe(false);
});

test('rows: own props and set ones, required ones first, code apart, the inherited ones on demand', () => {
  const props = [
    prop('size', STRING),
    prop('children', { kind: 'node' }),
    prop('title', STRING, REQUIRED),
    prop('onPick', FUNCTION, REQUIRED),
    prop('disabled', { kind: 'boolean' }, { isInherited: true }),
    prop('hidden', { kind: 'boolean' }, { isInherited: true }),
    prop('onClick', FUNCTION, { isInherited: true }),
  ];
  const values = { disabled: true, 'data-x': 1 };
  const { rows, code, more } = dataRowsOf({ props, values });
  const names = (list: ComponentProp[]) => list.map(({ name }) => name);
  expect([rows, code, more].map(names)).toEqual([
    ['title', 'children', 'size', 'disabled', 'data-x'],
    ['onPick'],
    ['hidden'],
  ]);
  expect(names(missingOf({ props, values }))).toEqual(['title']);
  expect(missingOf({ props, values: { title: '' } })).toEqual([]);
});

test('rows: values that hold without being set, and values that are code', () => {
  const props = [
    prop('size', STRING),
    prop('label', STRING, REQUIRED),
    prop('tags', { kind: 'array', item: STRING }),
    prop('onClick', FUNCTION, { isInherited: true }),
  ];
  const place = { file: 'src/Button.stories.ts', line: 4 };
  const fields = {
    props,
    values: {},
    inherited: { size: { value: 'large', from: 'meta' }, 'data-x': { value: 1, from: 'Base' } },
    code: { label: { code: 'words()', from: null, place }, onClick: { code: 'fn()', from: 'meta', place } },
    isWithoutLists: true,
  };
  const { rows, code, more } = dataRowsOf(fields);
  const names = (list: ComponentProp[]) => list.map(({ name }) => name);
  expect([rows, code, more].map(names)).toEqual([['size', 'data-x'], ['label', 'tags', 'onClick'], []]);
  expect(shownData(prop('size', STRING), fields)).toEqual({ as: 'literal', value: 'large', isSet: false });
  expect(shownData(prop('size', STRING), { ...fields, values: { size: 'small' } })).toMatchObject({ value: 'small' });
});

describe('values', () => {
  test('an example for each type', () => {
    const item: PropKind = {
      kind: 'object',
      fields: [
        { name: 'label', type: STRING, isRequired: true },
        { name: 'likes', type: { kind: 'number' }, isRequired: true },
        { name: 'note', type: STRING, isRequired: false },
      ],
    };
    const of = (name: string, type: PropKind) => exampleOf(prop(name, type));
    expect(of('coverImage', STRING)).toBe('Cover image');
    expect(of('count', { kind: 'number' })).toBe(0);
    expect(of('open', { kind: 'boolean' })).toBe(false);
    expect(of('tone', { kind: 'enum', values: [null, 'calm', 'loud'], isOpen: false })).toBe('calm');
    expect(of('rows', { kind: 'array', item })).toEqual([]);
    expect(of('post', item)).toEqual({ label: 'Label', likes: 0 });
    expect(addedValue(prop('disabled', { kind: 'boolean' }))).toBe(true);
  });

  test('JSON as it is typed; a prop of unknown type takes a text as well', () => {
    const list = prop('rows', { kind: 'array', item: STRING });
    const any = prop('value', { kind: 'other' });
    expect(valueFromJson('["a"]', list.type)).toEqual({ value: ['a'] });
    expect(valueFromJson('[a', list.type)).toBeNull();
    expect(valueFromJson('12', any.type)).toEqual({ value: 12 });
    expect(valueFromJson('a word', any.type)).toEqual({ value: 'a word' });
    expect(jsonOf(shownData(list, { values: { rows: ['a'] } }))).toBe('["a"]');
    expect(jsonOf(shownData(any, { values: { value: 'a word' } }))).toBe('a word');
    expect(jsonOf(shownData(any, { values: { value: '12' } }))).toBe('"12"');
    expect(jsonOf(shownData(any, { values: {} }))).toBe('');
    expect(isJson(prop('title', STRING), shownData(prop('title', STRING), { values: { title: 'A' } }))).toBe(false);
    expect(isJson(prop('title', STRING), shownData(prop('title', STRING), { values: { title: { a: 1 } } }))).toBe(true);
  });
});
