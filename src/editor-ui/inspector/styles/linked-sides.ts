/** Which sides of a box follow when one of them is edited. */
export type Box = 'margin' | 'padding';
export type Side = 'top' | 'right' | 'bottom' | 'left';

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
export const ALL_SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** ⌘ or Ctrl: the opposite side, too; with ⇧ all four. */
export function linkedSides(
  box: Box,
  side: Side,
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string[] {
  const linked = event.ctrlKey || event.metaKey;
  const others = !linked ? [] : event.shiftKey ? ALL_SIDES.filter((one) => one !== side) : [OPPOSITE[side]];
  return [side, ...others].map((one) => `${box}-${one}`);
}
