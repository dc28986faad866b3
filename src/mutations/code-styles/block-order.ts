/** The order of a style's rules where blocks on conditions stand between its declarations. */
import { overlaps } from '../../protocol/shorthands.ts';
import { Cascade } from '../css/cascade.ts';
import { baseOf, type CssContext, sameContext } from '../css/context.ts';
import type { StyledElement } from '../css/element.ts';
import { candidatesFor, type ProjectSheets, setsRelated } from '../css/project.ts';
import { type CssRule, startOfNode } from '../css/source.ts';
import type { CodeSheet } from './code-sheet.ts';
import type { Piece } from './pieces.ts';
import { rootOf } from './read-code-sheets.ts';

/** The sheets in cascade order for a property, without the blocks that do not set it. */
export function inOrder(
  codes: readonly CodeSheet[],
  property: string,
  { read, element, context }: { read: ProjectSheets; element: StyledElement; context: CssContext },
): ProjectSheets {
  if (codes.every(({ piece }) => !piece.host)) return read;
  const setting = new Set(
    candidatesFor(element, read)
      .filter((one) =>
        [context, baseOf(context)].some((other) => sameContext({ ...one.context, widths: other.widths }, other)),
      )
      .filter(({ rule }) => setsRelated(rule, property))
      .map(({ rule }) => rule.sheet),
  );
  const kept = codes.filter(({ piece, sheet }) => !piece.host || setting.has(sheet));
  const places = kept.flatMap((code) =>
    code.sheet.rules.map((rule) => ({ rule, path: pathOf(code, rule, codes, property) })),
  );
  places.sort((a, b) => comparePaths(a.path, b.path));
  const sheets = kept.map(({ sheet }) => sheet);
  return { ...read, sheets, cascade: new Cascade(sheets, new Map(places.map(({ rule }, i) => [rule, i]))) };
}

/** The rule of the template itself, whose declarations are put before all blocks. */
export function isBase({ node, sheet }: CssRule): boolean {
  return sheet.rules[0]?.node === node;
}

/** Sort key: index of the piece, 0 for its own declarations or 1 for a block, offsets of the holes from the outside in, offset of the rule. */
function pathOf({ piece, sheet }: CodeSheet, rule: CssRule, codes: readonly CodeSheet[], property: string): number[] {
  const holes: number[] = [];
  for (let { host } = piece; host; host = host.piece.host) holes.unshift(host.at);
  const root = rootOf(piece);
  const first = codes.findIndex((one) => one.piece === root);
  return [
    first,
    isBase(rule) ? 0 : 1,
    ...holes,
    isBase(rule) ? placeOf(rule, property) : startOfNode(sheet, rule.node),
  ];
}

/** Where the last declaration of a rule stands that has to do with the property; -1 for none. */
export function placeOf({ node, sheet }: CssRule, property: string): number {
  const own = (node.nodes ?? []).findLast((one) => one.type === 'decl' && overlaps(one.prop, property));
  return own ? startOfNode(sheet, own) : -1;
}

/** The hole of a template that a block is put into, directly or by blocks in between; null for other blocks. */
export function holeIn({ host }: Piece, template: Piece): NonNullable<Piece['host']> | null {
  if (!host || host.piece === template) return host ?? null;
  const outer = holeIn(host.piece, template);
  return outer && { ...outer, isAlways: outer.isAlways && host.isAlways };
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
