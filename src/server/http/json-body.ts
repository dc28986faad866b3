/** Parses JSON from the wire and limits its depth and size before other code walks it. */
import { refuse } from '../routes/errors.ts';

const MAX_DEPTH = 64;
const MAX_KEYS = 10_000;
const MAX_ITEMS = 1000;
/** Keys that could change a prototype when copied carelessly. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws Refused `bad-json` */
export function parseJsonBody(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json', 'The body is not JSON.');
  }
  assertModest(value);
  return value;
}

function assertModest(root: unknown): void {
  // Iterative: the value may be nested deeper than the call stack allows.
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let keys = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) refuse('bad-json', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    const names = Array.isArray(value) ? null : Object.keys(value);
    if (names?.some((key) => FORBIDDEN_KEYS.has(key))) refuse('bad-json', 'The body has a key that is not allowed.');
    const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!names && items.length > MAX_ITEMS)
      refuse('bad-json', `The body has a list of ${items.length}, more than ${MAX_ITEMS}.`);
    keys += names ? names.length : 0;
    if (keys > MAX_KEYS) refuse('bad-json', `The body has more than ${MAX_KEYS} keys.`);
    for (const item of items) if (typeof item === 'object') open.push({ value: item, depth: depth + 1 });
  }
}
