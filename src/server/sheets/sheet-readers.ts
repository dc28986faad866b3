/**
 * What the server tells of the project's style sheets, from their texts alone: run in the server's thread, and in the engine's
 * where the sheets are long.
 */

import { readSheets, sourceRules } from '../../mutations/css/rules-read.ts';
import { parseSheet, type Sheet, type SheetFailure } from '../../mutations/css/source.ts';
import type { Project } from '../../mutations/mutation.ts';
import { definitionsIn, type TokenDefinition } from '../../mutations/styling/tokens.ts';
import type { CssElementLookup, CssRulesAnswer, SourceCssRule, SourceStylesheet } from '../../protocol/style-rules.ts';

/** The sheets that the app loads, and what is known of them. */
export type SheetSource = Pick<Project, 'stylesheets' | 'read' | 'resolveImport' | 'importersOf'> & {
  /** of a CSS module: the name in the file to the class in the page */
  moduleClassNames(file: string): Record<string, string>;
};

/** A class of a style sheet: its rules as one, and what they declare. */
export interface SheetClass {
  css: string;
  declarations: [property: string, value: string][];
}

export interface SheetAnswers {
  /** `CssRulesAnswer` as JSON: of long sheets it is long, and goes to the client as it is */
  cssRules: string;
  tokenDefinitions: TokenDefinition[];
  sheetClasses: Map<string, SheetClass>;
}

export const SHEET_READERS: { [Q in keyof SheetAnswers]: (source: SheetSource) => SheetAnswers[Q] } = {
  cssRules: (source) => JSON.stringify(cssRulesOf(source)),
  tokenDefinitions: (source) => textsOf(source).flatMap(({ file, text }) => definitionsIn(file, text)),
  sheetClasses: classesOf,
};

/** The texts of the sheets, in the order in which the app loads them. */
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

/** A partial's rules are in the page once for each module that takes them in. */
function idOf({ filename, line, column }: Omit<SourceCssRule, 'order'>, scope: string | null): string {
  const place = `${filename}:${line}:${column}`;
  return scope === null || scope === filename ? place : `${place} in ${scope}`;
}

function kindOfName(file: string): SourceStylesheet['kind'] {
  if (/\.module\.\w+$/.test(file)) return 'module';
  return (/\.(css|scss|sass|less)$/.exec(file)?.[1] ?? 'css') as SourceStylesheet['kind'];
}

/** Classes that a plain selector of a style sheet names; those of CSS modules are no names of the page. */
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
