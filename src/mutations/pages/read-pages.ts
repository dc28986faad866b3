/** The pages of the app's router. */
import type { AppPage, PagesAnswer } from '../../protocol/pages.ts';
import type { Project } from '../mutation.ts';
import { type FoundPages, reactRouterPages } from './react-router.ts';
import { routerFiles } from './router-files.ts';
import { routerLink } from './router-link.ts';
import { tanstackPages } from './tanstack-router.ts';

type FoundRouter = FoundPages & { router: 'react-router' | 'tanstack-router' };

/** @returns null where the running app has no router that can be read */
export function findPages(project: Project): FoundRouter | null {
  const files = routerFiles(project);
  const tanstack = tanstackPages(project, files);
  if (tanstack) return { ...tanstack, router: 'tanstack-router' };
  const found = reactRouterPages(project, files);
  return found && { ...found, router: 'react-router' };
}

export function readPages(project: Project): PagesAnswer {
  const found = findPages(project);
  if (!found) return { router: 'none', pages: [], basename: '', isHash: false, unread: [], link: null };
  return { ...found, pages: found.pages.map(plain), unread: [...found.unread], link: routerLink(project) };
}

function plain({ path, name, file, base }: AppPage): AppPage {
  return { path, name, file, base };
}
