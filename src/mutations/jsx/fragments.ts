/** Fragments in the way a file writes them: `<>`, `<Fragment>` or `<React.Fragment>`. */

import type { Draft } from '../check/draft.ts';
import { resolveName } from './bindings.ts';
import type { Modules } from './import-place.ts';
import { importedNames } from './imported-names.ts';
import { ensureImport } from './imports.ts';
import type { AnyNode } from './nodes.ts';
import type { ParsedSource } from './parse.ts';

export interface FragmentTags {
  open: string;
  close: string;
}

/** A fragment without a key. */
export function fragmentTags(source: ParsedSource): FragmentTags {
  if (source.text.includes('<>')) return { open: '<>', close: '</>' };
  const name = usedName(source);
  return name === null ? { open: '<>', close: '</>' } : { open: `<${name}>`, close: `</${name}>` };
}

/** A fragment that carries a key, which the short form cannot; its import is added where there is none. */
export function keyedFragment(modules: Modules, draft: Draft, source: ParsedSource, key: string): FragmentTags {
  const names = importedNames(source.ast.program);
  const program = [source.ast.program as AnyNode];
  const local = [...names.fragments].find((name) => resolveName(name, program) !== null);
  const react = [...names.reacts].find((name) => resolveName(name, program) !== null);
  const name = local ?? (react ? `${react}.Fragment` : 'Fragment');
  if (!local && !react)
    ensureImport(modules, draft, { specifier: 'react', imported: 'Fragment', local: 'Fragment', isType: false });
  return { open: `<${name} ${key}>`, close: `</${name}>` };
}

function usedName(source: ParsedSource): string | null {
  const { fragments, reacts } = importedNames(source.ast.program);
  for (const name of [...fragments, ...[...reacts].map((one) => `${one}.Fragment`)]) {
    if (new RegExp(`<${name.replace(/[.$]/g, '\\$&')}[\\s>]`).test(source.text)) return name;
  }
  return null;
}
