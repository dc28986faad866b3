/** The containers around an element, whose widths its styles can hang on. */
import type { Container } from '../../protocol/containers.ts';

/** More would make a menu that nobody reads. */
const MOST = 8;

/** @returns nearest first */
export function containersFor(element: Element, window: Window): Container[] {
  const found: Container[] = [];
  for (let at = element.parentElement; at && found.length < MOST; at = at.parentElement) {
    const style = window.getComputedStyle(at);
    if (!/size/.test(style.containerType)) continue;
    const { containerName } = style;
    found.push({ names: containerName === 'none' ? [] : containerName.split(/\s+/), width: contentWidth(style) });
  }
  return found;
}

function contentWidth(style: CSSStyleDeclaration): number {
  const width = Number.parseFloat(style.width) || 0;
  if (style.boxSizing !== 'border-box') return width;
  const sides = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  return Math.max(
    0,
    sides.reduce((rest, side) => rest - (Number.parseFloat(side) || 0), width),
  );
}
