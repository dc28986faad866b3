/** Tags that an element may be changed to, in groups, each with its name in words. */
export interface Tag {
  name: string;
  words: string;
}

interface TagGroup {
  value: string;
  items: Tag[];
}

const group = (value: string, ...tags: [name: string, words: string][]): TagGroup => ({
  value,
  items: tags.map(([name, words]) => ({ name, words })),
});

const GROUPS: readonly TagGroup[] = [
  group(
    'Headings',
    ['h1', 'Heading 1'],
    ['h2', 'Heading 2'],
    ['h3', 'Heading 3'],
    ['h4', 'Heading 4'],
    ['h5', 'Heading 5'],
    ['h6', 'Heading 6'],
  ),
  group(
    'Text',
    ['p', 'Paragraph'],
    ['span', 'Text'],
    ['strong', 'Bold text'],
    ['em', 'Emphasis'],
    ['small', 'Small print'],
    ['label', 'Label'],
    ['blockquote', 'Quote'],
    ['code', 'Code'],
    ['time', 'Date or time'],
  ),
  group(
    'Blocks',
    ['div', 'Block'],
    ['section', 'Section'],
    ['article', 'Article'],
    ['header', 'Header'],
    ['footer', 'Footer'],
    ['main', 'Main content'],
    ['nav', 'Navigation'],
    ['aside', 'Aside'],
    ['figure', 'Figure'],
    ['figcaption', 'Caption'],
    ['form', 'Form'],
    ['fieldset', 'Field set'],
  ),
  group(
    'Lists',
    ['ul', 'Bulleted list'],
    ['ol', 'Numbered list'],
    ['li', 'List item'],
    ['dl', 'Description list'],
    ['dt', 'Term'],
    ['dd', 'Description'],
  ),
  group('Actions', ['button', 'Button'], ['a', 'Link']),
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

/** True for words that are a tag, whether it is listed or not. */
export function isTagName(words: string): boolean {
  return TAG_NAME.test(words);
}
