/** The imports that a place in a file can use. */
import { resolveName } from './bindings.ts';
import { type ImportSpec, importOf } from './imports.ts';
import type { AnyNode } from './nodes.ts';
import type { ParsedSource } from './parse.ts';

/**
 * Without types, and without those whose names mean something else there.
 * @param ancestors of the place
 */
export function importsAt(source: ParsedSource, ancestors: readonly AnyNode[]): ImportSpec[] {
  const imports: ImportSpec[] = [];
  for (const statement of source.ast.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const { local } of statement.specifiers) {
      const binding = resolveName(local.name, ancestors);
      const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
      if (spec && !spec.isType) imports.push(spec);
    }
  }
  return imports;
}
