/** The name that a new component is offered: from the element's label, its words or its tag, and one of its own. */
import { labelOf } from '../layers/labels.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';

const MOST_WORDS = 3;

/** For a tag that says something; the others are the kind of the words in them. */
const KINDS: Record<string, string> = {
  a: 'Link',
  article: 'Article',
  aside: 'Aside',
  button: 'Button',
  figure: 'Figure',
  footer: 'Footer',
  form: 'Form',
  header: 'Header',
  img: 'Image',
  li: 'Item',
  nav: 'Nav',
  section: 'Section',
  table: 'Table',
  tr: 'Row',
  ul: 'List',
};

export function proposedName(state: EditorState, item: NavItem): string {
  const { tree } = activeFrame(state);
  const kind = item.isComponent ? pascal(item.name.split('.').at(-1) ?? '') : (KINDS[item.tagName ?? ''] ?? '');
  const words = pascal(wordsOf(state, tree, item).slice(0, MOST_WORDS).join(' '));
  const name = words.endsWith(kind) ? words : words + kind;
  const plain = /^\p{Lu}/u.test(name) && name !== item.name ? name : `${kind || 'Box'}Part`;
  return uniqueName(state, plain);
}

/** Of its label or accessible name, else of the first heading in it, else its own. */
function wordsOf({ labels }: EditorState, tree: NavIndex, item: NavItem): string[] {
  const label = item.props['aria-label'];
  const said = labelOf(labels, item) ?? (typeof label === 'string' ? label : (headingIn(tree, item) ?? item.text));
  return said.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of the first heading. */
function headingIn(tree: NavIndex, { key, tagName, text }: NavItem): string | null {
  if (/^h[1-6]$/.test(tagName ?? '') && text.trim() !== '') return text;
  for (const child of tree.items.get(key)?.children ?? []) {
    const item = tree.items.get(child);
    const found = item ? headingIn(tree, item) : null;
    if (found !== null) return found;
  }
  return null;
}

function pascal(words: string): string {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\p{N}+/u, '');
}

/** Not the name of a component that the app loads. */
function uniqueName({ elements }: EditorState, name: string): string {
  const taken = new Set(Object.values(elements).flatMap((one) => [one.componentName, one.ownerName]));
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name}${n}`)) return `${name}${n}`;
}
