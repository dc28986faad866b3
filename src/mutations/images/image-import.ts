/** The import of an image: written as the one that it replaces is, else relative to the file. */
import type { Draft } from '../check/draft.ts';
import type { Atom } from '../check/verify.ts';
import { importInstead, localOf } from '../components/sibling-export.ts';
import { resolveName } from '../jsx/bindings.ts';
import { ensureImport, type ImportSpec, importOf, relativeSpecifier } from '../jsx/imports.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { Origin } from '../trace/origin-node.ts';

/** @returns the name to write, and the atoms that the change of imports adds or removes; null if the file cannot be imported */
export function importImage(
  draft: Draft,
  project: Project,
  { node, ancestors }: Origin,
  image: string,
): { name: string; atoms: ReadonlySet<Atom> } | null {
  const source = draft.source as ParsedSource;
  const binding = node.type === 'Identifier' ? resolveName(node.name, ancestors) : null;
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  const specifier = specifierOf(project, source.file, image, spec);
  if (specifier === null) return null;
  const known = localOf(source, { specifier, imported: 'default', local: '', isType: false }, ancestors);
  if (known) return { name: known, atoms: new Set([`identifier:${known}`]) };
  const wanted: ImportSpec = { specifier, imported: 'default', local: freeName(source, image), isType: false };
  if (binding && spec) {
    return importInstead(draft, { node: binding.node, spec }, wanted, [{ start: startOf(node), end: endOf(node) }]);
  }
  ensureImport(draft, wanted);
  return {
    name: wanted.local,
    atoms: new Set([`identifier:${wanted.local}`, `import:${specifier}`, 'ImportDeclaration']),
  };
}

/** Null if it would not lead to the image: there is no such file, or its name cannot be written. */
function specifierOf(project: Project, file: string, image: string, present: ImportSpec | null): string | null {
  const forms = [present && withAlias(project, file, image, present.specifier), relativeSpecifier(file, image)];
  for (const form of forms) {
    if (form && !/["'`\\?#\s]/.test(form) && project.resolveImport(form, file) === image) return form;
  }
  return null;
}

/** `@/images/new.png` for `src/images/new.png`, after `@/images/old.png` for `src/images/old.png`. */
function withAlias(project: Project, file: string, image: string, specifier: string): string | null {
  const old = specifier.startsWith('.') ? null : project.resolveImport(specifier, file);
  if (!old) return null;
  let same = 0;
  while (same < Math.min(old.length, specifier.length) && old.at(-1 - same) === specifier.at(-1 - same)) same++;
  const [alias, folder] = [specifier.slice(0, specifier.length - same), old.slice(0, old.length - same)];
  return image.startsWith(folder) ? alias + image.slice(folder.length) : null;
}

/** `teamPhoto2` for `team-photo-2.png`, with a name that nothing in the file has. */
function freeName(source: ParsedSource, image: string): string {
  const words = image.slice(image.lastIndexOf('/') + 1, image.lastIndexOf('.')).match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map(
    (word, i) => (i === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
  );
  const stem = joined.join('');
  const isTaken = (name: string) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(source.text);
  const isName = /^[a-z]/.test(stem) && !RESERVED.test(stem);
  if (isName && !isTaken(stem)) return stem;
  const base = /^[a-z]/.test(stem) ? `${stem}Image` : `image${stem}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!isTaken(name)) return name;
  }
}

const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|undefined|arguments|eval)$/;
