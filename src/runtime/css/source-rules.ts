/**
 * Maps a rule of the browser to the rule of the source that it comes from. Vite names the file of each sheet, but a preprocessor
 * or an `@import` may have added rules of other files, so selector, conditions and properties are compared as well.
 */
import { splitList } from '../../protocol/nesting.ts';
import type { SourceCssRule } from '../../protocol/style-rules.ts';
import type { FoundRule } from './walk-rules.ts';

/** A rule as a parent describes it. Our editor sends all fields, others perhaps only selector and file. */
export type SourceRule = Partial<SourceCssRule> & { selector: string };

const VITE_FILE = 'data-vite-dev-id';
const MODULE = /\.module\.\w+$/;

export class SourceRules {
  private readonly bySelector = new Map<string, SourceRule[]>();
  private readonly canonical = new Map<string, string>();
  private readonly scratch: CSSStyleSheet;
  /** rules of the source that were found already: one that is written twice is found twice, in order */
  private readonly taken = new Map<SourceRule, number>();

  constructor(
    lookup: Record<string, unknown>,
    private readonly window: Window & typeof globalThis,
  ) {
    this.scratch = new window.CSSStyleSheet();
    for (const entry of Object.values(lookup)) {
      if (!isSource(entry)) continue;
      const selector = entry.resolved === undefined ? entry.selector : entry.resolved;
      if (selector === null) continue;
      const key = this.selectorKey(splitList(selector));
      const list = this.bySelector.get(key);
      if (list) list.push(entry);
      else this.bySelector.set(key, [entry]);
    }
  }

  all(): SourceRule[] {
    return [...this.bySelector.values()].flat();
  }

  /** The source of a rule of the page, or null. */
  find(found: FoundRule): SourceRule | null {
    const file = fileOf(found.sheet);
    const alike = this.bySelector.get(this.selectorKey(found.selectors)) ?? [];
    const candidates = alike.filter((one) => this.mayHold(file, one) && hasItsConditions(found, one));
    if (candidates.length <= 1) return candidates[0] ?? null;
    const properties = propertiesOf(found.style);
    const conditions = this.conditionsKey(found.conditions);
    const score = (one: SourceRule): number => {
      let points = 0;
      if (isFile(file, one)) points += 8;
      if (this.conditionsKey(one.conditions ?? []) === conditions) points += 4;
      if (one.declarations?.every(({ property }) => isSet(property, found.style, properties))) points += 2;
      return points + (this.taken.has(one) ? 0 : 1);
    };
    const [best] = candidates.map((one) => ({ one, points: score(one) })).sort((a, b) => b.points - a.points);
    if (best) this.taken.set(best.one, 1);
    return best?.one ?? null;
  }

  /** False for a sheet of a package, or of another site: rules of the project's files are not in it. */
  private mayHold(file: string, one: SourceRule): boolean {
    const isOfPackage = file.includes('/node_modules/');
    const isElsewhere = /^https?:/.test(file) && new URL(file).origin !== this.window.location.origin;
    return (!isOfPackage && !isElsewhere) || isFile(file, one);
  }

  private selectorKey(selectors: readonly string[]): string {
    return selectors.map((one) => this.asBrowser(one, 'selector')).join(', ');
  }

  private conditionsKey(conditions: readonly string[]): string {
    return conditions.map((one) => this.asBrowser(one, 'condition')).join(' ');
  }

  /** The text in the browser's own serialisation (quotes, spaces, case). */
  private asBrowser(text: string, kind: 'selector' | 'condition'): string {
    const known = this.canonical.get(text);
    if (known !== undefined) return known;
    let canonical = text;
    try {
      this.scratch.replaceSync(kind === 'selector' ? `${text} {}` : `${text} { a {} }`);
      const [rule] = this.scratch.cssRules;
      if (rule && 'selectorText' in rule) canonical = String(rule.selectorText);
      else if (rule) canonical = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
    } catch {
      // Text that the browser cannot parse is compared as it is.
    }
    this.canonical.set(text, canonical);
    return canonical;
  }
}

const isFile = (file: string, { filename }: SourceRule): boolean =>
  file !== '' && typeof filename === 'string' && file.endsWith(`/${filename}`);

/** At-rules that a build may write in other words, but does not take away. */
const LASTING_CONDITIONS = ['@media', '@supports', '@container'];

/** False for a rule that holds without a condition, where that of the source has one: `@media print`. */
function hasItsConditions({ conditions }: FoundRule, source: SourceRule): boolean {
  return LASTING_CONDITIONS.every((name) => {
    const isNamed = (one: string) => one.startsWith(name);
    return !source.conditions?.some(isNamed) || conditions.some(isNamed);
  });
}

/** Path or address of the file that a sheet was made from; empty for sheets made by scripts. */
function fileOf(sheet: CSSStyleSheet): string {
  let top: CSSStyleSheet = sheet;
  while (top.ownerRule?.parentStyleSheet) top = top.ownerRule.parentStyleSheet;
  const owner = top.ownerNode;
  const path = owner && 'getAttribute' in owner ? (owner as Element).getAttribute(VITE_FILE) : null;
  const address = path ?? sheet.href ?? '';
  return address.replace(/[?#].*$/s, '');
}

/** True for a sheet of a CSS module. Its class names change with each edit; its source has the names to show. */
export const isModule = (sheet: CSSStyleSheet): boolean => MODULE.test(fileOf(sheet));

/** True for a sheet that a script wrote, of which no file is known. */
export const isOfScript = (sheet: CSSStyleSheet): boolean => fileOf(sheet) === '';

/** A name to show for a sheet outside the project: the path inside a package, or the address. */
export function shownFile(sheet: CSSStyleSheet): string {
  const file = fileOf(sheet);
  const inPackage = file.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return file.slice(inPackage + 1);
  return /^https?:/.test(file) ? file : '';
}

function isSource(entry: unknown): entry is SourceRule {
  return typeof entry === 'object' && entry !== null && typeof (entry as { selector?: unknown }).selector === 'string';
}

function propertiesOf(style: CSSStyleDeclaration): Set<string> {
  return new Set(style);
}

/** True when the style sets the property or its longhands. Properties that the browser does not know count as set. */
function isSet(property: string, style: CSSStyleDeclaration, properties: ReadonlySet<string>): boolean {
  if (properties.has(property)) return true;
  return style.getPropertyValue(property) !== '' || !CSS.supports(property, 'inherit');
}
