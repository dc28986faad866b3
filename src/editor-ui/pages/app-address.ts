/** Converts between addresses of pages and of the app, which may have a prefix or keep the page in the hash. */
import type { PagesAnswer } from '../../protocol/pages.ts';

type Prefix = Pick<PagesAnswer, 'basename' | 'isHash'>;

/** @param appUrl the app's start page */
export function hrefOf(address: string, { basename, isHash }: Prefix, appUrl: string): string {
  const start = new URL(appUrl);
  if (isHash) return new URL(`#${address}`, start).href;
  return new URL((basename ?? start.pathname.replace(/\/$/, '')) + address, start).href;
}

/** The page's own address in an address of the app; null for none of the app's pages. */
export function addressIn(href: string, { basename, isHash }: Prefix, appUrl: string): string | null {
  if (!URL.canParse(href)) return null;
  const { pathname, hash } = new URL(href);
  if (isHash) return hash.replace(/^#/, '').replace(/\?.*$/, '') || '/';
  const prefix = basename ?? new URL(appUrl).pathname.replace(/\/$/, '');
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) || '/' : null;
}
