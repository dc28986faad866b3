/** Which tags there are, and which may be written (S-70). */

/** Elements that never have content (HTML standard, void elements). */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
