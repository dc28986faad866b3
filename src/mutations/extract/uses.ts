/**
 * The names that an element uses from the code around it, and the way each reaches the component made of it.
 *
 * A *value* becomes a prop: locals, parameters, and constants and functions of the module, for a module that exports other
 * things than components loses React's fast refresh. An *import* is written again in the new file. A type or a component
 * of the old file is imported from there, and exported first where it is not.
 */
import type * as t from '@babel/types';
import { type Binding, resolveName, visitNames } from '../jsx/bindings.ts';
import { type AnyNode, endOf, forEachChild, isFunction, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Refusal } from '../mutation.ts';
import { usesLocal, type Where } from '../refusals.ts';
import { boundToPlace, reservedProp, typeParameterUsed } from './refusals.ts';

export interface NewProp {
  name: string;
  /** the expression that the call site gives it */
  value: string;
}

export interface Uses {
  props: NewProp[];
  /** the name of the props object around the element, where the element only reads values of it: `props.title` */
  object: string | null;
  /** the props that are read so */
  fields: ReadonlySet<string>;
  imports: Binding[];
  /** types and components of the old file */
  own: Binding[];
}

/** An element with the code around it. */
export interface Extracted {
  source: ParsedSource;
  node: AnyNode & t.JSXElement;
  ancestors: readonly AnyNode[];
  /** stays at the call site */
  key: t.JSXAttribute | null;
  where: Where;
}

interface Reference {
  node: AnyNode;
  binding: Binding;
  isTag: boolean;
}

export function usesOf(extracted: Extracted): Uses | Refusal {
  const { where, ancestors } = extracted;
  const problem = boundProblem(extracted);
  if (problem) return problem;
  const references = referencesIn(extracted);
  if ('ok' in references) return references;
  const byBinding = new Map<Binding, Reference[]>();
  for (const one of references) byBinding.set(one.binding, [...(byBinding.get(one.binding) ?? []), one]);
  const uses: Uses = { props: [], object: null, fields: new Set(), imports: [], own: [] };
  const values: Binding[] = [];
  for (const [binding, all] of byBinding) {
    const isOfModule = binding.scope.type === 'Program';
    if (binding.kind === 'import') uses.imports.push(binding);
    else if (binding.kind === 'type') {
      if (!isOfModule) return usesLocal(where, binding.name, 'the function around it');
      uses.own.push(binding);
    } else if (isOfModule && all.every(({ isTag }) => isTag)) uses.own.push(binding);
    else values.push(binding);
  }
  for (const binding of values) {
    const fields = fieldsRead(extracted, binding, byBinding.get(binding) ?? []);
    if (fields && values.every(({ name }) => !fields.includes(name))) {
      uses.object = binding.name;
      uses.fields = new Set(fields);
      uses.props.push(...fields.map((name) => ({ name, value: `${binding.name}.${name}` })));
    } else uses.props.push({ name: binding.name, value: binding.name });
  }
  const reserved = uses.props.find(({ name }) => name === 'key' || name === 'ref');
  if (reserved) return reservedProp(where, reserved.name);
  const parameter = typeParameterIn(extracted, ancestors);
  return parameter === null ? uses : typeParameterUsed(where, parameter);
}

/** References from the element, without those in its key. */
function referencesIn({ source, node, ancestors, key, where }: Extracted): Reference[] | Refusal {
  const found: Reference[] = [];
  const tags = tagRootsIn(node);
  visitNames(node, (name, at, scopes) => {
    if (key && startOf(at) >= startOf(key) && endOf(at) <= endOf(key)) return;
    const binding = resolveName(name, scopes) ? null : resolveName(name, ancestors);
    if (binding) found.push({ node: at, binding, isTag: tags.has(at) });
  });
  const assigned = assignedIn(node);
  const written = found.find((one) => assigned.has(one.node));
  if (!written) return found;
  return boundToPlace(where, `sets \`${written.binding.name}\` of ${source.file}`);
}

function tagRootsIn(root: AnyNode): Set<AnyNode> {
  const found = new Set<AnyNode>();
  const visit = (node: AnyNode): void => {
    if (node.type === 'JSXOpeningElement') {
      let name = node.name as AnyNode;
      while (name.type === 'JSXMemberExpression') name = name.object as AnyNode;
      found.add(name);
    }
    forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Identifiers that code assigns to; members of a value are its own. */
function assignedIn(root: AnyNode): Set<AnyNode> {
  const found = new Set<AnyNode>();
  const collect = (target: AnyNode): void => {
    if (target.type === 'Identifier') found.add(target);
    else if (!target.type.endsWith('MemberExpression')) forEachChild(target, collect);
  };
  const visit = (node: AnyNode): void => {
    if (node.type === 'AssignmentExpression') collect(node.left as AnyNode);
    if (node.type === 'UpdateExpression') collect(node.argument as AnyNode);
    if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') collect(node.left as AnyNode);
    forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/**
 * `title` and `body` where the element reads nothing of the `props` around it but `props.title` and `props.body`.
 * @returns null where it uses the object as a whole
 */
function fieldsRead({ node, ancestors }: Extracted, binding: Binding, references: Reference[]): string[] | null {
  const { kind, scope, node: parameter } = binding;
  const isProps = kind === 'param' && parameter.type === 'Identifier' && isComponent(scope, ancestors);
  if (!isProps) return null;
  const used = new Set(references.map((one) => one.node));
  const fields = new Set<string>();
  let isWhole = false;
  const visit = (one: AnyNode): void => {
    const isMember = one.type === 'MemberExpression' && !one.computed && used.has(one.object as AnyNode);
    if (isMember && one.property.type === 'Identifier') {
      fields.add(one.property.name);
      return;
    }
    if (used.has(one)) isWhole = true;
    forEachChild(one, visit);
  };
  visit(node);
  return isWhole ? null : [...fields];
}

/** The outermost function, whose only parameter is then the component's props. */
function isComponent(scope: AnyNode, ancestors: readonly AnyNode[]): boolean {
  return isFunction(scope) && scope.params.length === 1 && ancestors.find((one) => isFunction(one)) === scope;
}

/** Code that cannot move to another component: `this`, a hook's call, `await`. */
function boundProblem({ node, where }: Extracted): Refusal | null {
  let reason: string | null = null;
  const visit = (one: AnyNode, isOwn: boolean): void => {
    if (reason !== null) return;
    if (one.type === 'ThisExpression' || one.type === 'Super') reason = isOwn ? 'uses `this`' : null;
    else if (one.type === 'Identifier' && one.name === 'arguments') reason = isOwn ? 'uses `arguments`' : null;
    else if (one.type === 'AwaitExpression') reason = 'waits for a promise with `await`';
    else if (one.type === 'YieldExpression') reason = 'has a `yield`';
    else if (one.type === 'CallExpression' && isHook(one.callee)) reason = 'calls a hook';
    const hasOwnThis = isFunction(one) && one.type !== 'ArrowFunctionExpression';
    // `await` inside a nested async function does not concern the component.
    if (isFunction(one) && one.async) forEachChild(one, (child) => visitInside(child));
    else forEachChild(one, (child) => visit(child, isOwn && !hasOwnThis));
  };
  const visitInside = (one: AnyNode): void => {
    if (one.type === 'ThisExpression') reason ??= 'uses `this`';
    forEachChild(one, visitInside);
  };
  visit(node, true);
  return reason === null ? null : boundToPlace(where, reason);
}

function isHook(callee: t.Node): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && /^use(?:[A-Z]|$)/.test(name.name);
}

/** A type parameter of a function or class around the element that the element names. */
function typeParameterIn({ node, key }: Extracted, ancestors: readonly AnyNode[]): string | null {
  const parameters = new Set(ancestors.flatMap((one) => typeParametersOf(one)));
  let found: string | null = null;
  if (parameters.size > 0) {
    visitNames(node, (name, at) => {
      const isInKey = key !== null && startOf(at) >= startOf(key) && endOf(at) <= endOf(key);
      if (parameters.has(name) && !isInKey && !resolveName(name, ancestors)) found ??= name;
    });
  }
  return found;
}

function typeParametersOf(node: AnyNode): string[] {
  const { typeParameters } = node as { typeParameters?: { params?: { name?: unknown }[] } | null };
  if (!isFunction(node) && !node.type.startsWith('Class')) return [];
  return (typeParameters?.params ?? []).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}
