/**
 * `transition` in the words of Tailwind, which has a class for each of its parts: `transition-colors duration-200 ease-in delay-100`. The
 * class for the properties brings a usual time and easing, for which the other classes stand.
 */
import { splitOutside } from './names.ts';

const EASING = /^(?:ease(?:-in)?(?:-out)?|linear|step-(?:start|end)|(?:cubic-bezier|steps|linear)\()/;
const TIME = /^[\d.]+m?s$/;
const BROUGHT = ['transition-timing-function', 'transition-duration'];

/** The parts of a transition whose properties all change in the same time and way; null for any other value. */
export function partsOfTransition(value: string): [string, string][] | null {
  const names: string[] = [];
  const seen = new Set<string>();
  let parts: [string, string][] = [];
  for (const layer of splitOutside(value, ',')) {
    const words = splitOutside(layer.trim(), ' ').filter((word) => word !== '');
    const [duration = '0s', delay = '0s', ...more] = words.filter((word) => TIME.test(word));
    const [easing = 'ease', ...others] = words.filter((word) => EASING.test(word));
    const [name = 'all', ...rest] = words.filter((word) => !TIME.test(word) && !EASING.test(word));
    if (more.length + others.length + rest.length > 0 || !/^-{0,2}[a-z][\w-]*$/i.test(name)) return null;
    names.push(name);
    parts = [
      ['transition-duration', duration],
      ['transition-timing-function', easing],
      ['transition-delay', delay],
    ];
    seen.add(parts.map(([, part]) => part).join(' '));
  }
  if (names.length === 1 && names[0] === 'none') return [['transition-property', 'none']];
  const isOne = seen.size === 1 && !names.includes('allow-discrete');
  return isOne ? [['transition-property', names.join(', ')], ...parts] : null;
}

/** The time and easing that a class for the properties of a transition brings are not what it is about. */
export function withoutBrought(longhands: ReadonlySet<string>): ReadonlySet<string> {
  const isFor = longhands.has('transition-property') && !longhands.has('transition-delay');
  return isFor ? new Set([...longhands].filter((one) => !BROUGHT.includes(one))) : longhands;
}

/** All that a change of a whole transition sets: with the delay goes what no class of Tailwind's is for. */
export const withBehavior = (longhands: readonly string[]): readonly string[] =>
  longhands.includes('transition-property') && longhands.includes('transition-delay')
    ? [...longhands, 'transition-behavior']
    : longhands;
