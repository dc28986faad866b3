/** The edits of style sheets that one change makes, gathered by file and rule, written and checked together. */

import { longhandsOf, overlaps } from '../../protocol/shorthands.ts';
import { Draft } from '../check/draft.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { placeName } from '../refusals.ts';
import { invalidStyle } from '../styling/style-refusals.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { holdsColor } from './color-variables.ts';
import type { CssContext } from './context.ts';
import { inQuotes, leavesProject, tokensIn, variablesIn, type Wanted } from './declarations.ts';
import { extendedBehind, mayAlsoSet, sourceOfProperty } from './makers.ts';
import { appendRule, writeNewRule } from './new-rule.ts';
import type { ProjectSheets } from './project.ts';
import { generatedRule, styleNotInRule } from './refusals.ts';
import { RuleEdit } from './rule-edit.ts';
import { SheetWriter } from './sheet-writer.ts';
import { type CssRule, type Sheet, syntaxOf } from './source.ts';
import { problemOfSheet } from './verify.ts';

interface SheetEdit {
  sheet: Sheet;
  draft: Draft;
  heads: Set<string>;
}

export class SheetEdits {
  private readonly sheets = new Map<Sheet, SheetEdit>();
  private readonly rules = new Map<CssRule, RuleEdit>();
  private readonly added = new Map<string, { anchor: CssRule; context: CssContext; declarations: Wanted[] }>();
  private readonly warnings = new Set<string>();
  /** declarations written into each sheet, for the check */
  private readonly written = new Map<Sheet, Wanted[]>();

  constructor(
    private readonly target: Target,
    private readonly project: Project,
    private readonly read: ProjectSheets,
  ) {}

  warn(sentences: readonly string[]): void {
    for (const one of sentences) this.warnings.add(one);
  }

  edit(rule: CssRule, asked: Wanted): Refusal | null {
    const wanted = inQuotes(asked, quoteHabit(rule.sheet.text));
    const { where } = this.target;
    if (rule.locked) return generatedRule(where, rule.locked.message, rule.locked.hint);
    const refused = this.checkValue(rule.sheet, wanted);
    if (refused) return refused;
    const edit = this.ruleEdit(rule);
    const { value } = wanted;
    if (value === null) {
      this.note(rule.sheet, [wanted]);
      return this.unset(edit, wanted.property);
    }
    const behind = extendedBehind(rule, wanted.property, this.read.sheets);
    if (behind) {
      const place = placeName({ file: behind.file, line: behind.line });
      return generatedRule(
        where,
        `${wanted.property} comes from ${behind.name} (${place}), which wins`,
        'Change it there.',
      );
    }
    const before = edit.replaced.length;
    const written = edit.set({ ...wanted, value });
    const syntax = syntaxOf(rule.sheet.file);
    const kept = tokensIn(written.value ?? '', syntax);
    for (const { property, value: old } of edit.replaced.slice(before)) {
      const tokens = tokensIn(old, syntax).filter((one) => !kept.includes(one));
      if (tokens.length > 0)
        this.warn([`${property} was ${tokens.join(', ')}: the token keeps its value, only this place changes.`]);
    }
    return null;
  }

  addRule(anchor: CssRule, context: CssContext, asked: Wanted): Refusal | null {
    const wanted = inQuotes(asked, quoteHabit(anchor.sheet.text));
    if (anchor.locked) return generatedRule(this.target.where, anchor.locked.message, anchor.locked.hint);
    const refused = this.checkValue(anchor.sheet, wanted);
    if (refused) return refused;
    const key = `${anchor.sheet.file} ${anchor.index}`;
    const known = this.added.get(key) ?? { anchor, context, declarations: [] };
    // An `!important` of the anchor is only overruled by another one.
    const important = (anchor.node.nodes ?? []).some(
      (one) => one.type === 'decl' && !!one.important && overlaps(one.prop, wanted.property),
    );
    known.declarations.push({ ...wanted, important: wanted.important || important });
    this.added.set(key, known);
    this.note(anchor.sheet, [wanted]);
    return null;
  }

  /** A rule for a class that is new. */
  append(
    sheet: Sheet,
    rule: { selector: string; query: string | null; declarations: readonly Wanted[] },
  ): Refusal | null {
    const declarations = rule.declarations.map((one) => inQuotes(one, quoteHabit(sheet.text)));
    for (const one of declarations) {
      const refused = this.checkValue(sheet, one);
      if (refused) return refused;
    }
    const edit = this.sheetEdit(sheet);
    for (const head of appendRule(edit.draft, sheet, { ...rule, declarations })) edit.heads.add(head);
    this.note(sheet, declarations);
    return null;
  }

  /** @param parts edits of other files */
  plan(parts: Plan['parts']): Plan {
    for (const edit of this.rules.values()) edit.flush();
    for (const one of this.added.values()) {
      const edit = this.sheetEdit(one.anchor.sheet);
      for (const head of writeNewRule(edit.draft, one, this.read.env)) edit.heads.add(head);
    }
    return {
      parts: [...parts, ...[...this.sheets.values()].map((edit) => this.partOf(edit))],
      ...(this.warnings.size > 0 ? { warnings: [...this.warnings] } : {}),
    };
  }

  private note(sheet: Sheet, wanted: readonly Wanted[]): void {
    this.written.set(sheet, [...(this.written.get(sheet) ?? []), ...wanted]);
  }

  private partOf({ sheet, draft, heads }: SheetEdit): Plan['parts'][number] {
    const values = [...this.rules.values()]
      .filter(({ rule }) => rule.sheet === sheet)
      .flatMap(({ written }) => [...written.values()]);
    const set = [...(this.written.get(sheet) ?? []), ...values];
    const declarations = set.flatMap(({ property, value }) => (value === null ? [] : [{ property, value }]));
    const properties = new Set(set.flatMap(({ property }) => [property, ...longhandsOf(property)]));
    const allowed = { declarations, properties, heads };
    const readText = (text: string) => problemOfSheet(sheet, text, allowed);
    return {
      draft,
      expectation: { where: { ...this.target.where, file: sheet.file, line: undefined, column: undefined }, readText },
    };
  }

  private unset(edit: RuleEdit, property: string): Refusal | null {
    const { where } = this.target;
    if (edit.unset(property)) return null;
    const source = sourceOfProperty(edit.rule, property, this.read.sheets);
    if (source) {
      const place = placeName({ file: source.file, line: source.line });
      return generatedRule(
        where,
        `${property} comes from ${source.name} (${place})`,
        'Change it there, or give it a value here.',
      );
    }
    const whole = edit.shorthandOf(property);
    return styleNotInRule(
      where,
      property,
      whole ? `is part of ${whole.prop}: ${whole.value} there` : `is not set by ${edit.rule.selector}`,
    );
  }

  /** Refuses addresses outside of the project and preprocessor variables that the sheet does not know. */
  private checkValue(sheet: Sheet, { property, value }: Wanted): Refusal | null {
    if (value !== null && leavesProject(value, sheet.file))
      return invalidStyle(this.target.where, property, 'may not hold an address outside of the project');
    if (value === null || !value.includes('$')) return null;
    const syntax = syntaxOf(sheet.file);
    const known = (name: string) =>
      this.read.env.variables.has(name.slice(name.indexOf('$'))) || sheet.text.includes(name);
    const names = variablesIn(value, syntax);
    const rest = names.reduce((text, name) => text.replace(name, ''), value);
    if (syntax === 'scss' && !rest.includes('$') && names.every(known)) return null;
    return invalidStyle(this.target.where, property, `takes a variable that ${sheet.file} does not know`);
  }

  private ruleEdit(rule: CssRule): RuleEdit {
    const known = this.rules.get(rule);
    if (known) return known;
    const { draft } = this.sheetEdit(rule.sheet);
    const edit = new RuleEdit(
      rule,
      new SheetWriter(rule, draft),
      (node, property) => mayAlsoSet(node, property, this.read.sheets),
      (name) => holdsColor(name, this.read),
    );
    this.rules.set(rule, edit);
    return edit;
  }

  private sheetEdit(sheet: Sheet): SheetEdit {
    const known = this.sheets.get(sheet);
    if (known) return known;
    const edit = {
      sheet,
      draft: new Draft(null, sheet.file, this.project.read(sheet.file) ?? ''),
      heads: new Set<string>(),
    };
    this.sheets.set(sheet, edit);
    return edit;
  }
}
