/**
 * The declarations that a piece of the app's code needs in another file: imports, and constants of its module that use
 * nothing else.
 */
import type * as t from '@babel/types';
import { type Binding, freeNames, resolveName } from '../jsx/bindings.ts';
import { type ImportSpec, importOf, rebase } from '../jsx/imports.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';

export interface Constant {
  name: string;
  /** `queryClient = new QueryClient()` */
  text: string;
}

export interface Needs {
  imports: ImportSpec[];
  /** each behind those that it uses */
  constants: Constant[];
}

/** A name that cannot be had in another file. */
export interface OutOfReach {
  name: string;
  file: string;
}

/** @param nodes the code @param into the file that is to have it */
export function needsOf(
  source: ParsedSource,
  nodes: readonly t.Node[],
  ancestors: readonly AnyNode[],
  into: string,
): Needs | OutOfReach {
  const needs: Needs = { imports: [], constants: [] };
  const known = new Set<Binding>();
  const add = (code: t.Node, around: readonly AnyNode[]): string | null => {
    for (const [name, use] of freeNames(code)) {
      const binding = resolveName(name, around);
      // A name of the language or the browser.
      if (!binding || known.has(binding) || use === binding.id) continue;
      known.add(binding);
      const spec = binding.kind === 'import' ? importOf(source, binding) : null;
      if (spec) {
        needs.imports.push({ ...spec, specifier: rebase(spec.specifier, source.file, into) });
        continue;
      }
      const { node } = binding;
      const isConstant = binding.kind === 'const' && binding.scope.type === 'Program';
      if (!isConstant || node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return name;
      const missing = add(node, around.slice(0, 1));
      if (missing !== null) return missing;
      needs.constants.push({ name, text: source.text.slice(startOf(node), endOf(node)) });
    }
    return null;
  };
  for (const node of nodes) {
    const name = add(node, ancestors);
    if (name !== null) return { name, file: source.file };
  }
  return needs;
}
