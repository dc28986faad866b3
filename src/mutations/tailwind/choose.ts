/**
 * From a value to the class that says it: one of the project's scale when there is one, an arbitrary value else. Nothing is
 * guessed: each candidate is compiled by the project's own Tailwind, and taken when it sets exactly the wish.
 */

import { LINE_CLAMP } from '../../protocol/line-clamp.ts';
import { GRID_LINES, plainPlacement } from '../../protocol/placement.ts';
import { followsText } from '../../protocol/shorthands.ts';
import type { ClassEffect } from './adapter.ts';
import { longhandsIn, type Tailwind } from './index.ts';
import { splitOutside } from './names.ts';
import { type Parts, type Piece, partsOf, piecesOf } from './parts.ts';
import { canonicalValue, pixelsOf, substitute, type Variables } from './values.ts';
import type { Wish } from './wishes.ts';

/** Properties that a class for a font size may set too, as Tailwind's own do. */
const WITH_FONT_SIZE: ReadonlySet<string> = new Set(['line-height', 'letter-spacing', 'font-weight']);
/** Type hints for ambiguous arbitrary values, by property: `text-[color:var(--x)]`. */
const HINTS: readonly [RegExp, readonly string[]][] = [
  [/color$|^fill$|^stroke$/, ['color']],
  [/^font-size$|-width$|-offset$|-thickness$/, ['length']],
  [/^font-weight$/, ['number', 'weight']],
  [/^font-family$/, ['family-name']],
  [/image$/, ['image', 'url']],
  [/position$/, ['position']],
  [/^background-size$/, ['bg-size', 'size', 'length']],
  [/shadow$/, ['shadow']],
];
const RATIO = /^(\d+)\s*\/\s*(\d+)$/;

export interface Choice {
  /** one, or one for each piece of the value */
  bases: readonly string[];
  /** longhands that they set */
  longhands: ReadonlySet<string>;
}

/** True when the base sets a property to just this value. */
export function saysToo(base: string, wish: Wish, tailwind: Tailwind): boolean {
  const effects = tailwind.index.effectsOf(base) ?? [];
  const variables: Variables = (name) => ownValue(effects, name) ?? tailwind.themeValue(name);
  const found = effects.find(({ property, self }) => self && property === wish.property);
  const asked = canonicalFor(wish.property, wish.value, (name) => tailwind.themeValue(name), tailwind);
  return found !== undefined && canonicalFor(wish.property, found.value, variables, tailwind) === asked;
}

/**
 * The class that sets the wish, null when none can.
 * @param isAlone no other class has a part in the property: then several may say it together
 */
export function chooseClass(wish: Wish, tailwind: Tailwind, isAlone = false): Choice | null {
  const search = new Search(wish, tailwind);
  const joint = isAlone ? search.joint() : null;
  return joint ?? search.named() ?? search.faded() ?? search.bare() ?? search.arbitrary() ?? search.whole();
}

class Search {
  private readonly variables: Variables = (name) => this.tailwind.themeValue(name);
  private readonly parts: Parts | null;
  private readonly longhands: readonly string[];
  private readonly asked: string;
  private readonly candidates: { base: string; extra: number }[];

  constructor(
    private readonly wish: Wish,
    private readonly tailwind: Tailwind,
    piece: Piece | null = null,
  ) {
    const parts = piece ? asParts(wish, piece) : partsOf(wish.property, wish.value);
    const isKnown = parts !== null && tailwind.index.classesFor(parts.names).length > 0;
    this.parts = isKnown ? parts : null;
    this.longhands = this.parts?.names ?? wish.longhands;
    this.asked = canonicalFor(wish.property, wish.value, this.variables, tailwind);
    const isLogical = followsText(wish.property);
    this.candidates = tailwind.index
      .classesFor(this.longhands)
      .filter(({ base }) => this.bringsOnly(base) && (!isLogical || this.isLogical(base)));
  }

  /** A class for each piece of the value. */
  joint(): Choice | null {
    const { property, longhands } = this.wish;
    const pieces = piecesOf(property, this.wish.value);
    if (!pieces || pieces.all.length === 0) return null;
    const bases: string[] = [];
    for (const piece of pieces.all) {
      const search = new Search({ ...this.wish, value: piece.value }, this.tailwind, piece);
      const choice = search.parts && (search.named() ?? search.bare() ?? search.arbitrary());
      if (!choice) return null;
      bases.push(...choice.bases);
    }
    return { bases, longhands: new Set([...longhands, ...pieces.parts]) };
  }

  /** A class of the theme that says this very value. */
  named(): Choice | null {
    return this.best(this.candidates.filter(({ base }) => this.says(base)));
  }

  /** A colour of the theme, with an opacity: `bg-brand/50`. */
  faded(): Choice | null {
    const { solid: opaque, share } = fadedOf(this.asked) ?? {};
    if (opaque === undefined) return null;
    const solid = this.candidates.filter(({ base }) => this.says(base, opaque));
    return this.best(
      solid.map(({ base, extra }) => ({ base: `${base}/${share}`, extra })).filter(({ base }) => this.says(base)),
    );
  }

  /** A step that the list of classes leaves out, as Tailwind 4 has them for any number: `p-18`, `z-15`. */
  bare(): Choice | null {
    const numbers = this.numbers();
    const stems = new Set(this.candidates.flatMap(({ base }) => /^(-?.*)-[\d.]+$/.exec(base)?.[1] ?? []));
    const bases = [...stems].flatMap((stem) => numbers.map((number) => `${stem}-${number}`));
    const all = [...bases, ...this.ratios()].map((base) => ({ base, extra: 0 }));
    return this.best(all.filter(({ base }) => this.says(base)));
  }

  /** `aspect-4/3`: of its kind the list has only those with a name. */
  private ratios(): string[] {
    const [, width, height] = RATIO.exec(this.wish.value.trim()) ?? [];
    return width === undefined ? [] : this.roots().map((root) => `${root}-${width}/${height}`);
  }

  private numbers(): string[] {
    const value = this.parts
      ? canonicalFor(this.wish.property, this.parts.inner, this.variables, this.tailwind)
      : this.asked;
    const pixels = pixelsOf(value);
    const unit =
      pixelsOf(canonicalValue(this.tailwind.themeValue('--spacing') ?? '', this.variables, this.tailwind.rem)) ?? 0;
    const steps = pixels !== null && unit > 0 ? Math.abs(pixels) / unit : null;
    const plain = /^(?:-|span )?(\d+(?:\.\d+)?)(?:%|px|ms|deg)?$/.exec(value)?.[1];
    const percent = /^\d?\.\d{1,2}$/.test(value) ? String(Math.round(Number(value) * 100)) : undefined;
    const all = [steps !== null && Number.isInteger(steps * 4) ? String(steps) : undefined, plain, percent];
    return all.filter((one) => one !== undefined);
  }

  arbitrary(): Choice | null {
    const bases = this.roots().flatMap((root) => this.withValue(root));
    for (const base of [...bases, ...this.asProperty()]) {
      if (this.says(base) && longhandsIn(this.effectsOf(base)).size === this.longhands.length) return this.choice(base);
    }
    return null;
  }

  /** `[filter:drop-shadow(…)]`, for a value whose part no class sets. */
  whole(): Choice | null {
    if (!this.parts?.isWhole) return null;
    const [base] = this.asProperty().filter((one) => longhandsIn(this.effectsOf(one)).has(this.wish.property));
    return base === undefined ? null : { bases: [base], longhands: longhandsIn(this.effectsOf(base)) };
  }

  /** Stems that may take an arbitrary value, the shortest first: `text` of `text-red-500`. */
  private roots(): string[] {
    const roots = new Map<string, number>();
    for (const { base, extra } of this.candidates) {
      const weight = extra * 10 + (this.isLogical(base) ? 5 : 0);
      for (let at = base.indexOf('-', 1); at > 0; at = base.indexOf('-', at + 1)) {
        const root = base.slice(0, at);
        if (!root.startsWith('-')) roots.set(root, Math.min(weight, roots.get(root) ?? weight));
      }
    }
    return [...roots].sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1)).map(([root]) => root);
  }

  private withValue(root: string): string[] {
    const value = this.parts?.inner ?? this.wish.value;
    const variable = /^var\((--[\w-]+)\)$/.exec(value.trim())?.[1];
    const hints = HINTS.find(([properties]) => properties.test(this.wish.property))?.[1] ?? [];
    const hinted = hints.map((hint) => `${hint}:`);
    const plain = encodings(value).flatMap((one) => ['', ...hinted].map((hint) => `${root}-[${hint}${one}]`));
    if (variable === undefined || this.tailwind.framework !== 'tailwind-4') return plain;
    return [...['', ...hinted].map((hint) => `${root}-(${hint}${variable})`), ...plain];
  }

  /** `[mask-type:luminance]`, for properties without a class. */
  private asProperty(): string[] {
    return encodings(this.wish.value).map((one) => `[${this.wish.property}:${one}]`);
  }

  private best(found: readonly { base: string; extra: number }[]): Choice | null {
    const weights = found.map(({ base, extra }) => [base, this.weight(base, extra)] as const);
    const [first] = weights.sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1));
    return first ? this.choice(first[0]) : null;
  }

  private weight(base: string, extra: number): number {
    const written = this.effectsOf(base).some(
      ({ property, value }) => property === this.wish.property && value === this.wish.value,
    );
    return (written ? 0 : 1) + extra * 10 + (this.isLogical(base) ? 5 : 0) + (base.startsWith('-') ? 2 : 0);
  }

  private isLogical(base: string): boolean {
    return this.effectsOf(base).some(({ property }) => followsText(property));
  }

  private choice(base: string): Choice {
    const longhands = longhandsIn(this.effectsOf(base));
    return {
      bases: [base],
      longhands: this.parts?.isWhole ? new Set([...longhands, ...this.wish.longhands]) : longhands,
    };
  }

  private effectsOf(base: string): readonly ClassEffect[] {
    return this.tailwind.index.effectsOf(base) ?? [];
  }

  private bringsOnly(base: string): boolean {
    const isFontSize = this.longhands.length === 1 && this.longhands[0] === 'font-size';
    const own = longhandsIn(this.effectsOf(base));
    return [...own].every((one) => this.longhands.includes(one) || (isFontSize && WITH_FONT_SIZE.has(one)));
  }

  /** True when the class sets all that is wished, to the value that is wished. */
  private says(base: string, asked = this.asked): boolean {
    const effects = this.effectsOf(base);
    const sets = longhandsIn(effects);
    if (!this.longhands.every((one) => sets.has(one))) return false;
    const variables: Variables = (name) => ownValue(effects, name) ?? this.tailwind.themeValue(name);
    return effects
      .filter(({ property, self }) => self && this.isWished(property))
      .every(({ property, value }) => canonicalFor(property, value, variables, this.tailwind) === asked);
  }

  private isWished(property: string): boolean {
    // `line-clamp-3` also sets the display, orientation and overflow of a clamp: only its number is compared
    if (this.wish.property === LINE_CLAMP) return property === LINE_CLAMP;
    const own = longhandsIn([{ property, value: '', self: true }]);
    return own.size > 0 && [...own].every((one) => this.longhands.includes(one));
  }
}

/** A canonical colour as the one without opacity, and its percentage; null for one without, and for no colour. */
function fadedOf(color: string): { solid: string; share: number } | null {
  const [, hex, alpha = 'ff'] = /^(#[\da-f]{6})([\da-f]{2})$/.exec(color) ?? [];
  if (hex) return alpha === 'ff' ? null : { solid: `${hex}ff`, share: asPercent(Number.parseInt(alpha, 16) / 255) };
  // of variables that no theme tells
  const [, channels, part] = /^([a-z]+\(.*var\(.*\)) \/ (0?\.\d+)\)$/.exec(color) ?? [];
  if (channels) return { solid: `${channels})`, share: asPercent(Number(part)) };
  const [, mixed, share] = /^color-mix\(in [a-z]+,(.*var\(.*\)) ([\d.]+)%,transparent\)$/.exec(color) ?? [];
  return mixed ? { solid: mixed, share: Number(share) } : null;
}

const asPercent = (part: number) => Math.round(part * 100);

/** `scroll-snap-type` is no part, but what `snap-x` sets: its value stands as it is. */
function asParts({ property, value }: Wish, { names }: Piece): Parts {
  return { names, inner: partsOf(property, value)?.inner ?? value, isWhole: true };
}

/** Tailwind's own for `none`: in a list of shadows that word is not allowed. */
const NO_SHADOW = /^0 0 #0{8}$/;
const SHARE = /^(brightness|contrast|grayscale|invert|opacity|saturate|sepia)\(([\d.]+)%\)$/;

/** A share of one is written as a percentage too, `flex: 1` in full, and other values as Tailwind's classes have them. */
function canonicalFor(property: string, value: string, variables: Variables, { rem }: Pick<Tailwind, 'rem'>): string {
  if (GRID_LINES.test(property)) return plainPlacement(property, linesOf(value, variables));
  const canonical = canonicalValue(value, variables, rem).replace(SHARE, (_, name, share) => `${name}(${share / 100})`);
  if (property === LINE_CLAMP && canonical === 'unset') return 'none';
  if (property === 'transition-property') return canonical.replace(/,?--tw-[\w-]+/g, '');
  if (/^transition-(?:duration|delay)$/.test(property))
    return canonical.replace(/^([\d.]+)s$/, (_, seconds) => `${Number(seconds) * 1000}ms`);
  if (property === 'flex' && /^\d+$/.test(canonical)) return `${canonical} 1 0`;
  if (property === 'stroke-width') return canonical.replace(/px$/, '');
  if (/^(?:box-shadow|--tw-shadow)$/.test(property)) return canonical.replace(NO_SHADOW, 'none');
  // the browser quotes names that a theme does not
  if (property === 'font-family') return canonical.replace(/['"]/g, '').toLowerCase();
  return property.endsWith('opacity') || /^(?:--tw-)?scale\b/.test(property)
    ? canonical.replace(/^([\d.]+)%$/, (_, share) => `${Number(share) / 100}`)
    : plainPlacement(property, canonical);
}

/** `2 / -2` is no division: each line is read by itself. */
function linesOf(value: string, variables: Variables): string {
  const lines = splitOutside(substitute(value, variables), '/');
  return lines.map((line) => canonicalValue(line)).join(' / ');
}

function ownValue(effects: readonly ClassEffect[], name: string): string | null {
  return effects.find(({ property, self }) => self && property === name)?.value ?? null;
}

/** A value in a class: no spaces, and underscores of its own escaped, but for where Tailwind leaves them alone. */
function encodings(value: string): string[] {
  const text = value.trim().replace(/\s+/g, ' ');
  const quoted = text.includes('"') && !text.includes("'") ? text.replaceAll('"', "'") : text;
  const tight = splitOutside(quoted, ', ')
    .map((one) => (/["']/.test(one) ? one : one.replace(/,\s+/g, ',')))
    .join(',');
  // Tailwind puts spaces around the operators of a sum by itself, and a ratio needs none.
  const terse =
    /^-?\d+ ?\/ ?-?\d+$/.test(tight) || /\b(?:calc|min|max|clamp|rgba?|hsla?|oklch|oklab)\(/.test(tight)
      ? tight.replace(/ ([-+*/]) /g, '$1')
      : tight;
  const plain = [terse, tight].map((one) => one.replaceAll(' ', '_'));
  const escaped = tight.replaceAll('_', '\\_').replaceAll(' ', '_');
  return [...new Set(tight.includes('_') ? [...plain, escaped] : plain)];
}
