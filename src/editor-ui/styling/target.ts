/**
 * Decides where an edit of a property goes, by the origin of its value. A value from the style attribute is edited there, a value
 * from a rule of the project in that rule. A Tailwind project gets classes with the variants of the class that sets the value now,
 * so that the edit shows. An edit with modifiers never goes to the style attribute, which has no widths and states.
 */
import type { StylingFramework } from '../../protocol/changes.ts';
import { AT_CONTAINER } from '../../protocol/containers.ts';
import type { CssRuleRef } from '../../protocol/css-rule-ref.ts';
import { siblingPlaceOf } from '../../protocol/sibling-places.ts';
import type { ProcessedCssRule } from '../../protocol/style-rules.ts';
import { BELOW_VARIANT, belowName } from '../../protocol/width-spans.ts';
import { type EditingContext, modifiersOf } from './context.ts';
import { shownLonghands } from './longhands.ts';
import { isBroad, isImportant, lastingVariantsOf, type Origin, rulesContext } from './resolve.ts';

export interface Target {
  framework: StylingFramework;
  /** the rule that is edited, or beside which the one for the context stands, for CSS */
  rule: CssRuleRef | null;
  /** the combination of widths, state and theme that is written */
  modifiers: readonly string[];
  /** states of the winning rule that the element has for good: without them an edit elsewhere than in that rule would not show */
  lasting: readonly string[];
  /** the value is declared at this very place: an edit replaces it, unsetting removes it */
  inPlace: boolean;
  /** only an `!important` value shows: a rule that cannot be edited has one, such as a utility class of Bootstrap's */
  important: boolean;
  /** `className · md:hover`, `card.module.css:12`, `style attribute` */
  words: string;
}

/** Where a property's value comes from, and where an edit of it goes. */
export interface PropertyPlace {
  origin: Origin;
  target: Target;
  /** the property as the source gets it */
  name: string;
}

export interface Project {
  tailwind: boolean;
  /** it has style sheets of its own that could take a rule */
  stylesheets: boolean;
  /** the name of the one that takes a new rule for the element, null where it is not known before */
  newRulesIn: string | null;
  /** code makes rules for the element: styled-components, Emotion, vanilla-extract and the like */
  styledInCode: boolean;
  /** the element's own tag takes new values: its `style` object, or props of its component; null for a class or a style sheet */
  inTag: 'style' | 'props' | null;
  /** the user's choice, null for none */
  chosen: StylingFramework | null;
}

/** True for a rule that no style sheet of the project or a package holds: a library wrote it into the page. */
export function isMadeByCode({ inherited, origin, source, filename }: ProcessedCssRule): boolean {
  if (inherited || origin === 'inline' || source !== null) return false;
  return filename === '' || /\.css\.[jt]sx?\b/.test(filename);
}

export function targetOf(origin: Origin, context: EditingContext, project: Project): Target {
  const asked = modifiersOf(context);
  const rule = ruleOf(origin, asked, project);
  // of the style sheets' own containers Tailwind knows nothing
  const isOfSheets = asked.some((one) => one.startsWith(AT_CONTAINER));
  const framework = isOfSheets ? 'CSS' : (allowed(project.chosen, asked) ?? byOrigin(origin, rule, asked, project));
  const lasting = framework === 'CSS' && context.state === null && !origin.own ? lastingOf(origin) : [];
  const modifiers =
    framework === 'Tailwind' && project.chosen === null
      ? modifiersOfClass(origin, context, asked)
      : rule === null && lasting.length > 0
        ? [...asked, ...lasting]
        : asked;
  return {
    framework,
    rule: framework === 'CSS' ? rule : null,
    modifiers,
    lasting,
    important: rule === null && isOverruled(origin, framework),
    inPlace:
      (origin.own && (framework !== 'Tailwind' || !origin.rule?.source)) ||
      (framework === 'Tailwind' && modifiers !== asked) ||
      (framework === 'CSS' && rule !== null && asked.length === 0),
    words: wordsFor(framework, rule, modifiers, origin.own, project),
  };
}

/**
 * The property to write for one side. A logical declaration stays logical. A class for both sides of an axis (`px-4`) stays, and
 * the one side gets the physical class (`pl-2`), which wins in both text directions.
 */
export function nameFor(
  property: string,
  { kind, rule: from, property: set }: Origin,
  { framework, rule }: Target,
): string {
  if (from === null || set === null || shownLonghands(property).length > 1) return property;
  if (framework === 'Inline') return kind === 'inline' ? set : property;
  if (framework === 'CSS') return rule === from.source ? set : property;
  const other = set.replace(/-(start|end)\b(?!.*-radius)/, (_, end) => (end === 'start' ? '-end' : '-start'));
  const isOneSide = kind === 'class' && from.source === null && (other === set || !(other in from.styles));
  return isOneSide ? set : property;
}

/** States that an attribute of the source gives, not the pointer or what is typed. */
const LASTING: ReadonlySet<string> = new Set(['disabled', 'required']);

function lastingOf({ kind, rule }: Origin): string[] {
  return rule?.applied && (kind === 'class' || kind === 'rule') ? rule.modifiers.filter((one) => LASTING.has(one)) : [];
}

/** A style attribute wins over classes and rules, also over those for a state. */
function isOverruled(origin: Origin, framework: StylingFramework): boolean {
  return framework === 'CSS'
    ? origin.kind === 'inline' || hasImportant(origin)
    : framework === 'Tailwind' && origin.kind === 'inline';
}

function hasImportant({ rule, property }: Origin): boolean {
  return rule !== null && property !== null && !rule.inherited && isImportant(rule, property);
}

function allowed(chosen: StylingFramework | null, modifiers: readonly string[]): StylingFramework | null {
  return chosen === 'Inline' && modifiers.length > 0 ? null : chosen;
}

function byOrigin(
  origin: Origin,
  rule: CssRuleRef | null,
  modifiers: readonly string[],
  project: Project,
): StylingFramework {
  if (origin.kind === 'inline' && modifiers.length === 0) return 'Inline';
  if (rule) return 'CSS';
  if (project.tailwind) return 'Tailwind';
  // React writes no `!important` into a style attribute
  if (modifiers.length > 0 || hasImportant(origin)) return 'CSS';
  return project.inTag === null && (project.stylesheets || project.styledInCode) ? 'CSS' : 'Inline';
}

/**
 * Adds to the modifiers those of the class that sets the value: widths of the page or a container, a theme, attributes and places among
 * siblings that hold now.
 * Where `sm:p-6` wins over `p-4`, an edit of `p-4` would not show. What the user has chosen comes first. A state counts only if it
 * is chosen: the pointer may be over the element by chance. Focus includes its kinds: where `focus-visible:` sets the value, the edit
 * goes there.
 */
function modifiersOfClass(
  { kind, rule }: Origin,
  context: EditingContext,
  asked: readonly string[],
): readonly string[] {
  const name = rule?.classParsed;
  if (kind !== 'class' || !name) return asked;
  const variants = rule.applied && !context.container ? lastingVariantsOf(rule) : [];
  // a class of one kind of focus wins over one of any focus
  const focus = rule.modifiers.includes('focus')
    ? undefined
    : rule.modifiers.find((one) => /^focus-(visible|within)$/.test(one));
  const meant = asked.map((one) => (one === 'focus' && focus ? focus : one));
  const found = [
    ...meant,
    ...(context.breakpoint ? [] : (rule.breakpoint?.split(':') ?? [])),
    // unlike the pointer, a place among siblings and an attribute stay
    ...(context.state ? [] : rule.modifiers.filter((one) => siblingPlaceOf(one) || LASTING.has(one))),
    ...(context.theme || !rule.dark ? [] : ['dark']),
    ...variants,
  ];
  // a class with other variants would not be replaced
  const isIts = sameModifiers(found, rulesContext(rule)) && found.every((one) => isVariantIn(name, one));
  return isIts && !sameModifiers(found, asked) ? found : asked;
}

const isVariantIn = (className: string, modifier: string): boolean =>
  className.includes(`${modifier}:`) || (modifier.startsWith(belowName('')) && className.includes(BELOW_VARIANT));

const sameModifiers = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** Layers that Tailwind has for rules that its classes win over. Tailwind 3 writes them out: then only the source has the name. */
const BELOW_CLASSES = /^(?:@layer )?(?:base|components)\b/;

/**
 * The rule to edit: a rule of the project for this element, with the modifiers of the context or with none. In a Tailwind project a
 * rule in a layer below the classes is meant for several elements, and a class says otherwise for this one. If only a rule of the
 * base sets the value, a Tailwind class wins over it when the rule is in a layer; otherwise the context gets a new rule beside it.
 */
function ruleOf(origin: Origin, modifiers: readonly string[], { tailwind }: Project): CssRuleRef | null {
  const { kind, rule, own } = origin;
  if (!rule?.source || !rule.allowChanges || (kind !== 'class' && kind !== 'rule')) return null;
  const layers = [rule.layer ?? '', ...rule.source.conditions];
  if (tailwind && layers.some((one) => BELOW_CLASSES.test(one)) && !hasImportant(origin)) return null;
  if (modifiers.length > 0 && !own && (rulesContext(rule).length > 0 || (tailwind && rule.layer !== null))) return null;
  // a rule for all elements of a kind is meant for more than this one
  return isBroad(rule) ? null : rule.source;
}

function wordsFor(
  framework: StylingFramework,
  rule: CssRuleRef | null,
  modifiers: readonly string[],
  own: boolean,
  { inTag, styledInCode, newRulesIn }: Project,
): string {
  const variants = modifiers.join(':');
  if (framework === 'Inline') return inTag === 'props' ? 'component props' : 'style attribute';
  // Tailwind's variants stand with the theme first: dark:md:hover
  const inOrder = [...modifiers].sort((a, b) => Number(b === 'dark') - Number(a === 'dark')).join(':');
  if (framework === 'Tailwind') return inOrder ? `className · ${inOrder}` : 'className';
  const elsewhere = styledInCode ? 'style in code' : (newRulesIn ?? 'the nearest style sheet');
  const file = rule?.filename.split('/').at(-1);
  const place = rule ? `${file}${own || !variants ? `:${rule.line}` : ''}` : elsewhere;
  return variants ? `${place} · ${variants}` : place;
}
