/** Text contrast against the levels of WCAG. */
import { contrastOf } from '../styles/colors.ts';

export interface Contrast {
  /** 1 to 21 */
  ratio: number;
  /** the highest level reached */
  level: 'AAA' | 'AA' | 'fails';
  /** large text needs less (WCAG 1.4.3: 24 px, or 18.66 px bold) */
  isLarge: boolean;
  /** ratio that AA requires */
  needed: number;
}

const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;

/** @param values computed values of the element @param backdrop as the page tells it @returns null where a colour is unknown */
export function textContrast(values: Readonly<Record<string, string>>, backdrop: string): Contrast | null {
  const color = values.color ?? '';
  const own = values['background-color'] || values.backgroundColor || 'transparent';
  const image = values['background-image'] ?? 'none';
  const ratio = image === 'none' ? contrastOf(color, own, ...backdrop.split('\n')) : null;
  if (ratio === null) return null;
  const size = Number.parseFloat(values['font-size'] ?? values.fontSize ?? '16');
  const weight = Number.parseFloat(values['font-weight'] ?? values.fontWeight ?? '400');
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && weight >= BOLD);
  const needed = isLarge ? 3 : 4.5;
  const best = isLarge ? 4.5 : 7;
  return { ratio, level: ratio >= best ? 'AAA' : ratio >= needed ? 'AA' : 'fails', isLarge, needed };
}
