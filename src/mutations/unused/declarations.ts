/** Declarations that may go when nothing uses them, and the text that goes with each. */
import type * as t from '@babel/types';
import type { Binding } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, endOf, isFunction, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { hasCommentIn } from '../jsx/slots.ts';
import { importSpans } from './import-spans.ts';
import { hasNoEffect } from './no-effect.ts';
import { type Span, statementSpan, withoutDoubleBlanks } from './statement-span.ts';

export type { Span } from './statement-span.ts';

export interface Declaration {
  binding: Binding;
  /** the statement that declares it, or the parameter that takes it out of an object */
  statement: AnyNode;
}

/** The declaration of a binding, null where it has to stay: exported, a plain parameter, or with effects when evaluated. */
export function declarationOf(source: ParsedSource, binding: Binding): Declaration | null {
  const { kind, node, scope } = binding;
  if (kind === 'param') return isFunction(scope) && node.type !== 'Identifier' ? { binding, statement: node } : null;
  if (scope.type !== 'Program' && scope.type !== 'BlockStatement') return null;
  const statement = (scope.body as AnyNode[]).find((one) => startOf(one) <= startOf(node) && endOf(node) <= endOf(one));
  if (!statement || statement.declare) return null;
  switch (kind) {
    case 'import':
      return isJsxRuntime(source, binding) ? null : { binding, statement };
    case 'function':
      return statement.type === 'FunctionDeclaration' ? { binding, statement } : null;
    case 'type':
      return statement === node ? { binding, statement } : null;
    case 'const':
    case 'let': {
      const isAlone = statement.type === 'VariableDeclaration' && statement.declarations.length === 1;
      return isAlone && hasNoEffect((node as t.VariableDeclarator).init, source) ? { binding, statement } : null;
    }
    default:
      return null;
  }
}

/** Older JSX transforms call `React` without a reference in the source. */
function isJsxRuntime(source: ParsedSource, binding: Binding): boolean {
  const spec = importOf(source, binding);
  return spec?.specifier === 'react' && (spec.imported === 'default' || spec.imported === '*');
}

/** The text that goes with declarations that nothing uses, sorted and apart. */
export function spansOf(source: ParsedSource, unused: ReadonlyMap<Binding, Declaration>): Span[] {
  const byStatement = new Map<AnyNode, Binding[]>();
  for (const { binding, statement } of unused.values()) {
    byStatement.set(statement, [...(byStatement.get(statement) ?? []), binding]);
  }
  const spans = [...byStatement].flatMap(([statement, bindings]) => spansIn(source, statement, bindings));
  return withoutDoubleBlanks(source.text, spans);
}

function spansIn(source: ParsedSource, statement: AnyNode, bindings: Binding[]): Span[] {
  if (statement.type === 'ImportDeclaration') {
    return importSpans(source, statement, new Set(bindings.map(({ node }) => node)));
  }
  const names = new Set(bindings.map((binding) => binding.id));
  if (bindings.some(({ kind }) => kind === 'param')) {
    // An empty pattern tells no more than the old one, and without the parameter its type would go.
    return patternSpans(source, statement, names) ?? [];
  }
  if (statement.type === 'VariableDeclaration') {
    const { id } = statement.declarations[0] as t.VariableDeclarator;
    const parts = id.type === 'Identifier' ? null : patternSpans(source, id as AnyNode, names);
    if (parts) return parts;
  }
  return [statementSpan(source, statement)];
}

/**
 * The names of a destructuring that go.
 * @returns null when all of it does; nothing where a part cannot go by itself
 */
function patternSpans(source: ParsedSource, target: AnyNode, names: ReadonlySet<AnyNode>): Span[] | null {
  const pattern = target.type === 'AssignmentPattern' ? (target.left as AnyNode) : target;
  if (pattern.type !== 'ArrayPattern' && pattern.type !== 'ObjectPattern') return [];
  const parts = (pattern.type === 'ArrayPattern' ? pattern.elements : pattern.properties) as (AnyNode | null)[];
  const goes = parts.map((part) => part === null || (names.has(nameOf(part)) && hasFreeDefault(source, part)));
  if (goes.every(Boolean)) return null;
  // without a named property the rest would have one more
  if (parts.some((part) => part?.type === 'RestElement')) return [];
  const kept = goes.lastIndexOf(false);
  const spans: Span[] = [];
  for (const [i, part] of parts.entries()) {
    if (!part || !goes[i] || i > kept) continue;
    const next = parts[i + 1];
    const end = pattern.type === 'ArrayPattern' || !next ? endOf(part) : startOf(next);
    spans.push({ start: startOf(part), end });
  }
  const last = parts.at(-1);
  if (last && kept < parts.length - 1) spans.push({ start: endOf(parts[kept] as AnyNode), end: endOf(last) });
  return spans.some(({ start, end }) => hasCommentIn(source, start, end)) ? [] : spans;
}

/** False for `{ a = track() }` and `{ [key()]: a }`. */
function hasFreeDefault(source: ParsedSource, part: AnyNode): boolean {
  if (part.type === 'ObjectProperty') {
    return (!part.computed || hasNoEffect(part.key, source)) && hasFreeDefault(source, part.value as AnyNode);
  }
  return part.type !== 'AssignmentPattern' || hasNoEffect(part.right, source);
}

function nameOf(part: AnyNode): AnyNode {
  if (part.type === 'ObjectProperty') return nameOf(part.value as AnyNode);
  return part.type === 'AssignmentPattern' ? (part.left as AnyNode) : part;
}
