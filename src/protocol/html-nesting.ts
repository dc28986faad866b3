/** Which tags HTML does not allow within which, at any depth: the editor picks places by it, the engine warns. */

const words = (list: string) => new Set(list.split(' '));

const BLOCKS = words(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
);
const INTERACTIVE = words('a button details iframe input label select textarea');

export const NOT_WITHIN: Readonly<Record<string, ReadonlySet<string>>> = {
  p: BLOCKS,
  h1: BLOCKS,
  h2: BLOCKS,
  h3: BLOCKS,
  h4: BLOCKS,
  h5: BLOCKS,
  h6: BLOCKS,
  a: INTERACTIVE,
  button: INTERACTIVE,
  form: words('form'),
  label: words('label'),
  li: words('li'),
  dt: words('dt dd'),
  dd: words('dt dd'),
};

/** Others that hold text and inline elements only. Apps do put blocks into them: what is in such a block may hold more. */
const INLINE =
  /^(?:abbr|b|button|cite|code|em|i|kbd|label|legend|mark|pre|q|s|small|span|strong|sub|summary|sup|time|u|var)$/;

/** True for a tag that stands in a line of text. */
export const isInline = (tag: string): boolean => !BLOCKS.has(tag);

/** The items of each list: they may stand in an item of another list. */
const ITEMS: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li'),
  ol: words('li'),
  menu: words('li'),
  dl: words('dt dd'),
};

export const LISTS: ReadonlySet<string> = new Set(Object.keys(ITEMS));

export const isItemOf = (list: string, tag: string): boolean => ITEMS[list]?.has(tag) ?? false;

/** The tags that matter for what is around an element: its own and those of all elements in it, without items of lists in it. */
export function tagsOfWhole(own: string | undefined, inside: readonly string[]): string[] {
  return own === undefined ? [...inside] : [own, ...inside.filter((tag) => !isItemOf(own, tag))];
}

/** An element that forbids a tag. */
export interface Forbidden {
  /** among the elements around the place */
  at: number;
  tag: string;
}

/**
 * The elements that forbid one of the tags, innermost first.
 * @param around tags of the elements around the place, innermost first
 */
export function forbiddenBy(around: readonly string[], tags: readonly string[]): Forbidden[] {
  return around.flatMap((host, at) => {
    if (around.slice(0, at).some((list) => isItemOf(list, host))) return [];
    const holdsText = INLINE.test(host) && around.slice(0, at).every(isInline);
    const tag =
      tags.find((one) => NOT_WITHIN[host]?.has(one)) ?? (holdsText ? tags.find((one) => BLOCKS.has(one)) : undefined);
    return tag === undefined ? [] : [{ at, tag }];
  });
}
