/**
 * Reads answers about style sheets from their texts. Runs in the server's thread, or in the engine's for long style sheets.
 */

import { readSheets, sourceRules } from '../../mutations/css/rules-read.ts';
import { parseSheet, type Sheet, type SheetFailure } from '../../mutations/css/source.ts';
import type { Project } from '../../mutations/mutation.ts';
import { definitionsIn, type TokenDefinition } from '../../mutations/styling/tokens.ts';
import type { CssElementLookup, CssRulesAnswer, SourceCssRule, SourceStylesheet } from '../../protocol/style-rules.ts';

/** The style sheets that the app loads, with access to their texts. */
export type SheetSource = Project & {
  /** for a CSS module: maps class names in the file to classes in the page */
  moduleClassNames(file: string): Record<string, string>;
};

/** A class of a style sheet: its rules merged into one, and their declarations. */
export interface SheetClass {
  css: string;
  declarations: [property: string, value: string][];
}

export interface SheetAnswers {
  /** `CssRulesAnswer` as JSON, passed to the client unparsed because it can be long */
  cssRules: string;
  tokenDefinitions: TokenDefinition[];
  sheetClasses: Map<string, SheetClass>;
}

export const SHEET_READERS: { [Q in keyof SheetAnswers]: (source: SheetSource) => SheetAnswers[Q] } = {
  cssRules: (source) => JSON.stringify(cssRulesOf(source)),
  tokenDefinitions: (source) => textsOf(source).flatMap(({ file, text }) => definitionsIn(file, text)),
  sheetClasses: classesOf,
};

/** The texts of the style sheets, in load order. */
export function textsOf(source: SheetSource): { file: string; text: string }[] {
  return source.stylesheets().flatMap((file) => {
    const text = source.read(file);
    return text === null ? [] : [{ file, text }];
  });
}

function cssRulesOf(source: SheetSource): CssRulesAnswer {
  const read = readSheets(source);
  const classNames = (file: string) => (/\.module\.\w+$/.test(file) ? source.moduleClassNames(file) : {});
  const cssElementLookup: CssElementLookup = {};
  let order = 0;
  for (const sheet of read.sheets) {
    for (const scope of sheet.scopes) {
      for (const rule of sourceRules(sheet, read.env, scope === null ? null : classNames(scope))) {
        cssElementLookup[idOf(rule, scope)] = { ...rule, order: order++ };
      }
    }
  }
  const known = new Map([...read.sheets, ...read.failures].map((one) => [one.file, one]));
  const stylesheets = source.stylesheets().flatMap((filename): SourceStylesheet[] => {
    const one = known.get(filename);
    if (!one) return [];
    const kind = one.ok ? one.kind : kindOfName(filename);
    const error = one.ok ? null : errorOf(one);
    return [{ filename, kind, classNames: classNames(filename), importers: source.importersOf(filename), error }];
  });
  return { cssElementLookup, stylesheets, breakpoints: read.env.breakpoints, darkMode: read.env.darkMode };
}

function errorOf({ file, code, reason, line, column }: SheetFailure): SourceStylesheet['error'] {
  const hint = 'Mend the style sheet in the code.';
  return { code, message: `${file} does not parse: ${reason}.`, hint, file, line, column };
}

/** A partial's rules occur once in the page for each module that includes it. */
function idOf({ filename, line, column }: Omit<SourceCssRule, 'order'>, scope: string | null): string {
  const place = `${filename}:${line}:${column}`;
  return scope === null || scope === filename ? place : `${place} in ${scope}`;
}

function kindOfName(file: string): SourceStylesheet['kind'] {
  if (/\.module\.\w+$/.test(file)) return 'module';
  return (/\.(css|scss|sass|less)$/.exec(file)?.[1] ?? 'css') as SourceStylesheet['kind'];
}

/** Classes with a selector of their own in a style sheet. Excludes CSS modules, whose names differ in the page. */
function classesOf(source: SheetSource): Map<string, SheetClass> {
  const found = new Map<string, SheetClass>();
  for (const { file, text } of textsOf(source)) {
    const sheet = parseSheet(file, text);
    if (sheet.ok && sheet.kind !== 'module') addClasses(found, sheet);
  }
  for (const [name, entry] of found) {
    entry.css = `.${name} {\n${entry.declarations.map(([property, value]) => `  ${property}: ${value};`).join('\n')}\n}`;
  }
  return found;
}

function addClasses(found: Map<string, SheetClass>, sheet: Sheet): void {
  for (const { node, resolved, conditions } of sheet.rules) {
    for (const selector of resolved ?? []) {
      const name = /^\.(-?[A-Za-z_][\w-]*)$/.exec(selector)?.[1];
      if (name === undefined || conditions.some(({ name: at }) => at !== 'layer')) continue;
      const entry = found.get(name) ?? { css: '', declarations: [] };
      for (const child of node.nodes ?? [])
        if (child.type === 'decl') entry.declarations.push([child.prop, child.value]);
      found.set(name, entry);
    }
  }
}
