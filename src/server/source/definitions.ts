/** Which components the tags of a file mean: the files that declare them are read. */
import { findDeclaration } from '../../mutations/components/declaration.ts';
import { resolveName } from '../../mutations/jsx/bindings.ts';
import { importOf } from '../../mutations/jsx/imports.ts';
import type { AnyNode } from '../../mutations/jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../../mutations/jsx/parse.ts';
import type { Project } from '../../mutations/mutation.ts';
import type { Workspace } from '../edits/workspace.ts';
import { isLong } from '../engine/outlines.ts';
import { packageOfSpecifier } from '../files/package-folder.ts';
import type { DefinitionsIn } from '../types.ts';
import { readingProject } from './text-source.ts';

/** Long texts are not read. */
export function definitionsOf(ws: Workspace): DefinitionsIn {
  const project: Project = {
    ...readingProject(ws),
    read: (file) => {
      const text = ws.textOnDisk(file) ?? null;
      return text === null || isLong(text.length) ? null : text;
    },
  };
  return (file, text, tags) => {
    const found = new Map<string, string | null>();
    const source = isLong(text.length) ? null : parseSource(text, file);
    if (!source?.ok) return found;
    for (const tag of tags) {
      try {
        const definition = definitionOf(project, source, tag, ws.files.root);
        if (definition !== undefined) found.set(tag, definition);
      } catch {
        // a file that cannot be read: nobody can tell, and the edit that asks is saved already
      }
    }
    return found;
  };
}

function definitionOf(project: Project, source: ParsedSource, tag: string, root: string): string | null | undefined {
  const { file, text } = source;
  const program = source.ast.program as AnyNode;
  const binding = resolveName(tag.split('.', 1)[0] as string, [program]);
  if (!binding) return undefined;
  const spec = binding.kind === 'import' ? importOf(source, binding) : null;
  if (spec && project.resolveImport(spec.specifier, file) === null && packageOfSpecifier(spec.specifier, root))
    return null;
  const found = findDeclaration(project, tag, { node: program, in: { file, text, source }, ancestors: [program] });
  return found?.name ? `${found.in.file}#${found.name}` : undefined;
}
