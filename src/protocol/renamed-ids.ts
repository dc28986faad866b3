/** Renames the keys of tables by codebase id after an answer or event (`prevIdToNewIdMap`). */

/**
 * Renames all keys at once: in a chain (a becomes b, b becomes c), each id is renamed once.
 * @returns the same object if no id in it changed
 */
export function renameKeys<T>(table: Record<string, T>, renamed: Record<string, string>): Record<string, T> {
  if (!Object.keys(renamed).some((id) => Object.hasOwn(table, id))) return table;
  return Object.fromEntries(
    Object.entries(table).map(([id, value]) => [Object.hasOwn(renamed, id) ? (renamed[id] as string) : id, value]),
  );
}
