/** Which components the tags of a file mean: the files that declare them are read. */
import { findDeclaration } from '../../mutations/components/declaration.ts';
import { resolveName } from '../../mutations/jsx/bindings.ts';
import { importOf } from '../../mutations/jsx/imports.ts';
import type { AnyNode } from '../../mutations/jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../../mutations/jsx/parse.ts';
import type { Project } from '../../mutations/mutation.ts';
import type { Workspace } from '../edits/workspace.ts';
import { isLong } from '../engine/outlines.ts';
import { packageFolder, packageNameOf } from '../files/package-folder.ts';
import type { DefinitionsIn, Meaning } from '../types.ts';
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
    const found = new Map<string, Meaning>();
    const source = isLong(text.length) ? null : parseSource(text, file);
    if (!source?.ok) return found;
    for (const tag of tags) {
      try {
        const meaning = meaningOf(project, source, tag, ws.files.root);
        if (meaning) found.set(tag, meaning);
      } catch {
        // a file that cannot be read: nobody can tell, and the edit that asks is saved already
      }
    }
    return found;
  };
}

function meaningOf(project: Project, source: ParsedSource, tag: string, root: string): Meaning | undefined {
  const { file, text } = source;
  const program = source.ast.program as AnyNode;
  const binding = resolveName(tag.split('.', 1)[0] as string, [program]);
  if (!binding) return undefined;
  const spec = binding.kind === 'import' ? importOf(source, binding) : null;
  const packageName = spec && project.resolveImport(spec.specifier, file) === null && packageNameOf(spec.specifier);
  if (packageName && packageFolder(packageName, root)) return { definition: null, packageName };
  const found = findDeclaration(project, tag, { node: program, in: { file, text, source }, ancestors: [program] });
  return found?.name ? { definition: `${found.in.file}#${found.name}` } : undefined;
}
