/**
 * Shows the app in its light or dark theme while it is edited: through the class or attribute that the project uses, or, if it
 * follows the system, by rewriting its colour-scheme queries. Only the page's memory changes, and detaching restores it.
 */
import type { DarkMode } from '../../protocol/style-rules.ts';
import type { Teardown } from '../guard.ts';
import { setAttribute } from '../instant-updates/dom-edits.ts';
import { log } from '../log.ts';
import { ALWAYS, mediaQueries, NEVER } from './media-text.ts';
import { appSheets, rulesIn, type SheetsDeps } from './readable-rules.ts';

export type ShownTheme = 'light' | 'dark';

/** One class or attribute on root or body that turns the theme on. */
interface Switch {
  place: 'html' | 'body';
  attribute: string;
  /** the class, or the attribute's value */
  value: string;
}

const ONE_CLASS = /^(?:html|:root|body)?\.([\w-]+)$/;
const ONE_ATTRIBUTE = /^(?:html|:root|body)?\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*["']?([\w -]*)["']?\s*(?:[is]\s*)?)?\]$/;

/** The attribute of an element that shows the theme, and what the page itself has there. */
interface Shown extends Switch {
  element: Element;
  own: string | null;
  shown: string | null;
}

/** The switch for a dark selector; null for a selector with more than one class or attribute. */
export function switchOf(selector: string): Switch | null {
  const [first = ''] = selector.split(',');
  const text = first.trim().replace(/\s*[\s>]\s*\*$/, '');
  const place = text.startsWith('body') ? 'body' : 'html';
  const [, name] = ONE_CLASS.exec(text) ?? [];
  if (name) return { place, attribute: 'class', value: name };
  const [, attribute, value = ''] = ONE_ATTRIBUTE.exec(text) ?? [];
  return attribute ? { place, attribute, value } : null;
}

const SCHEME_QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/** The query with its colour-scheme conditions replaced; null when it has none. */
export function answered(query: string, theme: ShownTheme): string | null {
  if (query.search(SCHEME_QUERY) < 0) return null;
  return query.replace(SCHEME_QUERY, (_whole, scheme: string) => (scheme.toLowerCase() === theme ? ALWAYS : NEVER));
}

export class ThemeEmulation {
  private readonly deps: SheetsDeps;
  private theme: ShownTheme | null = null;
  private mode: DarkMode = { kind: 'media' };
  private shown: Shown | null = null;
  private readonly media = new Set<MediaList>();

  constructor(deps: SheetsDeps & { teardown: Teardown }) {
    this.deps = deps;
    deps.teardown.add(() => this.set(null, this.mode));
  }

  /** @param theme null: no emulation */
  set(theme: ShownTheme | null, mode: DarkMode): void {
    this.clear();
    this.theme = theme;
    this.mode = mode;
    this.refresh();
  }

  /** Call after style sheets were added or the app has rewritten the classes of its root. */
  refresh(): void {
    if (!this.theme) return;
    if (this.mode.kind === 'selector') this.show(this.mode.selector, this.theme);
    else this.answerQueries(this.theme);
  }

  private clear(): void {
    if (this.shown) write(this.shown, ownValue(this.shown));
    this.shown = null;
    for (const media of this.media) mediaQueries.restore(media);
    this.media.clear();
    this.deps.sheets.set('theme', '');
  }

  private show(selector: string, theme: ShownTheme): void {
    const found = switchOf(selector);
    if (!found) {
      log.error('theme not shown, its selector is no class or attribute:', selector);
      return;
    }
    const { document } = this.deps;
    const element = found.place === 'body' ? document.body : document.documentElement;
    const own = this.shown ? ownValue(this.shown) : element.getAttribute(found.attribute);
    const shown = valueFor(found, own, theme, (name) => this.hasRulesFor(name));
    this.shown = { ...found, element, own, shown };
    write(this.shown, shown);
  }

  /** True where a rule asks for the class as that of the page: `.light p`, `html.light`, `:is(.light *)`. */
  private hasRulesFor(name: string): boolean {
    const asTheme = new RegExp(`(?:^|[\\s,(])(?:html|:root|body)?\\.${name}(?![\\w-])`);
    const isIn = (owner: CSSStyleSheet | CSSGroupingRule): boolean =>
      [...rulesIn(owner)].some((rule) => {
        const { selectorText = '', styleSheet } = rule as Partial<CSSStyleRule & CSSImportRule>;
        if (asTheme.test(selectorText) || (styleSheet && isIn(styleSheet))) return true;
        return 'cssRules' in rule && isIn(rule as CSSGroupingRule);
      });
    return appSheets(this.deps).some(isIn);
  }

  private answerQueries(theme: ShownTheme): void {
    // `light-dark()` and the browser's own controls follow this.
    this.deps.sheets.set('theme', `:root:root { color-scheme: ${theme} !important; }`);
    for (const sheet of appSheets(this.deps)) this.answerIn(sheet, theme);
  }

  private answerIn(owner: CSSStyleSheet | CSSGroupingRule, theme: ShownTheme): void {
    const { media } = owner as Partial<CSSMediaRule>;
    const answer = media && answered(mediaQueries.textOf(media), theme);
    if (media && answer !== null && answer !== undefined) {
      mediaQueries.emulate(media, answer);
      this.media.add(media);
    }
    for (const rule of rulesIn(owner)) {
      if ('cssRules' in rule) this.answerIn(rule as CSSGroupingRule, theme);
      const { styleSheet } = rule as Partial<CSSImportRule>;
      if (styleSheet) this.answerIn(styleSheet, theme);
    }
  }
}

/** `light` for `dark`; null for a name that says neither. */
function counterpartOf(value: string): string | null {
  return value.includes('dark') ? value.replace('dark', 'light') : null;
}

function namesIn(text: string | null): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean);
}

function valueFor(
  { attribute, value }: Switch,
  own: string | null,
  theme: ShownTheme,
  hasRulesFor: (name: string) => boolean,
): string | null {
  const isDark = attribute === 'class' ? namesIn(own).includes(value) : own === value;
  if (theme === 'light' && !isDark) return own;
  const light = counterpartOf(value);
  if (attribute !== 'class') return theme === 'dark' ? value : light;
  const names = namesIn(own).filter((name) => name !== value && name !== light);
  if (theme === 'dark') names.push(value);
  // The app's toggle swaps the two if it styles both. A class that it does not know is none of its themes.
  else if (light && (namesIn(own).includes(light) || hasRulesFor(light))) names.push(light);
  return names.length > 0 ? names.join(' ') : null;
}

/** An unchanged value is not written: it would wake the app's observers. */
function write({ element, attribute }: Shown, value: string | null): void {
  if (value !== element.getAttribute(attribute)) setAttribute(element, attribute, value);
}

/** What the page would have without us, also where the app has changed it since. */
function ownValue({ element, attribute, value, own, shown }: Shown): string | null {
  const now = element.getAttribute(attribute);
  if (now === shown) return own;
  if (attribute !== 'class' || own === shown) return now;
  const isTheme = (name: string) => name === value || name === counterpartOf(value);
  const themeIn = (text: string | null) => namesIn(text).filter(isTheme);
  // The app has set its theme: that is the page's own now.
  if (themeIn(now).join() !== themeIn(shown).join()) return now;
  const names = [...namesIn(now).filter((name) => !isTheme(name)), ...themeIn(own)];
  return names.length > 0 ? names.join(' ') : null;
}
