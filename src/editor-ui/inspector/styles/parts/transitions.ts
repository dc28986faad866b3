/** `transition` as a list of groups: properties that change in the same time, in the same way. */
import { parseNumber } from '../../../styling/css-value.ts';
import { layersOf, wordsOf } from './css-words.ts';

export interface Transition {
  properties: string[];
  duration: string;
  easing: string;
  delay: string;
  /** `allow-discrete`; empty for the other */
  behavior: string;
}

const EASING = /^(?:ease(?:-in)?(?:-out)?|linear|step-(?:start|end)|(?:cubic-bezier|steps|linear)\()/;

/**
 * @param isComputed the browser's value, whose times are given in milliseconds
 * @returns null for a value that is not written out: `var(--motion)`
 */
export function readTransitions(value: string, isComputed: boolean): Transition[] | null {
  if (value.trim() === 'none' || value.trim() === '') return [];
  const groups: Transition[] = [];
  for (const layer of layersOf(value)) {
    const one = readTransition(layer, isComputed);
    if (!one) return null;
    const last = groups.at(-1);
    if (last && isSameTime(last, one)) last.properties.push(...one.properties);
    else groups.push(one);
  }
  // the computed value of an element without transitions: `all 0s ease 0s`
  return groups.every(({ duration, delay }) => isZero(duration) && isZero(delay)) ? [] : groups;
}

function readTransition(layer: string, isComputed: boolean): Transition | null {
  const words = wordsOf(layer);
  const isTime = (word: string) => ['s', 'ms'].includes(parseNumber(word)?.unit ?? '');
  const [duration = '0s', delay = '0s', ...more] = words.filter(isTime);
  const easings = words.filter((word) => EASING.test(word));
  const behavior = words.find((word) => word === 'allow-discrete' || word === 'normal') ?? '';
  const names = words.filter((word) => !isTime(word) && !EASING.test(word) && word !== behavior);
  const isRead = more.length === 0 && easings.length <= 1 && names.length <= 1 && !names[0]?.includes('(');
  if (!isRead) return null;
  return {
    properties: [names[0] ?? 'all'],
    duration: isComputed ? inMs(duration) : duration,
    easing: easings[0] ?? 'ease',
    delay: isComputed ? inMs(delay) : delay,
    behavior: behavior === 'normal' ? '' : behavior,
  };
}

export function writeTransitions(groups: readonly Transition[]): string {
  return groups.flatMap(layersOfGroup).join(', ') || 'none';
}

/** A computed value as people write it; one that is not a list of transitions stays. */
export function shortTransition(value: string): string {
  const groups = readTransitions(value, true);
  return groups ? writeTransitions(groups) : value;
}

function layersOfGroup({ properties, duration, easing, delay, behavior }: Transition): string[] {
  const rest = [duration, easing, ...(isZero(delay) ? [] : [delay]), ...(behavior ? [behavior] : [])];
  return properties.map((property) => [property, ...rest].join(' '));
}

/** `0.15s` → `150ms`, as design tools say it */
function inMs(time: string): string {
  const number = parseNumber(time);
  return number?.unit === 's' ? `${Math.round(number.number * 1_000)}ms` : time;
}

function isZero(time: string): boolean {
  return parseNumber(time)?.number === 0;
}

function isSameTime(a: Transition, b: Transition): boolean {
  return a.duration === b.duration && a.easing === b.easing && a.delay === b.delay && a.behavior === b.behavior;
}
