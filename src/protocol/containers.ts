/**
 * Container queries as editing contexts. A modifier of STYLING for one is Tailwind's variant (`@md`, `@md/main`), or the condition as
 * the project's style sheets have it (`@container card (inline-size > 20rem)`).
 */

/** An ancestor whose width container queries ask for. */
export interface Container {
  /** those it answers to besides none */
  names: string[];
  /** of its content, in CSS pixels */
  width: number;
}

/** A condition on the width of a container. */
export interface ContainerCondition {
  /** null: of the nearest container */
  name: string | null;
  holds(width: number): boolean;
}

export const AT_CONTAINER = '@container ';

export const isContainer = (modifier: string): boolean => modifier.startsWith('@');

const NAMED = /^@container\s+(?:(?!not\b)([\w-]+)\s+)?(\(.*\))$/;
const FEATURE =
  /^\(\s*(?:(min|max)-(?:width|inline-size)\s*:|(?:width|inline-size)\s*([<>]=?))\s*([\d.]+)(px|r?em)\s*\)$/;

/** Null for a condition that asks for anything but widths in pixels or rem. */
export function readContainer(condition: string): ContainerCondition | null {
  const [, name = null, query = ''] = NAMED.exec(condition.trim()) ?? [];
  const tests = query.split(/\s+and\s+/).map((part): ((width: number) => boolean) | null => {
    const [, end, sign = end === 'min' ? '>=' : '<=', number, unit] = FEATURE.exec(part) ?? [];
    if (number === undefined) return null;
    const pixels = Number(number) * (unit === 'px' ? 1 : 16);
    return (width) =>
      (sign.startsWith('>') ? width > pixels : width < pixels) || (width === pixels && sign.endsWith('='));
  });
  return tests.includes(null) ? null : { name, holds: (width) => tests.every((test) => test?.(width)) };
}

/** The container that a condition for this name asks: the nearest of the name, or the nearest of all. */
export const containerFor = (containers: readonly Container[], name: string | null): Container | undefined =>
  containers.find(({ names }) => name === null || names.includes(name));

/** The words of a modifier: `@md`, `card (inline-size > 20rem)`. */
export const containerWords = (modifier: string): string => modifier.replace(AT_CONTAINER, '');
