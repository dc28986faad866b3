/**
 * The style rules of the selected element: its style attribute, the rules of the page that match it (now, in a state, under a
 * condition, or by inheritance), and rules of the source that could be applied to it.
 */
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import { unescapeIdentifier } from '../../protocol/css-identifier.ts';
import type { LayerOrder } from '../../protocol/layers.ts';
import type { PseudoElement } from '../../protocol/pseudo-elements.ts';
import { heaviestOf } from '../../protocol/specificity.ts';
import type { CssDeclaration, ProcessedCssRule } from '../../protocol/style-rules.ts';
import { FORCED_STATE_PREFIX, isMarkerClass } from '../page/own-nodes.ts';
import type { Page } from '../page/page.ts';
import type { Dom, Post, SelectionState } from '../parts.ts';
import type { ProjectState } from '../project-state.ts';
import { compareRules, type Weighted, winsOf } from './cascade.ts';
import { containersFor } from './containers.ts';
import type { StyleWatch } from './evals.ts';
import { type ForcedClasses, forcedClasses, withForcedStates } from './forced-states.ts';
import { holdingFor } from './local-conditions.ts';
import { isInheritable } from './properties.ts';
import type { SheetsDeps } from './readable-rules.ts';
import { relativesFor } from './relatives.ts';
import { atRest, isPseudoElement, matches, splitStates, withoutMarker, withoutPart } from './selectors.ts';
import { isModule, isOfScript, type SourceRule, SourceRules, shownFile } from './source-rules.ts';
import { type FoundRule, pageRules } from './walk-rules.ts';

const ONE_CLASS = /^\.((?:\\.|[\w-]|[\u0080-\uffff])+)$/;
const MAX_RULES = 2_000;

/** A rule on its way into the list; `found` is null for style attributes. */
interface MatchedRule extends Weighted {
  found: FoundRule | null;
  selectors: string[];
  modifiers: string[];
}

interface RulesDeps extends Dom, SheetsDeps {
  page: Page;
  project: ProjectState;
  styles: Pick<StyleWatch, 'part'>;
}

class RuleProcessor {
  private readonly direct: ReadonlySet<string>;
  private readonly sources: SourceRules;
  private readonly used = new Set<SourceRule>();
  /** of the page: a rule asks for the class on the element, or on one around or before it */
  private readonly forced: ForcedClasses;

  constructor(
    private readonly deps: RulesDeps,
    private readonly element: Element,
    lookup: Record<string, unknown>,
  ) {
    const entry = deps.project.element(deps.page.codebaseIdOf(element) ?? '');
    this.direct = new Set(entry?.removableClasses ?? [...element.classList].filter((name) => !isCodebaseId(name)));
    this.sources = new SourceRules(lookup, deps.window);
    const marked = [...deps.document.querySelectorAll(`[class*="${FORCED_STATE_PREFIX}"]`)];
    const names = new Set(marked.flatMap(({ classList }) => [...classList]));
    this.forced = forcedClasses(
      [...names].flatMap((name) =>
        name.startsWith(FORCED_STATE_PREFIX) ? [name.slice(FORCED_STATE_PREFIX.length)] : [],
      ),
    );
  }

  process(): ProcessedCssRule[] {
    const { rules, layers } = pageRules(this.deps);
    const prepared = rules.map((found) => prepare(found, null, this.forced));
    const { part } = this.deps.styles;
    const own = part ? rules.map((found) => prepare(found, part, this.forced)) : prepared;
    const entries = this.entriesFor(this.element, 0, own, part);
    const inheritable = prepared.filter(({ found }) => found.holds && [...found.style].some(isInheritable));
    // a part inherits from its element
    for (
      let at = part ? this.element : this.element.parentElement, distance = 1;
      at;
      at = at.parentElement, distance++
    ) {
      if (entries.length >= MAX_RULES) break;
      const inherited = this.entriesFor(at, distance, inheritable);
      entries.push(...inherited.filter(({ applied, style }) => applied && [...style].some(isInheritable)));
    }
    const sorted = entries.sort((a, b) => compareRules(b, a, layers));
    return [...this.processed(sorted.slice(0, MAX_RULES), layers), ...this.unused()].filter(isOfTheApp);
  }

  /** The style attribute and the rules of one element, each with whether it applies now. */
  private entriesFor(
    element: Element,
    distance: number,
    rules: readonly Prepared[],
    part: PseudoElement | null = null,
  ): MatchedRule[] {
    const entries: MatchedRule[] = [];
    for (const found of rules) {
      const entry = entryFor(element, found, distance);
      if (entry) entries.push(entry);
    }
    const local = entries.flatMap(({ found }) => (found && found.local.length > 0 ? [found] : []));
    const holding = holdingFor(element, local, { ...this.deps, part });
    for (const entry of entries) {
      if (entry.found && entry.found.local.length > 0) entry.applied &&= holding.has(entry.found);
    }
    const { style } = element as HTMLElement;
    if (style?.length > 0 && !part) {
      const order = Number.MAX_SAFE_INTEGER;
      entries.push({
        found: null,
        selectors: [],
        modifiers: [],
        style,
        specificity: null,
        layer: '',
        order,
        distance,
        applied: true,
      });
    }
    return entries;
  }

  private processed(entries: readonly MatchedRule[], layers: LayerOrder): ProcessedCssRule[] {
    const computed = this.deps.window.getComputedStyle(this.element);
    const { direction, writingMode } = computed;
    const wins = winsOf(entries, layers, { direction, writingMode });
    // Equal rules of the source are told apart by their order, so resolve them in order.
    const inOrder = entries.filter(({ found }) => found).sort((a, b) => a.order - b.order);
    const sources = new Map(inOrder.map((entry) => [entry, this.sources.find(entry.found as FoundRule)]));
    return entries.map((entry) => this.describe(entry, sources.get(entry) ?? null, wins.get(entry) ?? [], computed));
  }

  private describe(
    entry: MatchedRule,
    source: SourceRule | null,
    wins: string[],
    computed: CSSStyleDeclaration,
  ): ProcessedCssRule {
    const { found, style, distance } = entry;
    const inherited = distance > 0;
    const selector = found ? (source?.selector ?? entry.selectors.join(', ')) : 'element.style';
    if (source) this.used.add(source);
    const styles = stylesOf(style, inherited, computed);
    const shown = ONE_CLASS.exec(this.bareOf(entry.selectors.join(', ')))?.[1];
    const written = ONE_CLASS.exec(this.bareOf(selector))?.[1] ?? shown;
    const pageClass = shown === undefined ? null : unescapeIdentifier(shown);
    return {
      filename: source?.filename ?? (found ? shownFile(found.sheet) : ''),
      selector,
      styles,
      applied: entry.applied,
      removable: pageClass !== null && !inherited && this.direct.has(pageClass),
      allowChanges: found ? source !== null && !source.locked : true,
      inherited,
      eligibleToApply: pageClass !== null && !this.element.classList.contains(pageClass),
      modifiers: entry.modifiers,
      classParsed: pageClass === null || written === undefined ? null : unescapeIdentifier(written),
      cssText: found ? found.cssText : style.cssText,
      origin: found ? 'rule' : 'inline',
      declarations: declarationsOf(style, inherited),
      wins,
      specificity: entry.specificity,
      media: found?.media ?? [],
      layer: entry.layer || null,
      order: entry.order,
      distance,
      unplaced: !source && !!found && isModule(found.sheet),
      ...writtenAt(source),
    };
  }

  /** Without states, without the part that is edited, and without Tailwind's group or peer. */
  private bareOf(selector: string): string {
    const { part } = this.deps.styles;
    return withoutMarker(splitStates((part && withoutPart(selector, part)) || selector).bare);
  }

  /**
   * Classes of the source that the element does not have. Classes of CSS modules are private to their components and left out.
   */
  private unused(): ProcessedCssRule[] {
    const free = this.sources
      .all()
      .filter((one) => !this.used.has(one) && one.kind !== 'module' && ONE_CLASS.test(one.selector.trim()));
    return free.slice(0, MAX_RULES).map((source) => {
      const name = unescapeIdentifier(ONE_CLASS.exec(source.selector.trim())?.[1] as string);
      return {
        filename: source.filename ?? '',
        selector: source.selector.trim(),
        styles: source.styles ?? {},
        applied: false,
        removable: false,
        allowChanges: !source.locked,
        inherited: false,
        eligibleToApply: !this.element.classList.contains(name),
        modifiers: [],
        classParsed: name,
        cssText: '',
        origin: 'rule' as const,
        declarations: [],
        wins: [],
        specificity: [0, 1, 0] as [number, number, number],
        media: [],
        layer: null,
        order: -1,
        distance: 0,
        ...writtenAt(source),
      };
    });
  }
}

/** A rule's selectors, parsed once for all elements. */
interface Prepared {
  found: FoundRule;
  /** `text` as written, `rest` and `bare` without its pseudo-element */
  selectors: readonly { text: string; rest: string; bare: string; modifiers: string[] }[];
}

/** @param part whose rules are wanted; null: those of elements */
function prepare(found: FoundRule, part: PseudoElement | null, forced: ForcedClasses): Prepared {
  const selectors = found.selectors.flatMap((text) => {
    const own = part ? withoutPart(text, part) : isPseudoElement(text) ? null : text;
    if (own === null) return [];
    const { modifiers, bare } = splitStates(own, isOfScript(found.sheet));
    const rest = atRest(withForcedStates(own, forced));
    return [{ text, rest, bare, modifiers: part ? [...modifiers, part] : modifiers }];
  });
  return { found, selectors };
}

/**
 * Matches a rule with an element; null when it does not match even with other states. States of ancestors count only while they
 * apply. Actual hover and focus are ignored, forced states are not: the result of an edit must not depend on the pointer.
 */
function entryFor(element: Element, { found, selectors }: Prepared, distance: number): MatchedRule | null {
  let shown = selectors.filter(({ rest }) => matches(element, rest));
  const holdsNow = shown.length > 0;
  if (!holdsNow && distance === 0) {
    shown = selectors.filter(({ modifiers, bare }) => modifiers.length > 0 && matches(element, bare));
  }
  if (shown.length === 0) return null;
  const specificity = heaviestOf(shown.map(({ text }) => text));
  const modifiers = [...new Set(shown.flatMap((one) => one.modifiers))];
  const { style, layer, order } = found;
  const applied = holdsNow && found.holds;
  return { found, selectors: found.selectors, modifiers, style, specificity, layer, order, distance, applied };
}

/** Fields that only the source has. */
function writtenAt(source: SourceRule | null) {
  const { declarations, line = null, breakpoint = null, dark = false, locked = null } = source ?? {};
  return { source: referenceOf(source), ...(declarations && { declarations }), line, breakpoint, dark, locked };
}

function referenceOf(source: SourceRule | null): ProcessedCssRule['source'] {
  if (!source || typeof source.filename !== 'string' || typeof source.line !== 'number') return null;
  const { filename, selector, line, conditions = [] } = source;
  return { filename, selector, line, conditions };
}

/** Without values that are only a variable that has none: a browser takes them as `unset`. */
export function stylesOf(
  style: CSSStyleDeclaration,
  inherited: boolean,
  computed: Pick<CSSStyleDeclaration, 'getPropertyValue'>,
): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const property of style) {
    if (inherited && !isInheritable(property)) continue;
    const value = style.getPropertyValue(property);
    const [, name] = /^var\((--[^\s,()]+)\)$/.exec(value) ?? [];
    if (name && !property.startsWith('--') && !computed.getPropertyValue(name)) continue;
    const important = style.getPropertyPriority(property) ? ' !important' : '';
    styles[property] = value + important;
  }
  return styles;
}

function declarationsOf(style: CSSStyleDeclaration, inherited: boolean): CssDeclaration[] {
  return [...style].flatMap((property) => {
    if (inherited && !isInheritable(property)) return [];
    const important = style.getPropertyPriority(property) !== '';
    return [{ property, value: style.getPropertyValue(property), important, line: null }];
  });
}

/** Codebase ids and our marker classes are not the app's. */
function isOfTheApp({ classParsed }: ProcessedCssRule): boolean {
  return classParsed === null || !(isCodebaseId(classParsed) || isMarkerClass(classParsed));
}

export function postProcessedRules(
  deps: RulesDeps & { post: Post; selection: Pick<SelectionState, 'multiKeys'> },
  lookup: Record<string, unknown>,
  elementKey: string,
  question?: number,
): void {
  const [element] = deps.page.resolve(elementKey);
  const processedCssRules = element ? new RuleProcessor(deps, element, lookup).process() : [];
  const { multiKeys } = deps.selection;
  const others = multiKeys.includes(elementKey) ? multiKeys.flatMap((key) => deps.page.resolve(key)) : [];
  const around = element && {
    relatives: relativesFor(element, others, pageRules(deps).rules),
    // of several elements each has its own, and an edit is for all
    containers: others.length === 0 ? containersFor(element, deps.window) : [],
  };
  deps.post({
    id: 'PROCESSED_CSS_RULES_FOR_ELEMENT',
    elementKey,
    processedCssRules,
    ...around,
    ...(question !== undefined && { question }),
  });
}
