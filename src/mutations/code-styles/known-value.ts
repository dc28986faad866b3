/** Values of expressions that the source settles, where the props of a use are known. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { type AnyNode, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { declared, followName } from '../styling/code-values.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type Given, givenProp, type Use } from './given-props.ts';

type Primitive = string | number | boolean | null | undefined;

export interface Known {
  value: Primitive;
}

const MOST_DEPTH = 24;

export class KnownValues {
  constructor(
    readonly project: Project,
    readonly given: Given,
    private readonly depth = 0,
    /** props that were read, with their values; shared with the steps below */
    readonly asked = new Map<string, Primitive>(),
  ) {}

  /** The same, inside a function that receives the props of a use. */
  within(fn: t.Node, use: Use): KnownValues {
    return this.under(new Map([...this.given, [fn, use]]));
  }

  /** @returns null where the running app decides */
  of(origin: Origin): Known | null {
    if (this.depth > MOST_DEPTH) return null;
    const node = unwrapNode(origin.node) as AnyNode;
    const at = (child: t.Node): Known | null => this.under(this.given).of({ ...origin, node: child as AnyNode });
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return { value: node.value };
      case 'NullLiteral':
        return { value: null };
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : null;
      case 'UnaryExpression': {
        const known = node.operator === '!' ? at(node.argument) : null;
        return known && { value: !known.value };
      }
      case 'LogicalExpression': {
        const left = at(node.left);
        return left && (goesOn(node.operator, left.value) ? at(node.right) : left);
      }
      case 'ConditionalExpression': {
        const test = at(node.test);
        return test && at(test.value ? node.consequent : node.alternate);
      }
      case 'BinaryExpression':
        return compared(node.operator, at(node.left), at(node.right));
      case 'CallExpression': {
        const [only] = node.arguments;
        const isCast =
          node.callee.type === 'Identifier' && node.callee.name === 'Boolean' && node.arguments.length === 1;
        const known = isCast && only ? at(only) : null;
        return known && { value: !!known.value };
      }
      case 'Identifier':
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        if (node.type === 'Identifier' && node.name === 'undefined') return { value: undefined };
        const next = this.stepFrom({ ...origin, node });
        return next && ('value' in next ? next : next.values.of(next.origin));
      }
      default:
        return null;
    }
  }

  /** Resolves an identifier or a member expression to a prop of the use, a constant or a property of an object literal; null if unknown. */
  stepFrom(origin: Origin): Known | { origin: Origin; values: KnownValues } | null {
    const node = unwrapNode(origin.node) as AnyNode;
    if (this.depth > MOST_DEPTH) return null;
    if (node.type === 'Identifier') return this.named({ ...origin, node }, node.name);
    if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
    const key = this.keyOf(origin, node);
    if (key === null) return null;
    const use = this.propsAt({ ...origin, node: unwrapNode(node.object) as AnyNode });
    if (use) return this.prop(use, key);
    const object = followName(this.project, { ...origin, node: node.object as AnyNode });
    return object.node.type === 'ObjectExpression' ? this.member(object, key) : this.followed(origin);
  }

  private followed(origin: Origin) {
    const next = followName(this.project, origin);
    return next.node === unwrapNode(origin.node) ? null : { origin: next, values: this.under(this.given) };
  }

  private member(object: Origin, key: string) {
    if (object.node.type !== 'ObjectExpression') return null;
    const { properties } = object.node;
    const found = properties.findLast(
      (one) => one.type === 'ObjectProperty' && !one.computed && keyName(one.key) === key,
    );
    if (found?.type === 'ObjectProperty') {
      return { origin: { ...object, node: found.value as AnyNode }, values: this.under(this.given) };
    }
    return properties.every((one) => one.type === 'ObjectProperty' && !one.computed) ? { value: undefined } : null;
  }

  private keyOf(
    origin: Origin,
    { computed, property }: t.MemberExpression | t.OptionalMemberExpression,
  ): string | null {
    if (!computed) return keyName(property);
    const known = this.under(this.given).of({ ...origin, node: property as AnyNode });
    return known && `${known.value}`;
  }

  private named(origin: Origin, name: string): Known | { origin: Origin; values: KnownValues } | null {
    const binding = resolveName(name, origin.ancestors);
    if (!binding) return null;
    const ofPattern = binding.node.type === 'ObjectPattern' ? binding.node : null;
    if (binding.kind === 'param') {
      const use = this.given.get(binding.scope);
      if (!use || !isFunction(binding.scope)) return null;
      const isFirst = binding.scope.params[0] === binding.node;
      return ofPattern && isFirst ? this.ofPattern(origin, ofPattern, binding.id, use) : null;
    }
    if (binding.kind !== 'const' && binding.kind !== 'import') return null;
    const { node } = binding;
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init) {
      const ancestors = origin.ancestors.slice(0, origin.ancestors.indexOf(binding.scope) + 1);
      const use = this.propsAt({ ...origin, node: unwrapNode(node.init) as AnyNode, ancestors });
      return use && this.ofPattern({ ...origin, ancestors }, node.id, binding.id, use);
    }
    const next = declared(this.project, origin, name);
    return next && { origin: next, values: this.under(this.given) };
  }

  /** The prop behind a name of `{ size = 'm', tone: color }`. */
  private ofPattern(origin: Origin, { properties }: t.ObjectPattern, id: t.Node, use: Use) {
    for (const one of properties) {
      if (one.type !== 'ObjectProperty' || one.computed) continue;
      const fallback = one.value.type === 'AssignmentPattern' ? one.value : null;
      if ((fallback ? fallback.left : one.value) !== id) continue;
      const found = this.prop(use, keyName(one.key));
      const known = found && ('value' in found ? found : found.values.of(found.origin));
      if (!fallback || (known && known.value !== undefined)) return found;
      if (!known) return null;
      const value = this.under(this.given).of({ ...origin, node: fallback.right as AnyNode });
      if (value) this.asked.set(keyName(one.key), value.value);
      return value;
    }
    return null;
  }

  /** The use whose props object an identifier names: `props` of `(props) => …`. */
  private propsAt({ node, ancestors }: Origin): Use | null {
    if (node.type !== 'Identifier') return null;
    const binding = resolveName(node.name, ancestors);
    const use = binding?.kind === 'param' ? this.given.get(binding.scope) : undefined;
    if (!binding || !use || !isFunction(binding.scope)) return null;
    return binding.node === binding.id && binding.scope.params[0] === binding.node ? use : null;
  }

  private prop(use: Use, name: string): Known | { origin: Origin; values: KnownValues } | null {
    const given = givenProp(use, name);
    if (given === 'unknown') return null;
    const values = this.under(use.given);
    const own = given === true ? { value: true } : given === 'absent' ? { value: undefined } : values.of(given);
    if (own && own.value !== undefined) {
      this.asked.set(name, own.value);
      return own;
    }
    if (!own) return given === true || given === 'absent' ? null : { origin: given, values };
    const byDefault = use.defaults?.node.type === 'ObjectExpression' ? this.member(use.defaults, name) : null;
    const value = use.defaults
      ? byDefault && ('value' in byDefault ? byDefault : byDefault.values.of(byDefault.origin))
      : own;
    if (value) this.asked.set(name, value.value);
    return value;
  }

  private under(given: Given): KnownValues {
    return new KnownValues(this.project, given, this.depth + 1, this.asked);
  }
}

/** True where `a && b`, `a || b` or `a ?? b` is `b`. */
export function goesOn(operator: t.LogicalExpression['operator'], left: Primitive): boolean {
  if (operator === '&&') return !!left;
  return operator === '||' ? !left : left === null || left === undefined;
}

function compared(operator: string, left: Known | null, right: Known | null): Known | null {
  if (!left || !right || !/^[!=]==?$/.test(operator)) return null;
  const isLoose = operator.length === 2;
  const isNone = ({ value }: Known) => value === null || value === undefined;
  const isSame = left.value === right.value || (isLoose && isNone(left) && isNone(right));
  // `==` converts operands of different types
  if (isLoose && !isSame && typeof left.value !== typeof right.value && !isNone(left) && !isNone(right)) return null;
  return { value: operator.startsWith('=') ? isSame : !isSame };
}
