/** Edits of the CSS text in a template literal. Holes stay as they are, except a plain name or token that a new value replaces. */
import type { AtRule, Declaration } from 'postcss';
import { atomsIn } from '../check/verify.ts';
import { inQuotes } from '../css/declarations.ts';
import { writeNewRule } from '../css/new-rule.ts';
import { SheetWriter } from '../css/sheet-writer.ts';
import { type CssRule, endOfNode, type Sheet, startOfNode } from '../css/source.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { followName } from '../styling/code-values.ts';
import { codeStyleWins } from '../styling/style-refusals.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type CodeSheet, declarationsOf } from './code-sheet.ts';
import { isComputed, refuseComputed, tokenReplaced } from './computed.ts';
import { mayName, type Piece, textOf, whereOf } from './pieces.ts';
import { type Hole, type StyleWords, templateSheet } from './template-sheet.ts';

/** True for code whose CSS ends with the end of a statement: a declaration may follow. */
function isEnded(code: string): boolean {
  return /;\s*`[\s)};]*$/.test(flat(code));
}

/** True for code with a template in which a hole is a statement of its own, which may set any property. */
function hasOpenHole(code: string): boolean {
  return /[`;]\s*\$HOLE/.test(flat(code));
}

/** Blocks become `;`, and holes of templates words. */
function flat(code: string): string {
  const next = code.replace(/(\$?)\{[^{}]*\}/g, (_, hole) => (hole ? '$HOLE' : ';'));
  return next === code ? code : flat(next);
}

/** @returns why the text is no CSS that can be read, else its sheet */
export function templateCode(project: Project, piece: Piece, words: StyleWords): CodeSheet | string {
  const { node, in: file } = piece.origin;
  const read = node.type === 'TemplateLiteral' ? templateSheet(file, node, words) : 'it is no template';
  if (typeof read === 'string') return read;
  const { sheet, holes } = read;
  const expressionOf = ({ expression }: Hole): Origin => ({ ...piece.origin, node: unwrapNode(expression) as AnyNode });
  const textOfHole = (hole: Hole) => textOf(followName(project, expressionOf(hole)));
  return {
    piece,
    sheet,
    variables: variablesOf(project, holes, expressionOf),
    spelt: (wanted) => inQuotes(wanted, quoteHabit(file.text)),
    writer: (rule, draft) =>
      new SheetWriter(rule, draft, (one) => {
        const hole = one.type === 'atrule' ? holeAt(holes, sheet, one) : null;
        return hole !== null && hole.end === endOfNode(sheet, one) && !isEnded(textOfHole(hole));
      }),
    addRule: (draft, anchor, context, declarations, env) => writeNewRule(draft, { anchor, context, declarations }, env),
    check(rule, { property }, where) {
      const own = declarationsOf(rule, property);
      const computed = own.flatMap((one) => holesIn(holes, sheet, one)).find((hole) => isComputed(expressionOf(hole)));
      if (computed) return refuseComputed(expressionOf(computed), property, where);
      const behind = statementBehind(rule, own.findLast(({ prop }) => prop === property) ?? own[0], (one) => {
        const hole = holeAt(holes, sheet, one);
        return hole !== null && mayName(textOfHole(hole), property) ? hole : null;
      });
      if (behind) return codeStyleWins(whereOf(expressionOf(behind), where), property, textOf(expressionOf(behind)));
      return tokenReplaced(property, own.flatMap((one) => holesIn(holes, sheet, one)).map(expressionOf));
    },
    mayAlsoSet(node, property) {
      const hole = holeAt(holes, sheet, node);
      return hole !== null && (mayName(textOfHole(hole), property) || hasOpenHole(textOfHole(hole)));
    },
    again(text, now) {
      const other =
        now.type === 'TemplateLiteral' ? templateSheet({ file: file.file, text }, now, words) : 'it is gone';
      return typeof other === 'string' ? other : other.sheet;
    },
    emptied: () => [],
    gains: () => false,
    losses: (rule, property) =>
      atomsIn(
        ...declarationsOf(rule, property)
          .flatMap((one) => holesIn(holes, sheet, one))
          .map(({ expression }) => expression),
      ),
  };
}

function holesIn(holes: readonly Hole[], sheet: Sheet, node: Declaration): Hole[] {
  const [start, end] = [startOfNode(sheet, node), endOfNode(sheet, node)];
  return holes.filter((one) => one.start >= start && one.start < end);
}

function holeAt(holes: readonly Hole[], sheet: Sheet, node: AtRule): Hole | null {
  const start = startOfNode(sheet, node);
  return holes.find((one) => one.isStatement && one.start === start) ?? null;
}

/** The first statement hole behind a declaration that counts. */
function statementBehind(
  { node }: CssRule,
  own: Declaration | undefined,
  find: (node: AtRule) => Hole | null,
): Hole | null {
  if (!own) return null;
  const nodes = node.nodes ?? [];
  for (const one of nodes.slice(nodes.indexOf(own) + 1)) {
    const hole = one.type === 'atrule' ? find(one) : null;
    if (hole) return hole;
  }
  return null;
}

/** Values of the constants in conditions, such as `${device.tablet}` in `@media ${device.tablet}`. */
function variablesOf(project: Project, holes: readonly Hole[], expressionOf: (hole: Hole) => Origin) {
  const variables = new Map<string, string>();
  for (const hole of holes) {
    if (hole.isStatement) continue;
    const { node } = followName(project, expressionOf(hole));
    if (node.type === 'StringLiteral') variables.set(hole.name, node.value.replace(/^@media\s+/, ''));
    const number = numberOf(node);
    if (number !== null) variables.set(hole.name, String(number));
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
      variables.set(hole.name, node.quasis[0]?.value.cooked ?? '');
    }
  }
  return variables;
}
