/** The text of a project's set-up file: the providers that its app has around its pages, around `children`. */
import { SETUP_FILES } from '../../protocol/component-page.ts';
import { importedName } from '../jsx/imported-names.ts';
import type { ImportSpec } from '../jsx/imports.ts';
import { reactImport } from '../jsx/module-style.ts';
import { endOf, startOf, tagNameOf } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { indentAt, indentUnit, lineEndOf } from '../text/layout.ts';
import { quoteHabit, usesSemicolons } from '../text/quote-habit.ts';
import { type Constant, needsOf } from './needs.ts';
import { aroundApp, type Placed, tagOf } from './wrappers.ts';

export interface NewSetup {
  file: string;
  text: string;
  /** a sentence for each provider that it leaves out */
  warnings: string[];
}

/** One element around `children`. */
interface Wrapper {
  tag: string;
  /** the opening tag without its brackets, as it is written in a line that begins with `margin` */
  opening: string;
  margin: string;
  attributes: number;
  /** its `>` stands in a line of its own */
  isOpen: boolean;
}

const WIDTH = 80;
const ROUTERS: ReadonlySet<string> = new Set([
  'BrowserRouter',
  'HashRouter',
  'MemoryRouter',
  'RouterProvider',
  'HydratedRouter',
  'createBrowserRouter',
  'createHashRouter',
  'createMemoryRouter',
]);
const ROUTER_PACKAGE = /^(react-router(?:-dom)?)(?:\/.*)?$/;

/** @param entry the script of index.html that starts the app; null where it is not known */
export function setupFile(project: Project, entry: string | null): NewSetup {
  const text = entry === null ? null : project.read(entry);
  const source = entry === null || text === null ? null : parseSource(text, entry);
  const isTyped = source?.ok ? source.language !== 'jsx' : project.sourceFiles().some((one) => one.endsWith('.tsx'));
  const file = SETUP_FILES[isTyped ? 0 : 1] as string;
  if (!source?.ok)
    return { file, text: written(file, { wrappers: [], imports: [], constants: [] }, null), warnings: [] };
  const { wrappers, sources, leaf } = aroundApp(project, source);
  const parts: Parts = { wrappers: [], imports: [], constants: [] };
  const warnings: string[] = [];
  const router = sources.map(routerPackage).find((one) => one !== null) ?? null;
  for (const one of wrappers) {
    const isRouter = router !== null && isRouterTag(one);
    const problem = isRouter ? addRouter(parts, router) : addWrapper(parts, one, file);
    if (problem) warnings.push(problem);
  }
  if (router !== null) addRouter(parts, router);
  else if (leaf === 'RouterProvider')
    warnings.push(`${leaf} is left out of ${file}: only React Router has a router for one component.`);
  return { file, text: written(file, parts, source, sources.at(-1)), warnings };
}

interface Parts {
  wrappers: Wrapper[];
  imports: ImportSpec[];
  constants: Constant[];
}

/** The package of React Router whose router a file uses. */
function routerPackage({ ast }: ParsedSource): string | null {
  for (const one of ast.program.body) {
    if (one.type !== 'ImportDeclaration' || one.importKind === 'type') continue;
    const [, name] = ROUTER_PACKAGE.exec(one.source.value) ?? [];
    const isRouter = (spec: (typeof one.specifiers)[number]) =>
      spec.type === 'ImportSpecifier' && ROUTERS.has(importedName(spec));
    if (name && one.specifiers.some(isRouter)) return name;
  }
  return null;
}

function isRouterTag({ source, node }: Placed): boolean {
  const name = tagOf(node);
  return source.ast.program.body.some(
    (one) =>
      one.type === 'ImportDeclaration' &&
      ROUTER_PACKAGE.test(one.source.value) &&
      one.specifiers.some(
        (spec) => spec.type === 'ImportSpecifier' && spec.local.name === name && ROUTERS.has(importedName(spec)),
      ),
  );
}

/** A router without an address bar: it begins at `/`, whatever the page's address is. */
function addRouter(parts: Parts, specifier: string): null {
  const tag = 'MemoryRouter';
  if (parts.wrappers.some((one) => one.tag === tag)) return null;
  parts.imports.push({ specifier, imported: tag, local: tag, isType: false });
  parts.wrappers.push({ tag, opening: tag, margin: '', attributes: 0, isOpen: false });
  return null;
}

/** @returns why it is left out */
function addWrapper(parts: Parts, { source, node, ancestors }: Placed, file: string): string | null {
  const { openingElement } = node;
  const tag = tagNameOf(openingElement.name);
  const needs = needsOf(source, [openingElement], ancestors, file);
  if ('name' in needs) {
    const made = needs.name === tag ? 'it is' : `it uses ${needs.name}, which is`;
    return `${tag} is left out of ${file}: ${made} made in ${needs.file}. Export it from a file of its own, and add it there.`;
  }
  const taken = [...needs.imports, ...needs.constants].find((one) => isTaken(parts, one));
  if (taken)
    return `${tag} is left out of ${file}: two things are named ${'local' in taken ? taken.local : taken.name}.`;
  for (const one of needs.imports) if (!parts.imports.some((known) => isSame(known, one))) parts.imports.push(one);
  for (const one of needs.constants)
    if (!parts.constants.some((known) => isSame(known, one))) parts.constants.push(one);
  const code = source.text.slice(startOf(openingElement) + 1, endOf(openingElement) - 1);
  parts.wrappers.push({
    tag,
    opening: code.trimEnd(),
    isOpen: /\n\s*$/.test(code),
    margin: indentAt(source.text, startOf(openingElement)),
    attributes: openingElement.attributes.length,
  });
  return null;
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
const OWN_NAMES = new Set(['Setup', 'children', 'ReactNode']);

function isTaken({ imports, constants }: Parts, one: ImportSpec | Constant): boolean {
  const name = 'local' in one ? one.local : one.name;
  if (OWN_NAMES.has(name)) return !('local' in one) || one.specifier !== 'react';
  return (
    imports.some((known) => known.local === name && !isSame(known, one)) ||
    constants.some((known) => known.name === name && !isSame(known, one))
  );
}

/** @param entry for the style @param sibling a file with a component: it shows whether JSX needs React's name */
function written(file: string, parts: Parts, entry: ParsedSource | null, sibling: ParsedSource | null = entry): string {
  const text = entry?.text ?? '';
  const [end, quote, eol] = [usesSemicolons(text) ? ';' : '', quoteHabit(text), lineEndOf(text)];
  const isTyped = file.endsWith('.tsx');
  const needsReact = sibling !== null && sibling !== entry && reactImport(sibling) !== null;
  const imports = [...parts.imports];
  if (needsReact && !imports.some(({ local }) => local === 'React'))
    imports.push({ specifier: 'react', imported: namespaceOf(sibling), local: 'React', isType: false });
  const react = imports.find(({ local, specifier }) => local === 'React' && specifier === 'react');
  if (isTyped && !react) imports.push({ specifier: 'react', imported: 'ReactNode', local: 'ReactNode', isType: true });
  const node = react ? 'React.ReactNode' : 'ReactNode';
  const type = isTyped ? `: { children: ${node} }` : '';
  const lines = [
    ...importLines(imports, quote, end),
    ...(imports.length > 0 ? [''] : []),
    ...parts.constants.map((one) => `const ${one.text}${end}`),
    ...(parts.constants.length > 0 ? [''] : []),
    `export default function Setup({ children }${type}) {`,
    ...returned(parts.wrappers, indentUnit(text), end),
    '}',
    '',
  ];
  return lines.join('\n').replace(/\r?\n/g, eol);
}

function namespaceOf(source: ParsedSource): string {
  return /^import \* as/.test(reactImport(source) ?? '') ? '*' : 'default';
}

function returned(wrappers: readonly Wrapper[], unit: string, end: string): string[] {
  const [only, ...more] = wrappers;
  if (!only) return [`${unit}return <>{children}</>${end}`];
  if (more.length === 0) {
    const line = `${unit}return ${oneLine(only)}${end}`;
    if (isShort(only, line)) return [line];
  }
  return [`${unit}return (`, ...nested(wrappers, unit + unit, unit), `${unit})${end}`];
}

function nested([first, ...rest]: readonly Wrapper[], indent: string, unit: string): string[] {
  if (!first) return [`${indent}{children}`];
  const line = indent + oneLine(first);
  if (rest.length === 0 && isShort(first, line)) return [line];
  const opening = first.opening.split(/\r?\n/).map((one, i) => {
    if (i === 0) return `${indent}<${one}`;
    return one.startsWith(first.margin) ? indent + one.slice(first.margin.length) : one;
  });
  const lines = first.isOpen ? [...opening, `${indent}>`] : [...opening.slice(0, -1), `${opening.at(-1)}>`];
  return [...lines, ...nested(rest, indent + unit, unit), `${indent}</${first.tag}>`];
}

const oneLine = ({ opening, tag }: Wrapper) => `<${opening}>{children}</${tag}>`;

/** Formatters put the children of an element with several attributes on a line of their own. */
function isShort({ opening, attributes }: Wrapper, line: string): boolean {
  return attributes < 2 && line.length <= WIDTH && !/\n/.test(opening);
}

/** One statement for each module: packages by their names, then files of the project. */
function importLines(specs: readonly ImportSpec[], quote: string, end: string): string[] {
  const modules = [...new Set(specs.map(({ specifier }) => specifier))];
  const rank = (module: string) => (module.startsWith('.') ? 2 : /^[@~#]\//.test(module) ? 1 : 0);
  modules.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return modules.flatMap((module) => {
    const own = specs.filter(({ specifier }) => specifier === module);
    const from = ` from ${quote}${module}${quote}${end}`;
    const whole = own.filter(({ imported }) => imported === '*');
    const byDefault = own.find(({ imported }) => imported === 'default');
    const named = own.filter((one) => one !== byDefault && !whole.includes(one));
    const isType = named.length > 0 && !byDefault && named.every((one) => one.isType);
    const names = named.map((one) => nameIn(one, isType)).sort((a, b) => (bare(a) < bare(b) ? -1 : 1));
    const clauses = [...(byDefault ? [byDefault.local] : []), ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : [])];
    return [
      ...whole.map((one) => `import * as ${one.local}${from}`),
      ...(clauses.length > 0 ? [`import ${isType ? 'type ' : ''}${clauses.join(', ')}${from}`] : []),
    ];
  });
}

function nameIn({ imported, local, isType }: ImportSpec, isInTypes: boolean): string {
  const name = imported === local ? local : `${imported} as ${local}`;
  return isType && !isInTypes ? `type ${name}` : name;
}

const bare = (name: string) => name.replace(/^type /, '');
