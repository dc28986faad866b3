/** ADD_TOKEN: one new definition in a style sheet of the project; every byte that is there stays. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { leavesProject, problemOf } from '../css/declarations.ts';
import { sheetUnparsable } from '../css/refusals.ts';
import { parseSheet, type Sheet, type SheetFailure } from '../css/source.ts';
import { problemOfSheet } from '../css/verify.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, loneSurrogate, placeName } from '../refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { invalidStyle, noSheetForToken, tokenExists } from './style-refusals.ts';
import { importedWithin } from './taken-in.ts';
import { homesFor, type TokenHome } from './token-homes.ts';
import { dashed, nameRefused } from './token-names.ts';
import { writeToken } from './token-write.ts';
import { definitionsIn } from './tokens.ts';

/** Names of the files that stand for the whole app. */
const MAIN = /(?:^|\/)_?(?:index|main|globals?|app|styles?|base|theme|tokens|variables)\.\w+$/i;
const CODE = /\.[cm]?[jt]sx?$/;

export function addDefinition({ changeFields }: ChangeItem<'ADD_TOKEN'>, project: Project): Plan | Refusal {
  const name = dashed(changeFields.name);
  const value = changeFields.value.trim();
  const refused = nameRefused(name) ?? valueRefused(name, value);
  if (refused) return refused;
  const texts = textsOf(project);
  const exists = existing(name, texts, project);
  if (exists) return exists;
  const sheets = usable(name, texts);
  if (isRefusal(sheets)) return sheets;
  const taken = new Set(texts.flatMap(([file, text]) => definitionsIn(file, text)).map((one) => one.name));
  const homes = homesIn(sheets, project, (among, main) => homesFor({ name, value }, among, main, taken));
  const outside = homes.find(({ sheet }) => leavesProject(value, sheet.file));
  if (outside)
    return invalidStyle({ file: outside.sheet.file }, name, 'may not hold an address outside of the project');
  return { parts: [...new Set(homes.map(({ sheet }) => sheet))].map((sheet) => partOf(sheet, homes)) };
}

function valueRefused(name: string, value: string): Refusal | null {
  if (hasLoneSurrogate(value)) return loneSurrogate({});
  const problem = problemOf(value);
  if (problem !== null) return invalidStyle({}, name, problem);
  const refersTo = [...value.matchAll(/\bvar\(\s*(--[^\s,)]+)/g)].map(([, one]) => one);
  return refersTo.includes(name) ? invalidStyle({}, name, 'may not have itself as its value') : null;
}

type Texts = readonly (readonly [file: string, text: string])[];

function textsOf(project: Project): Texts {
  return project.stylesheets().flatMap((file) => {
    const text = project.read(file);
    return text === null ? [] : [[file, text] as const];
  });
}

/** A definition or a use anywhere in the project, also in a sheet that does not parse, or in Tailwind's theme. */
function existing(name: string, texts: Texts, project: Project): Refusal | null {
  for (const [file, text] of texts) {
    const found = definitionsIn(file, text).find((one) => one.name === name);
    const sheet = parseSheet(file, text);
    const isWritten = new RegExp(`(?<![\\w-])${name}\\s*:|@property\\s+${name}(?![\\w-])`);
    const line = found?.line ?? (sheet.ok ? registeredAt(sheet, name) : lineOf(text, isWritten));
    if (line !== undefined) return tokenExists(name, placeName({ file, line }), { file, line });
  }
  const theme = project.tailwind?.ok ? project.tailwind.tailwind.themeValue(name) : null;
  if (theme !== null) return tokenExists(name, "Tailwind's theme", {});
  // the places that have the name already would change
  const scripts = project.sourceFiles().map((file) => [file, project.read(file) ?? ''] as const);
  for (const [file, text] of [...texts, ...scripts]) {
    const line = lineOf(text, new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
    if (line !== undefined) return tokenExists(name, placeName({ file, line }), { file, line });
  }
  return null;
}

function registeredAt({ root }: Sheet, name: string): number | undefined {
  const found = root.nodes.find(
    (node) => node.type === 'atrule' && node.name === 'property' && node.params.trim() === name,
  );
  return found?.source?.start?.line;
}

function lineOf(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text);
  return found ? text.slice(0, found.index).split('\n').length : undefined;
}

/** The sheets for the whole page; classes of a module are no place for tokens. */
function usable(name: string, texts: Texts): Sheet[] | Refusal {
  const all = texts.map(([file, text]) => parseSheet(file, text));
  const sheets = all.filter((one): one is Sheet => one.ok && one.kind !== 'module');
  if (sheets.length > 0) return sheets;
  const broken = all.find((one): one is SheetFailure => !one.ok && one.code === 'syntax-error');
  if (!broken) return noSheetForToken(name);
  const { file, line, column, reason } = broken;
  return sheetUnparsable({ file, line, column }, reason);
}

/** A block in a sheet that the app always loads, else in one of all; a new one only where there is none. */
function homesIn(
  sheets: readonly Sheet[],
  project: Project,
  homes: (among: readonly Sheet[], main: Sheet) => TokenHome[],
): TokenHome[] {
  const conditional = new Set(
    sheets.flatMap(({ file, text }) => [
      ...importedWithin(file, text, (...asked) => project.resolveImport(...asked), false),
    ]),
  );
  const unconditional = sheets.filter(({ file }) => !conditional.has(file));
  const free = unconditional.length > 0 ? unconditional : sheets;
  const usual = firstLoaded(free, project);
  const main = usual.find(({ file }) => MAIN.test(file)) ?? (usual[0] as Sheet);
  const always = new Set(usual.map(({ file }) => file));
  for (const file of always)
    for (const one of free) if (project.importersOf(one.file).includes(file)) always.add(one.file);
  const first = homes(
    free.filter(({ file }) => always.has(file)),
    main,
  );
  return first.some(({ node }) => node !== null) ? first : homes(free, main);
}

/** The sheets that the app's first file imports, else any file of code, else all. */
function firstLoaded(sheets: readonly Sheet[], project: Project): readonly Sheet[] {
  const importersIn = (file: string) => project.importersOf(file).filter((one) => CODE.test(one));
  const byFirst = sheets.filter(({ file }) => importersIn(file).some((one) => importersIn(one).length === 0));
  const byCode = sheets.filter(({ file }) => importersIn(file).length > 0);
  return [byFirst, byCode].find(({ length }) => length > 0) ?? sheets;
}

function partOf(sheet: Sheet, homes: readonly TokenHome[]): Plan['parts'][number] {
  const own = homes.filter((one) => one.sheet === sheet);
  const draft = new Draft(null, sheet.file, sheet.text);
  const heads = new Set(own.flatMap((home) => writeToken(draft, home)));
  const allowed = {
    declarations: own.map(({ property, value }) => ({ property, value })),
    properties: new Set<string>(),
    heads,
  };
  return {
    draft,
    expectation: { where: { file: sheet.file }, readText: (after) => problemOfSheet(sheet, after, allowed) },
  };
}
