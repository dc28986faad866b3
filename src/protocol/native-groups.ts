/** Native tags offered for adding, in groups, with the props that make a new element visible. */
import type { NativeGroup, NativeTag } from './insertables.ts';
import { TAG_WORDS, type WordedTag } from './tag-words.ts';

const tag = (name: WordedTag, propsToSet?: Record<string, string>): NativeTag => ({
  tag: name,
  label: TAG_WORDS[name],
  ...(propsToSet && { propsToSet }),
});
const text = (name: WordedTag, props?: Record<string, string>): NativeTag =>
  tag(name, { children: TAG_WORDS[name], ...props });

export const NATIVE_GROUPS: readonly NativeGroup[] = [
  {
    name: 'Layout',
    tags: [
      tag('div'),
      tag('section'),
      tag('main'),
      tag('header'),
      tag('footer'),
      tag('nav'),
      tag('aside'),
      tag('article'),
    ],
  },
  {
    name: 'Text',
    tags: [
      text('h1'),
      text('h2'),
      text('h3'),
      text('h4'),
      text('p'),
      text('span'),
      // without an address it would be no link
      text('a', { href: '/' }),
      text('strong'),
      text('em'),
      text('small'),
      text('blockquote'),
      text('code'),
      text('pre'),
      tag('hr'),
      tag('br'),
    ],
  },
  {
    name: 'Lists',
    tags: [tag('ul'), tag('ol'), text('li'), tag('dl'), text('dt'), text('dd')],
  },
  {
    name: 'Media',
    tags: [
      tag('img', { alt: '' }),
      tag('picture'),
      tag('figure'),
      text('figcaption'),
      tag('video', { controls: '' }),
      tag('audio', { controls: '' }),
      tag('svg', { viewBox: '0 0 24 24' }),
      tag('iframe', { title: '' }),
    ],
  },
  {
    name: 'Forms',
    tags: [
      tag('form'),
      text('label'),
      tag('input', { type: 'text' }),
      tag('textarea'),
      tag('select'),
      text('option'),
      text('button'),
      tag('fieldset'),
      text('legend'),
    ],
  },
  {
    name: 'Tables',
    tags: [tag('table'), tag('thead'), tag('tbody'), tag('tr'), text('th'), text('td')],
  },
];
