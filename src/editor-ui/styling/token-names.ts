/** Names for new tokens: how they begin, by what they are for, and what is wrong with one that is typed. */

import type { DesignSystemAnswer } from '../../protocol/design-system.ts';
import { longhandsOf } from '../../protocol/shorthands.ts';
import { definitionsOf } from './tokens.ts';

const SPACING: ReadonlySet<string> = new Set(
  ['padding', 'margin', 'gap'].flatMap((property) => [property, ...longhandsOf(property)]),
);
/** By property; Tailwind makes classes of names that begin so. */
const BEGINNINGS: readonly [RegExp, tailwind: string, other?: string][] = [
  [/color$|^fill$|^stroke$/, '--color-'],
  [/radius$/, '--radius-'],
  [/^box-shadow$/, '--shadow-'],
  [/^text-shadow$/, '--text-shadow-'],
  [/^font-family$/, '--font-'],
  [/^font-weight$/, '--font-weight-'],
  [/^font-size$/, '--text-', '--font-size-'],
  [/^line-height$/, '--leading-', '--line-height-'],
  [/^letter-spacing$/, '--tracking-', '--letter-spacing-'],
];

/** `--color-` for a background colour; `--` where names have no usual beginning. */
export function beginningOf(property: string, design: DesignSystemAnswer | null): string {
  if (SPACING.has(property)) return '--spacing-';
  const [, tailwind, other] = BEGINNINGS.find(([properties]) => properties.test(property)) ?? [];
  return (design?.framework === 'tailwind-4' ? tailwind : (other ?? tailwind)) ?? '--';
}

/** With its dashes, which may be left out. */
export function fullName(typed: string): string {
  const name = typed.trim();
  return name.startsWith('--') ? name : `--${name.replace(/^-/, '')}`;
}

/** Why this cannot be the name of a new token; empty where nothing is wrong, or it is only begun. */
export function problemOfName(typed: string, design: DesignSystemAnswer | null): string {
  const name = fullName(typed);
  if (!/^--[\w\u0080-\uffff-]*$/.test(name)) return 'A name has letters, digits and dashes only.';
  if (name.length > 100) return 'This name is too long.';
  if (name.startsWith('--tw-')) return 'Names that begin with --tw- are Tailwind’s own.';
  const [known] = definitionsOf(design, name);
  if (!known) return '';
  return `${name} is there already: ${known.value.slice(0, 40)}. Choose another name.`;
}

/** False for `--color-`, whose rest is still missing. */
export function isWhole(typed: string): boolean {
  const name = fullName(typed);
  return name !== '--' && !name.endsWith('-');
}
