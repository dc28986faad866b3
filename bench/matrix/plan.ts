/** Which rows of the matrix run: groups of one element, context and scope, and some properties of each, drawn by a seed. */
import { CONTEXTS, type MatrixContext } from './contexts.ts';
import type { Subject } from './driver.ts';
import { type MatrixProperty, PROPERTIES } from './properties.ts';

export type Scope = 'one' | 'all';

export interface Group {
  subject: Subject;
  context: MatrixContext;
  scope: Scope;
  properties: MatrixProperty[];
}

/** A small generator with a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** Elements of different sources, each in the scopes that it can have. */
export function groupsOf(
  subjects: readonly Subject[],
  seed: number,
  perGroup: number,
): { groups: Group[]; possible: number } {
  const random = randomOf(seed);
  const sources = new Map<string, Subject>();
  for (const one of subjects) {
    const key = one.isRoot ? `${one.codebaseId} ${one.callSite}` : one.codebaseId;
    if (!sources.has(key)) sources.set(key, one);
  }
  const all = [...sources.values()].flatMap((subject) =>
    CONTEXTS.flatMap((context) =>
      (subject.isRoot ? (['one', 'all'] as const) : (['all'] as const)).map((scope) => ({ subject, context, scope })),
    ),
  );
  const groups = shuffled(all, random).map((one) => ({
    ...one,
    properties: shuffled(PROPERTIES, random).slice(0, perGroup),
  }));
  return { groups, possible: all.length * PROPERTIES.length };
}
