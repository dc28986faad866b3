/** How often a token is used: as `var(--x)`, and by classes of Tailwind that are made of it. */

/** Theme variables whose rest is the last part of classes: `--color-brand` of `bg-brand`. */
const IN_CLASSES =
  /^--(?:color|spacing|text|font-weight|font|tracking|leading|radius|inset-shadow|drop-shadow|shadow|blur|container|animate|ease|aspect|perspective)-(.+)$/;
/** Behind a bracket it is Tailwind's own short form: `p-(--gap)`, `text-[color:--fg]`. */
const REFERENCE = /(?:\bvar\(\s*|-[([](?:[a-z-]+:)?)(--[\w-]+)/g;
const THEME_CALL = /\btheme\(\s*['"]?([\w.-]+)/g;
/** A word as it stands in a class list, with its variants: `data-[state=open]:bg-brand/50`. */
const CLASS =
  /(?<=[\s"'`]|^)!?-?(?:(?:[a-z0-9@*-]+(?:\[[^\s\]"'`]*\])?(?:\/\w+)?|\[[^\s\]"'`]*\]):)*!?-?[a-z][\w.-]*(?:\/[\w.]+)?!?(?=[\s"'`]|$)/gm;

/** Counts over many texts at once; a definition is no use. */
export class TokenUses {
  private readonly references = new Map<string, number>();
  /** endings of classes, one after each dash: `red-500` and `500` of `bg-red-500` */
  private readonly tails = new Map<string, number>();
  private readonly variants = new Map<string, number>();
  /** endings of classes that a token has */
  private readonly known: ReadonlySet<string>;

  /**
   * @param texts of style sheets and modules
   * @param names of all tokens that there are: `text-on-brand` is no use of `--color-brand` where there is an `--color-on-brand`
   */
  constructor(texts: Iterable<string>, names: Iterable<string> = []) {
    this.known = new Set([...names].flatMap((name) => classPart(name) ?? []));
    for (const text of texts) {
      for (const match of text.matchAll(REFERENCE)) add(this.references, match[1] as string);
      for (const match of text.matchAll(THEME_CALL)) add(this.references, match[1] as string);
      for (const [word] of text.matchAll(CLASS)) if (/[-:]/.test(word)) this.countClass(word);
    }
  }

  private countClass(word: string): void {
    const parts = word.split(':');
    const base = (parts.pop() as string).replace(/^!?-?|!$/g, '').replace(/\/.*$/, '');
    for (const variant of parts) add(this.variants, variant.replace(/^(?:max|min)-/, ''));
    for (let at = base.indexOf('-'); at > 0; at = base.indexOf('-', at + 1)) {
      const tail = base.slice(at + 1);
      add(this.tails, tail);
      // the longest is the token's
      if (this.known.has(tail)) break;
    }
  }

  /** @param name `--color-brand`, or a path of a Tailwind 3 theme: `colors.brand.500` */
  of(name: string): number {
    const count = this.references.get(name) ?? 0;
    const breakpoint = /^(?:--breakpoint-|screens\.)([\w-]+)$/.exec(name)?.[1];
    if (breakpoint !== undefined) return count + (this.variants.get(breakpoint) ?? 0);
    return count + (this.tails.get(classPart(name) ?? '') ?? 0);
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The ending of classes of a theme value: `brand-500`. */
function classPart(name: string): string | null {
  if (name.startsWith('--')) return IN_CLASSES.exec(name)?.[1] ?? null;
  const [, ...path] = name.split('.');
  const parts = path.at(-1) === 'DEFAULT' ? path.slice(0, -1) : path;
  return parts.length > 0 ? parts.join('-') : null;
}
