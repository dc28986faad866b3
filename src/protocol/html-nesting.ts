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

const LISTS = words('ul ol menu');

/** True for a list: its items may stand in an item of another one. */
export const isList = (tag: string): boolean => LISTS.has(tag);

/** The tags that matter for what is around an element: its own and those of all elements in it, where they end no list. */
export function tagsOfWhole(own: string | undefined, inside: readonly string[]): string[] {
  const seen = own !== undefined && isList(own) ? inside.filter((tag) => tag !== 'li') : inside;
  return own === undefined ? [...seen] : [own, ...seen];
}

/**
 * The index of the element that forbids one of the tags.
 * @param around tags of the elements around the place, innermost first
 */
export function forbiddenBy(around: readonly string[], tags: readonly string[], outermost = false): number {
  const list = around.findIndex(isList);
  const forbids = (host: string, i: number) =>
    !(host === 'li' && list >= 0 && list < i) && tags.some((tag) => NOT_WITHIN[host]?.has(tag));
  return outermost ? around.findLastIndex(forbids) : around.findIndex(forbids);
}
