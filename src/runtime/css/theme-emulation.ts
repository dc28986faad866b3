/**
 * Shows the app in its light or dark theme while it is edited: through the class or attribute that the project uses, or, if it
 * follows the system, by rewriting its colour-scheme queries. Only the page's memory changes, and detaching restores it.
 */
import type { DarkMode } from '../../protocol/style-rules.ts';
import type { Teardown } from '../guard.ts';
import { setAttribute } from '../instant-updates/dom-edits.ts';
import { log } from '../log.ts';
import { mediaQueries } from './media-text.ts';
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
/** Queries that always and never match, valid wherever the original is. */
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** The query with its colour-scheme conditions replaced; null when it has none. */
export function answered(query: string, theme: ShownTheme): string | null {
  if (query.search(SCHEME_QUERY) < 0) return null;
  return query.replace(SCHEME_QUERY, (_whole, scheme: string) => (scheme.toLowerCase() === theme ? ALWAYS : NEVER));
}

export class ThemeEmulation {
  private readonly deps: SheetsDeps;
  private theme: ShownTheme | null = null;
  private mode: DarkMode = { kind: 'media' };
  /** restores the class or attribute */
  private putBack: (() => void) | null = null;
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
    this.putBack?.();
    this.putBack = null;
    for (const media of this.media) mediaQueries.restore(media);
    this.media.clear();
    this.deps.sheets.set('theme', '');
  }

  private show(selector: string, theme: ShownTheme): void {
    const found = switchOf(selector);
    if (!found) {
      log.error('the theme cannot be shown, its selector is more than a class or attribute:', selector);
      return;
    }
    const { document } = this.deps;
    const element = found.place === 'body' ? document.body : document.documentElement;
    const { attribute } = found;
    const before = element.getAttribute(attribute);
    const next = valueFor(found, before, theme);
    if (next === before) return;
    // Undo leaves alone a value that the app has set since.
    const undo = setAttribute(element, attribute, next);
    this.putBack ??= undo;
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

function valueFor({ attribute, value }: Switch, before: string | null, theme: ShownTheme): string | null {
  if (attribute === 'class') {
    const names = (before ?? '').split(/\s+/).filter((name) => name && name !== value);
    if (theme === 'dark') names.push(value);
    return names.length > 0 ? names.join(' ') : null;
  }
  if (theme === 'dark') return value;
  if (before !== value) return before;
  return /dark/.test(value) ? value.replace('dark', 'light') : null;
}
