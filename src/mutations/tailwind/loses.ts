import type { Tailwind } from './index.ts';
import type { OwnClass } from './plan.ts';

/** True when a class that stays would win: by its importance, or by its place in the sheet that Tailwind writes. */
export function losesTo(name: string, rivals: readonly OwnClass[], tailwind: Tailwind): boolean {
  if (rivals.length === 0) return false;
  if (rivals.some((one) => one.important)) return true;
  const [mine = 0, ...others] = tailwind.order([name, ...rivals.map((one) => one.name)]);
  return others.some((place) => place > mine);
}
