/**
 * ADD_PAGE: a new page by the project's own pattern, beside another one: the file of its component, and its route with the
 * import behind those of the other page. A file router needs the file alone.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { resolveName } from '../jsx/bindings.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project, Refusal } from '../mutation.ts';
import { addRoute, writtenPath } from '../pages/new-route.ts';
import { pageFileFor } from '../pages/page-files.ts';
import { moduleBeside, moduleLike, moduleOf, type NewModule, type PageModule } from '../pages/page-module.ts';
import { findPages } from '../pages/read-pages.ts';
import type { FoundPage } from '../pages/route.ts';
import { importPage, Renaming } from '../pages/route-import.ts';
import { routeFileBeside } from '../pages/tanstack-new-file.ts';
import type { Plan } from '../plan.ts';
import {
  fileExists,
  invalidField,
  nameTaken,
  noRoomForPage,
  pageExists,
  pageNotFound,
  pageOutside,
  routeInCode,
} from '../refusals.ts';

type Fields = ChangeItem<'ADD_PAGE'>['changeFields'];

export function addPage(change: ChangeItem<'ADD_PAGE'>, project: Project): Plan | Refusal {
  const fields = change.changeFields;
  const problem = badField(fields);
  if (problem) return problem;
  const found = findPages(project);
  if (!found) return pageFile(fields, project);
  const page = found.pages.find((one) => one.path === fields.besidePath && one.file === fields.besideFile);
  if (!page) return pageNotFound(fields.besideFile, fields.besidePath);
  if (found.pages.some(({ path }) => path === fields.path)) return pageExists(fields.path);
  if (found.router === 'react-router') return withRoute(fields, project, page, found.pages);
  const made = routeFileBeside(page, found.pages, fields);
  if (!made) return routeInCode({ file: page.file });
  return project.read(made.file) === null ? { parts: [creating(made)] } : fileExists(made.file);
}

/** Where there is no router, a page is a file of the pages folder. */
function pageFile({ besideFile, besidePath, name, path }: Fields, project: Project): Plan | Refusal {
  const file = pageFileFor(besideFile, path);
  const text = file && project.read(besideFile);
  const source = file && text ? parseSource(text, besideFile) : null;
  if (!file || !source?.ok) return pageNotFound(besideFile, besidePath);
  return project.read(file) === null ? { parts: [creating(moduleLike(source, name, file))] } : fileExists(file);
}

function badField({ name, path }: Fields): Refusal | null {
  if (!/^\p{L}[\p{L}\p{N} _-]*$/u.test(name))
    return invalidField(
      'The name',
      'has other characters than letters, digits and spaces',
      'Use letters, digits and spaces.',
    );
  if (!/^(?:\/(?!\.{1,2}(?:\/|$)):?[\w.~-]+)+$/.test(path)) {
    return invalidField('This', 'is no address of a page', 'Write it like /reports or /reports/:id.');
  }
  return null;
}

function withRoute(fields: Fields, project: Project, page: FoundPage, pages: readonly FoundPage[]): Plan | Refusal {
  const { base, route } = page;
  const prefix = base.replace(/\/$/, '');
  if (!fields.path.startsWith(`${prefix}/`)) return pageOutside(fields.path, base);
  const source = route.unit.in.source;
  if (!source || route.unit.in.file !== route.at.in.file) return noRoomForPage({ file: page.file });
  const own = moduleOf(project, page);
  const model = own ?? modelAmong(project, page, pages);
  const made = model ? moduleBeside(project, model, fields.name) : moduleLike(source, fields.name);
  if (project.read(made.file) !== null) return fileExists(made.file);
  if (resolveName(made.name, [source.ast.program as AnyNode])) return nameTaken({ file: source.file }, made.name);
  const draft = new Draft(source);
  const renaming = new Renaming(page.route.component?.name ?? null, own?.source.file ?? null, made, source.file);
  if (route.component?.at?.node.type !== 'CallExpression') importPage(project, draft, source, page, own, renaming);
  const isAbsolute = pages.some((one) => one.base === base && one.route.path?.startsWith('/'));
  if (!addRoute(draft, page, writtenPath(page, fields.path, isAbsolute), renaming))
    return noRoomForPage({ file: page.file });
  const readBack = () => (isListed(project, draft, made, fields.path) ? null : 'the page is not among the routes');
  return {
    parts: [creating(made), { draft, expectation: { where: { file: source.file }, gains: () => true, readBack } }],
  };
}

/** Another page of the same routes with a file of its own, the nearest one before. */
function modelAmong(project: Project, page: FoundPage, pages: readonly FoundPage[]): PageModule | null {
  for (const one of [...pages].reverse()) {
    const module = one.file === page.file ? moduleOf(project, one) : null;
    if (module) return module;
  }
  return null;
}

function creating({ file, contents }: Pick<NewModule, 'file' | 'contents'>): Plan['parts'][number] {
  const draft = new Draft(null, file, '', true);
  draft.insert(0, contents);
  const readText = (text: string) => {
    const parsed = parseSource(text, file);
    return parsed.ok && parsed.elements.length > 0 ? null : 'the new file has no component';
  };
  return { draft, expectation: { where: { file }, readText } };
}

function isListed(project: Project, draft: Draft, made: NewModule, path: string): boolean {
  const after = new Map([
    [draft.file, draft.newText()],
    [made.file, made.contents],
  ]);
  const pages = findPages({ ...project, read: (file) => after.get(file) ?? project.read(file) })?.pages;
  return pages?.some((page) => page.path === path) ?? false;
}
