/**
 * Components that fit in another one's place, or values of a prop such as `icon={faUser}`: exports of its module that the project's
 * TypeScript takes there. For the default import of a package's file (`@mui/icons-material/Menu`), the files beside it.
 */
import { dirname, join } from 'node:path/posix';
import type * as TS from 'typescript';
import type { Alternative, AlternativesAnswer } from '../../protocol/alternatives.ts';
import { openingAt } from './opening-at.ts';
import type { TypeProject } from './type-project.ts';
import type { TagQuestion } from './type-props.ts';

export interface AlternativesQuestion extends TagQuestion {
  /** a prop whose value is a name; without it, the tag is asked for */
  prop?: string;
}

const COMPONENT = /^[A-Z]/;

export function findAlternatives(
  ts: typeof TS,
  project: TypeProject,
  { path, text, start, prop }: AlternativesQuestion,
): AlternativesAnswer {
  const program = project.programFor(path, text);
  const file = program.getSourceFile(path);
  const opening = file && openingAt(ts, file, start);
  const checker = program.getTypeChecker();
  const found = (name: TS.Node | undefined) => alternativesOf(ts, program, checker, file, name, prop);
  if (!opening) return found(undefined);
  if (prop !== undefined) return found(expressionOf(ts, opening, prop));
  const ofTag = found(opening.tagName);
  return ofTag.problem === null ? ofTag : (ofFirstProp(ts, opening, found) ?? ofTag);
}

/** For a tag that nothing can take the place of: the first prop whose value others can, as those of an icon given by its name. */
function ofFirstProp(
  ts: typeof TS,
  opening: TS.JsxOpeningLikeElement,
  found: (name: TS.Node | undefined) => AlternativesAnswer,
): AlternativesAnswer | null {
  for (const one of opening.attributes.properties) {
    const prop = ts.isJsxAttribute(one) ? one.name.getText() : '';
    if (prop === '' || /^on[A-Z]/.test(prop)) continue;
    const answer = found(expressionOf(ts, opening, prop));
    if (answer.problem === null) return { ...answer, prop };
  }
  return null;
}

function alternativesOf(
  ts: typeof TS,
  program: TS.Program,
  checker: TS.TypeChecker,
  file: TS.SourceFile | undefined,
  present: TS.Node | undefined,
  prop: string | undefined,
): AlternativesAnswer {
  if (!file || !present || !ts.isIdentifier(present)) return none('Only what is imported by its name can be swapped.');
  const imported = importOf(ts, checker, present);
  if (!imported) return none(`\`${present.text}\` is not imported: change it in the code.`);
  const { declaration, specifier } = imported;
  const isDefault = ts.isImportClause(declaration);
  const alternatives = isDefault
    ? filesBeside(ts, program, file, specifier)
    : exportsLike(ts, checker, present, specifier);
  if (alternatives.length === 0) {
    const next =
      prop === undefined
        ? 'Add the other component, and delete this one.'
        : `Import the other one in the code, then set \`${prop}\` to its name.`;
    return none(`${specifier.text} exports nothing else that fits here. ${next}`);
  }
  const module = isDefault ? dirname(specifier.text) : specifier.text;
  return { alternatives: alternatives.sort((a, b) => compare(a.name, b.name)), module, problem: null };
}

const none = (problem: string): AlternativesAnswer => ({ alternatives: [], module: null, problem });
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The expression of a prop. */
function expressionOf(
  ts: typeof TS,
  { attributes }: TS.JsxOpeningLikeElement,
  prop: string,
): TS.Expression | undefined {
  for (const one of attributes.properties) {
    if (!ts.isJsxAttribute(one) || one.name.getText() !== prop) continue;
    return one.initializer && ts.isJsxExpression(one.initializer) ? one.initializer.expression : undefined;
  }
  return undefined;
}

interface Imported {
  declaration: TS.ImportSpecifier | TS.ImportClause;
  specifier: TS.StringLiteral;
}

function importOf(ts: typeof TS, checker: TS.TypeChecker, name: TS.Identifier): Imported | null {
  for (const declaration of checker.getSymbolAtLocation(name)?.declarations ?? []) {
    if (!ts.isImportSpecifier(declaration) && !ts.isImportClause(declaration)) continue;
    const { moduleSpecifier } = ts.isImportClause(declaration) ? declaration.parent : declaration.parent.parent.parent;
    if (ts.isStringLiteral(moduleSpecifier)) return { declaration, specifier: moduleSpecifier };
  }
  return null;
}

/** Exports of the module whose type may take the place of the present one's: components for one, else other values. */
function exportsLike(
  ts: typeof TS,
  checker: TS.TypeChecker,
  present: TS.Identifier,
  specifier: TS.StringLiteral,
): Alternative[] {
  const module = checker.getSymbolAtLocation(specifier);
  const own = valueBehind(ts, checker, checker.getSymbolAtLocation(present) as TS.Symbol);
  const wanted = checker.getTypeAtLocation(present);
  if (!module || wanted.flags & ts.TypeFlags.Any) return [];
  const byValue = new Map<string | TS.Symbol, { symbol: TS.Symbol; names: string[] }>();
  for (const one of checker.getExportsOfModule(module)) {
    const symbol = resolved(ts, checker, one);
    const value = valueBehind(ts, checker, one);
    const isAlike = COMPONENT.test(one.name) === COMPONENT.test(present.text);
    if (value === own || !isAlike || !(symbol.flags & ts.SymbolFlags.Value)) continue;
    byValue.set(value, { symbol, names: [...(byValue.get(value)?.names ?? []), one.name] });
  }
  const taken = namesInScope(ts, checker, present);
  return [...byValue].flatMap(([value, { symbol, names }]) => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, present);
    if (type !== wanted && !checker.isTypeAssignableTo(type, wanted)) return [];
    const free = names.filter((name) => (taken.get(name) ?? value) === value);
    const name = likeliest(free, present.text);
    return name === undefined ? [] : [{ name, importFrom: specifier.text }];
  });
}

function resolved(ts: typeof TS, checker: TS.TypeChecker, symbol: TS.Symbol): TS.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Tells values apart: the symbol behind all imports. `declare module '*.svg?react'` types many files with one symbol, so a value of
 * such a module is told by its file and export.
 */
function valueBehind(ts: typeof TS, checker: TS.TypeChecker, symbol: TS.Symbol): string | TS.Symbol {
  const value = resolved(ts, checker, symbol);
  if (!value.declarations?.some((one) => isOfPattern(ts, one))) return value;
  for (
    let link: TS.Symbol | undefined = symbol;
    link && link !== value;
    link = checker.getImmediateAliasedSymbol(link)
  ) {
    const specifier = link.declarations?.map((one) => moduleOf(ts, one)).find((one) => one !== null);
    const module = specifier && checker.getSymbolAtLocation(specifier);
    if (!specifier || !module?.declarations?.some((one) => isOfPattern(ts, one))) continue;
    const { fileName } = specifier.getSourceFile();
    const file = specifier.text.startsWith('.') ? join(dirname(fileName), specifier.text) : specifier.text;
    return `${file} ${value.name}`;
  }
  return value;
}

/** Within, or itself, a `declare module` whose name has a `*`. */
function isOfPattern(ts: typeof TS, node: TS.Node): boolean {
  const module = ts.findAncestor(node, ts.isModuleDeclaration);
  return module !== undefined && ts.isStringLiteral(module.name) && module.name.text.includes('*');
}

/** Where the declaration of an imported or re-exported name gets it from. */
function moduleOf(ts: typeof TS, declaration: TS.Declaration): TS.StringLiteral | null {
  const statement = ts.findAncestor(declaration, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one));
  const from = (statement as TS.ImportDeclaration | TS.ExportDeclaration | undefined)?.moduleSpecifier;
  return from && ts.isStringLiteral(from) ? from : null;
}

/** Values that the code can name, globals such as `Map` included, each with the value behind its imports. */
function namesInScope(ts: typeof TS, checker: TS.TypeChecker, at: TS.Node): Map<string, string | TS.Symbol> {
  const symbols = checker.getSymbolsInScope(at, ts.SymbolFlags.Value | ts.SymbolFlags.Alias);
  return new Map(symbols.map((one) => [one.name, valueBehind(ts, checker, one)]));
}

/** Of the names of one export: with the ending of the present one (`StarIcon` beside `MapIcon`), else the shortest. */
function likeliest(names: readonly string[], present: string): string | undefined {
  const hasEnding = (name: string) => name.endsWith('Icon') === present.endsWith('Icon');
  const alike = names.filter(hasEnding);
  return [...(alike.length > 0 ? alike : names)].sort((a, b) => a.length - b.length)[0];
}

/** The other files of a package's folder, by the names that they give to their components. */
function filesBeside(
  ts: typeof TS,
  program: TS.Program,
  importer: TS.SourceFile,
  { text }: TS.StringLiteral,
): Alternative[] {
  const options = program.getCompilerOptions();
  const found = ts.resolveModuleName(text, importer.fileName, options, ts.sys).resolvedModule?.resolvedFileName;
  if (!found?.includes('/node_modules/') || !/^(?:@[^/]+\/)?[^/]+\/./.test(text)) return [];
  const ending = /\.d\.[cm]?ts$/.exec(found)?.[0];
  if (!ending || !found.endsWith(`${text.slice(text.lastIndexOf('/'))}${ending}`)) return [];
  const files = ts.sys.readDirectory(dirname(found), [ending], undefined, ['*'], 1);
  return files.flatMap((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -ending.length);
    return COMPONENT.test(name) && file !== found ? [{ name, importFrom: `${dirname(text)}/${name}` }] : [];
  });
}
