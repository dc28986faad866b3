/**
 * Following an expression to the literals that its value comes from: through constants, objects, arrays, imports, list
 * callbacks, props and call sites. Values that only the running page knows are reported, not guessed.
 */
import type * as t from '@babel/types';
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { importOf } from '../jsx/imports.ts';
import { isMessage } from '../jsx/message-element.ts';
import { type AnyNode, isFunction, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { listCallOf } from '../jsx/slots.ts';
import { placeName } from '../refusals.ts';
import { itemsShown } from '../scope/list-callback.ts';
import { assignedTo, isReordered, isSetAnew } from './assigned.ts';
import { fromCall } from './calls.ts';
import { exportedImages } from './exported-images.ts';
import { messageOf } from './i18n.ts';
import { type LeftOut, writtenIndex } from './left-out.ts';
import { inList } from './list-positions.ts';
import { argumentsOf } from './local-calls.ts';
import { halfOf, inAnyOrder, madeItems, madeMember } from './made-lists.ts';
import { findExport } from './modules.ts';
import { placeOf, sourceOf } from './origin.ts';
import { addLibrary, join, type Origin, type Traced, traced } from './origin-node.ts';
import { propOf } from './props.ts';
import { isTakenOut } from './rest-keys.ts';
import { givenTo, isEntered } from './results.ts';
import { stateOf } from './state.ts';
import { staticMember } from './static-members.ts';
import { isTooFar, type Step, type Trace, type Tracer } from './tracer.ts';

export const tracer: Tracer = { valuesOf, along, followAll, itemsOf };

/**
 * The literals, objects, arrays, functions and elements that an expression may be. Of the spread of a JSX element these are the
 * children that it hands on.
 */
export function valuesOf(origin: Origin, trace: Trace): Traced {
  const node = unwrapNode(origin.node) as AnyNode;
  if (isTooFar(trace, node)) return tooFar();
  const here = { ...origin, node };
  const next = deeper(trace);
  switch (node.type) {
    case 'Identifier':
      return fromName(here, next);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return fromMember(here, next);
    case 'ConditionalExpression':
      return join([branch(here, node.consequent, next), branch(here, node.alternate, next)], 'branch');
    case 'LogicalExpression':
      if (node.operator === '&&') return branch(here, node.right, next);
      return join([branch(here, node.left, next), branch(here, node.right, next)], 'branch');
    case 'CallExpression':
    case 'OptionalCallExpression':
      return fromCall(here, next, tracer);
    case 'JSXElement':
      return isMessage(node) ? messageOf(here, next, tracer) : traced([here]);
    case 'JSXSpreadAttribute':
      return along({ ...here, node: node.argument as AnyNode }, [{ key: 'children' }], next);
    case 'AwaitExpression':
      return traced([], ['it is loaded when the page runs']);
    default:
      return traced([here]);
  }
}

const tooFar = (): Traced => traced([], ['it is passed on too often to be followed']);

const deeper = (trace: Trace): Trace => ({ ...trace, depth: trace.depth + 1 });

function branch(origin: Origin, node: t.Node, trace: Trace): Traced {
  return valuesOf({ ...origin, node: node as AnyNode }, trace);
}

function fromName(origin: Origin, trace: Trace): Traced {
  const name = String(origin.node.name);
  const { source } = origin.in;
  if (name === 'undefined') return traced();
  const binding = source && resolveName(name, origin.ancestors);
  if (!source || !binding) return traced([], [`${name} is not declared in ${origin.in.file}`]);
  const place = placeName(whereIs(source, startOf(binding.id)));
  switch (binding.kind) {
    case 'const':
      return fromConstant(binding, origin, trace, place);
    case 'import': {
      const spec = importOf(source, binding);
      const file = spec && trace.project.resolveImport(spec.specifier, origin.in.file);
      if (file && trace.images && exportedImages(trace.project, file).has(spec.imported)) {
        // `images.logo` ends at the import of the module, whose name other code uses
        return origin.node === binding.id ? traced([], [`${name} is imported at ${place}`]) : traced([origin]);
      }
      const found = file && findExport(trace.project, file, spec.imported);
      if (!found) return traced([], [`${name} is imported at ${place} from outside the project`]);
      return found.node.type === 'Program' ? traced([found]) : valuesOf(found, trace);
    }
    case 'param':
      return fromParameter(binding, origin, trace, place);
    case 'let':
      return fromLet(binding, origin, trace) ?? traced([], [`${name} may be set anew when the page runs (${place})`]);
    case 'function':
    case 'class':
      return traced([{ ...origin, node: binding.node, ancestors: [...scopeChain(origin, binding)] }]);
    default:
      return traced([], [`${name} may be set anew when the page runs (${place})`]);
  }
}

function fromLet(binding: Binding, origin: Origin, trace: Trace): Traced | null {
  const found = assignedTo(binding, origin, trace, tracer);
  return found && isReordered(binding, origin.ancestors) ? inAnyOrder(found) : found;
}

function fromConstant(binding: Binding, origin: Origin, trace: Trace, place: string): Traced {
  const declarator = binding.node;
  if (declarator.type === 'TSEnumDeclaration') {
    return traced([{ ...origin, node: declarator, ancestors: scopeChain(origin, binding) }]);
  }
  if (declarator.type !== 'VariableDeclarator' || !declarator.init) {
    return traced([], [`${binding.name} is declared at ${place}`]);
  }
  const init = { ...origin, node: declarator.init as AnyNode, ancestors: scopeChain(origin, binding) };
  const path = pathIn(declarator.id as AnyNode, binding.id);
  const state = path && stateOf(binding, { ...init, node: unwrapNode(init.node) as AnyNode }, path, trace, tracer);
  if (state) return state;
  if (path?.length === 0 && isReordered(binding, init.ancestors)) return inAnyOrder(along(init, path, trace));
  return path ? along(init, path, trace) : traced([], [`${binding.name} is taken apart at ${place}`]);
}

/** Ancestors of the code that declared a binding: those of the use, up to the scope of the binding. */
function scopeChain(origin: Origin, binding: Binding): AnyNode[] {
  const at = origin.ancestors.indexOf(binding.scope);
  return at < 0 ? origin.ancestors : origin.ancestors.slice(0, at + 1);
}

function fromParameter(binding: Binding, origin: Origin, trace: Trace, place: string): Traced {
  const fn = binding.scope;
  const outside = origin.ancestors.slice(0, origin.ancestors.indexOf(fn));
  const list = listCallOf(fn, origin.ancestors);
  const index = isFunction(fn) ? (fn.params as unknown[]).indexOf(binding.node) : -1;
  const path = pathIn(binding.node, binding.id);
  if (isSetAnew(binding, origin)) return traced([], [`${binding.name} is set anew by its function (${place})`]);
  const given = path && givenTo(fn, index, path, origin, trace, tracer);
  if (given) return given;
  if (list) {
    if (index !== 0 || !path) return traced([], [`${binding.name} is counted by the list at ${place}`]);
    const callee = list.callee as t.MemberExpression;
    const shown = itemsShown(fn as AnyNode & t.Function, startOf(origin.node));
    // where different things are made of them, the page counts others than the data does: any of them may be meant
    const here = inList(fn, origin.in.file, trace);
    const counted = shown ? here : { ...here, dataIndex: null };
    const leftOut = shown === 'some' ? 'any' : null;
    const items = itemsOf({ ...origin, node: callee.object as AnyNode, ancestors: outside }, counted, leftOut);
    return join([followAll(items, path, trace)]);
  }
  const component = { ...origin, node: fn, ancestors: outside };
  const called =
    path && index >= 0
      ? ((index === 0 ? propOf(component, path, trace, tracer) : null) ??
        argumentsOf(component, index, path, trace, tracer))
      : null;
  return called ?? traced([], [`${binding.name} is a parameter (${place})`]);
}

/**
 * The way from a pattern to one of the names that it declares; null through the rest of an array. The rest of an object is the
 * object itself, for the keys that it has.
 */
function pathIn(pattern: AnyNode, id: AnyNode): Step[] | null {
  if (pattern === id) return [];
  switch (pattern.type) {
    case 'AssignmentPattern': {
      return pathIn(pattern.left as AnyNode, id);
    }
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement' && property.argument === (id as t.Node)) return [];
        if (property.type !== 'ObjectProperty' || property.computed) continue;
        const value = property.value as AnyNode;
        const rest = pathIn(value, id);
        if (!rest) continue;
        const fallback = value.type === 'AssignmentPattern' ? (value.right as AnyNode) : undefined;
        return [{ key: keyName(property.key), ...(fallback ? { fallback } : {}) }, ...rest];
      }
      return null;
    case 'ArrayPattern':
      for (const [i, item] of pattern.elements.entries()) {
        const rest = item && pathIn(item as AnyNode, id);
        if (rest) return [{ key: String(i) }, ...rest];
      }
      return null;
    default:
      return null;
  }
}

function fromMember(origin: Origin, trace: Trace): Traced {
  const node = origin.node as AnyNode & t.MemberExpression;
  const object = { ...origin, node: node.object as AnyNode };
  const property = node.property as AnyNode;
  const isFixed = !node.computed || property.type === 'StringLiteral' || property.type === 'NumericLiteral';
  const step: Step = isFixed ? { key: keyName(property) } : { any: true };
  return along(object, [step], trace);
}

/** The values at the end of a path that begins at an expression. */
function along(origin: Origin, path: readonly Step[], trace: Trace): Traced {
  if (isTooFar(trace, origin.node)) return tooFar();
  const [first] = path;
  if (first && 'key' in first) {
    if (isTakenOut(origin, first.key)) return traced();
    const prop = propsObject(origin, path, trace);
    if (prop) return prop;
  }
  // only the value at the end of the path can be an image; the objects on the way are data
  const object = path.length > 0 ? { ...trace, images: false } : trace;
  return followAll(valuesOf(origin, object), path, trace);
}

/** `props.label`: the first parameter of a component is no value, its members come from call sites. */
function propsObject(origin: Origin, path: readonly Step[], trace: Trace): Traced | null {
  const node = unwrapNode(origin.node) as AnyNode;
  if (node.type !== 'Identifier' || !origin.in.source) return null;
  const binding = resolveName(node.name, origin.ancestors);
  if (binding?.kind !== 'param' || !isFunction(binding.scope) || isEntered(origin, binding.scope)) return null;
  const pattern = binding.node.type === 'ObjectPattern' ? binding.node : null;
  const isRest = pattern?.properties.some(
    (one) => one.type === 'RestElement' && (one.argument as AnyNode) === binding.id,
  );
  if (binding.node !== binding.id && !isRest) return null;
  if (listCallOf(binding.scope, origin.ancestors) || (binding.scope.params[0] as AnyNode) !== binding.node) return null;
  const outside = origin.ancestors.slice(0, origin.ancestors.indexOf(binding.scope));
  return propOf({ ...origin, node: binding.scope, ancestors: outside }, path, trace, tracer);
}

function followAll(from: Traced, path: readonly Step[], trace: Trace): Traced {
  let current = from;
  for (const step of path) {
    const next = join(current.values.map((value) => follow(value, step, trace)));
    const { stop } = current.unknown.length > 0 ? current : next;
    const followed: Traced = {
      values: next.values,
      unknown: [...current.unknown, ...next.unknown],
      choices: new Set([...current.choices, ...next.choices]),
      ...(current.end && { end: current.end }),
      ...(stop && { stop }),
    };
    addLibrary(followed, [current, next]);
    current = followed;
  }
  return current;
}

function follow(value: Origin, step: Step, trace: Trace): Traced {
  const { node } = value;
  const made = madeMember(value, 'any' in step ? null : step.key, trace, tracer);
  if (made) return made;
  if ('any' in step) return entries(value, trace);
  const items = /^\d+$/.test(step.key) ? madeItems(value, { ...trace, dataIndex: Number(step.key) }, tracer) : null;
  if (items) return items;
  const ref = refValue(value, step.key, trace);
  if (ref) return ref;
  if (node.type === 'ObjectProperty') return halfOf(value, step.key, trace, tracer);
  if (node.type === 'ArrayExpression') {
    const item = node.elements[Number(step.key)] as AnyNode | null | undefined;
    return item
      ? valuesOf({ ...value, node: item, ancestors: [...value.ancestors, node] }, trace)
      : fallback(value, step, trace);
  }
  if (node.type === 'ObjectExpression') return property(value, step, trace);
  if (node.type === 'TSEnumDeclaration') {
    const member = node.members.find((one) => keyName(one.id) === step.key);
    return member ? enumMember(value, member, trace) : traced();
  }
  if (node.type === 'Program') {
    const found = findExport(trace.project, value.in.file, step.key);
    return found ? valuesOf(found, trace) : traced([], [`${step.key} is not exported by ${value.in.file}`]);
  }
  const set = staticMember(value, step.key, trace, tracer);
  if (set) return set;
  if (value.in.source && node.type !== 'NullLiteral')
    return traced([], [`it is computed from ${sourceOf(value.in, node)}`]);
  return traced();
}

/** `current` of a ref that was made at its first use. */
function refValue(value: Origin, key: string, trace: Trace): Traced | null {
  const { node } = value;
  if (key !== 'current' || node.type !== 'CallExpression') return null;
  const [first] = node.arguments;
  const found = first ? valuesOf({ ...value, node: first as AnyNode }, trace) : traced();
  found.choices.add('state');
  return found;
}

function property(value: Origin, step: { key: string; fallback?: AnyNode }, trace: Trace): Traced {
  const object = value.node as AnyNode & t.ObjectExpression;
  for (let i = object.properties.length - 1; i >= 0; i--) {
    const one = object.properties[i] as AnyNode;
    if (one.type === 'ObjectProperty' && !one.computed && keyName(one.key) === step.key) {
      return valuesOf(
        { ...value, node: one.value as AnyNode, ancestors: [...value.ancestors, object as AnyNode] },
        trace,
      );
    }
    if (one.type === 'SpreadElement') {
      const spread = { ...value, node: one.argument as AnyNode };
      const found = along(spread, [{ key: step.key }], deeper(trace));
      if (found.values.length > 0 || found.unknown.length > 0) return found;
    }
  }
  return fallback(value, step, trace);
}

function fallback(value: Origin, step: Step, trace: Trace): Traced {
  return 'key' in step && step.fallback ? valuesOf({ ...value, node: step.fallback }, trace) : traced();
}

/** Members without a value are counted. */
function enumMember(value: Origin, member: t.TSEnumMember, trace: Trace): Traced {
  const ancestors = [...value.ancestors, value.node];
  if (member.initializer) return valuesOf({ ...value, node: member.initializer as AnyNode, ancestors }, trace);
  return traced(
    [],
    [`${keyName(member.id)} of the enum at ${placeName(whereIs(value.in, startOf(member)))} is a number`],
  );
}

/** Any entry of an object or array: which one, only the page knows. */
function entries(value: Origin, trace: Trace): Traced {
  const { node } = value;
  const made = madeItems(value, { ...trace, dataIndex: null }, tracer);
  if (made) return made;
  if (node.type === 'TSEnumDeclaration')
    return join(
      node.members.map((one) => enumMember(value, one, trace)),
      'entry',
    );
  const children =
    node.type === 'ArrayExpression'
      ? (node.elements as (AnyNode | null)[])
      : node.type === 'ObjectExpression'
        ? node.properties.map((one) => (one.type === 'ObjectProperty' ? (one.value as AnyNode) : null))
        : null;
  if (!children) return traced([], ['its key is computed when the page runs']);
  const around = [...value.ancestors, node];
  const parts = children.flatMap((one) => (one ? [valuesOf({ ...value, node: one, ancestors: around }, trace)] : []));
  return join(parts, 'entry');
}

/**
 * The items of the arrays that an expression may be; with a data index, that item alone.
 * @param leftOutBy items that the callback of the list may show nothing of
 */
function itemsOf(origin: Origin, trace: Trace, leftOutBy: LeftOut | null = null): Traced {
  const arrays = valuesOf(origin, { ...deeper(trace), dataIndex: null, images: false });
  const parts = arrays.values.map((value) => {
    const dataIndex = arrays.choices.has('order') || arrays.choices.has('some') ? null : trace.dataIndex;
    const leftOut = leftOutBy ?? (arrays.choices.has('gaps') ? 'falsy' : null);
    // of a list that is made of another, any item may be falsy
    const ofMade = leftOut ? null : dataIndex;
    const made = madeItems(value, { ...trace, dataIndex: ofMade }, tracer);
    if (made) return made;
    // the state of a list that is loaded has nothing at first
    if (value.node.type === 'NullLiteral') return traced();
    if (value.node.type !== 'ArrayExpression')
      return traced([], [`the list comes from ${sourceOf(value.in, value.node)}`]);
    const elements = value.node.elements as (AnyNode | null)[];
    // behind the items of another array, the index is not the source's
    const isWritten = elements.every((one) => one?.type !== 'SpreadElement');
    const isSure = leftOut === null || dataIndex === null;
    const index = isSure ? dataIndex : writtenIndex(elements, dataIndex, trace.dataCount ?? null, leftOut);
    const at = isWritten ? index : null;
    const chosen = at === null ? elements : [elements[at] ?? null];
    const around = [...value.ancestors, value.node];
    const items = chosen.flatMap((one) => {
      if (!one) return [];
      if (one.type === 'SpreadElement')
        return [
          itemsOf(
            { ...value, node: one.argument as AnyNode, ancestors: around },
            { ...deeper(trace), dataIndex: null },
          ),
        ];
      return [valuesOf({ ...value, node: one, ancestors: around }, trace)];
    });
    return join(items, 'item');
  });
  const all = join(parts);
  all.unknown.push(...arrays.unknown);
  for (const choice of arrays.choices) all.choices.add(choice);
  addLibrary(all, [arrays, ...parts]);
  const empty = arrays.values.find(({ node }) => node.type === 'ArrayExpression' && node.elements.length === 0);
  if (!empty || all.values.length + all.unknown.length > 0) return all;
  all.unknown.push(`the list at ${placeOf(empty)} is empty in the source, and filled when the page runs`);
  return { ...all, stop: empty };
}
