/**
 * The style rules that matter for the selected element (spec §3 "Processed CSS rule"): its inline style, the page's rules that
 * match it now, in a state or through an ancestor, and rules of the source that could apply to it.
 */
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import { isMarkerClass } from '../page/own-nodes.ts';
import type { Session } from '../session.ts';
import { isInheritable } from './properties.ts';
import { isPseudoElement, matches, splitStates } from './selectors.ts';
import { type FoundRule, styleRules } from './walk-rules.ts';

export interface ProcessedCssRule {
  filename: string;
  selector: string;
  styles: Record<string, string>;
  /** it matches the element as it is now */
  applied: boolean;
  /** it hangs on a class that the element's own source sets, so it can be taken off */
  removable: boolean;
  /** the source of it is known */
  allowChanges: boolean;
  inherited: boolean;
  /** a class of it could be put on the element */
  eligibleToApply: boolean;
  modifiers: string[];
  /** the class that the rule is about, when it is about one */
  classParsed: string | null;
  cssText: string;
}

/** What a parent may tell of a rule in the source. */
interface SourceRule {
  selector?: unknown;
  filename?: unknown;
  styles?: unknown;
}

const ONE_CLASS = /^\.((?:\\.|[\w-]|[\u0080-\uffff])+)$/;
const MAX_RULES = 2_000;

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_whole, hex: string | undefined, char: string | undefined) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  );
}

function stylesOf(style: CSSStyleDeclaration): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const property of style) {
    const important = style.getPropertyPriority(property) ? ' !important' : '';
    styles[property] = style.getPropertyValue(property) + important;
  }
  return styles;
}

function onlyInheritable(styles: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(styles).filter(([property]) => isInheritable(property)));
}

class RuleProcessor {
  private readonly session: Session;
  private readonly element: Element;
  private readonly direct: ReadonlySet<string>;
  private readonly sources = new Map<string, SourceRule>();
  private readonly rules: ProcessedCssRule[] = [];

  constructor(session: Session, element: Element, cssElementLookup: Record<string, unknown>) {
    this.session = session;
    this.element = element;
    const entry = session.project.element(session.page.codebaseIdOf(element) ?? '');
    this.direct = new Set(entry?.removableClasses ?? [...element.classList].filter((name) => !isCodebaseId(name)));
    for (const source of Object.values(cssElementLookup) as SourceRule[]) {
      if (typeof source?.selector === 'string') this.sources.set(source.selector.trim(), source);
    }
  }

  process(): ProcessedCssRule[] {
    this.addInline(this.element, false);
    for (const found of styleRules(this.session.document, this.session.sheets)) {
      if (this.rules.length >= MAX_RULES) break;
      this.addRule(found);
    }
    for (const source of this.sources.values()) this.addUnused(source);
    return this.rules;
  }

  private addInline(element: Element, inherited: boolean): void {
    const { style } = element as HTMLElement;
    if (!style || style.length === 0) return;
    const styles = inherited ? onlyInheritable(stylesOf(style)) : stylesOf(style);
    this.add({ selector: 'element.style', styles, applied: true, inherited, cssText: style.cssText });
  }

  private addRule({ rule, selector }: FoundRule): void {
    if (isPseudoElement(selector)) return;
    const { modifiers, bare } = splitStates(selector);
    const cssText = rule.cssText;
    if (matches(this.element, bare)) {
      const applied = modifiers.length === 0 || matches(this.element, selector);
      this.add({ selector, styles: stylesOf(rule.style), applied, modifiers, cssText });
      return;
    }
    const styles = onlyInheritable(stylesOf(rule.style));
    if (Object.keys(styles).length === 0 || !this.anAncestorMatches(selector)) return;
    this.add({ selector, styles, applied: true, inherited: true, cssText });
  }

  private anAncestorMatches(selector: string): boolean {
    for (let at = this.element.parentElement; at; at = at.parentElement) if (matches(at, selector)) return true;
    return false;
  }

  /** A class of the source that the element does not have yet. */
  private addUnused(source: SourceRule): void {
    const selector = String(source.selector).trim();
    if (this.rules.some((rule) => rule.selector === selector) || !ONE_CLASS.test(selector)) return;
    const styles = (typeof source.styles === 'object' && source.styles ? source.styles : {}) as Record<string, string>;
    this.add({ selector, styles, applied: false, cssText: '' });
  }

  private add(
    rule: Pick<ProcessedCssRule, 'selector' | 'styles' | 'applied' | 'cssText'> & Partial<ProcessedCssRule>,
  ): void {
    const own = ONE_CLASS.exec(splitStates(rule.selector).bare)?.[1];
    const classParsed = own === undefined ? null : unescaped(own);
    // The ids and markers that we put on elements are no styles of the app.
    if (classParsed && (isCodebaseId(classParsed) || isMarkerClass(classParsed))) return;
    const source = this.sources.get(rule.selector.trim());
    this.rules.push({
      filename: typeof source?.filename === 'string' ? source.filename : '',
      removable: classParsed !== null && !rule.inherited && this.direct.has(classParsed),
      allowChanges: source !== undefined || rule.selector === 'element.style',
      inherited: false,
      eligibleToApply: classParsed !== null && !this.element.classList.contains(classParsed),
      modifiers: [],
      classParsed,
      ...rule,
    });
  }
}

export function postProcessedRules(
  session: Session,
  lookup: Record<string, unknown>,
  selectedElementKey: string,
): void {
  const [element] = session.page.resolve(selectedElementKey);
  const processedCssRules = element ? new RuleProcessor(session, element, lookup).process() : [];
  session.post({ id: 'PROCESSED_CSS_RULES_FOR_ELEMENT', processedCssRules });
}
