/** Text from the page as it is compared and quoted. */

/** With single blanks, as HTML shows it. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** characters of a quoted text */
const LONGEST = 40;

export const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
