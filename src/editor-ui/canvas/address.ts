/** `/brand/overview?x=1` of an address of the app; empty for none. */
export function pathOf(href: string): string {
  if (!URL.canParse(href)) return '';
  const { pathname, search, hash } = new URL(href);
  return pathname + search + hash;
}
