/** How a style sheet is laid out: its step of indentation, its rules on one line or many, the gaps between them. */
import type { ChildNode, Container } from 'postcss';
import { lineEndOf } from '../text/layout.ts';
import type { Sheet } from './source.ts';

/** A tab, or as many blanks as the first indented declaration has more than its rule. */
export function indentUnit({ root }: Sheet): string {
  let unit: string | null = null;
  root.walk((node) => {
    const before = node.raws.before ?? '';
    if (unit !== null || node.parent?.type === 'root' || !/\n/.test(before)) return;
    const own = before.slice(before.lastIndexOf('\n') + 1);
    const outer = (node.parent?.raws.before ?? '').replace(/^[\s\S]*\n/, '');
    if (own.startsWith(outer) && own.length > outer.length) unit = own.slice(outer.length);
  });
  return unit ?? '  ';
}

/** True when most rules with declarations stand on one line. */
export function isOneLine({ rules }: Sheet): boolean {
  let one = 0;
  let many = 0;
  for (const { node } of rules) {
    const first = node.nodes?.[0];
    if (!first) continue;
    if (/\n/.test(first.raws.before ?? '')) many++;
    else one++;
  }
  return one > many;
}

/** The white space between two neighbours of a block: one line end, or a blank line too. Only rules and blocks tell, not `@use`. */
export function gapBetween(sheet: Sheet, parent: Container): string {
  const eol = lineEndOf(sheet.text);
  const nodes = parent.nodes ?? [];
  const gaps = nodes.slice(1).filter((node: ChildNode) => 'nodes' in node && !!node.nodes);
  if (gaps.length === 0 && parent.type !== 'root') return gapBetween(sheet, sheet.root);
  const wide = gaps.filter((node) => /\n[ \t\r]*\n/.test(node.raws.before ?? '')).length;
  const blank = gaps.length === 0 ? true : wide * 2 >= gaps.length;
  return blank ? eol + eol : eol;
}
