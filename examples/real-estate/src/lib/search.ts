/** Whether any of the texts contains what was typed, in any case. Nothing typed matches everything. */
export function matchesQuery(query: string, ...texts: string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
