/** `space-x-2` puts a margin between the children, which a gap would be added to: a gap takes its place. */
import type { OwnClass, Swap } from './plan.ts';
import type { Wish } from './wishes.ts';

const SPACE = /^space-([xy])-(?!reverse)/;
const GAPS: Readonly<Record<string, string>> = { x: 'column-gap', y: 'row-gap' };

/**
 * @param own classes of the element
 * @param here those for the edited context
 * @param before how many classes were added before those of the wish
 */
export function takeSpacing(
  swap: Swap,
  { own, here }: { own: readonly OwnClass[]; here: readonly OwnClass[] },
  { longhands }: Wish,
  before: number,
): void {
  for (const one of own) {
    const gap = GAPS[SPACE.exec(one.base)?.[1] ?? ''];
    if (!gap || !longhands.includes(gap)) continue;
    const { name } = one;
    if (one.conditional || !here.includes(one)) {
      swap.warnings.push(`${name} puts a margin between the children, too, to which the gap is added.`);
      continue;
    }
    const inPlace = swap.added.splice(before);
    if (inPlace.length > 0) swap.replaced.set(name, inPlace.join(' '));
    else swap.removed.add(name);
  }
}
