/**
 * Where the value of a property comes from, in the editing context.
 *
 * A rule *counts* in a context when it applies to the element now, or would if the forced state were real. An *own* value is
 * one that was set for just this context; others are inherited from the base or a wider context and shown dimmed.
 */
import { AT_CONTAINER, containerWords, isContainer } from '../../protocol/containers.ts';
import { BOXES, PAIRS, shorthandsOf } from '../../protocol/shorthands.ts';
import type { Breakpoint, ProcessedCssRule } from '../../protocol/style-rules.ts';
import { logicalOf, type TextFlow } from '../../protocol/text-flow.ts';
import { spanHolds, spanWords } from '../../protocol/width-spans.ts';
import { type EditingContext, modifiersOf } from './context.ts';
import { oneWordShorthands, reportedAs, shownLonghands } from './longhands.ts';
import type { Values } from './store.ts';

/** From near to far: this element's style attribute, a class of its own, another rule, an ancestor, nobody. */
export type OriginKind = 'inline' | 'class' | 'rule' | 'inherited' | 'none';

export interface Origin {
  kind: OriginKind;
  rule: ProcessedCssRule | null;
  /** the name under which the rule sets it: `padding-inline-start` for a left padding that follows the text; null where none does */
  property: string | null;
  /** as written in the source; null where only the browser's value is known */
  written: string | null;
  /** set for just this context */
  own: boolean;
}

export const NOWHERE: Origin = { kind: 'none', rule: null, property: null, written: null, own: false };

export interface ContextPage {
  context: EditingContext;
  /** width of the frame, CSS pixels */
  width: number;
  /** those of the project */
  breakpoints: readonly Breakpoint[];
  /** of the element */
  flow: TextFlow;
}

/** True for a rule that counts in the context. */
function counts(rule: ProcessedCssRule, { context, width, breakpoints }: ContextPage): boolean {
  if (rule.applied) return true;
  if (rule.modifiers.length === 0 || !rule.modifiers.every((state) => stateHolds(state, context))) return false;
  if (rule.breakpoint && !spanHolds(rule.breakpoint, width, breakpoints)) return false;
  return !rule.dark || context.theme === 'dark';
}

function stateHolds(state: string, { state: forced }: EditingContext): boolean {
  return state === forced || (forced === 'focus' && (state === 'focus-visible' || state === 'focus-within'));
}

/** The context that a rule was written for, as modifiers. */
export function rulesContext(rule: ProcessedCssRule): string[] {
  const { breakpoint, modifiers, dark } = rule;
  return [...(breakpoint?.split(':') ?? []), ...lastingVariantsOf(rule), ...modifiers, ...(dark ? ['dark'] : [])];
}

/**
 * Widths of containers that a rule is for: `@md` of the class `@md:p-4`, `@min-[30rem]/main`, or its conditions in the source. Of a
 * class also the attributes, `data-[state=checked]` and `aria-selected`, but for those that follow the pointer or the focus.
 */
export function lastingVariantsOf({ classParsed, source }: Pick<ProcessedCssRule, 'classParsed' | 'source'>): string[] {
  if (source) return source.conditions.filter((one) => one.startsWith(AT_CONTAINER));
  return classParsed?.match(/(?<=^|:)(@|aria-|data-(?!\[?(hover|focus|press)))(\[.*?]|[^:[])+(?=:)/g) ?? [];
}

/** The same in words: `below md · hover`; empty for the base. */
export function rulesContextWords(rule: ProcessedCssRule): string {
  return rulesContext(rule)
    .map((one) => (isContainer(one) ? containerWords(one) : spanWords(one)))
    .join(' · ');
}

function isOwn(rule: ProcessedCssRule, context: EditingContext): boolean {
  return !rule.inherited && !isBroad(rule) && rulesContext(rule).sort().join() === modifiersOf(context).sort().join();
}

interface Winner {
  rule: ProcessedCssRule;
  /** the name by which the rule sets the longhand */
  property: string;
}

/** The rule that a longhand's value comes from: strongest first, important ones before all others. */
function winnerOf(rules: readonly ProcessedCssRule[], longhand: string, page: ContextPage): Winner | null {
  const reported = reportedAs(longhand);
  const names = [longhand, logicalOf(longhand, page.flow), ...reported];
  const setting = rules.flatMap((rule): Winner[] => {
    const property = counts(rule, page) ? lastOf(rule, names) : undefined;
    if (property === undefined) return [];
    return [{ rule, property: reported.includes(property) ? longhand : property }];
  });
  const direct = setting.filter(({ rule }) => !rule.inherited);
  const list = direct.length > 0 ? direct : setting;
  return list.find(({ rule, property }) => isImportant(rule, property)) ?? list[0] ?? null;
}

/** Which of several names for the same a rule sets: the last of them, as the browser has it. */
function lastOf(rule: ProcessedCssRule, names: readonly (string | null)[]): string | undefined {
  const found = Object.keys(rule.styles).filter((one) => names.includes(one));
  return found.findLast((one) => isImportant(rule, one)) ?? found.at(-1);
}

export function isImportant({ styles }: ProcessedCssRule, property: string): boolean {
  return [property, ...reportedAs(property)].some((one) => styles[one]?.endsWith('!important'));
}

/** A rule for all elements of a kind, or for all there are: `*`, `button`, `::before`. */
export function isBroad({ specificity, origin }: ProcessedCssRule): boolean {
  return origin === 'rule' && specificity !== null && specificity[0] === 0 && specificity[1] === 0;
}

/** A reset of a framework is nobody's choice for this element. */
function isReset(rule: ProcessedCssRule): boolean {
  return isBroad(rule) && rule.source === null;
}

function kindOf(rule: ProcessedCssRule): OriginKind {
  if (rule.inherited) return 'inherited';
  if (rule.origin === 'inline') return 'inline';
  return rule.classParsed !== null ? 'class' : 'rule';
}

/** @param rules of the element, strongest first, inherited ones last */
export function originOf(rules: readonly ProcessedCssRule[], property: string, page: ContextPage): Origin {
  let best: Origin = NOWHERE;
  const written = new Set<string | null>();
  for (const longhand of shownLonghands(property)) {
    const winner = winnerOf(rules, longhand, page);
    if (!winner || isReset(winner.rule)) {
      written.add(null);
      continue;
    }
    const { rule } = winner;
    const found: Origin = {
      kind: kindOf(rule),
      rule,
      property: winner.property,
      written: writtenIn(rule, property === longhand ? winner.property : property, winner.property),
      own: isOwn(rule, page.context),
    };
    written.add(found.written);
    if (best.kind === 'none' || (found.own && !best.own)) best = found;
  }
  // the value of one side is not that of all
  const isOfSides = property in BOXES || property in PAIRS;
  return isOfSides && written.size > 1 ? { ...best, written: null } : best;
}

/** The declaration as written, when it says this very property; a shorthand only where all its parts are the same. */
function writtenIn({ declarations }: ProcessedCssRule, property: string, longhand: string): string | null {
  const names = [property, longhand, ...shorthandsOf(longhand)];
  const setting = declarations.filter((one) => names.includes(one.property));
  const last = setting.findLast(({ important }) => important) ?? setting.at(-1);
  if (!last) return null;
  if (longhand === 'background-image' && last.property === 'background') return plain(imagesIn(last.value));
  const isExact = last.property === property || last.property === longhand;
  const isOneWord = oneWordShorthands(longhand).includes(last.property) && !/[\s,/]/.test(last.value);
  return isExact || isOneWord ? plain(last.value) : null;
}

const IMAGE = /(?:[\w-]+-gradient|image-set|url)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The images of a `background`, one of each layer; empty where a layer has none. */
function imagesIn(value: string): string {
  const images = value.match(IMAGE) ?? [];
  const layers = value
    .replace(IMAGE, '')
    .replace(/\([^()]*\)/g, '')
    .split(',');
  return images.length === layers.length ? images.join(', ') : '';
}

/** All values that a rule gives a property or one of its parts, as written. */
export function writtenFor({ declarations }: ProcessedCssRule, property: string): string[] {
  const names = new Set(
    shownLonghands(property)
      .flatMap((one) => [one, ...oneWordShorthands(one)])
      .concat(property),
  );
  return declarations.filter((one) => names.has(one.property)).map(({ value }) => value);
}

/** The browser's computed value is clearer than a value that a framework computes with variables of its own. */
function plain(value: string): string | null {
  return value === '' || value.includes('var(--tw-') || /(?:^|calc\(\s*)var\(--spacing\)/.test(value) ? null : value;
}

export const MIXED = Symbol('mixed');

/** The computed value of a property; `MIXED` where its longhands, or the elements, differ. */
export function computedOf(all: readonly Values[], property: string): string | typeof MIXED {
  const seen = new Set(all.flatMap((values) => shownLonghands(property).map((longhand) => values[longhand] ?? '')));
  if (seen.size > 1) return MIXED;
  return [...seen][0] ?? '';
}
