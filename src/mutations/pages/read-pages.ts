/** The pages of the app's router. */
import type { AppPage, PagesAnswer } from '../../protocol/pages.ts';
import type { Project } from '../mutation.ts';
import { reactRouterPages } from './react-router.ts';
import { routerFiles } from './router-files.ts';
import { tanstackPages } from './tanstack-router.ts';

export function readPages(project: Project): PagesAnswer {
  const files = routerFiles(project);
  const tanstack = tanstackPages(project, files);
  const found = tanstack ?? reactRouterPages(project, files);
  if (!found) return { router: 'none', pages: [], basename: '', isHash: false, unread: [] };
  const { pages, unread, ...prefix } = found;
  const router = tanstack ? 'tanstack-router' : 'react-router';
  return { router, pages: pages.map(plain), unread: [...unread], ...prefix };
}

function plain({ path, name, file }: AppPage): AppPage {
  return { path, name, file };
}
