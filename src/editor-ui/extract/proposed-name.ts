/** Proposes the name of a new component: from the element's label or text, else from its tag and the component around it. */
import { withoutLibraryPrefix } from '../../protocol/library-prefix.ts';
import { labelOf } from '../layers/labels.ts';
import { sourceName } from '../layers/names.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

const MOST_WORDS = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** Last words of names, for tags that say something. */
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
  const kind = item.isComponent ? componentKind(state, item) : (KINDS[item.tagName ?? ''] ?? '');
  const words = pascal((saidBy(state, item).match(WORD) ?? []).slice(0, MOST_WORDS).join(' '));
  const own = words.endsWith(kind) ? words : words + kind;
  const name = words === '' ? joined(sourceOf(state, item)?.ownerName ?? '', kind || 'Part') : own;
  return uniqueName(state, /^\p{Lu}/u.test(name) ? name : 'Part');
}

/** The last part of its tag, without the letter that the names of its library begin with. */
function componentKind({ elements }: EditorState, item: NavItem): string {
  const nameOf = (tag: string) => tag.split('.').at(-1) ?? '';
  const ofPackages = Object.values(elements).filter(({ definition }) => definition === null);
  const names = ofPackages.map(({ componentName }) => nameOf(componentName));
  const name = nameOf(sourceName(elements, item));
  return pascal(names.includes(name) ? withoutLibraryPrefix(name, names) : name);
}

/** `Cards` and `CardHeader` → `CardHeader`: no word twice in a row. */
function joined(owner: string, kind: string): string {
  const [last = ''] = /\p{Lu}[^\p{Lu}]*$/u.exec(owner) ?? [];
  const [first = ''] = /^\p{Lu}[^\p{Lu}]*/u.exec(kind) ?? [];
  const isSame = last !== '' && last.replace(/s$/, '') === first.replace(/s$/, '');
  return (isSame ? owner.slice(0, -last.length) : owner) + kind;
}

/** Its label or accessible name, else the first heading in it, else its own words; none that come from data. */
function saidBy(state: EditorState, item: NavItem): string {
  const said = labelOf(state.labels, item) ?? item.props['aria-label'];
  if (typeof said === 'string') return said;
  const { tree } = activeFrame(state);
  const isLiteral = (one: NavItem) => sourceOf(state, one)?.staticTextContents === true && one.text.trim() !== '';
  const heading = firstIn(tree, item, (one) => /^h[1-6]$/.test(one.tagName ?? '') && isLiteral(one));
  return heading?.text ?? (isLiteral(item) ? item.text : '');
}

function firstIn(tree: NavIndex, item: NavItem, matches: (item: NavItem) => boolean): NavItem | null {
  if (matches(item)) return item;
  for (const key of item.children) {
    const child = tree.items.get(key);
    const found = child ? firstIn(tree, child, matches) : null;
    if (found) return found;
  }
  return null;
}

function pascal(words: string): string {
  return (words.match(WORD) ?? [])
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
