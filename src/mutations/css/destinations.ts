/** Where a property of an element goes: a rule that is there, a new one beside its kin, or a class that has to be made. */

import type { Node as SelectorNode } from 'postcss-selector-parser';
import { relativeOf } from '../../protocol/relatives.ts';
import { overlaps } from '../../protocol/shorthands.ts';
import { classAttribute } from '../classes/class-tokens.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import { isRefusal, placeName } from '../refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { baseOf, type CssContext, EVERYWHERE, readingsOf, sameContext } from './context.ts';
import type { Wanted } from './declarations.ts';
import { inlineSets, type StyledElement } from './element.ts';
import { computedRuleFor, sourceOfProperty } from './makers.ts';
import { classesAsked, isStateNode } from './match.ts';
import {
  type Candidate,
  candidatesFor,
  compareFor,
  type ProjectSheets,
  setsRelated,
  strongest,
  winnerOf,
} from './project.ts';
import {
  classesUnknown,
  generatedRule,
  inlineWins,
  setForAllUses,
  sheetUnparsable,
  styleNotInRule,
} from './refusals.ts';
import type { CssRule, Usage } from './source.ts';
import { usageOf } from './usage.ts';

export type Destination = { warnings: string[] } & (
  | { kind: 'rule'; rule: CssRule }
  | { kind: 'new'; anchor: CssRule }
  | { kind: 'class' }
);

export interface StyledTarget {
  target: Target;
  project: Project;
  read: ProjectSheets;
  context: CssContext;
  element: StyledElement;
}

export class CssDestinations {
  private readonly sure: Candidate[];
  private readonly doubtful: Candidate[];
  private readonly usage = new Map<CssRule, Usage>();

  /**
   * @param at with `only`, rules that other elements have too are left alone; with `isWithin` the rules are all for descendants of
   * one element, so that a tag names its element well enough; `matching` holds the rules that match on the page, where it told
   */
  constructor(
    private readonly at: StyledTarget & { only: boolean; isWithin?: boolean; matching?: ReadonlySet<CssRule> | null },
  ) {
    const all = candidatesFor(at.element, at.read);
    this.sure = all.filter(({ match }) => match === 'yes');
    this.doubtful = all.filter(({ match, rule }) => match === 'maybe' && (at.matching?.has(rule) ?? true));
  }

  of(wanted: Wanted): Destination | Refusal {
    const { target, context, read } = this.at;
    const { property, value } = wanted;
    const refused = this.unreadable() ?? this.hiddenByInline(wanted);
    if (refused) return refused;
    const usable = value === null ? this.usable() : this.own();
    const winner = winnerOf(usable, context, property, read.cascade);
    if (winner) return this.rule(winner, property);
    if (value === null) return this.notSet(property);
    const anchor = this.setter(usable, property) ?? this.home(property);
    if (anchor && !this.losesToShared(anchor, property)) {
      const same = usable.filter(
        (one) => sameContext(one.context, context) && subjectText(one, context) === subjectText(anchor, context),
      );
      const home = strongest(same, property, read.cascade);
      return home
        ? this.rule(home, property)
        : this.added({ kind: 'new', anchor: anchor.rule, warnings: this.shared(anchor.rule) }, anchor, property);
    }
    return this.classOf(target, property);
  }

  /** The base rule that sets the property; the new rule for the edited context goes right behind it. */
  private setter(usable: readonly Candidate[], property: string): Candidate | null {
    const { context, read } = this.at;
    return this.isOfWhole ? null : winnerOf(usable, baseOf(context), property, read.cascade);
  }

  /**
   * True where the rule of a part belongs to the rule of its element: a state, and the marker of dark mode, stand before a
   * pseudo-element.
   */
  private get isOfWhole(): boolean {
    const { context, read } = this.at;
    return (
      context.part !== null &&
      (context.states.length > 0 ||
        context.relatives.length > 0 ||
        (context.dark && read.env.darkMode.kind === 'selector'))
    );
  }

  /** A rule for the element, or for the part of it that is edited, not for another part. */
  private isAbout({ context }: Candidate): boolean {
    return context.part === null || context.part === this.at.context.part;
  }

  /**
   * For the use of a component, whose value is set by a rule that the other uses have too: a place of this use's own that wins over
   * that rule.
   */
  overShared(shared: CssRule, wanted: Wanted): Destination | Refusal {
    const { target, read } = this.at;
    const found = this.of(wanted);
    if (isRefusal(found)) {
      if (found.error.code === 'classes-unknown') return { kind: 'class', warnings: [] };
      return found.error.code === 'style-not-in-rule' ? setForAllUses(target.where, wanted.property, shared) : found;
    }
    if (wanted.value === null || found.kind === 'class') return found;
    const chosen = found.kind === 'rule' ? found.rule : found.anchor;
    const own = this.sure.find(({ rule }) => rule === chosen);
    const [rival] = readingsOf(shared, read.env);
    const wins = own && rival && compareFor(own, { ...rival, match: 'yes' }, wanted.property, read.cascade) > 0;
    return wins ? found : { kind: 'class', warnings: [] };
  }

  /** A rule that the change names: itself, or one of its kin for the context that is asked for. */
  inNamed(rule: CssRule, { property, value }: Wanted): Destination | Refusal {
    const { context, read } = this.at;
    const readings = readingsOf(rule, read.env);
    const isPlain = sameContext(context, EVERYWHERE);
    if (isPlain || readings.some((one) => sameContext(one.context, context))) {
      return { kind: 'rule', rule, warnings: this.shared(rule) };
    }
    // conditions on other elements: a sibling rule may ask no more than the named rule
    const subjects = new Set(readings.flatMap((one) => [subjectText(one, EVERYWHERE), subjectText(one, context)]));
    const kin = rule.sheet.rules.filter((one) =>
      readingsOf(one, read.env).some(
        (other) => sameContext(other.context, context) && subjects.has(subjectText(other, EVERYWHERE)),
      ),
    );
    const best = kin.findLast((one) => setsRelated(one, property)) ?? kin.at(-1);
    if (best) return { kind: 'rule', rule: best, warnings: this.shared(best) };
    if (value === null) return this.notSet(property);
    return { kind: 'new', anchor: rule, warnings: this.shared(rule) };
  }

  /** The strongest rule that surely sets one of these for the element in its context: a new class has to win over it. */
  rivalOf(wanted: readonly Wanted[]): Candidate | null {
    const { read, context } = this.at;
    const rivals = wanted.flatMap(({ property }) => winnerOf(this.sure, context, property, read.cascade) ?? []);
    return rivals.reduce<Candidate | null>(
      (best, one) => (best && read.cascade.compare(best, one, false) > 0 ? best : one),
      null,
    );
  }

  /** A style sheet that does not parse and that the element may get styles from. */
  private unreadable(): Refusal | null {
    const { target, read, element, project } = this.at;
    for (const { file, reason, line, column, code } of read.failures) {
      const text = project.read(file) ?? '';
      const concerned =
        project.importersOf(file).includes(target.source.file) ||
        element.classes.some(({ name }) => text.includes(name));
      if (concerned && code === 'syntax-error') return sheetUnparsable({ ...target.where, file, line, column }, reason);
    }
    return null;
  }

  private hiddenByInline({ property, value }: Wanted): Refusal | null {
    const { target, context } = this.at;
    const isHidden = value !== null && inlineSets(target.node.openingElement, (one) => overlaps(one, property));
    return isHidden && context.states.length === 0 && context.part === null ? inlineWins(target.where, property) : null;
  }

  /** Sure candidates that an edit may go to: not the rules for everything, and with `only` none that others share. */
  private usable(): Candidate[] {
    return this.sure.filter((one) => !isForEverything(one) && (!this.at.only || this.usageFor(one.rule) <= 1));
  }

  /** The usable ones without rules for all elements of a kind, which are meant for more than this one. */
  private own(): Candidate[] {
    return this.usable().filter((one) => this.at.isWithin || !isForKind(one));
  }

  /** A rule for all elements of a kind that wins over one of the element's own, by its layer or importance. */
  private losesToShared(own: Candidate, property: string): boolean {
    const { context, read } = this.at;
    const others = this.sure.filter((one) => isForKind(one) && !isForEverything(one));
    const rival =
      winnerOf(others, context, property, read.cascade) ?? winnerOf(others, baseOf(context), property, read.cascade);
    return rival !== null && rival.rule !== own.rule && compareFor(rival, own, property, read.cascade) > 0;
  }

  private usageFor(rule: CssRule): number {
    const { count, unsure = 0 } = this.usageIn(rule);
    return count + unsure;
  }

  private usageIn(rule: CssRule): Usage {
    const known = this.usage.get(rule) ?? usageOf(rule, this.at.project, this.at.element);
    this.usage.set(rule, known);
    return known;
  }

  /** The rule that is most the element's own: for its class, shared by the fewest, and of those the strongest. */
  private home(property: string): Candidate | null {
    const named = this.usable().filter((one) => this.at.isWithin || namesIt(one));
    const { context } = this.at;
    const ofPart = context.part === null || this.isOfWhole ? [] : inContext(named, baseOf(context));
    const own = ofPart.length > 0 ? ofPart : inContext(named, EVERYWHERE);
    if (own.length === 0) return null;
    const fewest = Math.min(...own.map(({ rule }) => this.usageFor(rule)));
    return strongest(
      own.filter(({ rule }) => this.usageFor(rule) === fewest),
      property,
      this.at.read.cascade,
    );
  }

  private rule(chosen: Candidate, property: string): Destination {
    return this.added({ kind: 'rule', rule: chosen.rule, warnings: this.shared(chosen.rule) }, chosen, property);
  }

  /** Adds warnings about rules that may win in the running app. */
  private added(destination: Destination, chosen: Candidate, property: string): Destination {
    const { cascade } = this.at.read;
    const rival = this.doubtful.find(
      (one) =>
        setsRelated(one.rule, property) &&
        sameContext(one.context, chosen.context) &&
        compareFor(one, chosen, property, cascade) > 0,
    );
    if (rival) {
      const place = placeName({ file: rival.rule.sheet.file, line: rival.rule.line });
      destination.warnings.push(`${rival.rule.selector} (${place}) may win where it applies.`);
    }
    return destination;
  }

  private shared(rule: CssRule): string[] {
    const { count, unsure = 0, isLeast } = this.usageIn(rule);
    if (count + unsure <= 1) return [];
    const isExact = unsure === 0 && !isLeast;
    const number = isExact ? (count === 2 ? 'both' : `all ${count}`) : count > 1 ? `at least ${count}` : 'all';
    // a style in code has a name, no selector
    const which = rule.sheet.usage ? `that ${rule.selector} is for` : `that match ${rule.selector}`;
    return [`It changes ${number} elements ${which}.`];
  }

  private notSet(property: string): Refusal {
    const { target, read, element } = this.at;
    for (const { rule } of this.sure) {
      const source = sourceOfProperty(rule, property, read.sheets);
      if (source) {
        const place = placeName({ file: source.file, line: source.line });
        return generatedRule(
          target.where,
          `${property} comes from ${source.name} (${place})`,
          'Change it there, or give it a value here.',
        );
      }
    }
    const where = this.computed(element);
    if (where) return where;
    return styleNotInRule(
      target.where,
      property,
      'is not set by a rule of the project for this element in this context',
    );
  }

  private computed({ classes }: StyledElement): Refusal | null {
    const rule = computedRuleFor(
      classes.map(({ name }) => name),
      this.at.read.sheets,
    );
    return rule?.locked ? generatedRule(this.at.target.where, rule.locked.message, rule.locked.hint) : null;
  }

  private classOf(target: Target, _property: string): Destination | Refusal {
    const { element } = this.at;
    const refused = this.at.only ? null : this.computed(element);
    if (refused) return refused;
    const attribute = classAttribute(target.node.openingElement);
    if (
      element.openClasses &&
      attribute?.value &&
      !this.at.only &&
      !this.sure.some((one) => namesIt(one) && this.isAbout(one))
    )
      return classesUnknown(target.where, sourceOf(target.source, attribute.value));
    return { kind: 'class', warnings: [] };
  }
}

const inContext = (all: readonly Candidate[], context: CssContext): Candidate[] =>
  all.filter((one) => sameContext(one.context, context));

/**
 * The selector without its states, dark marker and elements whose states the context has: the same for an element's rules in all
 * contexts that it matches in.
 */
function subjectText({ compounds }: Pick<Candidate, 'compounds'>, { relatives }: CssContext): string {
  const names = relatives.map((one) => relativeOf(one)?.className);
  const others = compounds.filter(
    (one, i) => i === compounds.length - 1 || !classesAsked([one]).some((name) => names.includes(name)),
  );
  const parts = others.map(({ combinator, nodes }, index) => {
    const kept = index === others.length - 1 ? nodes.filter((one) => !isStateNode(one)) : nodes;
    return (index === 0 ? '' : combinator) + kept.map((one) => String(one).trim()).join('');
  });
  return parts.join('');
}

/** `*` and `:root`, with or without a state. */
function isForEverything({ compounds }: Candidate): boolean {
  return compounds.every(({ nodes }) => nodes.every((one) => one.type === 'universal' || isPlainPseudo(one)));
}

/** True for a selector of tags alone: `h1`, `ul li`. */
export function isForKind({ compounds }: Pick<Candidate, 'compounds'>): boolean {
  return compounds.every(({ nodes }) =>
    nodes.every((one) => one.type === 'tag' || one.type === 'universal' || isPlainPseudo(one)),
  );
}

/** A pseudo-class that names no other selector: `:root`, `:hover`, `:nth-child(odd)`. */
function isPlainPseudo(one: SelectorNode): boolean {
  return one.type === 'pseudo' && (one.nodes.length === 0 || isStateNode(one));
}

/** True where the subject is named by a class, an id or an attribute, not by its tag alone. */
export function namesIt({ compounds }: Pick<Candidate, 'compounds'>): boolean {
  const subject = compounds.slice(-1);
  return (
    classesAsked(subject).length > 0 || (subject[0]?.nodes.some((one) => /^(?:id|attribute)$/.test(one.type)) ?? false)
  );
}
