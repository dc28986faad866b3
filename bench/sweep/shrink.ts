/** Finds the shortest script that still breaks a law, each try in a fresh editor. */
import { isMove, type Law, type Script } from './script.ts';

export type Breaks = (script: Script) => Promise<ReadonlySet<Law>>;

/**
 * @param script what broke the law, its last step newest
 * @returns the shortest script, or the whole one if it does not break the law in a fresh editor
 */
export async function shrink(script: Script, law: Law, breaks: Breaks): Promise<{ script: Script; replayed: boolean }> {
  const stillBreaks = async (one: Script) => (await breaks(one)).has(law);
  const last = script.steps.at(-1);
  if (script.mode === 'session' && last && !isMove(last)) {
    const at = last.way === 'kept' ? { ...last, way: 'exact' as const } : last;
    const alone: Script = { ...script, mode: 'calm', steps: [{ ...at, reload: true, types: true }] };
    if (await stillBreaks(alone)) return { script: alone, replayed: true };
  }
  if (!(await stillBreaks(script))) return { script, replayed: false };
  return { script: await withoutNeedless(script, stillBreaks), replayed: true };
}

/** Leaves out parts, each half as long as the ones before. */
async function withoutNeedless(script: Script, stillBreaks: (one: Script) => Promise<boolean>): Promise<Script> {
  let shortest = script;
  for (let size = Math.ceil(script.steps.length / 2); ; size = Math.ceil(size / 2)) {
    for (let i = 0; i < shortest.steps.length && shortest.steps.length > size; ) {
      const shorter = { ...shortest, steps: shortest.steps.toSpliced(i, size) };
      if (await stillBreaks(shorter)) shortest = shorter;
      else i += size;
    }
    if (size === 1) return shortest;
  }
}
