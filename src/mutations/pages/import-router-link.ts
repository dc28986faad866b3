/** The router's link as a new tag, with its import (WRAP_DIV). */
import type { Draft } from '../check/draft.ts';
import { resolveName } from '../jsx/bindings.ts';
import type { Target } from '../jsx/find-element.ts';
import { ensureImport } from '../jsx/imports.ts';
import { importsAt } from '../jsx/imports-at.ts';
import type { Project, Refusal } from '../mutation.ts';
import { invalidField, nameTaken } from '../refusals.ts';
import { routerLink } from './router-link.ts';

/** @returns the name that the file has for the link, or gets with the import that is noted in the draft */
export function importRouterLink(
  project: Project,
  draft: Draft,
  { source, ancestors, where }: Target,
  name: string,
  importFrom: string,
): string | Refusal {
  const link = routerLink(project);
  if (link?.name !== name || link.importFrom !== importFrom)
    return invalidField('importFrom', `names no module from which the project can import its router's \`${name}\``);
  const known = importsAt(source, ancestors).find((one) => one.specifier === importFrom && one.imported === name);
  if (known) return known.local;
  if (resolveName(name, ancestors)) return nameTaken(where, name);
  ensureImport(project, draft, { specifier: importFrom, imported: name, local: name, isType: false });
  return name;
}
