/** Whether a function that joins classes may be given `undefined` as one of them. */
import { resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import { type ImportSpec, importOf } from '../jsx/imports.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';

const PACKAGES = /^(?:clsx|classnames|tailwind-merge|class-variance-authority)(?:\/|$)/;
/** Words of a declaration that lets one be absent. */
const MAY_BE_ABSENT =
  /ClassValue|ClassNameValue|ClassArray|ArgumentArray|\b(?:clsx|classnames|twMerge|undefined|any|unknown)\b/;

/** @returns true in files without types, and where the function's own text names a type of such values */
export function takesAbsent(name: string, { source, ancestors }: Target, project: Project): boolean {
  if (!/\.tsx?$/.test(source.file)) return true;
  const binding = resolveName(name, ancestors);
  if (!binding) return false;
  const spec = binding.kind === 'import' ? importOf(source, binding) : null;
  if (!spec) return MAY_BE_ABSENT.test(source.text.slice(startOf(binding.node), endOf(binding.node)));
  return importTakesAbsent(spec, source.file, project);
}

/** The same of a function that a file imports, or is to import. */
export function importTakesAbsent({ specifier }: ImportSpec, importer: string, project: Project): boolean {
  if (!/\.tsx?$/.test(importer) || PACKAGES.test(specifier)) return true;
  const file = project.resolveImport(specifier, importer);
  const text = file ? project.read(file) : null;
  return text !== null && (/\.[cm]?jsx?$/.test(String(file)) || MAY_BE_ABSENT.test(text));
}
