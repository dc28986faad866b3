/**
 * Lines of a text that show, the others cut off. Browsers know only the old `-webkit-line-clamp`, and it needs three declarations
 * more. A STYLING change names them all, so that each place takes them as the properties that they are; a class of Tailwind
 * stands for them together.
 */
export const LINE_CLAMP = '-webkit-line-clamp';

/** What a clamp needs besides the number. */
export const CLAMPED: Readonly<Record<string, string>> = {
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  overflow: 'hidden',
};

/** All that a clamp is made of, by longhands. */
export const CLAMP_LONGHANDS: readonly string[] = [
  'display',
  'overflow-x',
  'overflow-y',
  '-webkit-box-orient',
  LINE_CLAMP,
];
