/** The names of pages in the panel, and the search among them. */
import type { AppPage } from '../../protocol/pages.ts';

/** Its component, else the last fixed part of its path in words. */
export function pageName({ name, path }: AppPage): string {
  if (name !== null) return name;
  const last = path.split('/').findLast((segment) => /^[^:*]/.test(segment));
  if (last === undefined) return path === '/' ? 'Home' : path;
  const words = last.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function pagesCalled(pages: readonly AppPage[], query: string): AppPage[] {
  const words = query.trim().toLowerCase();
  return pages.filter((page) => `${pageName(page)} ${page.path}`.toLowerCase().includes(words));
}
