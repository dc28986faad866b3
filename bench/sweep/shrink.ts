/** Finds the shortest script that still breaks a law, each try in a fresh editor. */
import type { Law, Script } from './script.ts';

export type Breaks = (script: Script) => Promise<ReadonlySet<Law>>;

/**
 * @param script the step or burst that broke the law
 * @param before calm scripts that were performed before it in the same editor, newest last
 * @returns the shortest script, or the whole one if it does not break the law in a fresh editor
 */
export async function shrink(
  script: Script,
  before: readonly Script[],
  law: Law,
  breaks: Breaks,
): Promise<{ script: Script; replayed: boolean }> {
  const stillBreaks = async (one: Script) => (await breaks(one)).has(law);
  if (!(await stillBreaks(script))) {
    const whole = { ...script, steps: [...before.flatMap(({ steps }) => steps), ...script.steps] };
    const isCalm = script.mode === 'calm' && before.length > 0;
    if (!isCalm || !(await stillBreaks(whole))) return { script, replayed: false };
    return { script: await withoutNeedless(whole, stillBreaks), replayed: true };
  }
  return { script: await withoutNeedless(script, stillBreaks), replayed: true };
}

async function withoutNeedless(script: Script, stillBreaks: (one: Script) => Promise<boolean>): Promise<Script> {
  let shortest = script;
  for (let i = 0; i < shortest.steps.length && shortest.steps.length > 1; ) {
    const shorter = { ...shortest, steps: shortest.steps.toSpliced(i, 1) };
    if (await stillBreaks(shorter)) shortest = shorter;
    else i++;
  }
  return shortest;
}
