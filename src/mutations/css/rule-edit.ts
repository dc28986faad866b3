/**
 * Edits of one rule's declarations. Existing ones are replaced in place; new ones come after related ones, in the
 * layout of its neighbours; unset ones go with their line. Nothing else moves.
 */
import type { AtRule, ChildNode, Declaration } from 'postcss';
import { isShorthandOf, overlaps } from '../../protocol/shorthands.ts';
import type { Draft } from '../check/draft.ts';
import { indentAt, isBlank, lineEnd, lineEndOf, lineStart, skipLineEnd, startsItsLine } from '../text/layout.ts';
import type { Wanted } from './declarations.ts';
import { indentUnit, isOneLine } from './layout.ts';
import { type CssRule, endOfNode, startOfNode } from './source.ts';

export class RuleEdit {
  private readonly removed = new Set<ChildNode>();
  private readonly inserted = new Map<ChildNode | null, Wanted[]>();
  private readonly text: string;
  /** values that were replaced, as they stood */
  readonly replaced: { property: string; value: string }[] = [];

  constructor(
    readonly rule: CssRule,
    private readonly draft: Draft,
    /** at-rules of the body that may set the property too, so new declarations must come after them */
    private readonly mayAlsoSet: (node: AtRule, property: string) => boolean,
  ) {
    this.text = draft.text;
  }

  set(wanted: Wanted): void {
    const { property } = wanted;
    const exact = this.last((one) => one.prop === property);
    const behind = exact ? this.after(exact).filter((one) => overlaps(one.prop, property)) : [];
    const parts = (exact ? behind : this.declarations()).filter((one) => isShorthandOf(property, one.prop));
    const hiding = behind.filter((one) => !parts.includes(one));
    if (exact && hiding.length === 0) {
      for (const part of parts) this.removed.add(part);
      this.replaceValue(exact, wanted);
      return;
    }
    if (exact) this.removed.add(exact);
    const [first, ...others] = parts;
    if (first && !exact && this.declarations().every((one) => parts.includes(one) || !overlaps(one.prop, property))) {
      for (const part of others) this.removed.add(part);
      this.replaceWhole(
        first,
        wanted,
        parts.some((one) => one.important),
      );
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

  /** Notes everything in the draft. Called once, last. */
  flush(): void {
    for (const node of this.removed) this.remove(node);
    for (const [anchor, list] of this.inserted) this.writeAt(this.keptAnchor(anchor), list);
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

  private replaceValue(node: Declaration, wanted: Wanted): void {
    const { start, end, raw } = valueSpan(this.rule, node);
    this.replaced.push({ property: node.prop, value: raw });
    this.draft.replace(start, end, wanted.value as string);
    if (wanted.important && !node.important) this.draft.insert(end, ' !important');
  }

  private replaceWhole(node: Declaration, wanted: Wanted, important: boolean): void {
    const { end, raw } = valueSpan(this.rule, node);
    this.replaced.push({ property: node.prop, value: raw });
    const start = startOfNode(this.rule.sheet, node);
    const between = betweenOf(node);
    this.draft.replace(start, end, `${wanted.property}${between}${wanted.value}`);
    if ((wanted.important || important) && !node.important) this.draft.insert(end, ' !important');
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

  /** The anchor, or the node before it if the anchor is removed. */
  private keptAnchor(anchor: ChildNode | null): ChildNode | null {
    const nodes = this.rule.node.nodes ?? [];
    for (let i = anchor ? nodes.indexOf(anchor) : -1; i >= 0; i--) {
      const node = nodes[i] as ChildNode;
      if (node.type === 'decl' && !this.removed.has(node)) return node;
      if (node === anchor && !this.removed.has(node)) return node;
    }
    return null;
  }

  private remove(node: ChildNode): void {
    const { sheet } = this.rule;
    const start = startOfNode(sheet, node);
    let end = endOfNode(sheet, node);
    const rest = this.text.slice(end, lineEnd(this.text, end));
    if (startsItsLine(this.text, start) && isBlank(rest)) {
      this.draft.remove(lineStart(this.text, start), skipLineEnd(this.text, lineEnd(this.text, end)));
      return;
    }
    // On a line with others: with the blanks behind it, or before it where it ends the line or the block.
    const blanks = /^[ \t]*/.exec(rest)?.[0].length ?? 0;
    if (isBlank(rest) || rest[blanks] === '}') {
      const before = /[ \t]*$/.exec(this.text.slice(lineStart(this.text, start), start))?.[0].length ?? 0;
      this.draft.remove(start - before, end);
      return;
    }
    end += blanks;
    this.draft.remove(start, end);
  }

  private writeAt(anchor: ChildNode | null, list: readonly Wanted[]): void {
    if (anchor) this.writeBehind(anchor, list);
    else this.writeFirst(list);
  }

  private writeBehind(anchor: ChildNode, list: readonly Wanted[]): void {
    const { text, draft } = this;
    const start = startOfNode(this.rule.sheet, anchor);
    const end = endOfNode(this.rule.sheet, anchor);
    const isClosed = /[;}]$/.test(text.slice(start, end));
    const between = anchor.type === 'decl' ? betweenOf(anchor) : ': ';
    if (startsItsLine(text, start)) {
      const rest = text.slice(end, lineEnd(text, end));
      const isCommented = /^[ \t]*(?:\/\*(?:(?!\*\/).)*\*\/[ \t]*)*(?:\/\/.*)?$/.test(rest);
      const at = isCommented ? lineEnd(text, end) : end;
      const lead = lineEndOf(text) + indentAt(text, start);
      const lines = list.map((one) => lead + declarationText(one, between));
      if (!isClosed) draft.insert(end, ';');
      draft.insert(at, lines.join(';') + (isClosed ? ';' : ''));
      return;
    }
    const gap = /\n/.test(anchor.raws.before ?? '') ? ' ' : (anchor.raws.before ?? ' ');
    const parts = list.map((one) => gap + declarationText(one, between));
    draft.insert(end, (isClosed ? '' : ';') + parts.join(';') + (isClosed ? ';' : ''));
  }

  /** Into a body without a declaration: first in it. */
  private writeFirst(list: readonly Wanted[]): void {
    const { text, draft } = this;
    const { sheet, node } = this.rule;
    const brace = openBrace(this.rule);
    const eol = lineEndOf(text);
    const indent = indentAt(text, startOfNode(sheet, node)) + indentUnit(sheet);
    const lines = list.map((one) => `${eol}${indent}${declarationText(one, ': ')};`).join('');
    const kept = (node.nodes ?? []).filter((one) => !this.removed.has(one));
    const body = text.slice(brace + 1, endOfNode(sheet, node) - 1);
    if (kept.length > 0 || /[\r\n]/.test(body)) {
      const startsLine = /^[ \t]*(?:\r|\n)/.test(text.slice(brace + 1)) || kept.length === 0;
      draft.insert(brace + 1, startsLine ? lines : ` ${list.map((one) => `${declarationText(one, ': ')};`).join(' ')}`);
      return;
    }
    if (isOneLine(sheet)) {
      const line = list.map((one) => declarationText(one, ': ')).join('; ');
      draft.replace(brace + 1, brace + 1 + body.length, ` ${line}; `);
      return;
    }
    draft.replace(brace + 1, brace + 1 + body.length, lines + eol + indentAt(text, startOfNode(sheet, node)));
  }
}

export function declarationText({ property, value, important }: Wanted, between: string): string {
  return `${property}${between}${value}${important ? ' !important' : ''}`;
}

/** The characters between name and value, without comments. */
function betweenOf(node: Declaration): string {
  const between = node.raws.between ?? ': ';
  return /^\s*:[ \t]*$/.test(between) ? between : ': ';
}

/** Where a declaration's value stands in the text, comments at its ends left out. */
function valueSpan(rule: CssRule, node: Declaration): { start: number; end: number; raw: string } {
  const { sheet } = rule;
  const from = startOfNode(sheet, node) + node.prop.length + (node.raws.between ?? ':').length;
  const raw = (node.raws.value?.raw ?? node.value).replace(/^(?:\s|\/\*[\s\S]*?\*\/)+|(?:\s|\/\*[\s\S]*?\*\/)+$/g, '');
  const start = sheet.text.indexOf(raw, from);
  return { start, end: start + raw.length, raw };
}

/** Offset of the `{` of a rule. */
export function openBrace({ sheet, node }: CssRule): number {
  const head =
    node.type === 'rule'
      ? (node.raws.selector?.raw ?? node.selector)
      : `@${node.name}${node.raws.afterName ?? ''}${node.raws.params?.raw ?? node.params}`;
  return startOfNode(sheet, node) + head.length + (node.raws.between ?? '').length;
}
