/**
 * The file of a page's component, and another one in its style: the same folder, ending and case of the file's name, default
 * or named export, function or arrow, indentation and semicolons.
 */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import {
  type Declared,
  declarationOf,
  defaultExport,
  inCaseOf,
  reactImport,
  returnType,
  simpleType,
} from '../jsx/module-style.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { indentUnit, lineEndOf } from '../text/layout.ts';
import { usesSemicolons } from '../text/quote-habit.ts';
import { jsxText } from '../text/write-text.ts';
import { layoutOf, type PageLayout } from './page-layout.ts';
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
export function moduleBeside(project: Project, { source, name: sibling }: PageModule, title: string): NewModule {
  const name = componentName(title, sibling);
  const layout = layoutOf(project, source, declarationOf(source, sibling)?.node, title);
  return newModule(source, sibling, name, fileBeside(source.file, sibling, name), title, layout);
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

function newModule(
  source: ParsedSource,
  sibling: string,
  name: string,
  file: string,
  title: string,
  layout: PageLayout | null = null,
): NewModule {
  const isDefault = defaultExport(source) !== null;
  const contents = contentsOf(
    source,
    declarationOf(source, sibling),
    name,
    isDefault,
    pageBody(source, title, layout),
    layout,
  );
  return { name, file, contents, exported: isDefault ? 'default' : name };
}

function contentsOf(
  source: ParsedSource,
  declared: Declared | null,
  name: string,
  isDefault: boolean,
  body: string[],
  layout: PageLayout | null,
): string {
  const { text } = source;
  const unit = indentUnit(text);
  const end = usesSemicolons(text) ? ';' : '';
  const isArrow = declared?.node?.type === 'ArrowFunctionExpression';
  const isBelow = isDefault && (isArrow || defaultExport(source)?.type === 'Identifier');
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
  const imports = [reactImport(source), layout?.imported].filter((one) => typeof one === 'string');
  return [...imports, ...(imports.length > 0 ? [''] : []), ...lines, ''].join(lineEndOf(text));
}

function pageBody({ text }: ParsedSource, title: string, layout: PageLayout | null): string[] {
  const { open, close, saysTitle } = layout ?? { open: '<div>', close: '</div>', saysTitle: false };
  const content = saysTitle ? '<p>New page</p>' : `<h1>${jsxText(title) ?? ''}</h1>`;
  return [open, indentUnit(text) + content, close];
}

function returned(body: string[], unit: string, end: string): string[] {
  return [`${unit}return (`, ...body.map((line) => unit + unit + line), `${unit})${end}`];
}

/** `team-reports.tsx` beside `brand-page.tsx`; beside an `index.tsx` in the case of its folder. */
function fileBeside(siblingFile: string, sibling: string, name: string): string {
  const [, folder = '', stem = '', ending = ''] = /^(.*?)([^/.]+)(\.[^/]*)$/.exec(siblingFile) ?? [];
  const suffix = SUFFIX.exec(sibling)?.[0].toLowerCase();
  const isBare = suffix !== undefined && !stem.toLowerCase().endsWith(suffix);
  const own = folder.split('/').at(-2);
  const shown = isBare ? name.replace(SUFFIX, '') : name;
  const fileName = inCaseOf(stem === 'index' ? (own ?? stem) : stem, shown);
  // `Pricing/Pricing.jsx`: a folder for each page
  const isInOwnFolder = own?.toLowerCase() === stem.toLowerCase();
  const at = isInOwnFolder ? `${folder.slice(0, -own.length - 1)}${inCaseOf(own, shown)}/` : folder;
  return at + fileName + ending;
}
