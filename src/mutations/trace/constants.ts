/**
 * The literal that an expression takes from a constant (`const box = 'p-8'`, `sizes.small`), and who else takes it.
 *
 * An edit of the constant goes to the literal where the edited element is its only use; where others use it too, the
 * change has to say that all are meant.
 */
import type * as t from '@babel/types';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project, Refusal } from '../mutation.ts';
import { placeName, type Where } from '../refusals.ts';
import { constantShared } from '../value-refusals.ts';
import type { Origin } from './origin-node.ts';
import { usesIn } from './state.ts';
import { startTrace } from './tracer.ts';
import { valuesOf } from './values.ts';

export interface Constant {
  /** as the element writes it: `box`, `sizes.small` */
  name: string;
  file: string;
  literal: AnyNode;
  where: Where;
  /** places that use it; null where other files may */
  uses: number | null;
  /** the sentence for an edit that went there */
  said: string;
}

/** The one literal that a name, or a member of an object by name, stands for; null for all else. */
export function constantBehind(
  project: Project,
  source: ParsedSource,
  expression: t.Node,
  ancestors: AnyNode[],
): Constant | null {
  const node = unwrapNode(expression) as AnyNode;
  const path = pathOf(node);
  const [root] = path ?? [];
  const binding = root === undefined ? null : resolveName(root, ancestors);
  if (!path || !binding || !isConstant(binding)) return null;
  const origin: Origin = { node, in: { file: source.file, text: source.text, source }, ancestors };
  const found = valuesOf(origin, startTrace(project));
  const [value, ...others] = found.values;
  if (!value || others.length + found.unknown.length + found.choices.size > 0 || !isPlain(value.node)) return null;
  // a prop from a call site is no constant
  if (value.ancestors.some(({ type }) => type === 'JSXOpeningElement')) return null;
  const place = whereIs(value.in, startOf(value.node));
  const said = `The value stands at ${placeName(place)}; it was changed there.`;
  const uses = usesOf(project, source, binding, path, ancestors);
  return { name: path.join('.'), file: value.in.file, literal: value.node, where: place, uses, said };
}

/** Why an edit may not change the constant; null where it may. */
export function sharedConstant(
  where: Where,
  constant: Constant,
  subject: string,
  file: string,
  forAll: boolean,
): Refusal | null {
  if (constant.file === file && (forAll || constant.uses === 1)) return null;
  const isHere = constant.file === file && constant.uses !== null;
  const place = placeName(constant.where);
  return constantShared({ ...where, ...constant.where }, subject, constant.name, place, isHere ? constant.uses : null);
}

/** `sizes.small` as its names; null for other expressions. */
function pathOf(node: AnyNode): string[] | null {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const key = node.computed && node.property.type !== 'StringLiteral' ? '' : keyName(node.property as t.Node);
  const object = pathOf(unwrapNode(node.object as t.Node) as AnyNode);
  return key !== '' && object ? [...object, key] : null;
}

function isConstant(binding: Binding): boolean {
  if (binding.kind === 'import') return true;
  const { node } = binding;
  return binding.kind === 'const' && node.type === 'VariableDeclarator' && node.id === (binding.id as t.Node);
}

function isPlain(node: AnyNode): boolean {
  if (node.type === 'UnaryExpression') return node.argument.type === 'NumericLiteral';
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return node.type === 'StringLiteral' || node.type === 'NumericLiteral';
}

/** How often the file reads the constant; null where other files can, too. */
export function usesOf(
  project: Project,
  source: ParsedSource,
  binding: Binding,
  path: readonly string[],
  ancestors: readonly AnyNode[],
): number | null {
  if (binding.kind === 'import' ? importOf(source, binding) !== null : isExported(source, binding)) {
    if (binding.kind === 'import' || project.importersOf(source.file).length > 0) return null;
  }
  const [, ...keys] = path;
  const same = usesIn(binding, ancestors).filter(({ node, ancestors: around }) => {
    // `sizes.large` is no use of `sizes.small`, `sizes` alone may be
    const chain = [node, ...around.toReversed()];
    return keys.every((key, i) => {
      const member = chain[i + 1];
      const isMember = member?.type === 'MemberExpression' || member?.type === 'OptionalMemberExpression';
      return !isMember || member.computed || keyName(member.property as t.Node) === key;
    });
  });
  return same.length;
}

function isExported({ ast }: ParsedSource, { node, name }: Binding): boolean {
  return ast.program.body.some((one) => {
    if (one.type === 'ExportDefaultDeclaration') {
      return one.declaration.type === 'Identifier' && one.declaration.name === name;
    }
    if (one.type !== 'ExportNamedDeclaration') return false;
    if (one.declaration?.type === 'VariableDeclaration') return one.declaration.declarations.includes(node as never);
    return one.specifiers.some((it) => it.type === 'ExportSpecifier' && it.local.name === name);
  });
}
