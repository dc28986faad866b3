/**
 * Copies plain data so that it shares no strings. V8 keeps a whole source text in memory as long as any slice of it lives (a
 * line of a diff, the removed part of a splice), so data that outlives the text must be copied.
 */
export function detached<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
