/**
 * STYLING of an element whose style is in code: the declaration that wins is edited where it stands.
 *
 * Each piece of the style is read as a sheet for one class, and the engine of style sheets chooses among their rules. A piece
 * that only the running app can read, and that may win, makes an edit refused.
 */
import { longhandsOf, overlaps, physicalLonghandsOf } from '../../protocol/shorthands.ts';
import { EVERY_WIDTH, isInSpan } from '../../protocol/width-spans.ts';
import { Draft } from '../check/draft.ts';
import type { Atom } from '../check/verify.ts';
import { type CssContext, type CssEnvironment, sameContext, sameWidths } from '../css/context.ts';
import { leavesProject, type Wanted } from '../css/declarations.ts';
import { CssDestinations, type StyledTarget } from '../css/destinations.ts';
import { candidatesFor, strongest, winnerOf } from '../css/project.ts';
import { styleNotInRule } from '../css/refusals.ts';
import { RuleEdit } from '../css/rule-edit.ts';
import { type CssRule, parseSheet, type Sheet } from '../css/source.ts';
import { usageOf } from '../css/usage.ts';
import { problemBetween } from '../css/verify.ts';
import type { Target } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal } from '../refusals.ts';
import type { CodeStyle } from '../styling/code-styles.ts';
import { darkForMui } from '../styling/mui-dark.ts';
import { muiTheme } from '../styling/mui-theme.ts';
import {
  codeStyleShared,
  codeStyleUnclear,
  codeStyleWins,
  darkNotByCss,
  invalidStyle,
  styledInCode,
} from '../styling/style-refusals.ts';
import { elementWithin, OWN_ELEMENT, sheetsOf, usageWithin } from './around.ts';
import { holeIn, inOrder, isBase, placeOf } from './block-order.ts';
import type { CodeSheet } from './code-sheet.ts';
import type { CodeEditTarget } from './edit-target.ts';
import { placesFor } from './emotion-places.ts';
import { addSx, takesSx } from './new-sx.ts';
import { sxDialect } from './object-keys.ts';
import { mayName, type Piece, textOf, whereOf } from './pieces.ts';
import { readCodeSheets } from './read-code-sheets.ts';
import { standingOf } from './standing.ts';
import { isOfUses, keptByUses } from './style-of-uses.ts';

export function styleInCode(asked: CodeEditTarget, wanted: readonly Wanted[]): Plan | Refusal {
  const at = inDarkOfTheme(asked);
  if (isRefusal(at)) return at;
  const { target, project, style, only } = at;
  const { tagName } = target.element;
  const [first] = wanted;
  const { pieces, sheets, broken } = readCodeSheets(project, style);
  const blank = parseSheet('sx.css', '');
  const { context, said } = placesFor(
    at.context,
    style,
    sheets.map(({ sheet }) => sheet),
  );
  const unset = takesSx(at) ? wanted.find(({ value }) => value === null) : undefined;
  if (unset) {
    return styleNotInRule(
      target.where,
      unset.property,
      'is not set by an sx here, but by MUI, its theme or another prop',
    );
  }
  const isNew = takesSx(at) && blank.ok && wanted.every(({ value }) => value !== null && !value.includes('$'));
  if (isNew) return { ...addSx({ ...at, context }, wanted, blank), ...(said.length > 0 && { warnings: said }) };
  // StyleX has no selectors
  const isUnsayable = context.relatives.length > 0 && style.library === 'StyleX';
  if (sheets.length === 0 || isUnsayable) {
    return styledInCode(target.where, tagName, first?.property ?? '', style, broken);
  }
  const env = { ...at.env, variables: new Map([...at.env.variables, ...sheets.flatMap((one) => [...one.variables])]) };
  const read = sheetsOf(sheets, env);
  const element = style.around ? elementWithin(project, target, style) : OWN_ELEMENT;
  if (style.around) countWithin(at, sheets);
  const all = { target, project, read, context, element, only, isWithin: !!style.around };
  const edits = new CodeEdits(target, sheets, context, env);
  edits.warn(said);
  for (const one of wanted) {
    const standing = standingOf(project, target, context, one.property);
    const own = { ...all, element: { ...element, standing } };
    const read = inOrder(sheets, one.property, own);
    const asked = { ...own, read, context: shownContext({ ...own, read }, one, at.width) };
    const place = new CssDestinations(asked).of(one);
    if (isRefusal(place)) return place;
    if (place.kind === 'class') {
      const [base] = read.sheets.at(-1)?.rules ?? [];
      const { count, unsure = 0 } = base ? usageOf(base, project) : { count: 0 };
      const doubt = style.around ? doubtIn(asked, one.property) : null;
      if (doubt) {
        const { rule } = doubt;
        const at = { ...target.where, file: rule.sheet.file, line: rule.line, column: rule.column };
        return codeStyleUnclear(at, one.property, rule.selector, [at]);
      }
      if (style.around && !only) return styledInCode(target.where, tagName, one.property, style);
      return codeStyleShared(target.where, tagName, one.property, style, count + unsure);
    }
    const rule = place.kind === 'rule' ? place.rule : place.anchor;
    const behind = edits.winsBehind(rule, one.property);
    if (behind) return behind;
    const above = codeAbove(pieces, style, edits.pieceOf(rule));
    const rival = above.others.find((other) => mayName(textOf(other), one.property));
    if (rival) return codeStyleWins(whereOf(rival, target.where), one.property, textOf(rival));
    const kept = above.ofUses ? keptByUses(project, above.ofUses, one, sxDialect(project), target.where) : [];
    if (isRefusal(kept)) return kept;
    edits.warn(kept);
    const refused = place.kind === 'rule' ? edits.edit(rule, one) : edits.addRule(rule, one);
    if (refused) return refused;
    edits.warn(place.warnings);
  }
  return edits.plan();
}

/** A style of MUI follows the dark mode of its theme. */
function inDarkOfTheme(at: CodeEditTarget): CodeEditTarget | Refusal {
  const { target, project, style, context, env } = at;
  if (!context.dark || style.library !== 'MUI') return at;
  const dark = darkForMui(muiTheme(project).dark, env.darkMode);
  if (dark.kind !== 'media' && dark.kind !== 'selector') return darkNotByCss(target.where, dark);
  return { ...at, env: { ...env, darkMode: dark } };
}

/** A rule that sets the property, and may be for the element. */
function doubtIn({ read, element, context }: StyledTarget, property: string) {
  return winnerOf(
    candidatesFor(element, read).filter(({ match }) => match === 'maybe'),
    context,
    property,
    read.cascade,
  );
}

/** The context of the declaration that shows at a width, where the edit asks for none; else the edit's own. */
function shownContext(
  { read, element, context }: StyledTarget,
  { property }: Wanted,
  width: number | null,
): CssContext {
  if (width === null || !sameWidths(context.widths, EVERY_WIDTH)) return context;
  const holding = candidatesFor(element, read).filter(
    (one) =>
      one.match === 'yes' &&
      sameContext({ ...one.context, widths: EVERY_WIDTH }, context) &&
      isInSpan(width, one.context.widths) &&
      setsWhole(one.rule, property),
  );
  return { ...context, widths: strongest(holding, property, read.cascade)?.context.widths ?? EVERY_WIDTH };
}

/** True for a rule that sets the property, not only a part of it. */
function setsWhole({ node }: CssRule, property: string): boolean {
  const parts = physicalLonghandsOf(property);
  return (node.nodes ?? []).some((one) => {
    const set = one.type === 'decl' ? physicalLonghandsOf(one.prop) : [];
    return parts.every((part) => set.includes(part));
  });
}

/** Of a style for descendants, its rules count those. */
function countWithin({ project, target, style }: CodeEditTarget, sheets: readonly CodeSheet[]): void {
  for (const { sheet } of sheets) {
    const [base] = sheet.rules;
    const hasOthers = !!base && usageOf(base, project).count > 1;
    sheet.usage = (rule) => usageWithin(project, target, style, rule, hasOthers);
  }
}

/** Code that is put on top of a piece: the `sx` that uses give, and what else only the app can read. */
function codeAbove(pieces: readonly Piece[], { beside, prop }: CodeStyle, own: Piece) {
  const opaque = pieces.slice(pieces.indexOf(own) + 1).filter(({ kind }) => kind === 'opaque');
  const above = [...opaque.map(({ origin }) => origin), ...beside];
  const ofUses = prop === 'sx' ? above.filter(isOfUses) : [];
  return { ofUses: ofUses[0] ?? null, others: above.filter((one) => !ofUses.includes(one)) };
}

/** The edits of all pieces, gathered by file. */
class CodeEdits {
  private readonly bySheet: ReadonlyMap<Sheet, CodeSheet>;
  private readonly drafts = new Map<string, Draft>();
  private readonly rules = new Map<CssRule, RuleEdit>();
  private readonly added = new Map<CssRule, Wanted[]>();
  private readonly written = new Map<CodeSheet, Wanted[]>();
  private readonly heads = new Map<CodeSheet, Set<string>>();
  private readonly losses = new Set<Atom>();
  private readonly warnings = new Set<string>();

  constructor(
    private readonly target: Target,
    sheets: readonly CodeSheet[],
    private readonly context: CssContext,
    private readonly env: CssEnvironment,
  ) {
    this.bySheet = new Map(sheets.map((one) => [one.sheet, one]));
  }

  warn(sentences: readonly string[]): void {
    for (const one of sentences) this.warnings.add(one);
  }

  pieceOf({ sheet }: CssRule): Piece {
    return this.codeOf(sheet).piece;
  }

  /** Why code behind the place of the property wins over it: in the templates around a block, and in the blocks that follow. */
  winsBehind(rule: CssRule, property: string): Refusal | null {
    if (!isBase(rule)) return null;
    const { where } = this.target;
    const own = this.pieceOf(rule);
    const all = [...this.bySheet.values()];
    let last = placeOf(rule, property);
    for (let one: Piece | undefined = own; one; one = one.host?.piece) {
      const piece = one;
      const refused =
        piece === own ? null : all.find((code) => code.piece === piece)?.winsBehind(last, property, where);
      if (refused) return refused;
      for (const code of all) {
        const hole = holeIn(code.piece, piece);
        if (!hole || hole.at <= last) continue;
        // a new declaration is inserted behind the unconditional mixins, so these cannot override it
        const refusedIn = code.winsBehind(-1, property, where, last >= 0 || !hole.isAlways);
        if (refusedIn) return refusedIn;
      }
      last = one.host?.at ?? -1;
    }
    return null;
  }

  edit(rule: CssRule, asked: Wanted): Refusal | null {
    const code = this.codeOf(rule.sheet);
    const wanted = code.spelt(asked);
    const said = this.checked(code, rule, wanted);
    if (said) return said;
    const known = this.rules.get(rule);
    const edit =
      known ??
      new RuleEdit(
        rule,
        code.writer(rule, this.draftOf(code)),
        (node, property) => code.mayAlsoSet(node, property),
        // style sheets, which define the variables, are not read for styles in code
        () => false,
        (node, property) => code.setsAtTimes(node, property),
      );
    this.rules.set(rule, edit);
    const { value } = wanted;
    if (value === null) {
      this.note(code, wanted);
      if (edit.unset(wanted.property)) return null;
      const whole = edit.shorthandOf(wanted.property);
      const reason = whole ? `is part of ${whole.prop}: ${whole.value} there` : `is not set by ${rule.selector}`;
      return styleNotInRule(this.target.where, wanted.property, reason);
    }
    const written = edit.set({ ...wanted, value });
    for (const atom of code.losses(rule, written.property)) this.losses.add(atom);
    return null;
  }

  addRule(anchor: CssRule, asked: Wanted): Refusal | null {
    const code = this.codeOf(anchor.sheet);
    const wanted = code.spelt(asked);
    const refused = this.checkValue(code, wanted);
    if (refused) return refused;
    const important = (anchor.node.nodes ?? []).some(
      (one) => one.type === 'decl' && !!one.important && overlaps(one.prop, wanted.property),
    );
    const one = { ...wanted, important: wanted.important || important };
    this.added.set(anchor, [...(this.added.get(anchor) ?? []), one]);
    this.note(code, wanted);
    return null;
  }

  plan(): Plan {
    for (const edit of this.rules.values()) edit.flush();
    for (const [anchor, declarations] of this.added) {
      const code = this.codeOf(anchor.sheet);
      const heads = code.addRule(this.draftOf(code), anchor, this.context, declarations, this.env);
      this.heads.set(code, new Set([...(this.heads.get(code) ?? []), ...heads]));
    }
    return {
      parts: [...this.drafts.values()].map((draft) => this.partOf(draft)),
      ...(this.warnings.size > 0 ? { warnings: [...this.warnings] } : {}),
    };
  }

  private codeOf(sheet: Sheet): CodeSheet {
    return this.bySheet.get(sheet) as CodeSheet;
  }

  private note(code: CodeSheet, wanted: Wanted): void {
    this.written.set(code, [...(this.written.get(code) ?? []), wanted]);
  }

  private writtenIn(code: CodeSheet): Wanted[] {
    const edits = [...this.rules.values()].filter(({ rule }) => rule.sheet === code.sheet);
    return [...(this.written.get(code) ?? []), ...edits.flatMap(({ written }) => [...written.values()])];
  }

  /** All pieces of a file share a draft. */
  private draftOf({ piece }: CodeSheet): Draft {
    const { file, source } = piece.origin.in;
    const draft = this.drafts.get(file) ?? new Draft(source);
    this.drafts.set(file, draft);
    return draft;
  }

  private checked(code: CodeSheet, rule: CssRule, wanted: Wanted): Refusal | null {
    const refused = this.checkValue(code, wanted);
    if (refused) return refused;
    const said = code.check(rule, wanted, this.target.where);
    if (isRefusal(said)) return said;
    this.warn(said);
    for (const atom of code.losses(rule, wanted.property)) this.losses.add(atom);
    return null;
  }

  private checkValue({ sheet }: CodeSheet, { property, value }: Wanted): Refusal | null {
    if (value === null) return null;
    if (leavesProject(value, sheet.file))
      return invalidStyle(this.target.where, property, 'may not hold an address outside of the project');
    return value.includes('$')
      ? invalidStyle(this.target.where, property, 'takes a variable of a style sheet, which the code does not know')
      : null;
  }

  private partOf(draft: Draft): Plan['parts'][number] {
    const codes = [...this.bySheet.values()].filter(
      (one) => one.sheet.file === draft.file && this.writtenIn(one).length > 0,
    );
    const nodes = codes.map(({ piece }) => piece.origin.node);
    return {
      draft,
      expectation: {
        where: { ...this.target.where, file: draft.file, line: undefined, column: undefined },
        covers: { start: Math.min(...nodes.map(startOf)), end: Math.max(...nodes.map(endOf)) },
        gains: (atom) => codes.some((code) => code.gains(atom, this.writtenIn(code))),
        losses: (atom) => this.losses.has(atom),
        readBack: (after) => {
          for (const code of codes) {
            const { node } = code.piece.origin;
            const now = after.nodeAt(draft.map(startOf(node)) ?? -1, node.type);
            const sheet = now ? code.again(after.text, now) : 'it is gone';
            if (typeof sheet === 'string') return `the style in code does not read (${sheet})`;
            const problem = problemBetween(code.sheet, sheet, this.allowedIn(code));
            if (problem !== null) return problem;
          }
          return null;
        },
      },
    };
  }

  private allowedIn(code: CodeSheet) {
    const written = this.writtenIn(code);
    return {
      declarations: written.flatMap(({ property, value }) => (value === null ? [] : [{ property, value }])),
      properties: new Set(written.flatMap(({ property }) => [property, ...longhandsOf(property)])),
      heads: this.heads.get(code) ?? new Set<string>(),
      emptied: new Set(
        [...this.rules.keys()].filter(({ sheet }) => sheet === code.sheet).flatMap((one) => code.emptied(one)),
      ),
    };
  }
}
