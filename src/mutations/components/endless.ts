/** An element whose component would show itself without end: put into that component, or into one that it shows. */
import { ancestorsOf, type Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, isNativeTag, startOf } from '../jsx/nodes.ts';
import type { InsertionPoint } from '../jsx/placement.ts';
import type { Project, Refusal } from '../mutation.ts';
import { componentInItself } from '../refusals.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type ComponentDeclaration, findDeclaration } from './declaration.ts';

/** Components of components: beyond so many, nothing is looked into. */
const MOST_COMPONENTS = 200;

/** `parent`: what the element goes into, or the element that it goes around */
type Place = Pick<InsertionPoint, 'source' | 'ancestors' | 'where'> & { parent: AnyNode };

/** @param target moved or copied to the place, with all that is in it */
export function refuseEndless(project: Project, target: Target, place: Place): Refusal | null {
  // a move within one component adds no recursion
  if (target.source.file === place.source.file && ownerIn(target.ancestors) === ownerIn(place.ancestors)) return null;
  const { source, node } = target;
  return refuseEndlessOf(project, componentsIn(project, { in: { ...source, source }, node: node as AnyNode }), place);
}

/** @param model an element; another one of its component is put there, without what is in it */
export function refuseEndlessUse(project: Project, model: Target, place: Place): Refusal | null {
  const { source, node, ancestors } = model;
  if (source.file === place.source.file && ownerIn(ancestors) === ownerIn(place.ancestors)) return null;
  const at = { in: { ...source, source }, node: node as AnyNode, ancestors };
  const declaration = findDeclaration(project, model.element.tagName, at);
  return refuseEndlessOf(project, declaration ? [declaration] : [], place);
}

/** @param components that are put there */
export function refuseEndlessOf(
  project: Project,
  components: readonly ComponentDeclaration[],
  { source, parent, where }: Place,
): Refusal | null {
  const holds = (one: ComponentDeclaration) =>
    one.in.file === source.file && startOf(one.node) <= startOf(parent) && endOf(parent) <= endOf(one.node);
  const open = [...components];
  const seen = new Set<string>();
  for (let one = open.shift(); one && seen.size < MOST_COMPONENTS; one = open.shift()) {
    if (holds(one)) return componentInItself(where, one.name ?? 'Component');
    const id = `${one.in.file}:${startOf(one.node)}`;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...componentsIn(project, one));
  }
  return null;
}

/** The components of the project that are used in a node. */
function componentsIn(project: Project, { in: file, node }: Pick<Origin, 'in' | 'node'>): ComponentDeclaration[] {
  const { source } = file;
  if (!source) return [];
  const isIn = (start: number) => startOf(node) <= start && start < endOf(node);
  return source.elements.flatMap((element) => {
    if (!isIn(element.start) || isNativeTag(element.tagName)) return [];
    const ancestors = ancestorsOf(source.ast.program, element.node);
    return findDeclaration(project, element.tagName, { in: file, node: element.node as AnyNode, ancestors }) ?? [];
  });
}

/** Where the outermost function around a place begins; null outside of any. */
function ownerIn(ancestors: readonly AnyNode[]): number | null {
  const owner = ancestors.find(isFunction);
  return owner ? startOf(owner) : null;
}
