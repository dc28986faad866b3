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
};
