/** The size of an image in its own pixels. */

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Reads the size that an SVG says: browsers make one up for a file that has only a `viewBox`.
 * @returns null for one that says none
 */
export function sizeOfSvg(text: string): PictureSize | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const [width, height] = [root.getAttribute('width'), root.getAttribute('height')].map(pixels);
  if (width && height) return { width, height };
  const [, , boxWidth, boxHeight] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : null;
}

function pixels(length: string | null | undefined): number {
  return /^[\d.]+(?:px)?$/.test(length ?? '') ? Number.parseFloat(length ?? '') : 0;
}

export function sizeInPixels({ width, height }: PictureSize): string {
  return `${Math.round(width)} × ${Math.round(height)}`;
}
