/**
 * An edit below a breakpoint beside classes from a smaller one on. Tailwind's sheet has `max-lg:` before `md:`, so that `md:gap-4`
 * would win over `max-lg:gap-6` from md to lg. A class that says nothing below lg any more begins at lg: `lg:gap-4`, or goes where
 * another class says the same from there. One that says more, or that cannot be changed, gets a class over it: `md:max-lg:gap-6`.
 */
import { sideOf } from '../../protocol/width-spans.ts';
import { chooseClass } from './choose.ts';
import { losesTo } from './loses.ts';
import { printClassName } from './names.ts';
import type { Around, OwnClass, Swap } from './plan.ts';
import type { Wish } from './wishes.ts';

type Sided = NonNullable<ReturnType<typeof sideOf>>;
type Edge = Sided & { modifier: string };

interface Rival {
  one: OwnClass;
  /** the breakpoint that it begins at */
  start: Edge;
}

/** Makes the classes of a wish win in the whole range below a breakpoint. @returns the classes that do not win any more */
export function winBelow(swap: Swap, around: Around, wish: Wish): OwnClass[] {
  const { own, staying, variants, tailwind } = around;
  const sides = sidesOf(variants, around);
  const edge = sides.find(({ side }) => side === 'below');
  const choice = edge && chooseClass(wish, tailwind);
  // in a branch of a condition it does not always hold
  if (!edge || !choice || swap.inBranch.size > 0) return [];
  const mine = choice.bases.map((base) => printClassName({ variants, important: wish.important, base }, tailwind));
  const rivals = [...own, ...staying]
    .flatMap((one): Rival[] => {
      const start = sidesOf(one.variants, around).find(({ side }) => side === 'up');
      const isLeft = !swap.removed.has(one.name) && !swap.replaced.has(one.name);
      const isRival = isLeft && start && isOver(one, start, edge, around) && sets(one, wish);
      return isRival && mine.some((name) => losesTo(name, [one], tailwind)) ? [{ one, start }] : [];
    })
    .sort((a, b) => b.start.breakpoint.pixels - a.start.breakpoint.pixels);
  const moved: OwnClass[] = [];
  const beaten = rivals.flatMap(({ one, start }) => {
    const isOver = [...one.longhands].every((longhand) => choice.longhands.has(longhand));
    const isFree = !one.conditional && !staying.includes(one);
    if (isOver && isFree) {
      const later = beginningAt(one, start, edge, around);
      const dead = later === null || [...own, ...moved].some((other) => saysInstead(other, later));
      swap.warnings.push(
        `${one.name} is ${dead ? 'gone' : `${later.name} now`}: below ${edge.breakpoint.name}, the new value holds.`,
      );
      if (dead) swap.removed.add(one.name);
      else {
        swap.replaced.set(one.name, later.name);
        moved.push(later);
      }
      return [one];
    }
    const both = variants.toSpliced(variants.indexOf(edge.modifier), 0, start.modifier);
    const over = choice.bases.map((base) =>
      printClassName({ variants: both, important: wish.important, base }, tailwind),
    );
    if (over.some((name) => losesTo(name, [one], tailwind))) return [];
    swap.added.push(...over.filter((name) => !swap.added.includes(name) && !own.some((other) => other.name === name)));
    return [one];
  });
  return beaten;
}

function sidesOf(variants: readonly string[], { tailwind }: Around): Edge[] {
  const all = tailwind.breakpoints.map(({ name, minWidth }) => ({ name, pixels: minWidth }));
  return variants.flatMap((modifier) => {
    const found = sideOf(modifier, all);
    return found ? [{ ...found, modifier }] : [];
  });
}

/** True for a class of the same state and theme that begins below the edge, not before the edit. */
function isOver(one: OwnClass, start: Sided, edge: Sided, around: Around): boolean {
  if (start.breakpoint.pixels >= edge.breakpoint.pixels) return false;
  const others = (all: readonly string[]) => {
    const sides = sidesOf(all, around).map(({ modifier }) => modifier);
    return all.filter((variant) => !sides.includes(variant)).sort();
  };
  return others(one.variants).join(' ') === others(around.variants).join(' ');
}

const sets = ({ touches }: OwnClass, { longhands }: Wish) => longhands.some((one) => touches.has(one));

/** The class as it begins at the edge; null where it ends there. */
function beginningAt(one: OwnClass, start: Sided, edge: Sided, around: Around): OwnClass | null {
  const ends = sidesOf(one.variants, around).some(
    ({ side, breakpoint }) => side === 'below' && breakpoint.pixels <= edge.breakpoint.pixels,
  );
  if (ends) return null;
  const variants = one.variants.map((variant) => (variant === start.breakpoint.name ? edge.breakpoint.name : variant));
  return { ...one, variants, name: printClassName({ ...one, variants }, around.tailwind) };
}

/** True for a class of just these variants that sets all that the other one sets. */
function saysInstead(other: OwnClass, { variants, longhands, important }: OwnClass): boolean {
  const isSame = other.variants.length === variants.length && other.variants.every((one) => variants.includes(one));
  const isStrong = other.important || !important;
  return isSame && isStrong && !other.conditional && [...longhands].every((one) => other.longhands.has(one));
}
