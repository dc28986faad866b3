import { useRef } from 'react';
import { shallow } from 'zustand/shallow';

type Fields = Readonly<Record<PropertyKey, unknown>>;

/**
 * True for the same value, and for two lists or plain objects with the same values. Faster than zustand's `shallow`, which
 * copies both into maps: hundreds of views compare their reads at each change of the store.
 */
export function areSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const isList = Array.isArray(one);
  if (isList !== Array.isArray(other)) return false;
  if (!isList && (isIterable(one) || isIterable(other))) return shallow(one, other);
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && Object.is((one as Fields)[name], (other as Fields)[name]));
}

const isIterable = (value: object) => Symbol.iterator in value;

/** A read that returns the previous value while the next one equals it, compared one level deep. */
export function useShallow<S, T>(read: (state: S) => T): (state: S) => T {
  const before = useRef<T>(undefined);
  return (state) => {
    const next = read(state);
    if (areSame(before.current, next)) return before.current as T;
    before.current = next;
    return next;
  };
}
