/** The images that a module hands on: those that it imports, and those of the modules that it exports. */
import type * as t from '@babel/types';
import { isImageFile } from '../../protocol/assets.ts';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { exportedName, readValueFile } from './modules.ts';

/** An export of another file. */
interface Source {
  file: string;
  name: string;
}

interface ModuleExports {
  /** those that come from another file, by exported name */
  named: Map<string, Source>;
  /** the files of `export *` */
  stars: string[];
}

/** By file; each is read once, as many modules may export each other. */
type Known = Map<string, ModuleExports>;

/** @returns image files by exported name */
export function exportedImages(project: Project, file: string): Map<string, string> {
  if (isImageFile(file)) return new Map([['default', file]]);
  const known: Known = new Map();
  const images = new Map<string, string>();
  for (const name of exportedNames(project, file, known)) {
    const image = imageOf(project, { file, name }, known, new Set());
    if (image) images.set(name, image);
  }
  return images;
}

function exportedNames(project: Project, file: string, known: Known): Set<string> {
  const names = new Set<string>();
  const files = new Set([file]);
  for (const one of files) {
    const { named, stars } = exportsOf(project, one, known);
    for (const name of named.keys()) if (one === file || name !== 'default') names.add(name);
    for (const star of stars) files.add(star);
  }
  return names;
}

/** @param seen exports that were asked for, as modules may export each other in a circle */
function imageOf(project: Project, { file, name }: Source, known: Known, seen: Set<string>): string | null {
  if (isImageFile(file)) return name === 'default' ? file : null;
  const id = JSON.stringify([file, name]);
  if (seen.has(id)) return null;
  seen.add(id);
  const { named, stars } = exportsOf(project, file, known);
  const own = named.get(name);
  if (own || name === 'default') return own ? imageOf(project, own, known, seen) : null;
  for (const star of stars) {
    const image = imageOf(project, { file: star, name }, known, seen);
    if (image) return image;
  }
  return null;
}

function exportsOf(project: Project, file: string, known: Known): ModuleExports {
  const exports = known.get(file) ?? readExports(project, file);
  known.set(file, exports);
  return exports;
}

function readExports(project: Project, file: string): ModuleExports {
  const named = new Map<string, Source>();
  const stars: string[] = [];
  const source = isImageFile(file) ? null : readValueFile(project, file)?.file.source;
  if (!source) return { named, stars };
  const program = source.ast.program as AnyNode & t.Program;
  const add = (exported: string, specifier: string, name: string) => {
    const next = project.resolveImport(specifier, file);
    if (next) named.set(exported, { file: next, name });
  };
  const addLocal = (exported: string, local: string) => {
    const binding = resolveName(local, [program]);
    const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
    if (spec) add(exported, spec.specifier, spec.imported);
  };
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration' && statement.declaration.type === 'Identifier') {
      addLocal('default', statement.declaration.name);
    } else if (statement.type === 'ExportAllDeclaration') {
      const next = project.resolveImport(statement.source.value, file);
      if (next) stars.push(next);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ExportSpecifier') continue;
        const local = specifier.local.name;
        if (statement.source) add(exportedName(specifier), statement.source.value, local);
        else addLocal(exportedName(specifier), local);
      }
    }
  }
  return { named, stars };
}
