/** How often a token is used: as `var(--x)`, and by classes of Tailwind that are made of it. */

/** Theme variables whose rest is the last part of classes: `--color-brand` of `bg-brand`. */
const IN_CLASSES =
  /^--(?:color|spacing|text|font|font-weight|tracking|leading|radius|shadow|inset-shadow|drop-shadow|blur|container|animate|ease|aspect|perspective)-(.+)$/;

/**
 * @param name `--color-brand`, or a path of a Tailwind 3 theme: `colors.brand.500`
 * @param texts of style sheets and modules; the definition itself is no use
 * @param isTheme its classes count too
 */
export function countUses(name: string, texts: Iterable<string>, isTheme: boolean): number {
  const patterns = patternsFor(name, isTheme);
  let count = 0;
  for (const text of texts) for (const pattern of patterns) count += text.match(pattern)?.length ?? 0;
  return count;
}

function patternsFor(name: string, isTheme: boolean): RegExp[] {
  const patterns: RegExp[] = [];
  if (name.startsWith('--')) {
    // Behind a bracket or colon it is Tailwind's own short form: `p-(--gap)`, `text-[--fg]`.
    patterns.push(new RegExp(`(?:\\bvar\\(\\s*|-[([](?:[a-z-]+:)?)${escaped(name)}(?![\\w-])`, 'g'));
  } else patterns.push(new RegExp(`\\btheme\\(\\s*['"]?${escaped(name)}(?![\\w-])`, 'g'));
  if (!isTheme) return patterns;
  const breakpoint = /^(?:--breakpoint-|screens\.)([\w-]+)$/.exec(name)?.[1];
  if (breakpoint !== undefined) return [new RegExp(`(?<=[\\s"'\`:]|^)(?:(?:max|min)-)?${escaped(breakpoint)}:`, 'gm')];
  const last = classPart(name);
  if (last) patterns.push(new RegExp(`(?<=[\\s"'\`:!]|^)-?[a-z][a-z-]*-${escaped(last)}(?=[\\s"'\`/!]|$)`, 'gm'));
  return patterns;
}

/** What classes of a theme value end in: `brand-500`. */
function classPart(name: string): string | null {
  if (name.startsWith('--')) return IN_CLASSES.exec(name)?.[1] ?? null;
  const [, ...path] = name.split('.');
  const parts = path.at(-1) === 'DEFAULT' ? path.slice(0, -1) : path;
  return parts.length > 0 ? parts.join('-') : null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
