import { expect, it } from 'vitest';
import { propValue, readableProps } from '../../src/runtime/nav-tree/props.ts';

// covers spec 3.9
it('props are literals, markers or JSON', () => {
  const props = {
    a: 1,
    b: 'x',
    c: null,
    d: true,
    e: undefined,
    onClick: () => {},
    style: { color: 'red', f() {} },
    list: [1],
  };
  expect(readableProps({ ...props, children: 'x', className: 'y' })).toEqual({
    a: 1,
    b: 'x',
    c: null,
    d: true,
    e: undefined,
    onClick: 'TEMPO_FUNCTION_TYPE',
    style: '{"color":"red","f":"TEMPO_FUNCTION_TYPE"}',
    list: '[1]',
  });
});

it('what is large, circular, an element or throws is only marked', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const throwing = {
    get x(): never {
      throw new Error('getter');
    },
  };
  expect(propValue(circle)).toBe('TEMPO_OBJECT_TYPE');
  expect(propValue(new Array(5000).fill(0))).toBe('TEMPO_OBJECT_TYPE');
  expect(propValue(document.body)).toBe('TEMPO_OBJECT_TYPE');
  expect(propValue({ icon: { $$typeof: Symbol.for('react.element') } })).toBe('{"icon":"TEMPO_OBJECT_TYPE"}');
  expect(propValue(throwing)).toBe('TEMPO_OBJECT_TYPE');
  expect(readableProps(throwing)).toEqual({ x: 'TEMPO_OBJECT_TYPE' });
  expect(propValue('x'.repeat(9000))).toHaveLength(2000);
  expect([propValue(10n), propValue(Symbol('s'))]).toEqual(['10', 'Symbol(s)']);
});
