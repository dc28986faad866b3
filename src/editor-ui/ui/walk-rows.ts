/** Moves the focus with the arrow keys: from the search field to the rows of a list, and from row to row. @returns false for other keys */
export function walkRows(list: ParentNode | null, key: string, rows = 'button'): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return false;
  const all = [...(list?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  return true;
}
