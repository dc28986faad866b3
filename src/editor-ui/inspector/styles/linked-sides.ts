/** The sides of a box that change along with an edited one. */
export type Box = 'margin' | 'padding';
export type Side = 'top' | 'right' | 'bottom' | 'left';

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
export const ALL_SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** With ⌘ or Ctrl the opposite side as well; with ⇧ all four. */
export function linkedSides(
  box: Box,
  side: Side,
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string[] {
  const linked = event.ctrlKey || event.metaKey;
  const others = !linked ? [] : event.shiftKey ? ALL_SIDES.filter((one) => one !== side) : [OPPOSITE[side]];
  return [side, ...others].map((one) => `${box}-${one}`);
}

interface BoxSide {
  box: Box;
  side: Side;
}
const IN_ORDER: readonly BoxSide[] = (['margin', 'padding'] as const).flatMap((box) =>
  ALL_SIDES.map((side) => ({ box, side })),
);

/** The side read out after (1) or before (-1) one; null at either end. */
export function sideBeside({ box, side }: BoxSide, step: 1 | -1): BoxSide | null {
  const at = IN_ORDER.findIndex((one) => one.box === box && one.side === side);
  return IN_ORDER[at + step] ?? null;
}
