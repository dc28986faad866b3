import { describe, expect, it } from 'vitest';
import {
  numberFrom,
  propFromJsx,
  rowsOf,
  shownOf,
  valueFromCode,
  valueFromWords,
} from '../../src/editor-ui/inspector/props/prop-value.ts';
import type { ComponentProp } from '../../src/protocol/component-props.ts';
import { prop as propOf } from './component-prop.ts';

const PLACE = { file: 'src/App.tsx', line: 1, column: 0, start: 0, end: 1 };

const prop = (patch: Partial<ComponentProp>): ComponentProp =>
  propOf('size', { kind: 'enum', values: ['sm', 'lg'], isOpen: false }, { typeText: "'sm' | 'lg'", ...patch });

describe('what a control shows', () => {
  it('is the literal of the source, else the default that holds, else nothing', () => {
    const literal = { state: 'literal', value: 'lg', code: '"lg"', place: PLACE } as const;
    expect(shownOf(prop({ source: literal, defaultLiteral: 'sm' }))).toEqual({
      as: 'literal',
      value: 'lg',
      isSet: true,
    });
    expect(shownOf(prop({ defaultLiteral: 'sm' }))).toEqual({ as: 'literal', value: 'sm', isSet: false });
    expect(shownOf(prop({}))).toEqual({ as: 'nothing' });
  });

  it('is code for expressions and objects, and the page’s value where the data behind is edited', () => {
    const expression = prop({ source: { state: 'expression', code: 'item.size', place: PLACE } });
    expect(shownOf(expression)).toEqual({ as: 'code', code: 'item.size' });
    expect(shownOf(expression, 'sm')).toEqual({ as: 'literal', value: 'sm', isSet: true });
    expect(shownOf(expression, 'TEMPO_FUNCTION_TYPE')).toEqual({ as: 'code', code: 'item.size' });
    const object = prop({ source: { state: 'literal', value: { a: 1 }, code: '{ a: 1 }', place: PLACE } });
    expect(shownOf(object)).toEqual({ as: 'code', code: '{ a: 1 }' });
  });
});

describe('a value typed as code', () => {
  it('is a literal or an expression, and nothing that runs', () => {
    const typed: [string, unknown][] = [
      ['12', 12],
      ['true', true],
      ['null', null],
      ['"a b"', 'a b'],
      ["'it\\'s'", "it's"],
      ['item.title', { type: 'expression', code: 'item.title' }],
      ['items[0]?.name', { type: 'expression', code: 'items[0]?.name' }],
      ['[1, 2]', { type: 'expression', code: '[1, 2]' }],
      ['<PlusIcon className="size-5" />', { type: 'expression', code: '<PlusIcon className="size-5" />' }],
    ];
    for (const [code, value] of typed) expect(valueFromCode(code), code).toEqual({ ok: true, value });
    for (const code of ['', 'a + b', 'alert(1)', 'undefined', 'a; b']) {
      expect(valueFromCode(code).ok, code).toBe(false);
    }
  });

  it('takes a number with either decimal mark', () => {
    expect([numberFrom('1,5'), numberFrom(' 2 '), numberFrom(''), numberFrom('a')]).toEqual([1.5, 2, null, null]);
  });
});

describe('rows', () => {
  it('are what is set and what is the component’s own; the rest can be added, what has its own section not', () => {
    const set = { state: 'literal', value: 'x', code: '"x"', place: PLACE } as const;
    const props = [
      prop({ name: 'size' }),
      prop({ name: 'onClick', isInherited: true }),
      prop({ name: 'id', isInherited: true, source: set }),
      prop({ name: 'className', source: set }),
    ];
    const { rows, more } = rowsOf(props);
    expect(rows.map(({ name }) => name)).toEqual(['id', 'size']);
    expect(more.map(({ name }) => name)).toEqual(['onClick']);
  });

  it('begin with what is set, in the order of the source, and end with the event handlers that need not be set', () => {
    const at = (start: number) => ({ state: 'literal', value: 'x', code: '"x"', place: { ...PLACE, start } }) as const;
    const handler = { type: { kind: 'function' } } as const;
    const props = [
      prop({ name: 'value', isRequired: true }),
      prop({ name: 'onPick', isRequired: true, ...handler }),
      prop({ name: 'onCopy', ...handler }),
      prop({ name: 'radius', source: at(30) }),
      prop({ name: 'onDrag', source: at(20), ...handler }),
      prop({ name: 'layout' }),
      prop({ name: 'fill', isInherited: true, source: at(10) }),
    ];
    const names = (...first: [string[]?]) => rowsOf(props, ...first).rows.map(({ name }) => name);
    expect(names()).toEqual(['fill', 'onDrag', 'radius', 'value', 'onPick', 'layout', 'onCopy']);
    expect(names(['layout'])).toEqual(['layout', 'value', 'onPick', 'radius', 'fill', 'onCopy', 'onDrag']);
  });
});

it.each([
  ['size=lg', { name: 'size', typed: { ok: true, value: 'lg' } }],
  ['size="lg"', { name: 'size', typed: { ok: true, value: 'lg' } }],
  ["aria-label='two words'", { name: 'aria-label', typed: { ok: true, value: 'two words' } }],
  ['columns={3}', { name: 'columns', typed: { ok: true, value: 3 } }],
  ['icon={cilStar}', { name: 'icon', typed: { ok: true, value: { type: 'expression', code: 'cilStar' } } }],
  ['open={go()}', { name: 'open', typed: { ok: false, reason: expect.stringContaining('in the file') } }],
  ['icon=<Star />', { name: 'icon', typed: { ok: true, value: { type: 'expression', code: '<Star />' } } }],
  ['size', null],
  ['size=', null],
  ['two words', null],
])('a whole prop, %s, has a name and a value', (text, expected) => expect(propFromJsx(text)).toEqual(expected));

it.each([
  ['<PlusIcon />', true],
  [' <PlusIcon className="size-5" />\n', true],
  ['<Icons.Plus>a <b>c</b></Icons.Plus>', true],
  ['<b>bold</b>', true],
  ['a <b>c</b>', false],
  ['<3', false],
  ['<- back', false],
  ['<PlusIcon', false],
  ['<next>', false],
])('of words for a prop that takes elements, %s is an element: %s', (text, isElement) => {
  expect(valueFromWords(text)).toEqual(isElement ? { type: 'expression', code: text.trim() } : text);
});
