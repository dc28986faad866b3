/** Variants of `cva(…)` and `tv(…)`: the props that they make, with their choices and defaults. */
import type * as t from '@babel/types';
import type { PropKind } from '../../protocol/component-props.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { ValueFile } from '../trace/origin-node.ts';
import { enumOf } from './type-kind.ts';

export interface Variant {
  name: string;
  type: PropKind;
  /** expression of the default */
  byDefault: AnyNode | null;
}

/** @param name of the module-level constant; null when it is no such call */
export function variantsOf({ source }: ValueFile, name: string): Variant[] | null {
  for (const statement of source?.ast.program.body ?? []) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return readCall(unwrapNode(init));
    }
  }
  return null;
}

/** Variants of all such calls of a file, for components whose props carry no type. */
export function variantsIn(file: ValueFile): Variant[] {
  const names = (file.source?.ast.program.body ?? []).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  });
  return names.flatMap((name) => variantsOf(file, name) ?? []);
}

function readCall(node: t.Node): Variant[] | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  const config = node.callee.name === 'cva' ? node.arguments[1] : node.callee.name === 'tv' ? node.arguments[0] : null;
  const variants = config && objectAt(config, 'variants');
  if (!variants) return null;
  const defaults = objectAt(config, 'defaultVariants');
  return variants.properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty' || property.value.type !== 'ObjectExpression') return [];
    const name = keyName(property.key);
    const values = property.value.properties.flatMap((one) =>
      one.type === 'ObjectProperty' ? [choice(keyName(one.key))] : [],
    );
    return [{ name, type: enumOf(values, false), byDefault: (defaults && valueAt(defaults, name)) ?? null }];
  });
}

/** `true` and `false` as keys mean the booleans. */
function choice(key: string): string | boolean {
  return key === 'true' || key === 'false' ? key === 'true' : key;
}

function objectAt(node: t.Node, key: string): t.ObjectExpression | null {
  const value = node.type === 'ObjectExpression' ? valueAt(node, key) : null;
  return value?.type === 'ObjectExpression' ? value : null;
}

function valueAt(object: t.ObjectExpression, key: string): AnyNode | null {
  for (const property of object.properties) {
    if (property.type === 'ObjectProperty' && !property.computed && keyName(property.key) === key) {
      return unwrapNode(property.value) as AnyNode;
    }
  }
  return null;
}
