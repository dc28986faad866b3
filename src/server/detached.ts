/**
 * A copy of plain data that shares no text with it. What is cut out of a file's text (a line of a diff, what a splice removed)
 * keeps all of that text in memory as long as it is kept itself; so what outlives the text is kept as a copy.
 */
export function detached<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
