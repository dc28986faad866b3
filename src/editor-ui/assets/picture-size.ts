/** The size of an image in its own pixels. */

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Reads the size that an SVG says: browsers make one up for a file that has only a `viewBox`. A parser would report each style of
 * the drawing to the console, since the editor's policy allows none.
 * @returns null for one that says none
 */
export function sizeOfSvg(text: string): PictureSize | null {
  const [root = ''] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(root)?.[2];
  const [width, height] = [attribute('width'), attribute('height')].map(pixels);
  if (width && height) return { width, height };
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : null;
}

function pixels(length: string | undefined): number {
  return /^[\d.]+(?:px)?$/.test(length ?? '') ? Number.parseFloat(length ?? '') : 0;
}

export function sizeInPixels({ width, height }: PictureSize): string {
  return `${Math.round(width)} × ${Math.round(height)}`;
}
