/** Native tags offered for adding, in groups, with the props that make a new element visible. */
import type { NativeGroup, NativeTag } from '../../protocol/insertables.ts';

const tag = (name: string, label: string, propsToSet?: Record<string, string>): NativeTag =>
  propsToSet ? { tag: name, label, propsToSet } : { tag: name, label };
const text = (name: string, label: string, children = label): NativeTag => tag(name, label, { children });

export const NATIVE_GROUPS: readonly NativeGroup[] = [
  {
    name: 'Layout',
    tags: [
      tag('div', 'Block'),
      tag('section', 'Section'),
      tag('main', 'Main content'),
      tag('header', 'Header'),
      tag('footer', 'Footer'),
      tag('nav', 'Navigation'),
      tag('aside', 'Aside'),
      tag('article', 'Article'),
    ],
  },
  {
    name: 'Text',
    tags: [
      text('h1', 'Heading 1'),
      text('h2', 'Heading 2'),
      text('h3', 'Heading 3'),
      text('h4', 'Heading 4'),
      text('p', 'Paragraph'),
      text('span', 'Text'),
      text('a', 'Link'),
      text('strong', 'Bold text'),
      text('em', 'Emphasis'),
      text('small', 'Small print'),
      text('blockquote', 'Quote'),
      text('code', 'Code'),
      text('pre', 'Preformatted text'),
      tag('hr', 'Rule'),
      tag('br', 'Line break'),
    ],
  },
  {
    name: 'Lists',
    tags: [
      tag('ul', 'Bulleted list'),
      tag('ol', 'Numbered list'),
      text('li', 'List item'),
      tag('dl', 'Description list'),
      text('dt', 'Term'),
      text('dd', 'Description'),
    ],
  },
  {
    name: 'Media',
    tags: [
      tag('img', 'Image', { alt: '' }),
      tag('picture', 'Picture'),
      tag('figure', 'Figure'),
      text('figcaption', 'Caption'),
      tag('video', 'Video', { controls: '' }),
      tag('audio', 'Audio', { controls: '' }),
      tag('svg', 'Drawing', { viewBox: '0 0 24 24' }),
      tag('iframe', 'Frame', { title: '' }),
    ],
  },
  {
    name: 'Forms',
    tags: [
      tag('form', 'Form'),
      text('label', 'Label'),
      tag('input', 'Input', { type: 'text' }),
      tag('textarea', 'Text area'),
      tag('select', 'Choice'),
      text('option', 'Option'),
      text('button', 'Button'),
      tag('fieldset', 'Field set'),
      text('legend', 'Legend'),
    ],
  },
  {
    name: 'Tables',
    tags: [
      tag('table', 'Table'),
      tag('thead', 'Table head'),
      tag('tbody', 'Table body'),
      tag('tr', 'Row'),
      text('th', 'Head cell'),
      text('td', 'Cell'),
    ],
  },
];
