/**
 * Builds row objects for the tree library, for pages of ten thousand elements: the library itself would give each row sixty
 * functions at once, most of them for rows that never show.
 */
import { buildStaticInstance, type FeatureImplementation, type InstanceBuilder } from '@headless-tree/core';

type Method = (options: object, ...args: unknown[]) => unknown;
type Bound = (...args: unknown[]) => unknown;

const OPTIONS = Symbol('options');

interface Instance {
  [OPTIONS]: object;
}

const noop = () => {};

/**
 * A builder for one tree. A row's function is made on first access and cached: a `ref` has to keep its identity.
 * @returns a value for `instanceBuilder` of the tree's config
 */
export function createInstanceBuilder(): InstanceBuilder {
  let rows: object | null = null;
  return ((features: FeatureImplementation[], type: 'itemInstance' | 'treeInstance', optionsOf) => {
    // only rows are built often; the tree is built once, before all its features are registered
    if (type === 'treeInstance') return buildStaticInstance(features, type, optionsOf);
    rows ??= prototypeOf(features);
    const row = Object.create(rows) as Instance;
    row[OPTIONS] = optionsOf(row);
    return [row, noop];
  }) as InstanceBuilder;
}

function prototypeOf(features: readonly FeatureImplementation[]): object {
  const methods = new Map<string, Method[]>();
  for (const { itemInstance } of features) {
    for (const [name, method] of Object.entries(itemInstance ?? {})) {
      if (method) methods.set(name, [...(methods.get(name) ?? []), method as Method]);
    }
  }
  const prototype = {};
  for (const [name, layers] of methods) {
    Object.defineProperty(prototype, name, {
      get(this: Instance) {
        const value = bind(this[OPTIONS], layers);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
  return prototype;
}

/** Each feature's method may call the one of the feature before it as `prev`. */
function bind(options: object, layers: readonly Method[]): Bound | undefined {
  let bound: Bound | undefined;
  for (const method of layers) {
    const withPrevious = { ...options, prev: bound };
    bound = (...args) => method(withPrevious, ...args);
  }
  return bound;
}
