/**
 * Instant style rules: each has a class of its own, which is put on the edited elements. Modifiers become pseudo-classes and
 * forced-state classes; `md` and `max-md` become media queries, `dark` the project's dark mode.
 */
import { type PseudoElement, pseudoElementOf } from '../../protocol/pseudo-elements.ts';
import { RELATIVE_COMBINATORS, type RelativeState, relativeOf, relativeSelector } from '../../protocol/relatives.ts';
import { siblingPlaceOf } from '../../protocol/sibling-places.ts';
import type { DarkMode } from '../../protocol/style-rules.ts';
import { log } from '../log.ts';
import { FORCED_STATE_PREFIX, INSTANT_STYLE_PREFIX } from '../page/own-nodes.ts';
import { type PageSheets, STILL_SECTION } from '../page/page-sheets.ts';
import { addClasses, undoAll } from './dom-edits.ts';

/** Modifiers that the browser knows as pseudo-classes. */
export const PSEUDO_MODIFIERS = ['hover', 'required', 'focus', 'active', 'invalid', 'disabled'] as const;
/** Style ids count milliseconds from here. */
const EPOCH = Date.UTC(2024, 0, 1);
/** Turns transitions off while values are compared: a value in transition is neither the old nor the new one. */
const STILL_CLASS = `${INSTANT_STYLE_PREFIX}still`;
const STILL = 'transition: none !important;';
const STILL_RULE = `.${STILL_CLASS}.${STILL_CLASS}.${STILL_CLASS} { ${STILL} }`;

/** Meanings of modifiers in the project: minimum widths of breakpoints, and the dark mode. */
export interface ModifierMeanings {
  breakpoints: Readonly<Record<string, string>>;
  darkMode: DarkMode;
}

/** Tailwind's defaults, until the editor sends the project's. */
const USUAL_MEANINGS: ModifierMeanings = {
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
  darkMode: { kind: 'selector', selector: '.dark' },
};

/** The part of the element that modifiers are about; null for the element itself. */
export function partOf(modifiers: readonly string[]): PseudoElement | null {
  return modifiers.map(pseudoElementOf).find((one) => one !== null) ?? null;
}

/** Only letters, digits, hyphen and underscore, not starting with a digit. */
export function safeClassName(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]/g, '-').replace(/^(?=\d)/, '-');
}

/** The property in kebab case; custom properties keep their case. */
export function kebab(property: string): string {
  return property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** One declaration; empty, and logged, if braces or semicolons could leave the rule. */
function declaration(property: string, value: string): string {
  const name = kebab(property);
  if (!/^-{0,2}[a-z][\w-]*$/i.test(name) || /[{};]/.test(value)) {
    log.debug('a declaration that is not shown:', name, value);
    return '';
  }
  return `${name}: ${value.replace(/\s*!important\s*$/, '')} !important;`;
}

/** @param changes values by property, null to unset */
export function declarations(changes: Record<string, string | null>): string {
  return Object.entries(changes)
    .map(([property, value]) => declaration(property, value ?? 'unset'))
    .join(' ');
}

function wrap(className: string, modifiers: readonly string[], body: string, means: ModifierMeanings): string {
  // Three times the class, to beat the app's `!important` selectors.
  const own = `.${className}`.repeat(3);
  const widths = modifiers.map((modifier) => widthQuery(modifier, means));
  const part = partOf(modifiers);
  const relatives = modifiers.map(relativeOf).filter((one) => one !== null);
  const states = modifiers.filter(
    (modifier, at) =>
      modifier !== 'dark' &&
      modifier !== part &&
      widths[at] === null &&
      relativeOf(modifier) === null &&
      // a container's width, or an attribute, which holds now: the edit takes the place of a class that shows
      !/^(?:@|aria-|data-)/.test(modifier),
  );
  const end = part ? `::${part}` : '';
  const pseudo = states.flatMap(
    (state) => siblingPlaceOf(state) ?? ((PSEUDO_MODIFIERS as readonly string[]).includes(state) ? state : []),
  );
  const isDark = modifiers.includes('dark');
  const dark = isDark && means.darkMode.kind === 'selector' ? ancestorIs(means.darkMode.selector) : '';
  const forcing = (state: string) => `.${FORCED_STATE_PREFIX}${safeClassName(state)}`;
  const forced = states.map(forcing).join('') + relatives.map((one) => behind(one, forcing(one.state))).join('');
  const around = relatives.map((one) => behind(one, `:${one.state}`)).join('');
  const live =
    pseudo.length === states.length ? `${own}${pseudo.map((state) => `:${state}`).join('')}${around}${dark}${end}` : '';
  const selector = [live, forced && `${own}${forced}${dark}${end}`].filter(Boolean).join(', ');
  const scheme = isDark && means.darkMode.kind === 'media' ? '(prefers-color-scheme: dark)' : null;
  const queries = [...widths, scheme].filter((query) => query !== null);
  // Nested, because `not` negates a whole query.
  return queries.reduceRight((rule, query) => `@media ${query} { ${rule} }`, `${selector} { ${body} }`);
}

/** Matches elements inside of the relative, or after it, while that is in a state. */
const behind = (one: RelativeState, state: string): string =>
  `:is(${relativeSelector(one)}${state}${RELATIVE_COMBINATORS[one.kind]} *)`;

/** The media query of a breakpoint (`md`: from its width up, `max-md`: below it); null for other modifiers. */
function widthQuery(modifier: string, { breakpoints }: ModifierMeanings): string | null {
  const { side, name } = Object.hasOwn(breakpoints, modifier)
    ? { side: '', name: modifier }
    : { side: 'not all and ', name: modifier.replace(/^max-/, '') };
  const width = Object.hasOwn(breakpoints, name) ? breakpoints[name] : undefined;
  return width && /^[\w.%()+\-*/ ]+$/.test(width) ? `${side}(min-width: ${width})` : null;
}

/** Matches the selector's elements and everything inside. Selectors that could leave the brackets are dropped. */
function ancestorIs(selector: string): string {
  return /[{};]/.test(selector) ? '' : `:is(${selector}, ${selector} *)`;
}

export class StyleRules {
  private readonly sheets: PageSheets;
  private readonly rules = new Map<string, string>();
  /** rules that keep transitions off, by the class of the rule that they go with */
  private readonly stills = new Map<string, string>();
  private count = 0;
  private canStill = false;
  /** set by the editor, used by later rules */
  means: ModifierMeanings = USUAL_MEANINGS;

  constructor(sheets: PageSheets) {
    this.sheets = sheets;
  }

  /**
   * @param label readable part of the class name
   * @param isStill transitions are off while the rule applies
   * @returns the class that carries the rule
   */
  add(label: string, modifiers: readonly string[], body: string, isStill = false): string {
    this.count += 1;
    const className = `${INSTANT_STYLE_PREFIX}${safeClassName(label)}-${Date.now() - EPOCH}-${this.count}`;
    this.rules.set(className, wrap(className, modifiers, body, this.means));
    this.write();
    if (isStill) {
      this.stills.set(className, wrap(className, modifiers, STILL, this.means));
      this.writeStills();
    }
    return className;
  }

  /** Adds a rule with its own selector. */
  addRaw(key: string, rule: string): void {
    this.rules.set(key, rule);
    this.write();
  }

  remove(key: string): void {
    if (this.rules.delete(key)) this.write();
    if (this.stills.delete(key)) this.writeStills();
  }

  /** Calls `read` while transitions of the elements are off, so that it reads final values. */
  still<T>(elements: readonly Element[], read: () => T): T {
    if (!this.canStill) this.writeStills();
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

  private writeStills(): void {
    this.sheets.set(STILL_SECTION, [STILL_RULE, ...this.stills.values()].join('\n'));
  }
}
