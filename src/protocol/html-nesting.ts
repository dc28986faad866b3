/** Which tags HTML does not allow within which, at any depth: the editor picks places by it, the engine warns. */

const words = (list: string) => new Set(list.split(' '));

const BLOCKS = words(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
);
const INTERACTIVE = words('a button details iframe input label select textarea');

export const NOT_WITHIN: Readonly<Record<string, ReadonlySet<string>>> = {
  p: BLOCKS,
  a: INTERACTIVE,
  button: INTERACTIVE,
  form: words('form'),
  label: words('label'),
  li: words('li'),
};

/** Lists: their items may stand in an item of another one. */
export const LISTS: ReadonlySet<string> = words('ul ol menu');

/** The tags that matter for what is around an element: its own and those of all elements in it, where they end no list. */
export function tagsOfWhole(own: string | undefined, inside: readonly string[]): string[] {
  const seen = own !== undefined && LISTS.has(own) ? inside.filter((tag) => tag !== 'li') : inside;
  return own === undefined ? [...seen] : [own, ...seen];
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
  const list = around.findIndex((tag) => LISTS.has(tag));
  return around.flatMap((host, at) => {
    if (host === 'li' && list >= 0 && list < at) return [];
    const tag = tags.find((one) => NOT_WITHIN[host]?.has(one));
    return tag === undefined ? [] : [{ at, tag }];
  });
}
