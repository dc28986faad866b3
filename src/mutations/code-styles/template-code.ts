/** Edits of the CSS text in a template literal. Holes stay as they are, except a plain name or token that a new value replaces. */
import type { AtRule, ChildNode, Declaration } from 'postcss';
import { overlaps } from '../../protocol/shorthands.ts';
import { atomsIn } from '../check/verify.ts';
import { inQuotes } from '../css/declarations.ts';
import { writeNewRule } from '../css/new-rule.ts';
import { SheetWriter } from '../css/sheet-writer.ts';
import { type CssRule, endOfNode, type Sheet, startOfNode } from '../css/source.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import type { CodeStyle } from '../styling/code-styles.ts';
import { followName } from '../styling/code-values.ts';
import { codeStyleUnclear, codeStyleWins } from '../styling/style-refusals.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import type { Origin } from '../trace/origin-node.ts';
import { choiceOf, type Outcome } from './blocks.ts';
import { type CodeSheet, declarationsOf } from './code-sheet.ts';
import { isComputed, refuseComputed, tokenReplaced } from './computed.ts';
import { expressionOf as expressionIn, mayName, type Piece, textOf, whereOf } from './pieces.ts';
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
export function templateCode(
  project: Project,
  piece: Piece,
  words: StyleWords,
  { use, given }: Pick<CodeStyle, 'use' | 'given'>,
): CodeSheet | string {
  const { node, in: file } = piece.origin;
  const read = node.type === 'TemplateLiteral' ? templateSheet(file, node, words) : 'it is no template';
  if (typeof read === 'string') return read;
  const { sheet, holes } = read;
  const expressionOf = (hole: Hole): Origin => expressionIn(piece, hole);
  const textOfHole = (hole: Hole) => textOf(followName(project, expressionOf(hole)));
  const choices = new Map(
    holes.flatMap((hole) => {
      const choice = hole.isStatement ? choiceOf(project, expressionOf(hole), use, given) : null;
      return choice ? [[hole, choice] as const] : [];
    }),
  );
  /** A mixin that may set the property, for all uses. */
  const mixinAt = (node: AtRule, property: string): Hole | null => {
    const hole = holeAt(holes, sheet, node);
    return hole !== null && !choices.has(hole) && mayName(textOfHole(hole), property) ? hole : null;
  };
  const setsAtTimes = (node: AtRule, property: string): boolean => {
    const choice = choices.get(holeAt(holes, sheet, node) as Hole);
    const others = choice?.all.filter((one) => one && !choice.now.some((now) => now?.origin.node === one.origin.node));
    return others?.some((one) => one && mayName(textOf(one.origin), property)) ?? false;
  };
  /** Why a condition's block wins over the property; null where none does. */
  const refuseChoice = (hole: Hole, property: string, where: Where): Refusal | null => {
    const now = choices.get(hole)?.now ?? [];
    const isApart = now.length === 1 && isReadApart(hole, now[0] ?? null);
    if (isApart) return null;
    const blocks = now.flatMap((one) => (one && mayName(textOf(one.origin), property) ? [one.origin] : []));
    const [block] = blocks;
    if (!block) return null;
    if (now.length === 1) return codeStyleWins(whereOf(block, where), property, textOf(block));
    const code = expressionOf(hole);
    return codeStyleUnclear(
      whereOf(code, where),
      property,
      textOf(code),
      blocks.map((one) => whereOf(one, where)),
    );
  };
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
      const last = own.findLast(({ prop }) => prop === property) ?? own[0];
      const related = last ?? declarationsRelated(rule, property).at(-1);
      const statements = statementsOf(rule);
      const from = related ? statements.indexOf(related) : -1;
      const inside = statements.slice(from + 1).filter((one): one is AtRule => one.type === 'atrule');
      // a new declaration is inserted behind the unconditional mixins and before the blocks of other uses
      const first = related ? 0 : inside.findIndex((one) => setsAtTimes(one, property));
      const mixins = last || (!related && first >= 0) ? inside.slice(first) : [];
      const behind = mixins.map((one) => mixinAt(one, property)).find(Boolean);
      if (behind) return codeStyleWins(whereOf(expressionOf(behind), where), property, textOf(expressionOf(behind)));
      for (const one of inside) {
        const hole = holeAt(holes, sheet, one);
        const refused = hole && refuseChoice(hole, property, where);
        if (refused) return refused;
      }
      return tokenReplaced(property, own.flatMap((one) => holesIn(holes, sheet, one)).map(expressionOf));
    },
    mayAlsoSet(node, property) {
      const hole = holeAt(holes, sheet, node);
      if (hole === null || choices.get(hole)?.isAlways === false) return false;
      return mayName(textOfHole(hole), property) || hasOpenHole(textOfHole(hole));
    },
    setsAtTimes,
    winsBehind(offset, property, where, ofMixins = true) {
      for (const hole of holes) {
        if (!hole.isStatement || hole.depth > 0 || hole.start <= offset) continue;
        const mixin = ofMixins && !choices.has(hole) && mayName(textOfHole(hole), property);
        const refused = mixin
          ? codeStyleWins(whereOf(expressionOf(hole), where), property, textOf(expressionOf(hole)))
          : refuseChoice(hole, property, where);
        if (refused) return refused;
      }
      return null;
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

const statementsOf = ({ node }: CssRule): ChildNode[] => (node.nodes ?? []) as ChildNode[];

const declarationsRelated = (rule: CssRule, property: string): Declaration[] =>
  statementsOf(rule).filter((one): one is Declaration => one.type === 'decl' && overlaps(one.prop, property));

/** True for a block that is a sheet of its own among the pieces of the style. */
const isReadApart = ({ depth }: Hole, one: Outcome): boolean =>
  depth === 0 && !!one?.isBlock && one.origin.node.type === 'TemplateLiteral';

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
