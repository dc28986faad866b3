/**
 * Instant style rules: each belongs to a class of its own, which goes on the edited elements. Modifiers become pseudo-classes,
 * and forced-state classes beside them (spec §5).
 */
import { FORCED_STATE_PREFIX, INSTANT_STYLE_PREFIX } from '../page/own-nodes.ts';
import type { PageSheets } from '../page/page-sheets.ts';

/** Modifiers that the browser knows as pseudo-classes (spec §5). */
export const PSEUDO_MODIFIERS = ['hover', 'required', 'focus', 'active', 'invalid', 'disabled'] as const;
/** Style ids count milliseconds from here (spec §9). */
const EPOCH = Date.UTC(2024, 0, 1);
const BREAKPOINTS: Record<string, string> = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' };

/** Letters, digits, hyphen and underscore, not starting with a digit (spec §5). */
export function safeClassName(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]/g, '-').replace(/^(?=\d)/, '-');
}

/** A declaration must stay one: no braces, no second declaration, no way out of the rule. */
function declaration(property: string, value: string): string {
  const name = property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!/^-{0,2}[a-z][\w-]*$/i.test(name) || /[{};]/.test(value)) return '';
  return `${name}: ${value.replace(/\s*!important\s*$/, '')} !important;`;
}

/** @param changes property to value, null for unset */
export function declarations(changes: Record<string, string | null>): string {
  return Object.entries(changes)
    .map(([property, value]) => declaration(property, value ?? 'unset'))
    .join(' ');
}

function wrap(className: string, modifiers: readonly string[], body: string): string {
  // Thrice the class, so that no ordinary selector of the app's with `!important` beats it.
  const own = `.${className}`.repeat(3);
  const pseudo = modifiers.filter((modifier) => (PSEUDO_MODIFIERS as readonly string[]).includes(modifier));
  const forced = modifiers.map((modifier) => `.${FORCED_STATE_PREFIX}${safeClassName(modifier)}`).join('');
  const dark = modifiers.includes('dark') ? `:is(.dark, .dark *)` : '';
  const live = `${own}${pseudo.map((modifier) => `:${modifier}`).join('')}${dark}`;
  const rule = pseudo.length > 0 ? `${live}, ${own}${forced} { ${body} }` : `${live} { ${body} }`;
  const breakpoint = modifiers.map((modifier) => BREAKPOINTS[modifier]).find(Boolean);
  return breakpoint ? `@media (min-width: ${breakpoint}) { ${rule} }` : rule;
}

export class StyleRules {
  private readonly sheets: PageSheets;
  private readonly rules = new Map<string, string>();
  private count = 0;

  constructor(sheets: PageSheets) {
    this.sheets = sheets;
  }

  /**
   * Adds a rule.
   * @param label words for the class, for whoever inspects the page
   * @returns the class that carries it
   */
  add(label: string, modifiers: readonly string[], body: string): string {
    this.count += 1;
    const className = `${INSTANT_STYLE_PREFIX}${safeClassName(label)}-${Date.now() - EPOCH}-${this.count}`;
    this.rules.set(className, wrap(className, modifiers, body));
    this.write();
    return className;
  }

  /** A rule with a selector of its own. */
  addRaw(key: string, rule: string): void {
    this.rules.set(key, rule);
    this.write();
  }

  remove(key: string): void {
    if (this.rules.delete(key)) this.write();
  }

  private write(): void {
    this.sheets.set('instant', [...this.rules.values()].join('\n'));
  }
}
