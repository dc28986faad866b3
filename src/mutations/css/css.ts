/**
 * STYLING of style sheets: the declaration that wins for the element is changed where it stands.
 *
 * An edit has a *context* (widths, states, dark). Rules of that context that surely match the element are its *homes*;
 * of those that set the property the strongest is edited. Where none does, the property joins the rule that is most the
 * element's own; where there is no rule, one is made beside its kin; where there is no class to make it for, a class is made
 * too, in the style sheet that the component imports. A rule that the change names is edited whatever the source tells.
 */

import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import type { CssRuleRef } from '../../protocol/css-rule-ref.ts';
import { concernOf, winnerAround } from '../code-styles/around.ts';
import { styleInCode } from '../code-styles/code-edits.ts';
import { usesThrough } from '../code-styles/style-usage.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal } from '../refusals.ts';
import { type CodeStyle, codeStyleOf } from '../styling/code-styles.ts';
import { styledInCode } from '../styling/style-refusals.ts';
import { addStyledClass } from './class.ts';
import { ruleOfUse } from './component-rules.ts';
import { type CssContext, EVERYWHERE, type Reading, readingsOf, sameContext } from './context.ts';
import { readWanted, type Wanted } from './declarations.ts';
import { CssDestinations, type Destination } from './destinations.ts';
import { type ElementClass, type StyledElement, styledElement } from './element.ts';
import { classesAsked } from './match.ts';
import { contextOf } from './modifiers.ts';
import { readSheets, setsRelated, withComposed } from './project.ts';
import { sheetNotEditable, sheetUnparsable, staleRule } from './refusals.ts';
import { compoundsOf } from './selectors.ts';
import { SheetEdits } from './sheet-edits.ts';
import { type CssRule, conditionText, foldSelector } from './source.ts';

/**
 * @param options with `inCode`, the element's style in code takes all: the caller knows that it wins; with `ignored`, the component
 * takes no class: only a rule around it can be edited
 */
export function styleCss(
  target: Target,
  change: ChangeItem<'STYLING'>,
  project: Project,
  options: { inCode?: boolean; ignored?: Refusal } = {},
): Plan | Refusal {
  const { stylingChanges, customProperties, modifiers = [], rule, width = null } = change.changeFields;
  const { where } = target;
  const wanted = readWanted({ ...stylingChanges, ...customProperties }, where);
  if (isRefusal(wanted)) return wanted;
  const read = readSheets(project);
  const asked = contextOf(modifiers, read.env, where);
  if (isRefusal(asked)) return asked;
  const element = withComposed(styledElement(target, project), read, project);
  const named = rule && namedRule(rule, read, target, project);
  if (isRefusal(named)) return named;
  const edits = new SheetEdits(target, project, read);
  const only = change.scope === 'instance';
  const applied = appliedRule(change, read, target, project);
  const ofUse = applied && !only ? ruleOfUse(applied, element, target, read, project) : null;
  /** True for a value that a rule sets for this use alone, or by a class that it has: the page has told that this rule counts. */
  const isByOwnRule = ({ property }: Wanted) => applied !== null && ofUse === 'own' && setsRelated(applied, property);
  if (options.ignored && !wanted.every(isByOwnRule)) return options.ignored;
  const isPresent = applied !== null && !only && ofUse !== 'shared' && hangsOnCondition(element, applied);
  const present = isPresent ? applied : null;
  const isOver = ofUse === 'shared' && wanted.some(({ property }) => applied && setsRelated(applied, property));
  // a value of some widths only is replaced at these
  const context =
    applied && isOver && sameContext(asked, EVERYWHERE) ? { ...asked, ...whereItHolds(applied, read) } : asked;
  const matching = matchingRules(change, read, target, project);
  const destinations = new CssDestinations({ target, project, read, context, element, only, matching });
  const at = { target, project, context, env: read.env, width };
  /** True where a style around the element has no place for the property, and no rule that says something about it. */
  const isLeftAlone = (style: CodeStyle, place: Destination | Refusal, one: Wanted): boolean => {
    if (!style.around || isRefusal(place) || style.maySet(one.property)) return false;
    const inIt = styleInCode({ ...at, style, only }, [one]);
    return isRefusal(inIt) && inIt.error.code === 'styled-in-code';
  };
  const classless: Wanted[] = [];
  const coded: Wanted[] = [];
  // of a rule that the change names the page has told that it counts
  const found = named ? null : codeStyleOf(project, target);
  const inCode = found?.around ? concernOf(project, target, found, read.env) : found;
  const placeOf = (one: Wanted): Destination | Refusal => {
    if (named) return destinations.inNamed(named, one);
    if (applied && ofUse && setsRelated(applied, one.property))
      return ofUse === 'shared' ? destinations.overShared(applied, one) : destinations.inNamed(applied, one);
    const asked = destinations.of(one);
    const isUnplaced = isRefusal(asked) ? asked.error.code === 'classes-unknown' : asked.kind === 'class';
    return present && isUnplaced ? destinations.inNamed(present, one) : asked;
  };
  const aroundIt = new Map<t.JSXElement | null, { style: CodeStyle; wanted: Wanted[] }>();
  for (const one of wanted) {
    const own = found?.around ? null : found;
    const isNamed = Boolean(named) || isByOwnRule(one);
    const outer = isNamed
      ? null
      : winnerAround(project, target, own, { property: one.property, context, env: read.env });
    if (outer) {
      const group = aroundIt.get(outer.around) ?? { style: outer, wanted: [] };
      group.wanted.push(one);
      aroundIt.set(outer.around, group);
      continue;
    }
    const place = placeOf(one);
    const isLost = inCode !== null && !isNamed && (options.inCode || isLostTo(inCode, place, one));
    if (inCode && isLost && !isLeftAlone(inCode, place, one)) {
      coded.push(one);
      continue;
    }
    if (isRefusal(place)) return place;
    const refused =
      place.kind === 'rule'
        ? edits.edit(place.rule, one)
        : place.kind === 'new'
          ? edits.addRule(place.anchor, context, one)
          : null;
    if (refused) return refused;
    if (place.kind === 'class') classless.push(one);
    edits.warn(place.warnings);
  }
  const parts =
    classless.length === 0
      ? []
      : addStyledClass(
          { target, project, read, context, element },
          edits,
          classless,
          rivalFor(only || isOver ? applied : null, classless, destinations, read),
          change.activityId !== undefined,
        );
  if (isRefusal(parts)) return parts;
  // an edit of one instance does not change the component root that other instances share
  const isOfOthers = inCode !== null && change.scope === undefined && usesThrough(project, inCode) > 1;
  const inCodePlan =
    inCode && coded.length > 0 ? styleInCode({ ...at, style: inCode, only: only || isOfOthers }, coded) : null;
  let plan = edits.plan(parts);
  const groups = [...aroundIt.values()];
  for (const one of [inCodePlan, ...groups.map(({ style, wanted }) => styleInCode({ ...at, style, only }, wanted))]) {
    if (isRefusal(one)) return one;
    if (!one) continue;
    const isOfTwo = one.parts.some(({ draft }) => plan.parts.some((other) => other.draft.file === draft.file));
    const [group] = groups;
    // the places of two styles in one file are written by one edit each
    if (isOfTwo && group)
      return styledInCode(where, target.element.tagName, group.wanted[0]?.property ?? '', group.style);
    plan = both(plan, one);
  }
  return plan;
}

/** What a new class has to win over. @param applied of one use: the rule of the component's own that sets the value there */
function rivalFor(
  applied: CssRule | null,
  wanted: readonly Wanted[],
  destinations: CssDestinations,
  { env }: ReturnType<typeof readSheets>,
): Reading | null {
  const [winner = null] = applied ? readingsOf(applied, env) : [];
  const isSetByIt = applied && wanted.some(({ property }) => setsRelated(applied, property));
  return isSetByIt ? winner : (destinations.rivalOf(wanted) ?? winner);
}

/** The rule that the page names as the one that counts now, if the files still have it. */
function appliedRule(
  { changeFields: { applied } }: ChangeItem<'STYLING'>,
  read: ReturnType<typeof readSheets>,
  target: Target,
  project: Project,
): CssRule | null {
  const rule = applied && namedRule(applied, read, target, project);
  return rule && !isRefusal(rule) ? rule : null;
}

/** The conditions of a rule that are not the element's own states. */
function whereItHolds(rule: CssRule, { env }: ReturnType<typeof readSheets>): Partial<CssContext> {
  const { widths, container, dark } = readingsOf(rule, env)[0]?.context ?? EVERYWHERE;
  return { widths, container, dark };
}

/** The rules that match on the page, as the files have them now; null where the change does not tell. */
function matchingRules(
  { changeFields: { matching } }: ChangeItem<'STYLING'>,
  read: ReturnType<typeof readSheets>,
  target: Target,
  project: Project,
): ReadonlySet<CssRule> | null {
  if (!matching) return null;
  return new Set(
    matching.flatMap((one) => {
      const rule = namedRule(one, read, target, project);
      return isRefusal(rule) ? [] : [rule];
    }),
  );
}

/**
 * The subject of the rule's selector has a class that the element has under a condition; or any class, where code gives the element
 * classes. Classes of other elements in the selector do not count: `.prose p` is for every `p` there.
 */
function hangsOnCondition({ classes, openClasses }: StyledElement, { selector, resolved, sheet }: CssRule): boolean {
  const isOf = (one: ElementClass) => one.module === null || one.module === sheet.file;
  const names = (resolved ?? [selector]).flatMap((one) => classesAsked(compoundsOf(one)?.slice(-1) ?? []));
  return names.some((name) => openClasses || classes.some((one) => one.conditional && one.name === name && isOf(one)));
}

function both(a: Plan, b: Plan): Plan {
  return { parts: [...a.parts, ...b.parts], warnings: [...(a.warnings ?? []), ...(b.warnings ?? [])] };
}

/** True where a rule would stand in a sheet that has nothing to do with the element, or may lose to its style in code. */
function isLostTo(style: CodeStyle, place: Destination | Refusal, { property }: Wanted): boolean {
  if (isRefusal(place)) return place.error.code !== 'inline-wins' && place.error.code !== 'sheet-unparsable';
  return place.kind === 'class' || style.maySet(property);
}

/** The rule that the change names, as it stands now: of several alike the one on its line. */
function namedRule(
  { filename, selector, line, conditions }: CssRuleRef,
  read: ReturnType<typeof readSheets>,
  { where }: Target,
  project: Project,
): CssRule | Refusal {
  const failure = read.failures.find(({ file }) => file === filename);
  if (failure) return sheetUnparsable({ ...where, file: filename, line: failure.line }, failure.reason);
  const sheet = read.sheets.find(({ file }) => file === filename);
  if (!sheet) {
    const reason = project.read(filename) === null ? 'it is no file of this project' : 'the app does not load it';
    return sheetNotEditable(where, filename.slice(0, 200), reason);
  }
  const wanted = `${conditions.map(foldSelector)}`;
  const alike = sheet.rules.filter(
    (one) => one.selector === foldSelector(selector) && `${one.conditions.map(conditionText)}` === wanted,
  );
  // an edit above may have moved the only one since the page told where it is
  const rule = alike.length === 1 ? alike[0] : alike.find((one) => one.line === line);
  return rule ?? staleRule({ ...where, line }, selector, filename);
}
