/**
 * The classes that a className takes from constants: `className={box}`, `cn(sizes.small, 'flex')`, `sizes[size]`, `button({ size })`
 * of a `cva`. They stand elsewhere, where others may use them too, but count for the element like its own.
 */
import type * as t from '@babel/types';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { type Target, whereIs } from '../jsx/find-element.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, endOf, forEachChild, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { placeName, type Where } from '../refusals.ts';
import { usesOf } from '../trace/constants.ts';
import { findExport } from '../trace/modules.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type ClassToken, classAttribute, isJoinerCall, type SourcedLiteral, sourcedLiterals } from './class-tokens.ts';

export interface ConstantClass extends ClassToken {
  /** with places in `file` */
  literal: SourcedLiteral;
  /** the element may not have it: it stands on a condition, or belongs to a variant */
  conditional: boolean;
  /** it stands in the base of a `cva` or `tv`, which all variants have */
  inBase: boolean;
  /** `box`, `sizes.small` */
  name: string;
  file: string;
  where: Where;
  /** places that read the constant; null where other files may */
  uses: number | null;
  /** end of the expression that brings it into the className, and the call that joins it there so that later classes win */
  broughtAt: number;
  merger: t.Node | null;
}

export function constantClasses(target: Target, project: Project): ConstantClass[] {
  const attribute = classAttribute(target.node.openingElement);
  if (attribute?.value?.type !== 'JSXExpressionContainer') return [];
  const found: ConstantClass[] = [];
  const { source } = target;
  const ancestors = [...target.ancestors, target.node as AnyNode];
  for (const leaf of leavesIn(attribute.value.expression, false, null)) {
    const origin: Origin = { node: leaf.node, in: { file: source.file, text: source.text, source }, ancestors };
    found.push(...classesBehind(origin, leaf, target, project, MAX_ALIASES));
  }
  return found;
}

/** `const a = b`, `const b = c` … are followed this far. */
const MAX_ALIASES = 5;

/** True where an edit of the element may change the constant. */
export function mayChange(one: ConstantClass, { source }: Target, forAll: boolean): boolean {
  return one.file === source.file && (forAll || one.uses === 1);
}

interface Leaf {
  node: AnyNode;
  conditional: boolean;
  merger: t.CallExpression | null;
}

/** Names, members and calls among the parts of a className. */
function leavesIn(expression: t.Node, conditional: boolean, merger: t.CallExpression | null): Leaf[] {
  const node = unwrapNode(expression) as AnyNode;
  const inside = (child: t.Node | null | undefined, on = conditional) => (child ? leavesIn(child, on, merger) : []);
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return [{ node, conditional, merger }];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : inside(node.left, true)), ...inside(node.right, true)];
    case 'ConditionalExpression':
      return [...inside(node.consequent, true), ...inside(node.alternate, true)];
    case 'ArrayExpression':
      return node.elements.flatMap((one) => inside(one));
    case 'TemplateLiteral':
      return node.expressions.flatMap((one) => inside(one));
    case 'BinaryExpression':
      return node.operator === '+' ? [...inside(node.left), ...inside(node.right)] : [];
    case 'CallExpression': {
      if (isJoinerCall(node)) return node.arguments.flatMap((one) => leavesIn(one, conditional, merger ?? node));
      const { callee } = node;
      if (callee.type === 'MemberExpression' && /^(?:join|filter|trim)$/.test(keyName(callee.property))) {
        return inside(callee.object);
      }
      return callee.type === 'Identifier' ? [{ node, conditional, merger }] : [];
    }
    default:
      return [];
  }
}

interface Declared {
  origin: Origin;
  binding: Binding;
  /** of the file that uses it */
  path: string[];
  /** `sizes[size]`: the value is one of those of the object */
  isOneOf?: boolean;
}

function classesBehind(origin: Origin, leaf: Leaf, target: Target, project: Project, aliases: number): ConstantClass[] {
  const isCall = leaf.node.type === 'CallExpression';
  const named = isCall ? ((leaf.node as t.CallExpression).callee as AnyNode) : leaf.node;
  const declared = declarationOf({ ...origin, node: named }, project);
  if (!declared) return [];
  const value = unwrapNode(declared.origin.node) as AnyNode;
  const { file, text } = declared.origin.in;
  const uses = usesOf(project, target.source, declared.binding, declared.path, origin.ancestors);
  const merger = leaf.merger && mergesTailwind(leaf.merger, target, project) ? leaf.merger : null;
  const broughtAt = endOf(leaf.node);
  const literals = literalsOf(value, isCall, declared.isOneOf ?? false);
  const own = literals.flatMap((literal) =>
    literal.tokens.map((token) => ({
      ...token,
      literal,
      conditional: leaf.conditional || literal.conditional,
      inBase: isCall && !leaf.conditional && !literal.conditional,
      name: declared.path.join('.'),
      file,
      where: whereIs({ file, text }, token.start),
      uses,
      broughtAt,
      merger,
    })),
  );
  if (isCall || declared.isOneOf || aliases === 0 || file !== target.source.file) return own;
  // `const tone = tones[kind]`
  const behind = leavesIn(value, leaf.conditional, null).flatMap((one) =>
    classesBehind(declared.origin, one, target, project, aliases - 1),
  );
  return [...own, ...behind.map((one) => ({ ...one, uses: usesTogether(uses, one.uses), broughtAt, merger }))];
}

function literalsOf(value: AnyNode, isCall: boolean, isOneOf: boolean): SourcedLiteral[] {
  if (isCall) return variantLiterals(value);
  return isOneOf ? textsIn(value, false) : sourcedLiterals(value);
}

/** Uses of a constant of which one is an alias: the uses of the alias in its place. */
function usesTogether(alias: number | null, constant: number | null): number | null {
  return alias === null || constant === null ? null : constant - 1 + alias;
}

/** The declared value of `box`, `sizes.small` or `sizes[size]`, here or in the file that it is imported from. */
function declarationOf(origin: Origin, project: Project): Declared | null {
  const node = unwrapNode(origin.node) as AnyNode;
  if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
    const property = node.property as AnyNode;
    const object = declarationOf({ ...origin, node: node.object as AnyNode }, project);
    const value = object && unwrapNode(object.origin.node);
    if (!object || object.isOneOf || value?.type !== 'ObjectExpression') return null;
    if (node.computed && property.type !== 'StringLiteral') return { ...object, isOneOf: true };
    const key = keyName(property);
    const found = value.properties.findLast(
      (one): one is t.ObjectProperty => one.type === 'ObjectProperty' && !one.computed && keyName(one.key) === key,
    );
    const inner = found && { ...object.origin, node: found.value as AnyNode };
    return inner ? { ...object, origin: inner, path: [...object.path, key] } : null;
  }
  if (node.type !== 'Identifier' || !origin.in.source) return null;
  const binding = resolveName(String(node.name), origin.ancestors);
  const path = [String(node.name)];
  if (binding?.kind === 'import') {
    const spec = importOf(origin.in.source, binding);
    const file = spec && project.resolveImport(spec.specifier, origin.in.file);
    const found = file && findExport(project, file, spec.imported);
    // an export leads to the name that it declares
    const there = found && found.node.type === 'Identifier' ? declarationOf(found, project) : null;
    return found ? { origin: there?.origin ?? found, binding, path } : null;
  }
  const declarator = binding?.node;
  if (binding?.kind !== 'const' || declarator?.type !== 'VariableDeclarator' || !declarator.init) return null;
  if (declarator.id !== (binding.id as t.Node)) return null;
  return { origin: { ...origin, node: declarator.init as AnyNode }, binding, path };
}

/** The classes of `cva('base', { variants })`: the base for sure, those of variants where they are chosen. */
function variantLiterals(call: AnyNode): SourcedLiteral[] {
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || !/^(?:cva|tv)$/.test(call.callee.name)) {
    return [];
  }
  const found: SourcedLiteral[] = [];
  for (const [i, argument] of call.arguments.entries()) {
    if (argument.type !== 'ObjectExpression') {
      if (i === 0) found.push(...sourcedLiterals(argument));
      continue;
    }
    for (const property of argument.properties) {
      if (property.type !== 'ObjectProperty') continue;
      const key = keyName(property.key);
      if (key === 'base') found.push(...sourcedLiterals(property.value));
      else if (key === 'variants') found.push(...textsIn(property.value as AnyNode, false));
      else if (key === 'compoundVariants') found.push(...textsIn(property.value as AnyNode, true));
    }
  }
  return found;
}

/** All texts of a variant's object; of compound variants those of `class` alone, the others are choices. */
function textsIn(node: AnyNode, onlyClasses: boolean): SourcedLiteral[] {
  const found: SourcedLiteral[] = [];
  const visit = (one: AnyNode): void => {
    if (one.type === 'ObjectProperty') {
      if (onlyClasses && !/^class(?:Name)?$/.test(keyName(one.key))) return;
      const literals = one.value.type === 'ObjectExpression' ? [] : sourcedLiterals(one.value);
      found.push(...literals.map((literal) => ({ ...literal, conditional: true })));
      if (one.value.type === 'ObjectExpression') visit(one.value as AnyNode);
      return;
    }
    forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** True for a join in which the later of two classes for one property wins, whatever their places in the sheet. */
function mergesTailwind(call: t.CallExpression, target: Target, project: Project): boolean {
  if (call.callee.type !== 'Identifier') return false;
  const { name } = call.callee;
  const binding = resolveName(name, target.ancestors);
  if (name === 'twMerge' || !binding) return name === 'twMerge' || name === 'cn';
  const spec = binding.kind === 'import' ? importOf(target.source, binding) : null;
  if (spec && /^tailwind-merge$/.test(spec.specifier)) return true;
  const file = spec ? project.resolveImport(spec.specifier, target.source.file) : target.source.file;
  const text = file === null ? null : project.read(file);
  return text === null ? name === 'cn' : /tailwind-merge/.test(text);
}

/** `src/App.tsx:3`, for sentences. */
export function constantPlace({ where }: ConstantClass): string {
  return placeName(where);
}
