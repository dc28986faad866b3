/** The import of an image: from the module that hands on the one that it replaces, or written as that is, else relative to the file. */
import type { Draft } from '../check/draft.ts';
import type { Atom } from '../check/verify.ts';
import { importInstead, isUnusedWithout, localOf } from '../components/sibling-export.ts';
import { resolveName } from '../jsx/bindings.ts';
import { ensureImport, type ImportSpec, importOf, relativeSpecifier } from '../jsx/imports.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { exportedImages } from '../trace/exported-images.ts';
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
  const wanted = fromSameModule(project, source, image, spec) ?? fromItsFile(project, source, image, spec);
  if (wanted === null) return null;
  const known = localOf(source, wanted, ancestors);
  if (known) return { name: known, atoms: new Set([`identifier:${known}`]) };
  if (binding && spec && (spec.imported === 'default') === (wanted.imported === 'default')) {
    const gone = [{ start: startOf(node), end: endOf(node) }];
    const isRenamed = spec.imported !== 'default' && spec.imported !== spec.local;
    // `logo as brand` becomes `mark as brand`
    const local = isRenamed && isUnusedWithout(source, binding.node, gone, '') ? spec.local : wanted.local;
    return importInstead(project, draft, { node: binding.node, spec }, { ...wanted, local }, gone);
  }
  ensureImport(project, draft, wanted);
  const names = [wanted.imported, wanted.local].map((one) => `identifier:${one}`);
  return {
    name: wanted.local,
    atoms: new Set([...names, `import:${wanted.specifier}`, 'ImportDeclaration']),
  };
}

/** `import { logo } from './assets'`, whose module hands on the new image, too. */
function fromSameModule(
  project: Project,
  source: ParsedSource,
  image: string,
  present: ImportSpec | null,
): ImportSpec | null {
  const file = present && present.imported !== 'default' && project.resolveImport(present.specifier, source.file);
  if (!file) return null;
  for (const [imported, one] of exportedImages(project, file)) {
    if (one !== image || !isName(imported)) continue;
    const local = isTaken(source, imported) ? freeName(source, image) : imported;
    return { specifier: present.specifier, imported, local, isType: false };
  }
  return null;
}

function fromItsFile(
  project: Project,
  source: ParsedSource,
  image: string,
  present: ImportSpec | null,
): ImportSpec | null {
  const specifier = specifierOf(project, source.file, image, present);
  return specifier === null ? null : { specifier, imported: 'default', local: freeName(source, image), isType: false };
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
  if (/^[a-z]/.test(stem) && isName(stem) && !isTaken(source, stem)) return stem;
  const base = /^[a-z]/.test(stem) ? `${stem}Image` : `image${stem}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!isTaken(source, name)) return name;
  }
}

function isTaken({ text }: ParsedSource, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

/** True for a valid variable name: modules also export `default`, `class` and `'the-mark'`. */
function isName(exported: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(exported) && !RESERVED.test(exported);
}

const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|undefined|arguments|eval)$/;
