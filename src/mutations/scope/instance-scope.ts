/**
 * Scope `instance`: the edit of an element that a component renders goes to the place where the component is used, once it
 * is sure that the component passes on the value.
 */
import type * as t from '@babel/types';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, subjectsOf } from '../../protocol/changes.ts';
import { refuseIgnored } from '../components/ignored-prop.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { freeNames } from '../jsx/bindings.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, isFunction, isNativeTag, startOf, unwrapNode } from '../jsx/nodes.ts';
import { slotOf } from '../jsx/slots.ts';
import type { Project, Refusal } from '../mutation.ts';
import { isRefusal, notAnInstance, propNotPassedOn, scopeNotPossible } from '../refusals.ts';
import { severalCallSites } from '../text-refusals.ts';
import { callSitesOf } from '../trace/call-sites.ts';
import { ownerName } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { places } from '../trace/use-parts.ts';

/** The project with the ids of the change leading to call sites. */
export function atInstance(change: AnyMutationChange, project: Project): Project | Refusal {
  const found = elementOf(change);
  if (!found) return scopeNotPossible({}, 'instance', change.changeName);
  const target = findElement(project, found.id);
  if (isRefusal(target)) return target;
  // A component's root may be a component, too: then the use that the change names is the one around it.
  if (!isNativeTag(target.element.tagName) && isItsOwnUse(project, found.id, change.callSiteCodebaseId)) {
    return (found.prop !== null && refuseIgnored(project, target, found.prop)) || project;
  }
  const site = callSiteFor(project, target, found.prop, change.callSiteCodebaseId);
  if (isRefusal(site)) return site;
  const address = { file: site.in.file, start: startOf(site.node) };
  return { ...project, locate: (id) => (id === found.id ? address : project.locate(id)) };
}

function isItsOwnUse(project: Project, id: string, named: string | undefined): boolean {
  const [own, other] = [project.locate(id), named === undefined ? null : project.locate(named)];
  return !other || (own?.file === other.file && own.start === other.start);
}

/** The one element of a change and the prop that carries the edit; null prop for edits of the element as a whole. */
export function elementOf(change: AnyMutationChange): { id: string; prop: string | null } | null {
  const ids = new Set(subjectsOf(change));
  const [id] = ids;
  const prop = carrierOf(change);
  return id === undefined || ids.size > 1 || prop === undefined ? null : { id, prop };
}

/** The prop that brings the edit to a call site; null where the call site itself is edited, undefined where there is no such way. */
function carrierOf(change: AnyMutationChange): string | null | undefined {
  if (change.type === 'CHANGE_PROP') return change.changeFields.propName;
  if (change.type === 'STYLING') return change.changeFields.stylingFramework === 'Inline' ? 'style' : 'className';
  const { instance } = MUTATION_TYPES[change.type];
  if (instance === 'element') return null;
  return instance === 'class' ? 'className' : undefined;
}

/** The element of the component that renders the target: the only one, or the one that the change names. */
function callSiteFor(
  project: Project,
  target: Target,
  prop: string | null,
  named: string | undefined,
): Origin | Refusal {
  const { source, ancestors, element, where } = target;
  const owner = element.owner;
  const fn = ancestors.findLast((node) => isFunction(node) && ownerName(node, ancestors) !== null);
  if (!owner || !fn) return notAnInstance(where);
  const all = callSitesOf(project, source, owner).sites;
  const address = named === undefined ? null : project.locate(named);
  const sites = address ? all.filter((one) => isAt(one, address)) : all;
  const [site] = sites;
  if (!site) return notAnInstance(where);
  if (sites.length > 1) return severalCallSites(where, `<${owner}>`, sites.length, places(sites));
  if (prop === null) {
    // A call site stands for the component's root element only.
    const isRoot = slotOf(target).returns === fn;
    return isRoot ? site : notAnInstance(where);
  }
  return takesProp(target, fn, prop) ? site : propNotPassedOn(where, owner, prop, all.length);
}

export function isAt({ in: { file }, node }: Origin, address: { file: string; start: number }): boolean {
  return file === address.file && startOf(node) === address.start;
}

/**
 * True when the element gets this very prop of the component that renders it. Beside a spread an attribute of its own wins, or it
 * is lost with all that it says: neither lets a class or style of the use join the element's own.
 */
export function takesProp(target: Target, fn: AnyNode, prop: string): boolean {
  const opening = target.node.openingElement;
  const local = localProp(fn, prop);
  const attribute = findAttribute(opening, prop);
  const { value } = attribute ?? {};
  if (value?.type === 'JSXExpressionContainer' && mentions(value.expression as AnyNode, local, prop)) return true;
  if (attribute && /^(?:className|style|sx)$/.test(prop)) return false;
  const spreads = opening.attributes.filter((one) => one.type === 'JSXSpreadAttribute');
  return spreads.some((one) => local.rest !== null && isNamed(one.argument, local.rest));
}

/** Whether code holds the prop that the component around the element is given by those who use it. */
export function givenByCallers({ ancestors }: Pick<Target, 'ancestors'>, prop: string): (node: t.Node) => boolean {
  const fn = ancestors.findLast((node) => isFunction(node) && ownerName(node, ancestors) !== null);
  if (!fn) return () => false;
  const local = localProp(fn, prop);
  return (node) => (local.own !== null || local.rest !== null) && mentions(node as AnyNode, local, prop);
}

interface LocalProp {
  /** name of the parameter that holds the prop alone */
  own: string | null;
  /** name of the object that holds it among others */
  rest: string | null;
}

/** How a component's function knows a prop. */
function localProp(fn: AnyNode, prop: string): LocalProp {
  const first = isFunction(fn) ? (fn.params[0] as AnyNode | undefined) : undefined;
  const pattern = first?.type === 'AssignmentPattern' ? (first.left as AnyNode) : first;
  if (pattern?.type === 'Identifier') return { own: null, rest: pattern.name };
  if (pattern?.type !== 'ObjectPattern') return { own: null, rest: null };
  let rest: string | null = null;
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      if (property.argument.type === 'Identifier') rest = property.argument.name;
      continue;
    }
    if (property.key.type !== 'Identifier' || property.key.name !== prop) continue;
    const value = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    return { own: value.type === 'Identifier' ? value.name : null, rest: null };
  }
  return { own: null, rest };
}

function isNamed(node: t.Node, name: string): boolean {
  const inner = unwrapNode(node);
  return inner.type === 'Identifier' && inner.name === name;
}

function mentions(node: AnyNode, local: LocalProp, prop: string): boolean {
  if (local.own !== null) return freeNames(node).has(local.own);
  let found = false;
  const visit = (one: AnyNode): void => {
    const isMember =
      one.type === 'MemberExpression' && one.property.type === 'Identifier' && one.property.name === prop;
    if (isMember && local.rest !== null && isNamed(one.object, local.rest)) found = true;
    forEachChild(one, visit);
  };
  visit(node);
  return found;
}
