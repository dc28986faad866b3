/** The usual places of an absolute or fixed element: the sides of its parent that it is held at. */
import type { StyleChanges } from '../../styling/style-edit.ts';
import type { Target } from '../../styling/target.ts';
import { ALL_SIDES, type Side } from './linked-sides.ts';
import { canReset, type PropertyView } from './use-property.ts';

type SideView = Pick<PropertyView, 'text' | 'mixed' | 'origin' | 'target'>;
export type SideViews = Readonly<Record<Side, SideView>>;

/** By the name that people read. */
export const ANCHORS: Readonly<Record<string, readonly Side[]>> = {
  'Top left': ['top', 'left'],
  'Top right': ['top', 'right'],
  'Bottom left': ['bottom', 'left'],
  'Bottom right': ['bottom', 'right'],
  'Top edge': ['top', 'right', 'left'],
  'Right edge': ['top', 'right', 'bottom'],
  'Bottom edge': ['right', 'bottom', 'left'],
  'Left edge': ['top', 'bottom', 'left'],
  Fill: ALL_SIDES,
};

const isZero = ({ text }: SideView): boolean => /^0(?:\.0+)?[a-z%]*$/.test(text);
const isFree = ({ text, mixed }: SideView): boolean => !mixed && (text === '' || text === 'auto');

/** The name of the anchor that an element with these sides has; empty for another place. */
export function anchorOf(views: SideViews): string {
  const isAt = (sides: readonly Side[]) =>
    ALL_SIDES.every((side) => (sides.includes(side) ? isZero(views[side]) : isFree(views[side])));
  return Object.keys(ANCHORS).find((name) => isAt(ANCHORS[name] ?? [])) ?? '';
}

interface AnchorEdit {
  views: SideViews;
  /** of `inset`: the edit goes there */
  target: Target;
  /** several elements are selected, each with sides of its own */
  several: boolean;
  /** an anchor was written just before, and the page does not tell it yet */
  isPending: boolean;
}

/** Holds the element at an anchor: sides that the edited place declares go, and those of other places become `auto`. */
export function anchorChanges(name: string, { views, target, several, isPending }: AnchorEdit): StyleChanges {
  const sides = ANCHORS[name] ?? [];
  const others = ALL_SIDES.filter((side) => !sides.includes(side));
  const each = (names: readonly Side[], value: string) => Object.fromEntries(names.map((side) => [side, value]));
  if (several) return { ...each(sides, '0px'), ...each(others, 'auto') };
  // React warns of a shorthand beside its parts
  if (others.length === 0 && target.framework !== 'Inline') return { inset: '0px' };
  const goes = (side: Side) => canReset(views[side]) && isSamePlace(views[side].target, target);
  const kept = others.filter((side) => !isFree(views[side]) && !goes(side) && !(isPending && isZero(views[side])));
  return {
    ...((isPending || ALL_SIDES.some(goes)) && { inset: null }),
    ...each(sides, '0px'),
    ...each(kept, 'auto'),
  };
}

const isSamePlace = (one: Target, other: Target): boolean =>
  JSON.stringify([one.framework, one.rule, one.modifiers]) ===
  JSON.stringify([other.framework, other.rule, other.modifiers]);
