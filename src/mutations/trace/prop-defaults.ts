/** What a component shows for a prop that an element does not give: `{ label = 'x' }` of its parameter, or `Card.defaultProps`. */
import type * as t from '@babel/types';
import { assignedMember } from '../jsx/assigned-member.ts';
import { resolveName } from '../jsx/bindings.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { join, type Origin, type Traced } from './origin-node.ts';
import type { Step, Trace, Tracer } from './tracer.ts';

type Key = Extract<Step, { key: string }>;

/**
 * @param component the function, with the name that its file knows it by
 * @param prop its key, with the default of the pattern that takes it, if there is one
 * @returns null where the prop has no default. With both kinds, React's version decides which one counts: both are returned
 */
export function defaultOf(component: Origin, name: string, prop: Key, trace: Trace, tracer: Tracer): Traced | null {
  const ofPattern = prop.fallback ?? inParameter(component.node as AnyNode & t.Function, prop.key);
  const statics = defaultProps(component, name);
  const found = [
    ...(ofPattern ? [tracer.valuesOf({ ...component, node: ofPattern }, trace)] : []),
    ...(statics ? [tracer.along(statics, [{ key: prop.key }], trace)] : []),
  ].filter(({ values, unknown }) => values.length + unknown.length > 0);
  return found.length > 0 ? join(found, 'branch') : null;
}

/** `{ label = 'x' }` of the component's first parameter. */
function inParameter({ params: [pattern] }: t.Function, key: string): AnyNode | undefined {
  if (pattern?.type !== 'ObjectPattern') return undefined;
  for (const property of pattern.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier' || property.key.name !== key) continue;
    if (property.value.type === 'AssignmentPattern') return property.value.right as AnyNode;
  }
  return undefined;
}

/** The value of `Card.defaultProps = …`. */
function defaultProps({ ancestors, ...component }: Origin, name: string): Origin | null {
  const program = ancestors[0];
  if (program?.type !== 'Program' || resolveName(name, ancestors)?.scope !== program) return null;
  const node = assignedMember(program, name, 'defaultProps');
  return node && { ...component, node, ancestors: [program] };
}
