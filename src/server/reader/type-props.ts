/** The props that a JSX element or an exported component accepts, according to the project's TypeScript. */
import type * as TS from 'typescript';
import { shortText } from '../../mutations/components/prop-types.ts';
import { enumOf } from '../../mutations/components/type-kind.ts';
import type { ComponentProp } from '../../protocol/component-props.ts';
import { openingAt } from './opening-at.ts';
import { isPackageFile } from './package-file.ts';
import { stylePropsOf } from './style-props.ts';
import { kindOf, type Reading } from './type-kinds.ts';
import type { TypeProject } from './type-project.ts';

interface InFile {
  /** absolute path */
  path: string;
  text: string;
}

export interface TagQuestion extends InFile {
  /** offset of the element's `<` */
  start: number;
}

export type TypeQuestion = TagQuestion | (InFile & { exportName: string });

export interface TypedProp extends Omit<ComponentProp, 'source' | 'defaultLiteral'> {
  /** an inherited one that styles the element (`mx`, `borderTop`) */
  isStyle?: true;
}

export type TypeAnswer =
  /** `isOpen`: any other prop name is accepted too */
  { ok: true; props: TypedProp[]; isOpen: boolean } | { ok: false; problem: string };

export function typedProps(ts: typeof TS, project: TypeProject, question: TypeQuestion): TypeAnswer {
  const program = project.programFor(question.path, question.text);
  const file = program.getSourceFile(question.path);
  const checker = program.getTypeChecker();
  const component = file && componentAsked(ts, checker, file, question);
  if (!component) return { ok: false, problem: 'TypeScript finds no component there.' };
  const reading: Reading = { ts, checker, at: component.at };
  if (takesNone(component)) return { ok: true, props: [], isOpen: false };
  const type = propsType(reading, component);
  if (!type) return { ok: false, problem: whyUntyped(ts, program, question.path) };
  const variants = type.isUnion() ? type.types : [type];
  const names = new Set(variants.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name)));
  const symbols = new Map(
    [...names]
      .filter((name) => name !== 'key' && name !== 'ref')
      .map((name) => [name, variants.flatMap((one) => checker.getPropertyOfType(one, name) ?? [])]),
  );
  const isInPackage = declaredInPackage(component.type);
  const ofElements = isInPackage ? propsOfElements(reading) : new Set<string>();
  const styles = stylePropsOf(reading, symbols);
  const props = [...symbols].map(([name, all]): TypedProp => {
    const prop = describe(reading, name, all, variants.length);
    if (styles.has(name)) return { ...prop, isInherited: true, isStyle: true };
    // required props are listed with the component's own, also those that a package declares: `to` of a router's link
    return { ...prop, isInherited: !prop.isRequired && isInherited(all[0] as TS.Symbol, isInPackage, ofElements) };
  });
  return { ok: true, props, isOpen: variants.some((one) => one.getStringIndexType() !== undefined) };
}

interface Component {
  type: TS.Type;
  /** the place of the question */
  at: TS.Node;
  /** of the instance */
  attributes: TS.JsxAttributes | null;
}

function componentAsked(
  ts: typeof TS,
  checker: TS.TypeChecker,
  file: TS.SourceFile,
  question: TypeQuestion,
): Component | null {
  if ('start' in question) {
    const opening = openingAt(ts, file, question.start);
    if (!opening) return null;
    return { type: checker.getTypeAtLocation(opening.tagName), at: opening, attributes: opening.attributes };
  }
  const module = checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === question.exportName);
  return symbol ? { type: checker.getTypeOfSymbolAtLocation(symbol, file), at: file, attributes: null } : null;
}

/** True for a function without a parameter. */
function takesNone({ type }: Component): boolean {
  const signatures = type.getCallSignatures();
  return signatures.length > 0 && signatures.every(({ parameters }) => parameters.length === 0);
}

/** Null when the type is unknown (`any`), or it is no component's. */
function propsType({ ts, checker }: Reading, component: Component): TS.Type | null {
  const isKnown = (type: TS.Type | undefined): type is TS.Type =>
    type !== undefined && !(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never));
  if (!isKnown(component.type)) return null;
  const contextual = component.attributes && checker.getContextualType(component.attributes);
  if (contextual && isKnown(contextual)) return contextual;
  const [signature] = [...component.type.getCallSignatures(), ...component.type.getConstructSignatures()];
  const [props] = signature?.parameters ?? [];
  const type = props && checker.getTypeOfSymbolAtLocation(props, component.at);
  return isKnown(type) ? type : null;
}

/** The types of components build on React's, which a JavaScript project often does not have. */
function whyUntyped(ts: typeof TS, program: TS.Program, path: string): string {
  const { resolvedModule } = ts.resolveModuleName('react', path, program.getCompilerOptions(), ts.sys);
  if (resolvedModule && !/\.d\.[cm]?ts$/.test(resolvedModule.resolvedFileName))
    return 'The types of React are not installed in this project, so those of its components cannot be read. Install @types/react as a development dependency.';
  return 'TypeScript knows no type of this component (are its types installed?).';
}

function declaredInPackage(type: TS.Type): boolean {
  // an intersection has no symbol: a component and its parts, as antd's `Button & { Group }`
  if (type.isUnionOrIntersection()) return type.types.every(declaredInPackage);
  const declarations = type.symbol?.declarations ?? [];
  return declarations.length > 0 && declarations.every((one) => isPackageFile(one.getSourceFile().fileName));
}

/** @param symbols of the prop, one for each alternative of the props' type that has it */
function describe(
  reading: Reading,
  name: string,
  symbols: readonly TS.Symbol[],
  alternatives: number,
): Omit<TypedProp, 'isInherited'> {
  const { ts, checker, at } = reading;
  const symbol = symbols[0] as TS.Symbol;
  const isRequired = symbols.length === alternatives && symbols.every((one) => isNeeded(reading, one));
  const types = [...new Set(symbols.map((one) => checker.getTypeOfSymbolAtLocation(one, at)))];
  // Without this flag, types that the file does not import print as `import("react").ReactNode`.
  const flags = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.NoTruncation;
  const typeTexts = types.map((type) =>
    checker.typeToString(isRequired ? type : withoutUndefined(reading, type), at, flags),
  );
  const tags = symbol.getJsDocTags(checker);
  const byDefault = tags.find((tag) => tag.name === 'default' || tag.name === 'defaultValue');
  return {
    name,
    type: inDeclaredOrder(reading, symbol, notNarrowed(reading, symbol, kindOfAny(reading, name, types))),
    typeText: shortText([...new Set(typeTexts)].join(' | ')),
    isRequired,
    defaultCode: (byDefault && ts.displayPartsToString(byDefault.text).trim()) || null,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)) || null,
    isDeprecated: tags.some((tag) => tag.name === 'deprecated'),
  };
}

/**
 * False where a value may be left out, whatever the types of a package ask for: one that may be undefined, and a name that a `Pick`
 * keeps of types which have it no more.
 */
function isNeeded({ ts, checker, at }: Reading, symbol: TS.Symbol): boolean {
  if (symbol.flags & ts.SymbolFlags.Optional) return false;
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const isAnything = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
  if (isAnything) return (symbol.declarations ?? []).length > 0;
  const members = type.isUnion() ? type.types : [type];
  return members.every((one) => !(one.flags & ts.TypeFlags.Undefined));
}

/** A prop that union members declare differently accepts the values of each. */
function kindOfAny(reading: Reading, name: string, types: readonly TS.Type[]): TypedProp['type'] {
  const kinds = types.map((type) => kindOf(reading, type, name));
  const first = kinds[0] as TypedProp['type'];
  if (kinds.length === 1) return first;
  if (kinds.every((kind) => kind.kind === 'enum')) {
    return enumOf(
      kinds.flatMap((kind) => kind.values) as string[],
      kinds.some((kind) => kind.isOpen),
    );
  }
  return kinds.every(({ kind }) => kind === first.kind) ? first : { kind: 'other' };
}

/**
 * The values before the one given narrowed a type parameter to itself, as `as="h2"` does for a component of styled-components: those
 * of a declaration that has more, else any text.
 */
function notNarrowed(reading: Reading, symbol: TS.Symbol, kind: TypedProp['type']): TypedProp['type'] {
  if (kind.kind !== 'enum' || kind.values.length !== 1) return kind;
  const { ts, checker } = reading;
  const declared = (symbol.declarations ?? []).map((one) => checker.getTypeAtLocation(one));
  const wider = declared
    .map((type) => kindOf(reading, type, symbol.name))
    .find(
      (one) => one.kind === 'enum' && one.values.length > 1 && kind.values.every((value) => one.values.includes(value)),
    );
  if (wider) return wider;
  const parts = declared.flatMap((type) => (type.isUnion() ? type.types : [type]));
  return parts.some(({ flags }) => flags & ts.TypeFlags.TypeParameter) ? { kind: 'string' } : kind;
}

/** Removes `undefined`, but keeps the name of a type alias, which tells more. */
function withoutUndefined({ checker }: Reading, type: TS.Type): TS.Type {
  return type.aliasSymbol ? type : checker.getNonNullableType(type);
}

/** Sorts a union's members in the order of their declaration; TypeScript has its own order. */
function inDeclaredOrder({ ts }: Reading, symbol: TS.Symbol, kind: TypedProp['type']): TypedProp['type'] {
  if (kind.kind !== 'enum') return kind;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const written = declaration?.getText() ?? '';
  const place = (value: unknown): number => {
    const quoted = [`'${String(value)}'`, `"${String(value)}"`, String(value)];
    const at = quoted.map((one) => written.indexOf(one)).filter((one) => one >= 0);
    return at[0] ?? Number.POSITIVE_INFINITY;
  };
  const isWritten = declaration !== undefined && !ts.isPropertyAssignment(declaration);
  if (isWritten && kind.values.every((value) => place(value) !== Number.POSITIVE_INFINITY)) {
    return { ...kind, values: [...kind.values].sort((a, b) => place(a) - place(b)) };
  }
  return kind;
}

/** Names of the attributes that all HTML or SVG elements have. */
function propsOfElements({ checker, at }: Reading): Set<string> {
  const tags = checker.getJsxIntrinsicTagNamesAt(at).filter(({ name }) => name === 'div' || name === 'svg');
  return new Set(
    tags.flatMap((tag) =>
      checker
        .getTypeOfSymbol(tag)
        .getProperties()
        .map(({ name }) => name),
    ),
  );
}

/**
 * True for props from React's own types, or from a package when the component is the project's.
 * @param ofElements HTML and SVG attributes, which identify inherited props without a declaration (mapped types of packages)
 */
function isInherited(symbol: TS.Symbol, isInPackage: boolean, ofElements: ReadonlySet<string>): boolean {
  const files = (symbol.declarations ?? []).map((one) => one.getSourceFile().fileName);
  if (files.length === 0) return ofElements.has(symbol.name) && symbol.name !== 'children';
  const isReacts = files.every((name) =>
    /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?@types\/react\//.test(name),
  );
  if (symbol.name === 'children') return false;
  // Props that cva creates have no declaration by name; the VariantProps type of a package must not hide them.
  return isReacts || (!isInPackage && files.every(isPackageFile));
}
