/** Tags that an element may be changed to, in groups, each with its name in words. */
import { TAG_WORDS, type WordedTag } from '../../protocol/tag-words.ts';

export interface Tag {
  name: string;
  words: string;
}

interface TagGroup {
  value: string;
  items: Tag[];
}

const group = (value: string, ...tags: WordedTag[]): TagGroup => ({
  value,
  items: tags.map((name) => ({ name, words: TAG_WORDS[name] })),
});

const GROUPS: readonly TagGroup[] = [
  group('Headings', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
  group('Text', 'p', 'span', 'strong', 'em', 'small', 'label', 'blockquote', 'code', 'time'),
  group(
    'Blocks',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'nav',
    'aside',
    'figure',
    'figcaption',
    'form',
    'fieldset',
  ),
  group('Lists', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'),
  group('Actions', 'button', 'a'),
];

const TAG_NAME = /^[a-z][a-z0-9-]*$/;

/** The groups without the present tag; first those that hold it, as a heading most often becomes another heading. */
export function tagGroups(present: string): TagGroup[] {
  const holds = ({ items }: TagGroup) => items.some(({ name }) => name === present);
  const first = GROUPS.filter(holds);
  return [...first, ...GROUPS.filter((one) => !holds(one))].map(({ value, items }) => ({
    value,
    items: items.filter(({ name }) => name !== present),
  }));
}

/** True for the name of a tag, listed or not. */
export function isTagName(words: string): boolean {
  return TAG_NAME.test(words);
}
