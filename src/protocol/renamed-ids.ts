/** Tables by codebase id follow the ids that an answer or event renames (`prevIdToNewIdMap`). */

/**
 * The table with its keys renamed, all at once: of a chain (a becomes b, b becomes c) each id goes one step.
 * @returns the same table where no id in it changed
 */
export function renameKeys<T>(table: Record<string, T>, renamed: Record<string, string>): Record<string, T> {
  if (!Object.keys(renamed).some((id) => Object.hasOwn(table, id))) return table;
  return Object.fromEntries(
    Object.entries(table).map(([id, value]) => [Object.hasOwn(renamed, id) ? (renamed[id] as string) : id, value]),
  );
}
