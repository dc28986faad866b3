/** The prop of a component that a name in it stands for: where words of a library cannot be edited, the use may give others. */
import { type Binding, resolveName } from '../jsx/bindings.ts';
import { type AnyNode, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import { callSitesOf } from './call-sites.ts';
import { ownerName, placeOf } from './origin.ts';
import { type Origin, type Traced, traced } from './origin-node.ts';
import { siteMeant } from './props.ts';
import { isEntered } from './results.ts';
import type { Trace } from './tracer.ts';

export interface PropBehind {
  component: string;
  prop: string;
  /** the element that gives it, or may; null where several may be meant */
  use: Origin | null;
}

/** @returns null for what is no prop of a component */
export function propBehind(origin: Origin, trace: Trace): PropBehind | null {
  const { source } = origin.in;
  const named = propNamed(origin);
  if (!source || !named) return null;
  const { scope } = named.props;
  const component = ownerName(scope, origin.ancestors);
  if (!component || !isFunction(scope) || isEntered(origin, scope)) return null;
  if ((scope.params[0] as AnyNode) !== named.props.node) return null;
  const uses = callSitesOf(trace.project, source, component);
  const [only, second] = uses.sites;
  const use = siteMeant(uses, trace)?.site ?? (second ? null : (only ?? null));
  return { component, prop: named.prop, use };
}

/** The reason why words cannot be edited, with the way to give others. */
export function setWith({ component, prop, use }: PropBehind, reason: string): Traced {
  const where = use ? ` at ${placeOf(use)}` : '';
  const found = traced([], [`${reason}; give it other words with the prop ${prop} of ${component}${where}`]);
  return use ? { ...found, stop: use } : found;
}

interface Named {
  /** the parameter that holds the props, or takes them apart */
  props: Binding;
  prop: string;
}

/** `label` of `({ label }) =>`, of `const { label } = props`, of `props.label`. */
function propNamed({ node: written, ancestors }: Origin): Named | null {
  const node = unwrapNode(written) as AnyNode;
  if (node.type === 'MemberExpression' && !node.computed) {
    const props = paramAt(unwrapNode(node.object) as AnyNode, ancestors);
    return props && props.node === props.id ? { props, prop: keyName(node.property) } : null;
  }
  const binding = node.type === 'Identifier' ? resolveName(node.name, ancestors) : null;
  if (!binding) return null;
  if (binding.kind === 'param') {
    const prop = keyIn(binding.node, binding.id);
    return prop === null ? null : { props: binding, prop };
  }
  const declarator = binding.node;
  if (binding.kind !== 'const' || declarator.type !== 'VariableDeclarator' || !declarator.init) return null;
  const prop = keyIn(declarator.id as AnyNode, binding.id);
  const props = paramAt(unwrapNode(declarator.init) as AnyNode, ancestors);
  return prop !== null && props && props.node === props.id ? { props, prop } : null;
}

function paramAt(node: AnyNode, ancestors: readonly AnyNode[]): Binding | null {
  const binding = node.type === 'Identifier' ? resolveName(node.name, ancestors) : null;
  return binding?.kind === 'param' ? binding : null;
}

/** The key by which a pattern takes a name out of its object. */
function keyIn(pattern: AnyNode, id: AnyNode): string | null {
  if (pattern.type !== 'ObjectPattern') return null;
  for (const one of pattern.properties) {
    if (one.type !== 'ObjectProperty' || one.computed) continue;
    const value = (one.value.type === 'AssignmentPattern' ? one.value.left : one.value) as AnyNode;
    if (value === id) return keyName(one.key);
  }
  return null;
}
