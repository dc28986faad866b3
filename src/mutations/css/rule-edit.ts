/** Which declarations of a rule change, come and go for an edit. Existing ones are replaced in place; new ones come after related ones. */
import type { AtRule, ChildNode, Declaration } from 'postcss';
import { isShorthandOf, overlaps } from '../../protocol/shorthands.ts';
import type { Wanted } from './declarations.ts';
import type { CssRule } from './source.ts';

/** How the edits of one rule are noted in the draft of its file. */
export interface RuleWriter {
  /** @returns the value as it stood */
  replaceValue(node: Declaration, wanted: Wanted): string;
  /** Property and value. @returns the value as it stood */
  replaceWhole(node: Declaration, wanted: Wanted): string;
  /** @param inserted new declarations by the node that they stand behind, null for the begin of the rule */
  write(removed: ReadonlySet<ChildNode>, inserted: ReadonlyMap<ChildNode | null, readonly Wanted[]>): void;
}

export class RuleEdit {
  private readonly removed = new Set<ChildNode>();
  private readonly inserted = new Map<ChildNode | null, Wanted[]>();
  /** values that were replaced, as they stood */
  readonly replaced: { property: string; value: string }[] = [];

  constructor(
    readonly rule: CssRule,
    private readonly writer: RuleWriter,
    /** at-rules of the body that may set the property too, so new declarations must come after them */
    private readonly mayAlsoSet: (node: AtRule, property: string) => boolean,
  ) {}

  set(wanted: Wanted): void {
    const { property } = wanted;
    const exact = this.last((one) => one.prop === property);
    const behind = exact ? this.after(exact).filter((one) => overlaps(one.prop, property)) : [];
    const parts = (exact ? behind : this.declarations()).filter((one) => isShorthandOf(property, one.prop));
    const hiding = behind.filter((one) => !parts.includes(one));
    if (exact && hiding.length === 0) {
      for (const part of parts) this.removed.add(part);
      this.note(exact, this.writer.replaceValue(exact, wanted));
      return;
    }
    if (exact) this.removed.add(exact);
    const [first, ...others] = parts;
    if (first && !exact && this.declarations().every((one) => parts.includes(one) || !overlaps(one.prop, property))) {
      for (const part of others) this.removed.add(part);
      const isImportant = wanted.important || parts.some((one) => one.important);
      this.note(first, this.writer.replaceWhole(first, { ...wanted, important: isImportant }));
      return;
    }
    for (const part of parts) this.removed.add(part);
    this.insert(wanted);
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
    this.writer.write(this.removed, this.inserted);
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
    let anchor: ChildNode | null = related ?? this.declarations().at(-1) ?? null;
    const callers = nodes.filter(
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
