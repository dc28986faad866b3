/**
 * Instant style rules: each belongs to a class of its own, which goes on the edited elements. Modifiers become pseudo-classes,
 * and forced-state classes beside them (spec §5); `md` and `max-md` become media queries and `dark` the project's dark mode.
 */
import type { DarkMode } from '../../protocol/style-rules.ts';
import { FORCED_STATE_PREFIX, INSTANT_STYLE_PREFIX } from '../page/own-nodes.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import { addClasses, undoAll } from './dom-edits.ts';

/** Modifiers that the browser knows as pseudo-classes (spec §5). */
export const PSEUDO_MODIFIERS = ['hover', 'required', 'focus', 'active', 'invalid', 'disabled'] as const;
/** Style ids count milliseconds from here (spec §9). */
const EPOCH = Date.UTC(2024, 0, 1);
/** Holds transitions off while values are compared: a value on its way is neither the old nor the new one. */
const STILL_CLASS = `${INSTANT_STYLE_PREFIX}still`;
const STILL_RULE = `.${STILL_CLASS}.${STILL_CLASS}.${STILL_CLASS} { transition: none !important; }`;

/** What modifiers mean in the project: its breakpoints as smallest widths, and its dark mode. */
export interface ModifierMeanings {
  breakpoints: Readonly<Record<string, string>>;
  darkMode: DarkMode;
}

/** Tailwind's own, until the editor says what the project has (spec §9). */
const USUAL_MEANINGS: ModifierMeanings = {
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
  darkMode: { kind: 'selector', selector: '.dark' },
};

/** Letters, digits, hyphen and underscore, not starting with a digit (spec §5). */
export function safeClassName(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]/g, '-').replace(/^(?=\d)/, '-');
}

/** A property as style sheets write it; custom ones keep their letters. */
export function kebab(property: string): string {
  return property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A declaration must stay one: no braces, no second declaration, no way out of the rule. */
function declaration(property: string, value: string): string {
  const name = kebab(property);
  if (!/^-{0,2}[a-z][\w-]*$/i.test(name) || /[{};]/.test(value)) return '';
  return `${name}: ${value.replace(/\s*!important\s*$/, '')} !important;`;
}

/** @param changes property to value, null for unset */
export function declarations(changes: Record<string, string | null>): string {
  return Object.entries(changes)
    .map(([property, value]) => declaration(property, value ?? 'unset'))
    .join(' ');
}

function wrap(className: string, modifiers: readonly string[], body: string, means: ModifierMeanings): string {
  // Thrice the class, so that no ordinary selector of the app's with `!important` beats it.
  const own = `.${className}`.repeat(3);
  const widths = modifiers.map((modifier) => widthQuery(modifier, means));
  const states = modifiers.filter((modifier, at) => modifier !== 'dark' && widths[at] === null);
  const pseudo = states.filter((state) => (PSEUDO_MODIFIERS as readonly string[]).includes(state));
  const isDark = modifiers.includes('dark');
  const dark = isDark && means.darkMode.kind === 'selector' ? ancestorIs(means.darkMode.selector) : '';
  const forced = states.map((state) => `.${FORCED_STATE_PREFIX}${safeClassName(state)}`).join('');
  const live = pseudo.length === states.length ? `${own}${pseudo.map((state) => `:${state}`).join('')}${dark}` : '';
  const selector = [live, forced && `${own}${forced}${dark}`].filter(Boolean).join(', ');
  const scheme = isDark && means.darkMode.kind === 'media' ? '(prefers-color-scheme: dark)' : null;
  const queries = [...widths, scheme].filter((query) => query !== null);
  // One within the other: `not` is about the whole of its query.
  return queries.reduceRight((rule, query) => `@media ${query} { ${rule} }`, `${selector} { ${body} }`);
}

/** Of a breakpoint from its smallest width on, or of all widths below it; null for other modifiers. */
function widthQuery(modifier: string, { breakpoints }: ModifierMeanings): string | null {
  const { side, name } = Object.hasOwn(breakpoints, modifier)
    ? { side: '', name: modifier }
    : { side: 'not all and ', name: modifier.replace(/^max-/, '') };
  const width = Object.hasOwn(breakpoints, name) ? breakpoints[name] : undefined;
  return width && /^[\w.%()+\-*/ ]+$/.test(width) ? `${side}(min-width: ${width})` : null;
}

/** Matches what the selector matches, and all that is inside. A selector that could leave its brackets is left out. */
function ancestorIs(selector: string): string {
  return /[{};]/.test(selector) ? '' : `:is(${selector}, ${selector} *)`;
}

export class StyleRules {
  private readonly sheets: PageSheets;
  private readonly rules = new Map<string, string>();
  private count = 0;
  private canStill = false;
  /** set by the editor, for the rules that come after */
  means: ModifierMeanings = USUAL_MEANINGS;

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
    this.rules.set(className, wrap(className, modifiers, body, this.means));
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

  /** Runs `read` while the elements' transitions stand still, so that it reads final values. */
  still<T>(elements: readonly Element[], read: () => T): T {
    if (!this.canStill) this.sheets.set('still', STILL_RULE);
    this.canStill = true;
    const undos = elements.map((element) => addClasses(element, [STILL_CLASS]));
    try {
      return read();
    } finally {
      undoAll(undos)();
    }
  }

  private write(): void {
    this.sheets.set('instant', [...this.rules.values()].join('\n'));
  }
}
