/**
 * Finds the project's classes by the properties that they set. Tailwind has tens of thousands of them, so they are looked at in *groups* with a
 * common stem (`p` of `p-0` … `p-96`, `bg-red` of `bg-red-50` …): one class with a number stands for all of its group, and the
 * others are compiled when a value is looked for.
 */
import { CLAMP_LONGHANDS } from '../../protocol/line-clamp.ts';
import { physicalLonghandsOf } from '../../protocol/shorthands.ts';
import type { ClassEffect, TailwindCore } from './adapter.ts';
import { wholeClass } from './names.ts';
import { withoutBrought } from './transitions.ts';

/** Classes that are compiled in one go while the index is made: some milliseconds of work. */
const SLICE = 60;
const NUMBER = /^[\d./]+%?$/;

export class ClassIndex {
  /** longhands, sorted and joined, to the stems of groups that set just these */
  private readonly groups = new Map<string, Set<string>>();
  private readonly members = new Map<string, string[]>();
  private readonly effects = new Map<string, readonly ClassEffect[] | null>();

  constructor(private readonly core: TailwindCore) {
    for (const name of core.names) {
      const [stem] = stemOf(name);
      const group = this.members.get(stem);
      if (group) group.push(name);
      else this.members.set(stem, [name]);
    }
  }

  /** Looks at the samples, some at a time: whoever drives it may do other things between two steps. */
  *build(): Generator<void> {
    const samples: [stem: string, name: string][] = [];
    for (const [stem, names] of this.members) {
      const words = names.filter((name) => !NUMBER.test(stemOf(name)[1]));
      const number = names.find((name) => NUMBER.test(stemOf(name)[1]));
      for (const name of number === undefined ? words : [...words, number]) samples.push([stem, name]);
    }
    for (let i = 0; i < samples.length; i += SLICE) {
      const slice = samples.slice(i, i + SLICE);
      this.compileAll(slice.map(([, name]) => name));
      for (const [stem, name] of slice) this.note(stem, name);
      yield;
    }
  }

  private note(stem: string, name: string): void {
    const key = keyOf(longhandsIn(this.effectsOf(name) ?? []));
    if (key === '') return;
    const stems = this.groups.get(key) ?? new Set();
    this.groups.set(key, stems.add(stem));
  }

  /** The declarations of a base, null when the project's Tailwind has none of that name. */
  effectsOf(base: string): readonly ClassEffect[] | null {
    const known = this.effects.get(base);
    if (known !== undefined) return known;
    this.compileAll([base]);
    return this.effects.get(base) ?? null;
  }

  private compileAll(bases: readonly string[]): void {
    const missing = bases.filter((base) => !this.effects.has(base));
    if (missing.length === 0) return;
    const compiled = this.core.compile(missing.map((base) => wholeClass(base, this.core)));
    for (const [i, base] of missing.entries()) this.effects.set(base, compiled[i] ?? null);
  }

  /** Bases that set all of `longhands` and nothing elsewhere, those that set nothing else first, and how many others they set. */
  classesFor(longhands: readonly string[]): { base: string; extra: number }[] {
    const found: { base: string; extra: number }[] = [];
    for (const [key, stems] of this.groups) {
      const sets = key.split(' ');
      if (!longhands.every((one) => sets.includes(one))) continue;
      const names = [...stems].flatMap((stem) => this.members.get(stem) ?? []);
      this.compileAll(names);
      for (const base of names) {
        const effects = this.effects.get(base) ?? [];
        const own = longhandsIn(effects);
        if (keyOf(own) === key && !reachesFurther(effects, own))
          found.push({ base, extra: own.size - longhands.length });
      }
    }
    return found.sort((a, b) => a.extra - b.extra);
  }

  /** Every longhand that some class sets. */
  get properties(): Set<string> {
    return new Set([...this.groups.keys()].flatMap((key) => key.split(' ')));
  }
}

function keyOf(longhands: ReadonlySet<string>): string {
  return [...longhands].sort().join(' ');
}

/**
 * True for a class that sets something else inside the element or under a condition: `container` is no width of 100%, for it has
 * greatest widths for screens, and the plugin's `prose-base` is no font size.
 */
function reachesFurther(effects: readonly ClassEffect[], own: ReadonlySet<string>): boolean {
  const elsewhere = effects.filter(({ self, property }) => !self && !property.startsWith('--tw-'));
  return [...longhandsIn(elsewhere.map((one) => ({ ...one, self: true })))].some((one) => !own.has(one));
}

/** `p-4` → `p` and `4`; `flex` → `flex` and nothing. */
function stemOf(name: string): [stem: string, last: string] {
  const at = name.lastIndexOf('-');
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, ''];
}

/** Doubles of other declarations, for old browsers. */
const PREFIXED = /^-(?:webkit|moz|ms)-/;
/** A value that only puts Tailwind's own parts together: classes set the parts. */
const COMPOSED = /^(?:var\(--tw-[\w-]+(?:,[^()]*)?\)[\s,]*)+$/;

/**
 * The longhands that a class sets on the element itself. Where a property is put together of Tailwind's own parts (`box-shadow` of
 * shadow and ring), the parts stand for it, so that `ring-2` is not taken for another value of `shadow-md`'s property.
 */
export function longhandsIn(effects: readonly ClassEffect[]): ReadonlySet<string> {
  const own = effects.filter(
    ({ self, property }) => self && (!PREFIXED.test(property) || CLAMP_LONGHANDS.includes(property)),
  );
  const longhands = new Set<string>();
  for (const { property, value } of own) {
    if (COMPOSED.test(value)) {
      const parts = own.filter((one) => one.property.startsWith('--tw-') && value.includes(one.property));
      for (const part of parts) longhands.add(part.property);
    } else if (!property.startsWith('--tw-')) for (const one of physicalLonghandsOf(property)) longhands.add(one);
  }
  if (longhands.size === 0) for (const { property } of own) longhands.add(property);
  return withoutBrought(longhands);
}

export interface Tailwind extends TailwindCore {
  readonly index: ClassIndex;
  /** length of a `rem` on the page, CSS pixels; 16 if absent */
  readonly rem?: number | undefined;
}

/** The project's Tailwind, or why it does not load. */
export type TailwindAnswer = { ok: true; tailwind: Tailwind } | { ok: false; reason: string; file?: string };
