import { describe, expect, it } from 'vitest';
import { markerOf, relativeModifier, relativeOf, relativeSelector } from '../../src/protocol/relatives.ts';

it.each([
  ['group', 'group', ''],
  ['peer/email', 'peer', ''],
  ['tw:group/a-b', 'group', 'tw:'],
  ['tw-peer', 'peer', 'tw-'],
])('the marker %s', (className, kind, prefix) => {
  expect(markerOf(className)).toEqual({ kind, prefix });
});

it.each(['groups', 'card', 'group/', 'group-hover:p-4', 'a-group-b', 'group/a/b'])('%s is no marker', (className) => {
  expect(markerOf(className)).toBeNull();
});

describe('modifiers of a state of another element', () => {
  it.each([
    ['group-hover', { kind: 'group', state: 'hover', className: 'group' }, '.group'],
    ['group-focus-within/card', { kind: 'group', state: 'focus-within', className: 'group/card' }, '.group\\/card'],
    ['group-hover/.card', { kind: 'group', state: 'hover', className: 'card' }, '.card'],
    ['peer-checked/.tw:peer', { kind: 'peer', state: 'checked', className: 'tw:peer' }, '.tw\\:peer'],
  ] as const)('%s is read and written', (modifier, relative, selector) => {
    expect(relativeOf(modifier)).toEqual(relative);
    expect(relativeModifier(relative)).toBe(modifier);
    expect(relativeSelector(relative)).toBe(selector);
  });

  it.each(['hover', 'group', 'group-even', 'grouphover', 'md', 'group-hover/a b'])('%s is none', (modifier) => {
    expect(relativeOf(modifier)).toBeNull();
  });
});
