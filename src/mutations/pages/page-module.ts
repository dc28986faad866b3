/**
 * The file of a page's component, and another one in its style: the same folder, ending and case of the file's name, default
 * or named export, function or arrow, indentation and semicolons.
 */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import { type AnyNode, endOf, isFunction, startOf, unwrapNode } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { indentUnit, lineEndOf } from '../text/layout.ts';
import { usesSemicolons } from '../text/quote-habit.ts';
import { jsxText } from '../text/write-text.ts';
import type { FoundPage } from './route.ts';

export interface PageModule {
  source: ParsedSource;
  /** of its component */
  name: string;
}

/** @returns null for a component in the file of the routes, of a package, or that cannot be found */
export function moduleOf(project: Project, { route }: FoundPage): PageModule | null {
  const { name, at } = route.component ?? {};
  if (!name || !at) return null;
  const file =
    at.node.type === 'CallExpression' ? importedBy(project, at.node, at.in.file) : declaredIn(project, name, at);
  const text = file && file !== at.in.file ? project.read(file) : null;
  const source = file && text !== null ? parseSource(text, file) : null;
  return source?.ok ? { source, name: declaredName(source, name) } : null;
}

function importedBy(project: Project, call: AnyNode & t.CallExpression, importer: string): string | null {
  const [specifier] = call.arguments;
  return specifier?.type === 'StringLiteral' ? project.resolveImport(specifier.value, importer) : null;
}

function declaredIn(project: Project, name: string, at: Parameters<typeof findDeclaration>[2]): string | null {
  return findDeclaration(project, name, at)?.in.file ?? null;
}

/** A file may know its component by another name than the routes do. */
function declaredName(source: ParsedSource, name: string): string {
  return declarationOf(source, name)?.name ?? name;
}

interface Declared {
  name: string;
  /** function or arrow; null for others */
  node: (AnyNode & t.Function) | null;
  /** text behind the name: `: React.FC` */
  annotation: string;
}

/** The default export's declaration, else the one with this name. */
function declarationOf(source: ParsedSource, name: string): Declared | null {
  const byDefault = defaultExport(source);
  if (byDefault && byDefault.type !== 'Identifier') {
    const own = byDefault as AnyNode & { id?: t.Identifier | null };
    return { name: own.id?.name ?? name, node: functionIn(own), annotation: '' };
  }
  const wanted = byDefault?.type === 'Identifier' ? byDefault.name : name;
  for (const statement of source.ast.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'FunctionDeclaration' && declared.id?.name === wanted) {
      return { name: wanted, node: declared as AnyNode & t.Function, annotation: '' };
    }
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || id.name !== wanted || !init) continue;
      const annotation = id.typeAnnotation
        ? source.text.slice(startOf(id.typeAnnotation), endOf(id.typeAnnotation))
        : '';
      return { name: wanted, node: functionIn(unwrapNode(init) as AnyNode), annotation };
    }
  }
  return null;
}

function functionIn(node: AnyNode): (AnyNode & t.Function) | null {
  return isFunction(node) ? (node as AnyNode & t.Function) : null;
}

function defaultExport({ ast }: ParsedSource): AnyNode | null {
  const found = ast.program.body.find((one) => one.type === 'ExportDefaultDeclaration');
  return found ? (unwrapNode((found as t.ExportDefaultDeclaration).declaration as t.Node) as AnyNode) : null;
}

export interface NewModule {
  name: string;
  file: string;
  contents: string;
  /** exported name, `default` for the default export */
  exported: string;
}

const SUFFIX = /(?:Page|View|Screen|Route)$/;

/** `Team reports` as a component beside `BrandPage`: `TeamReportsPage`. */
export function componentName(title: string, sibling: string | null): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const suffix = SUFFIX.exec(sibling ?? '')?.[0] ?? '';
  return suffix !== '' && !name.endsWith(suffix) ? name + suffix : name;
}

/** @param title words of the page's heading */
export function moduleBeside({ source, name: sibling }: PageModule, title: string): NewModule {
  const name = componentName(title, sibling);
  return newModule(source, sibling, name, fileBeside(source.file, sibling, name), title);
}

/**
 * A file written like the first component of another one, which may be that of the routes.
 * @param file beside it without this
 */
export function moduleLike(source: ParsedSource, title: string, file?: string): NewModule {
  const sibling = source.elements.find(({ owner }) => owner !== null)?.owner ?? 'App';
  const name = componentName(title, sibling === 'App' ? null : sibling);
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1);
  return newModule(
    source,
    sibling,
    name,
    file ?? `${folder}${name}.${source.language === 'jsx' ? 'jsx' : 'tsx'}`,
    title,
  );
}

function newModule(source: ParsedSource, sibling: string, name: string, file: string, title: string): NewModule {
  const isDefault = defaultExport(source) !== null;
  const contents = contentsOf(source, declarationOf(source, sibling), name, isDefault, title);
  return { name, file, contents, exported: isDefault ? 'default' : name };
}

function contentsOf(
  source: ParsedSource,
  declared: Declared | null,
  name: string,
  isDefault: boolean,
  title: string,
): string {
  const { text } = source;
  const unit = indentUnit(text);
  const end = usesSemicolons(text) ? ';' : '';
  const isArrow = declared?.node?.type === 'ArrowFunctionExpression';
  const isBelow = isDefault && (isArrow || defaultExport(source)?.type === 'Identifier');
  const body = pageBody(title, unit);
  const lines: string[] = [];
  const lead = isDefault ? (isBelow ? '' : 'export default ') : 'export ';
  if (isArrow) {
    const head = `${lead}const ${name}${simpleType(declared.annotation)} = ()`;
    const isShort = (declared.node as t.Function).body.type !== 'BlockStatement';
    if (isShort) lines.push(`${head} => (`, ...body.map((line) => unit + line), `)${end}`);
    else lines.push(`${head}${returnType(source, declared)} => {`, ...returned(body, unit, end), `}${end}`);
  } else {
    lines.push(`${lead}function ${name}()${returnType(source, declared)} {`, ...returned(body, unit, end), '}');
  }
  if (isBelow) lines.push('', `export default ${name}${end}`);
  const used = reactImport(source);
  return [...(used ? [used, ''] : []), ...lines, ''].join(lineEndOf(text));
}

function pageBody(title: string, unit: string): string[] {
  return ['<div>', `${unit}<h1>${jsxText(title) ?? ''}</h1>`, '</div>'];
}

function returned(body: string[], unit: string, end: string): string[] {
  return [`${unit}return (`, ...body.map((line) => unit + unit + line), `${unit})${end}`];
}

/** A type without arguments and imports of its own. */
function simpleType(annotation: string): string {
  return /^:\s*(?:React\.(?:FC|FunctionComponent|ReactNode|ReactElement)|(?:React\.)?JSX\.Element)$/.test(annotation)
    ? annotation
    : '';
}

function returnType({ text }: ParsedSource, declared: Declared | null): string {
  const type = declared?.node?.returnType;
  return type ? simpleType(text.slice(startOf(type), endOf(type))) : '';
}

/** `import React from 'react'`, where the sibling has it: its JSX may need the name. */
function reactImport({ ast, text }: ParsedSource): string | null {
  for (const statement of ast.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') continue;
    const whole = statement.specifiers.find(({ type }) => type !== 'ImportSpecifier');
    if (!whole) continue;
    const clause = whole.type === 'ImportNamespaceSpecifier' ? `* as ${whole.local.name}` : whole.local.name;
    return `import ${clause} from ${text.slice(startOf(statement.source), endOf(statement))}`;
  }
  return null;
}

/** `team-reports.tsx` beside `brand-page.tsx`; beside an `index.tsx` in the case of its folder. */
function fileBeside(siblingFile: string, sibling: string, name: string): string {
  const [, folder = '', stem = '', ending = ''] = /^(.*?)([^/.]+)(\.[^/]*)$/.exec(siblingFile) ?? [];
  const suffix = SUFFIX.exec(sibling)?.[0].toLowerCase();
  const isBare = suffix !== undefined && !stem.toLowerCase().endsWith(suffix);
  const model = stem === 'index' ? (folder.split('/').at(-2) ?? stem) : stem;
  return folder + inCaseOf(model, isBare ? name.replace(SUFFIX, '') : name) + ending;
}

function inCaseOf(stem: string, name: string): string {
  const kebab = (by: string) => name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, `$1${by}$2`).toLowerCase();
  if (stem.includes('-')) return kebab('-');
  if (stem.includes('_')) return kebab('_');
  if (/^\p{Lu}/u.test(stem)) return name;
  return /\p{Lu}/u.test(stem) ? name.charAt(0).toLowerCase() + name.slice(1) : kebab('-');
}
