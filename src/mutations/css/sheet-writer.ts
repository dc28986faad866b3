/** Edits of one rule's declarations in a style sheet, in the layout of their neighbours. Nothing else moves. */
import type { ChildNode, Declaration } from 'postcss';
import type { Draft } from '../check/draft.ts';
import { indentAt, isBlank, lineEnd, lineEndOf, lineStart, skipLineEnd, startsItsLine } from '../text/layout.ts';
import type { Wanted } from './declarations.ts';
import { indentUnit, isOneLine } from './layout.ts';
import type { RuleWriter } from './rule-edit.ts';
import { type CssRule, endOfNode, startOfNode } from './source.ts';
import { changedWords } from './value-parts.ts';

export class SheetWriter implements RuleWriter {
  private readonly text: string;

  constructor(
    private readonly rule: Pick<CssRule, 'sheet' | 'node'>,
    private readonly draft: Draft,
    /** true for a node whose own text does not end its statement, whatever its last character */
    private readonly isOpen: (node: ChildNode) => boolean = () => false,
  ) {
    this.text = draft.text;
  }

  textOf(node: Declaration): string | null {
    const { start, end, raw } = valueSpan(this.rule, node);
    // code in a template is masked
    return node.raws.value === undefined && this.text.slice(start, end) === raw ? raw : null;
  }

  replaceValue(node: Declaration, wanted: Wanted): string {
    const { start, end, raw } = valueSpan(this.rule, node);
    const value = wanted.value as string;
    const changes =
      this.textOf(node) === null ? [{ start: 0, end: raw.length, text: value }] : changedWords(raw, value);
    for (const one of changes) this.draft.replace(start + one.start, start + one.end, one.text);
    if (wanted.important && !node.important) this.draft.insert(end, ' !important');
    return raw;
  }

  replaceWhole(node: Declaration, wanted: Wanted): string {
    const { end, raw } = valueSpan(this.rule, node);
    const start = startOfNode(this.rule.sheet, node);
    const between = betweenOf(node);
    this.draft.replace(start, end, `${wanted.property}${between}${wanted.value}`);
    if (wanted.important && !node.important) this.draft.insert(end, ' !important');
    return raw;
  }

  write(removed: ReadonlySet<ChildNode>, inserted: ReadonlyMap<ChildNode | null, readonly Wanted[]>): void {
    for (const node of removed) this.remove(node, removed);
    for (const [anchor, list] of inserted) this.writeAt(this.keptAnchor(anchor, removed), list, removed);
  }

  /** The anchor, or the node before it if the anchor is removed. */
  private keptAnchor(anchor: ChildNode | null, removed: ReadonlySet<ChildNode>): ChildNode | null {
    const nodes = this.rule.node.nodes ?? [];
    for (let i = anchor ? nodes.indexOf(anchor) : -1; i >= 0; i--) {
      const node = nodes[i] as ChildNode;
      if (node.type === 'decl' && !removed.has(node)) return node;
      if (node === anchor && !removed.has(node)) return node;
    }
    return null;
  }

  /** True for the last node of its line or block, those left out that go with it. */
  private isLast(node: ChildNode, removed: ReadonlySet<ChildNode>): boolean {
    const end = endOfNode(this.rule.sheet, node);
    const rest = this.text.slice(end, lineEnd(this.text, end)).trimStart();
    if (rest === '' || rest.startsWith('}')) return true;
    const next = node.next();
    const gap = next && this.text.slice(end, startOfNode(this.rule.sheet, next));
    return !!next && gap?.trim() === '' && removed.has(next) && this.isLast(next, removed);
  }

  private remove(node: ChildNode, removed: ReadonlySet<ChildNode>): void {
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
    if (this.isLast(node, removed)) {
      const before = /[ \t]*$/.exec(this.text.slice(lineStart(this.text, start), start))?.[0].length ?? 0;
      this.draft.remove(start - before, end);
      return;
    }
    end += blanks;
    this.draft.remove(start, end);
  }

  private writeAt(anchor: ChildNode | null, list: readonly Wanted[], removed: ReadonlySet<ChildNode>): void {
    if (anchor) this.writeBehind(anchor, list);
    else this.writeFirst(list, removed);
  }

  private writeBehind(anchor: ChildNode, list: readonly Wanted[]): void {
    const { text, draft } = this;
    const start = startOfNode(this.rule.sheet, anchor);
    const end = endOfNode(this.rule.sheet, anchor);
    const isOpen = this.isOpen(anchor);
    const isClosed = !isOpen && /[;}]$/.test(text.slice(start, end));
    const last = isClosed || isOpen ? ';' : '';
    const between = anchor.type === 'decl' ? betweenOf(anchor) : ': ';
    if (startsItsLine(text, start)) {
      const rest = text.slice(end, lineEnd(text, end));
      const isCommented = /^[ \t]*(?:\/\*(?:(?!\*\/).)*\*\/[ \t]*)*(?:\/\/.*)?$/.test(rest);
      const at = isCommented ? lineEnd(text, end) : end;
      const lead = lineEndOf(text) + indentAt(text, start);
      const lines = list.map((one) => lead + declarationText(one, between));
      if (!isClosed) draft.insert(end, ';');
      draft.insert(at, lines.join(';') + last);
      return;
    }
    const gap = this.gapBefore(anchor, between);
    const parts = list.map((one) => gap + declarationText(one, between));
    draft.insert(end, (isClosed ? '' : ';') + parts.join(';') + last);
  }

  /**
   * The whitespace before a new declaration on the neighbour's line: as before the neighbour or, if it has none, as
   * after its colon.
   */
  private gapBefore(anchor: ChildNode, between: string): string {
    const before = anchor.raws.before ?? ' ';
    if (/\n/.test(before)) return ' ';
    return before === '' && /\s$/.test(between) ? ' ' : before;
  }

  /** Writes the declarations at the start of a body that has none. */
  private writeFirst(list: readonly Wanted[], removed: ReadonlySet<ChildNode>): void {
    const { text, draft } = this;
    const { sheet, node } = this.rule;
    const brace = openBrace(this.rule);
    const eol = lineEndOf(text);
    const indent = indentAt(text, startOfNode(sheet, node)) + indentUnit(sheet);
    const lines = list.map((one) => `${eol}${indent}${declarationText(one, ': ')};`).join('');
    const kept = (node.nodes ?? []).filter((one) => !removed.has(one));
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
export function betweenOf(node: Declaration): string {
  const between = node.raws.between ?? ': ';
  return /^\s*:[ \t]*$/.test(between) ? between : ': ';
}

/** Where a declaration's value stands in the text, comments at its ends left out. */
function valueSpan(
  rule: Pick<CssRule, 'sheet' | 'node'>,
  node: Declaration,
): { start: number; end: number; raw: string } {
  const { sheet } = rule;
  const from = startOfNode(sheet, node) + node.prop.length + (node.raws.between ?? ':').length;
  const given = node.raws.value?.raw ?? node.value;
  const lead = /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(given)?.[0].length ?? 0;
  const raw = given.slice(lead).replace(/(?:\s|\/\*[\s\S]*?\*\/)+$/g, '');
  const start = from + lead;
  return { start, end: start + raw.length, raw };
}

/** Offset of the `{` of a rule. */
export function openBrace({ sheet, node }: Pick<CssRule, 'sheet' | 'node'>): number {
  const head =
    node.type === 'rule'
      ? (node.raws.selector?.raw ?? node.selector)
      : `@${node.name}${node.raws.afterName ?? ''}${node.raws.params?.raw ?? node.params}`;
  return startOfNode(sheet, node) + head.length + (node.raws.between ?? '').length;
}
