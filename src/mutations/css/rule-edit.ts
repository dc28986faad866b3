/** Which declarations of a rule change, come and go for an edit. Existing ones are replaced in place; new ones come after related ones. */
import type { AtRule, ChildNode, Declaration } from 'postcss';
import { isShorthandOf, overlaps } from '../../protocol/shorthands.ts';
import type { Wanted } from './declarations.ts';
import type { CssRule } from './source.ts';
import { type HoldsColor, inLayoutOf, withPart } from './value-parts.ts';

/** How the edits of one rule are noted in the draft of its file. */
export interface RuleWriter {
  /** A value as it stands, without comments; null where code makes it. */
  textOf(node: Declaration): string | null;
  /** @returns the value as it stood */
  replaceValue(node: Declaration, wanted: Wanted): string;
  /** Property and value. @returns the value as it stood */
  replaceWhole(node: Declaration, wanted: Wanted): string;
  /** @param inserted new declarations by the node that they stand behind, null for the begin of the rule */
  write(removed: ReadonlySet<ChildNode>, inserted: ReadonlyMap<ChildNode | null, readonly Wanted[]>): void;
}

type Valued = Wanted & { value: string };

export class RuleEdit {
  private readonly removed = new Set<ChildNode>();
  /** the declarations that are set, by property */
  readonly written = new Map<string, Wanted>();
  /** new values of declarations, which further parts may join */
  private readonly values = new Map<Declaration, Wanted>();
  private readonly inserted = new Map<ChildNode | null, Wanted[]>();
  /** values that were replaced, as they stood */
  readonly replaced: { property: string; value: string }[] = [];

  constructor(
    readonly rule: CssRule,
    private readonly writer: RuleWriter,
    /** at-rules of the body that may set the property too, so new declarations must come after them */
    private readonly mayAlsoSet: (node: AtRule, property: string) => boolean,
    private readonly holdsColor: HoldsColor,
    /** at-rules of the body that set the property at times, so new declarations must come before them */
    private readonly setsAtTimes: (node: AtRule, property: string) => boolean = () => false,
  ) {}

  /** @returns the declaration as written: a shorthand where the value stands in one */
  set(wanted: Valued): Wanted {
    const one = this.place(wanted);
    this.written.set(one.property, one);
    return one;
  }

  private place(wanted: Valued): Wanted {
    const shorthand = this.inShorthand(wanted);
    if (shorthand) return this.replaceValue(shorthand.node, shorthand.wanted);
    const { property } = wanted;
    const exact = this.last((one) => one.prop === property);
    const behind = exact ? this.after(exact).filter((one) => overlaps(one.prop, property)) : [];
    const parts = (exact ? behind : this.declarations()).filter((one) => isShorthandOf(property, one.prop));
    const hiding = behind.filter((one) => !parts.includes(one));
    if (exact && hiding.length === 0) {
      for (const part of parts) this.removed.add(part);
      return this.replaceValue(exact, wanted);
    }
    if (exact) this.removed.add(exact);
    const [first, ...others] = parts;
    if (first && !exact && this.declarations().every((one) => parts.includes(one) || !overlaps(one.prop, property))) {
      for (const part of others) this.removed.add(part);
      const isImportant = wanted.important || parts.some((one) => one.important);
      this.note(first, this.writer.replaceWhole(first, { ...wanted, important: isImportant }));
      return wanted;
    }
    for (const part of parts) this.removed.add(part);
    this.insert(wanted);
    return wanted;
  }

  /** @returns false where the rule does not set the property by itself */
  unset(property: string): boolean {
    const own = this.declarations().filter((one) => one.prop === property || isShorthandOf(property, one.prop));
    for (const one of own) {
      this.removed.add(one);
      this.replaced.push({ property: one.prop, value: one.value });
    }
    return own.length > 0;
  }

  /** The shorthand that a property is part of here, for the words of a refusal. */
  shorthandOf(property: string): Declaration | null {
    return this.last((one) => isShorthandOf(one.prop, property));
  }

  /** Notes all that is left in the draft. Called once, last. */
  flush(): void {
    for (const [node, wanted] of this.values) this.writer.replaceValue(node, wanted);
    this.writer.write(this.removed, this.inserted);
  }

  /** The shorthand that gives a property its value, with the new value in the place of the old one. */
  private inShorthand(wanted: Valued): { node: Declaration; wanted: Valued } | null {
    const setting = this.declarations().filter((one) => overlaps(one.prop, wanted.property));
    const last = setting.findLast((one) => one.important) ?? setting.at(-1);
    if (!last || !isShorthandOf(last.prop, wanted.property) || (wanted.important && !last.important)) return null;
    const text = this.values.get(last)?.value ?? this.writer.textOf(last);
    const value = text && withPart({ property: last.prop, value: text }, wanted, this.holdsColor);
    return value ? { node: last, wanted: { ...wanted, property: last.prop, value } } : null;
  }

  private replaceValue(node: Declaration, wanted: Valued): Wanted {
    const text = this.writer.textOf(node);
    const value = text === null ? wanted.value : inLayoutOf(text, wanted.value);
    this.note(node, text ?? node.value);
    this.values.set(node, { ...wanted, value });
    return { ...wanted, value };
  }

  private declarations(): Declaration[] {
    const nodes = this.rule.node.nodes ?? [];
    return nodes.filter((one): one is Declaration => one.type === 'decl' && !this.removed.has(one));
  }

  private last(test: (one: Declaration) => boolean): Declaration | null {
    const found = this.declarations().filter(test);
    return found.findLast((one) => one.important) ?? found.at(-1) ?? null;
  }

  /** Later declarations that are at least as important. */
  private after(node: Declaration): Declaration[] {
    const all = this.declarations();
    return all.slice(all.indexOf(node) + 1).filter((one) => one.important || !node.important);
  }

  private insert(wanted: Wanted): void {
    const nodes = this.rule.node.nodes ?? [];
    const related = this.last((one) => overlaps(one.prop, wanted.property));
    const limit = related
      ? -1
      : nodes.findIndex((one) => one.type === 'atrule' && this.setsAtTimes(one, wanted.property));
    const before = limit < 0 ? nodes : nodes.slice(0, limit);
    let anchor: ChildNode | null = related ?? this.declarations().findLast((one) => before.includes(one)) ?? null;
    const callers = before.filter(
      (one): one is AtRule => one.type === 'atrule' && this.mayAlsoSet(one, wanted.property),
    );
    const caller = callers.at(-1);
    if (caller && (!anchor || nodes.indexOf(caller) > nodes.indexOf(anchor))) anchor = caller;
    const important = wanted.important || (related?.important ?? false);
    const list = this.inserted.get(anchor) ?? [];
    list.push({ ...wanted, important });
    this.inserted.set(anchor, list);
  }

  private note({ prop }: Declaration, value: string): void {
    this.replaced.push({ property: prop, value });
  }
}
