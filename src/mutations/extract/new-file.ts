/** The text of the new component's file, written as the file that it comes from is. */
import type * as t from '@babel/types';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { type ImportSpec, rebase } from '../jsx/imports.ts';
import {
  type Declared,
  declarationNamed,
  declarationOf,
  defaultExport,
  reactImport,
  returnType,
} from '../jsx/module-style.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { folderOf } from '../jsx/specifier-for.ts';
import { indentAt, indentUnit, lineEndOf } from '../text/layout.ts';
import { quoteHabit, usesSemicolons } from '../text/quote-habit.ts';
import { type MovedText, movedText } from '../text/reindent.ts';
import { keySpan, WIDTH } from './call-site.ts';
import type { Extracted, Uses } from './uses.ts';

export interface NewFile {
  file: string;
  name: string;
  /** `default` for the default export */
  exported: string;
}

export interface Written {
  text: string;
  /** offset of the element in it */
  element: number;
}

/** Parts of the text other than the element. */
export interface Parts {
  uses: Uses;
  /** of the props, in their order; null in files without types */
  types: readonly string[] | null;
  /** imports that the old file has not: of its own declarations, and of types */
  imports: readonly ImportSpec[];
  /** `React` has to be in scope for JSX */
  needsReact: boolean;
}

export function writeFile(extracted: Extracted, made: NewFile, parts: Parts): Written {
  const { source } = extracted;
  const eol = lineEndOf(source.text);
  const style = styleOf(source, extracted.ancestors);
  const props = propsOf(propsTypeName(source, made.name), style, parts);
  const bindings = [...parts.uses.imports, ...style.imports];
  const head = [
    ...directives(source),
    importLines(source, made.file, bindings, parts, style).join(eol),
    props.declaration.join(eol),
  ].filter((one) => one !== '');
  const component = componentText(extracted, made, style, props.parameter);
  const lead = head.map((one) => one + eol + eol).join('');
  const below =
    made.exported === 'default' && style.isBelow ? `${eol}export default ${made.name}${style.end}${eol}` : '';
  return { text: lead + component.text + below, element: lead.length + component.element };
}

/** `Props` where the file calls its own so, else `UserCardProps`. */
export function propsTypeName({ text }: ParsedSource, component: string): string {
  return /\b(?:interface|type)\s+Props\b/.test(text) ? 'Props' : `${component}Props`;
}

interface Style {
  unit: string;
  quote: string;
  /** `;` or nothing */
  end: string;
  eol: string;
  isArrow: boolean;
  /** an arrow that is its JSX, without `return` */
  isShort: boolean;
  /** the default export is a statement of its own */
  isBelow: boolean;
  hasTrailingCommas: boolean;
  usesTypeAlias: boolean;
  /** `React.FC` of `const Card: React.FC<Props>` */
  generic: string | null;
  returns: string;
  /** names in the annotations */
  imports: Binding[];
}

function styleOf(source: ParsedSource, ancestors: readonly AnyNode[]): Style {
  const { text } = source;
  const declared = componentAround(source, ancestors);
  const isArrow = declared?.node?.type === 'ArrowFunctionExpression';
  const byDefault = defaultExport(source);
  const generic = /^:\s*((?:React\.)?(?:FC|FunctionComponent))\s*(?:<|$)/.exec(declared?.annotation ?? '')?.[1] ?? null;
  const returns = returnType(source, declared);
  const written = /\b(interface|type)\s+\w*Props\b/.exec(text) ?? /^(?:export\s+)?(interface|type)\s+\w/m.exec(text);
  const names = [generic, returns].flatMap((one) => /[A-Z]\w*/.exec(one ?? '')?.[0] ?? []);
  const program = [source.ast.program as AnyNode];
  return {
    unit: indentUnit(text),
    quote: quoteHabit(text),
    end: usesSemicolons(text) ? ';' : '',
    eol: lineEndOf(text),
    isArrow,
    isShort: isArrow && declared?.node?.body.type !== 'BlockStatement',
    isBelow: isArrow || byDefault?.type === 'Identifier',
    hasTrailingCommas: /,[ \t]*\r?\n\s*[}\])]/.test(text) || !/[\w'"}\])][ \t]*\r?\n\s*[}\])]/.test(text),
    usesTypeAlias: written?.[1] === 'type',
    generic,
    returns,
    imports: names.flatMap((name) => {
      const binding = resolveName(name, program);
      return binding?.kind === 'import' ? [binding] : [];
    }),
  };
}

/** The component that the element stands in, else the file's first. */
function componentAround(source: ParsedSource, ancestors: readonly AnyNode[]): Declared | null {
  const around = ancestors.flatMap((one) => {
    if (one.type === 'FunctionDeclaration' && one.id) return [one.id.name];
    return one.type === 'VariableDeclarator' && one.id.type === 'Identifier' ? [one.id.name] : [];
  });
  const name = around.find((one) => /^[A-Z]/.test(one)) ?? source.elements.find(({ owner }) => owner !== null)?.owner;
  if (name === undefined || name === null) return null;
  return declarationNamed(source, name) ?? declarationOf(source, name);
}

/** `'use client'` holds for the new module as well; other directives are about the old one's exports. */
function directives({ ast, text }: ParsedSource): string[] {
  return ast.program.directives
    .filter(({ value }) => value.value === 'use client')
    .map((one) => text.slice(startOf(one), endOf(one)));
}

function importLines(
  source: ParsedSource,
  file: string,
  bindings: readonly Binding[],
  { imports, needsReact }: Parts,
  style: Style,
): string[] {
  const used = new Set(bindings.map(({ node }) => node));
  const lines: string[] = [];
  const react = needsReact && !bindings.some(({ name }) => name === 'React') ? reactImport(source) : null;
  if (react) lines.push(react);
  for (const statement of source.ast.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const kept = statement.specifiers.filter((one) => used.has(one as AnyNode));
    if (kept.length > 0) lines.push(importText(source, statement, kept, file, style));
  }
  return [...lines, ...addedLines(imports, style)];
}

function addedLines(specs: readonly ImportSpec[], style: Style): string[] {
  const byModule = new Map<string, ImportSpec[]>();
  for (const spec of specs) {
    const id = `${spec.isType} ${spec.imported === 'default'} ${spec.specifier}`;
    byModule.set(id, [...(byModule.get(id) ?? []), spec]);
  }
  return [...byModule.values()].map((all) => {
    const [{ specifier, imported: first, local: own, isType }] = all as [ImportSpec];
    const names = all.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`)).sort();
    const clause = first === 'default' ? own : `{ ${names.join(', ')} }`;
    return `import ${isType ? 'type ' : ''}${clause} from ${style.quote}${specifier}${style.quote}${style.end}`;
  });
}

/** The statement with the names that are used; the words behind `from` stay as they are. */
function importText(
  source: ParsedSource,
  statement: t.ImportDeclaration,
  kept: t.ImportDeclaration['specifiers'],
  file: string,
  style: Style,
): string {
  const { text } = source;
  const written = statement.source.value;
  const specifier = folderOf(file) === folderOf(source.file) ? written : rebase(written, source.file, file);
  const from = text.slice(startOf(statement.source), endOf(statement)).replace(written, () => specifier);
  if (kept.length === statement.specifiers.length) {
    return text.slice(startOf(statement), startOf(statement.source)) + from;
  }
  const codeOf = (one: t.Node) => text.slice(startOf(one), endOf(one));
  const named = kept.filter(({ type }) => type === 'ImportSpecifier').map(codeOf);
  const others = kept.filter(({ type }) => type !== 'ImportSpecifier').map(codeOf);
  const lead = `import ${statement.importKind === 'type' ? 'type ' : ''}`;
  const clause = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
  const line = `${lead}${clause} from ${from}`;
  if (line.length <= WIDTH || named.length < 2) return line;
  const comma = style.hasTrailingCommas ? ',' : '';
  const list = named.map((one) => style.unit + one).join(`,${style.eol}`);
  return `${lead}${[...others, ''].join(', ')}{${style.eol}${list}${comma}${style.eol}} from ${from}`;
}

interface Props {
  /** the function's parameter: on one line, and in parts for a line each */
  parameter: { short: string; names: string[]; type: string; typeName: string };
  /** lines of the type */
  declaration: string[];
}

function propsOf(typeName: string, style: Style, { uses, types }: Parts): Props {
  const names = uses.props.map(({ name }) => name);
  if (names.length === 0) return { parameter: { short: '', names, type: '', typeName }, declaration: [] };
  const type = types && !(style.generic && style.isArrow) ? `: ${typeName}` : '';
  const { object, fields } = uses;
  const taken = object === null ? names : [...names.filter((name) => !fields.has(name)), `...${object}`];
  const isObject = taken.length === 1 && object !== null;
  const short = isObject ? object : `{ ${taken.join(', ')} }`;
  const parameter = { short: short + type, names: isObject ? [] : taken, type, typeName };
  if (!types) return { parameter, declaration: [] };
  const lines = names.map((name, i) => `${style.unit}${name}: ${types[i]}${style.end}`);
  const declaration = style.usesTypeAlias
    ? [`type ${typeName} = {`, ...lines, `}${style.end}`]
    : [`interface ${typeName} {`, ...lines, '}'];
  return { parameter, declaration };
}

function componentText(
  extracted: Extracted,
  { name, exported }: NewFile,
  style: Style,
  parameter: Props['parameter'],
): Written {
  const { unit, eol, end } = style;
  const lead = exported === 'default' ? (style.isBelow ? '' : 'export default ') : 'export ';
  const annotation = style.generic ? `: ${style.generic}${parameter.short ? `<${parameter.typeName}>` : ''}` : '';
  const open = style.isArrow ? `${lead}const ${name}${annotation} = ` : `${lead}function ${name}`;
  const behind = `${style.returns}${style.isArrow ? ' =>' : ''}${style.isShort ? '' : ' {'}`;
  const oneLine = `${open}(${parameter.short})${behind}`;
  const isLong = oneLine.length + (style.isShort ? 2 : 0) > WIDTH && parameter.names.length > 0;
  const list = parameter.names.map((one) => unit + one).join(`,${eol}`) + (style.hasTrailingCommas ? ',' : '');
  const head = isLong ? `${open}({${eol}${list}${eol}}${parameter.type})${behind}` : oneLine;
  const result = style.isShort
    ? shortBody(extracted, head, style)
    : returnBody(extracted, head + eol + unit, unit, style);
  const close = style.isShort ? `${end}${eol}` : `${end}${eol}}${style.isArrow ? end : ''}${eol}`;
  return { text: result.text + close, element: result.element };
}

function shortBody(extracted: Extracted, head: string, { unit, eol, end }: Style): Written {
  const flat = moved(extracted, '');
  const last = head.slice(head.lastIndexOf('\n') + 1);
  if (!/[\r\n]/.test(flat) && last.length + flat.length + end.length < WIDTH) {
    return { text: `${head} ${flat}`, element: head.length + 1 };
  }
  const lead = `${head} (${eol}${unit}`;
  return { text: `${lead}${moved(extracted, unit)}${eol})`, element: lead.length };
}

function returnBody(extracted: Extracted, head: string, indent: string, { unit, eol, end }: Style): Written {
  const flat = moved(extracted, '');
  if (!/[\r\n]/.test(flat) && `${indent}return ${flat}${end}`.length <= WIDTH) {
    return { text: `${head}return ${flat}`, element: head.length + 'return '.length };
  }
  const lead = `${head}return (${eol}${indent}${unit}`;
  return { text: `${lead}${moved(extracted, indent + unit)}${eol}${indent})`, element: lead.length };
}

/** The element as it is written, with another indentation and without its key. */
function moved(extracted: Extracted, indent: string): string {
  const { source, node } = extracted;
  const result: MovedText = movedText(source.text, node, indentAt(source.text, startOf(node)), indent);
  const key = keySpan(extracted);
  if (!key) return result.text;
  return result.text.slice(0, result.at(key.start)) + result.text.slice(result.at(key.end));
}
