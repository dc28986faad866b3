/** A prop of a component, followed to the call sites that give it. */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import { type AnyNode, isFunction, startOf, unwrapNode } from '../jsx/nodes.ts';
import { shownChildren } from '../jsx/shown-children.ts';
import { placeName } from '../refusals.ts';
import { type CallSites, callSitesOf } from './call-sites.ts';
import { argumentsOf } from './local-calls.ts';
import { ownerName, placeOf } from './origin.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import { defaultOf } from './prop-defaults.ts';
import { argOf, isComponentOf, isRenderOf } from './story.ts';
import type { Step, Trace, Tracer } from './tracer.ts';
import { markAttributeString } from './write-literal.ts';

/**
 * @param component the function; `path` begins with the prop's name
 * @returns null when the function is no component
 */
export function propOf(component: Origin, path: readonly Step[], trace: Trace, tracer: Tracer): Traced | null {
  const { source } = component.in;
  const [first, ...rest] = path;
  if (trace.story && first && 'key' in first && isRenderOf(trace.story, component, trace.project))
    return argOf(trace.story, first.key, rest, trace, tracer);
  const name = ownerName(component.node, [...component.ancestors, component.node]);
  if (!source || !name || !first || !('key' in first) || !isFunction(component.node)) return null;
  const uses = callSitesOf(trace.project, source, name);
  const meant = siteMeant(uses, trace);
  const byDefault = () => defaultOf(component, name, first, trace, tracer);
  if (!meant && trace.story && isComponentOf(trace.story, component, trace.project))
    return argOf(trace.story, first.key, rest, trace, tracer, byDefault);
  const { sites, others } = meant ? { sites: [meant.site], others: [] } : uses;
  const around = meant?.trace ?? trace;
  const parts = sites.map((site) => propAt(site, first.key, around, tracer));
  const given = parts.filter((part) => part.values.length + part.unknown.length > 0);
  const otherwise = sites.length === 0 || given.length < parts.length ? byDefault() : null;
  if (sites.length === 0) {
    if (otherwise) return tracer.followAll(otherwise, rest, trace);
    const called = argumentsOf(component, 0, path, trace, tracer);
    if (called) return called;
    return traced([], [`it is the prop ${first.key} of ${name}, and no element of ${name} is in the project's source`]);
  }
  const all = join(otherwise ? [...given, otherwise] : given);
  if (sites.length > 1) all.choices.add('call-site');
  if (others.length > 0) all.unknown.push(`${name} is also used at ${[...new Set(others.map(placeName))].join(', ')}`);
  const isUnset = given.length === 0 && !otherwise;
  const [only, another] = sites;
  if (isUnset && only && !another) {
    all.unknown.push(`${name} gets no ${first.key} at ${placeOf(only)}`);
    // where it would be given
    all.stop = only;
  } else if (isUnset) all.unknown.push(`no element of ${name} gives the prop ${first.key}`);
  const found = tracer.followAll(all, rest, around);
  return isUnset && others.length === 0 ? { ...found, isUnset: true } : found;
}

/** The first of the uses asked for that is one of this component's, and the trace from there on: with the uses around it. */
export function siteMeant({ sites }: CallSites, trace: Trace): { site: Origin; trace: Trace } | null {
  for (const [i, { file, start }] of trace.callSites?.entries() ?? []) {
    const site = sites.find((one) => one.in.file === file && startOf(one.node) === start);
    if (site) return { site, trace: { ...trace, callSites: trace.callSites?.slice(i + 1) } };
  }
  return null;
}

/** What an element gives to a prop; nothing where it does not. */
export function propAt(site: Origin, name: string, trace: Trace, tracer: Tracer): Traced {
  const element = site.node as AnyNode & t.JSXElement;
  const opening = element.openingElement;
  const inside = { ...site, ancestors: [...site.ancestors, element] };
  const attribute = findAttribute(opening, name);
  if (attribute) {
    const { value } = attribute;
    if (!value) return traced([], [`it is set without a value at ${placeOf(site)}`]);
    if (value.type !== 'JSXExpressionContainer') {
      markAttributeString(value);
      return traced([{ ...inside, node: value as AnyNode }]);
    }
    return tracer.valuesOf({ ...inside, node: value.expression as AnyNode }, trace);
  }
  if (name === 'children' && element.children.length > 0) return contentOf(inside, trace, tracer);
  for (const one of [...opening.attributes].reverse()) {
    if (one.type !== 'JSXSpreadAttribute') continue;
    // a component that renders itself hands its props on without end
    const deeper = { ...trace, depth: trace.depth + 1 };
    const found = tracer.along({ ...inside, node: one.argument as AnyNode }, [{ key: name }], deeper);
    if (found.values.length + found.unknown.length > 0) return found;
  }
  return traced();
}

/** The children of an element: the value of a single expression, else the element itself. */
function contentOf(inside: Origin, trace: Trace, tracer: Tracer): Traced {
  const [only, second] = shownChildren(inside.node as AnyNode & t.JSXElement);
  if (second || only?.type !== 'JSXExpressionContainer' || isLiteral(only.expression)) return traced([inside]);
  const child = { ...inside, node: only.expression as AnyNode };
  const found = tracer.valuesOf(child, trace);
  if (found.values.length > 0) return found;
  // children are given, but their value is unknown
  const reasons = found.unknown.length > 0 ? found : traced([], ['it is known only when the page runs']);
  return { end: child, ...reasons };
}

function isLiteral(node: t.Node): boolean {
  return /^(?:StringLiteral|NumericLiteral|TemplateLiteral|BinaryExpression)$/.test(unwrapNode(node).type);
}
