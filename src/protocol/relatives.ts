/**
 * A style can hang on a state of another element: one around it (a *group*) or one before it (a *peer*). The modifiers are
 * Tailwind's, `group-hover` and `peer-checked/email`. A name with a dot is any other class: `group-hover/.card` stands for
 * `.card:hover .title`.
 */
import { escapeIdentifier } from './css-identifier.ts';

export type RelativeKind = 'group' | 'peer';
export type RelativeModifier = `${RelativeKind}-${string}`;

/** An element that a style can hang on, by its class. */
export interface Relative {
  kind: RelativeKind;
  className: string;
}

export interface RelativeState extends Relative {
  /** a pseudo-class without its colon */
  state: string;
}

/** States of a relative that can be edited under, those first that are asked for most. */
export const RELATIVE_STATES = {
  group: ['hover', 'focus', 'focus-within', 'active'],
  peer: ['checked', 'hover', 'focus', 'invalid', 'disabled'],
} as const satisfies Record<RelativeKind, readonly string[]>;

const MODIFIER =
  /^(group|peer)-(hover|focus|focus-visible|focus-within|active|checked|disabled|enabled|invalid|valid|required|optional|read-only|placeholder-shown|indeterminate|open|target|visited)(?:\/(\.?)(\S+))?$/;

/** The relation and state of another element in a modifier; null for other modifiers. */
export function relativeOf(modifier: string): RelativeState | null {
  const [, kind, state, dot, name] = MODIFIER.exec(modifier) ?? [];
  if (kind === undefined || state === undefined) return null;
  const className = name === undefined ? kind : dot ? name : `${kind}/${name}`;
  return { kind: kind as RelativeKind, state, className };
}

/** The modifier; Tailwind's own classes `group` and `group/name` need no dot. */
export function relativeModifier({ kind, state, className }: RelativeState): RelativeModifier {
  if (className === kind) return `${kind}-${state}`;
  const isMarker = className.startsWith(`${kind}/`);
  return `${kind}-${state}/${isMarker ? className.slice(kind.length + 1) : `.${className}`}`;
}

const MARKER = /^([a-z]+[:-])?(group|peer)(?:\/[\w-]+)?$/;

/** Reads Tailwind's markers: `group`, `peer/email`, `tw:group` with the prefix `tw:`; null for other classes. */
export function markerOf(className: string): { kind: RelativeKind; prefix: string } | null {
  const [, prefix = '', kind] = MARKER.exec(className) ?? [];
  return kind === undefined ? null : { kind: kind as RelativeKind, prefix };
}

export const relativeSelector = ({ className }: Relative): string => `.${escapeIdentifier(className)}`;

/** The combinator between the relative and the element in a selector, without the blank before the element. */
export const RELATIVE_COMBINATORS: Record<RelativeKind, string> = { group: '', peer: ' ~' };
