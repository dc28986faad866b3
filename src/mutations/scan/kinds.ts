/** What an expression turned out to be, where that matters to what stands around it. */

export type Kind = number;
export const OTHER_KIND = 0;
export const NAME_KIND = 1;
/** a call, but no optional one */
export const CALL_KIND = 2;
/** `x.name`; `propertyStart` and `propertyEnd` say which name */
export const MEMBER_KIND = 3;
/** `a.b.c`: names only */
export const PATH_KIND = 4;
/** a literal that renders as text */
export const TEXT_KIND = 5;
/** an arrow function: nothing may follow as part of it */
export const ARROW_KIND = 6;
/** `[…]`, `{…}`: may be a pattern */
export const PATTERN_KIND = 7;
