/**
 * Declarations that only removed code used. They go with it: `noUnusedLocals` and linters would complain about them.
 *
 * A declaration is unused when every reference to its name, in any scope (of a parameter's: in its function), stands in text
 * that goes. Comparing names and not bindings keeps a declaration too many at times, and never takes one that is used.
 */
import { type Binding, resolveName, visitNames } from '../jsx/bindings.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { type Declaration, declarationOf, type Span, spansOf } from './declarations.ts';

export interface Unused {
  /** sorted and apart */
  spans: Span[];
  /** in order of the text: names of the constants, props, functions and types that go, for the user; imports are not named */
  locals: string[];
}

interface Reference {
  name: string;
  node: AnyNode;
  scopes: readonly AnyNode[];
}

/**
 * @param gone spans of the text that an edit takes
 * @param put the texts that it brings
 */
export function unusedWithout(source: ParsedSource, gone: readonly Span[], put: string): Unused {
  const references = referencesIn(source);
  const declarations = new Map<Binding, Declaration>();
  const isKept = (name: string) => hasWord(put, name) || isPragma(source.text, name);
  for (;;) {
    const spans = spansOf(source, declarations);
    const all = [...gone, ...spans];
    const found = [...bindingsIn(references, all)].filter((binding) => {
      if (declarations.has(binding) || isKept(binding.name)) return false;
      const declaration = declarationOf(source, binding);
      if (!declaration || gone.some((span) => overlap(span, declaration.statement))) return false;
      if (isReferenced(references, binding, all)) return false;
      declarations.set(binding, declaration);
      return true;
    });
    if (found.length === 0) return { spans, locals: wholeLocals(declarations, spans) };
  }
}

function referencesIn(source: ParsedSource): Reference[] {
  const found: Reference[] = [];
  for (const statement of source.ast.program.body) {
    if (statement.type === 'ImportDeclaration') continue;
    visitNames(statement, (name, node, scopes) => found.push({ name, node, scopes }), [source.ast.program as AnyNode]);
  }
  return found;
}

function bindingsIn(references: readonly Reference[], spans: readonly Span[]): Set<Binding> {
  const bindings = references
    .filter(({ node }) => isInside(node, spans))
    .map(({ name, scopes }) => resolveName(name, scopes))
    .filter((binding) => binding !== null);
  return new Set(bindings);
}

/** A declaration's references to itself do not count; a default in a destructuring may refer to its other names. */
function isReferenced(references: readonly Reference[], binding: Binding, gone: readonly Span[]): boolean {
  const { kind, node: declarator, id, scope } = binding;
  const isPattern = kind === 'param' || (declarator.type === 'VariableDeclarator' && declarator.id !== id);
  const self = isPattern ? id : declarator;
  const spans = [...gone, { start: startOf(self), end: endOf(self) }];
  const isInReach = (node: AnyNode) =>
    kind !== 'param' || isInside(node, [{ start: startOf(scope), end: endOf(scope) }]);
  return references.some(
    ({ name, node }) => name === binding.name && node !== id && isInReach(node) && !isInside(node, spans),
  );
}

function wholeLocals(declarations: ReadonlyMap<Binding, Declaration>, spans: readonly Span[]): string[] {
  return [...declarations.keys()]
    .filter(({ kind, id, scope }) => kind !== 'import' && isInside(id, spans) && !isInside(scope, spans))
    .sort((a, b) => startOf(a.id) - startOf(b.id))
    .map(({ name }) => name);
}

function isInside(node: AnyNode, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= startOf(node) && endOf(node) <= span.end);
}

function overlap(a: Span, b: AnyNode): boolean {
  return a.start < endOf(b) && startOf(b) < a.end;
}

function hasWord(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

/** The function that a comment names for JSX is called by every element of the file. */
function isPragma(text: string, name: string): boolean {
  return text.includes('@jsx') && new RegExp(`@jsx(?:Frag)?\\s+${name.replaceAll('$', '\\$')}\\b`).test(text);
}
