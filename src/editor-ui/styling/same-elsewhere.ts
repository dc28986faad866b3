/** Units and words whose value hangs on the element: its font, its box, its parent. */
const RELATIVE =
  /[\d.](?:r?lh|em|ex|cap|r?ch|ic|cq\w+|%)(?![\w-])|\b(?:inherit|unset|revert(?:-layer)?|initial|currentcolor|bolder|lighter|smaller|larger)\b/i;
/** Colours and gradients have percentages of their own. */
const OF_COLORS =
  /(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|[\w-]*gradient)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi;
/** Variables and functions of a preprocessor or of Tailwind. */
const OF_A_COMPILER = /[$@]|#\{|(?<![\w-])(?:theme|screen|--[\w-]+)\(/;

/** True for a text that has the same value on any element of the page, in any of its sheets. */
export function meansTheSameElsewhere(value: string): boolean {
  return value !== '' && !RELATIVE.test(value.replace(OF_COLORS, '')) && !OF_A_COMPILER.test(value);
}
