/**
 * Role, accessible name and problems of an element, computed from the page's tree. Covers the common cases of HTML-AAM and
 * of the accessible name computation; it does not replace a screen reader.
 */
import { ancestors, type NavIndex, type NavItem } from '../../store/nav-index.ts';

export interface Accessible {
  /** `heading`, `button`, …; null where the element has no role of its own */
  role: string | null;
  /** `level 2`, for headings */
  detail: string | null;
  name: string;
  /** source of the name: `its content`, `aria-label`, …; null without a name */
  nameFrom: string | null;
  hints: Hint[];
}

export interface Hint {
  /** the problem and why it matters, in a sentence */
  text: string;
  /** the prop that fixes it, with a field beside the problem */
  prop: { name: string; label: string } | null;
}

/** The DOM element of an item; for a component, the one that it renders. */
export function hostOf(tree: NavIndex, item: NavItem): NavItem {
  const only = item.isComponent && item.children.length === 1 ? tree.items.get(item.children[0] ?? '') : undefined;
  const isSame = only && (item.tagName === null || only.tagName === null || only.tagName === item.tagName);
  return only && isSame ? hostOf(tree, only) : item;
}

const LANDMARKS: Readonly<Record<string, string>> = {
  nav: 'navigation',
  main: 'main',
  aside: 'complementary',
  search: 'search',
};

const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  summary: 'button',
  textarea: 'textbox',
  option: 'option',
  ul: 'list',
  ol: 'list',
  menu: 'list',
  li: 'listitem',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
  article: 'article',
  dialog: 'dialog',
  form: 'form',
  fieldset: 'group',
  figure: 'figure',
  hr: 'separator',
  p: 'paragraph',
  progress: 'progressbar',
  meter: 'meter',
  output: 'status',
  blockquote: 'blockquote',
  ...LANDMARKS,
};

const INPUTS: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
};

const NAMED_BY_CONTENT: ReadonlySet<string> = new Set([
  'button',
  'link',
  'heading',
  'cell',
  'columnheader',
  'option',
  'tab',
  'menuitem',
  'checkbox',
  'radio',
  'switch',
  'treeitem',
  'row',
]);
const NEEDS_NAME: ReadonlySet<string> = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'dialog',
]);
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const MOST_WORDS = 300;

export function accessibleOf(tree: NavIndex, selected: NavItem): Accessible {
  const item = hostOf(tree, selected);
  const role = roleOf(tree, item);
  const level = /^h([1-6])$/.exec(item.tagName ?? '')?.[1] ?? words(item, 'aria-level');
  const [name, nameFrom] = nameOf(tree, item, role);
  return {
    role,
    detail: role === 'heading' && level ? `level ${level}` : null,
    name,
    nameFrom: name ? nameFrom : null,
    hints: hintsOf(item, role, name),
  };
}

/** Props that components hand on to the element that shows them. */
const HANDED_ON: ReadonlySet<string> = new Set(['aria-label', 'alt', 'title', 'placeholder']);

/** The outermost instance that is given the name and hands it on: its JSX has the words. Null where the selected item has them. */
export function giverOfName(
  tree: NavIndex,
  elements: Readonly<Record<string, unknown>>,
  selected: NavItem,
  { name, nameFrom }: Pick<Accessible, 'name' | 'nameFrom'>,
): NavItem | null {
  if (!nameFrom || !HANDED_ON.has(nameFrom)) return null;
  const giver = ancestors(tree, hostOf(tree, selected).key).findLast(
    (one) => one.isComponent && words(one, nameFrom) === name && elements[one.codebaseId ?? ''] !== undefined,
  );
  return giver && giver.key !== selected.key ? giver : null;
}

function words(item: NavItem, prop: string): string {
  const value = item.props[prop];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function roleOf(tree: NavIndex, item: NavItem): string | null {
  const given = words(item, 'role').split(/\s+/)[0];
  if (given) return given === 'none' || given === 'presentation' ? null : given;
  const tag = item.tagName ?? '';
  if (/^h[1-6]$/.test(tag)) return 'heading';
  if (tag === 'a') return 'href' in item.props || 'to' in item.props ? 'link' : null;
  if (tag === 'img') return item.props.alt === '' ? null : 'image';
  if (tag === 'svg') return words(item, 'aria-label') ? 'image' : null;
  if (tag === 'input') return inputRole(item);
  if (tag === 'select') return item.props.multiple === true ? 'listbox' : 'combobox';
  if (tag === 'section') return words(item, 'aria-label') || words(item, 'aria-labelledby') ? 'region' : null;
  if (tag === 'header' || tag === 'footer') {
    const inside = ancestors(tree, item.key).some(({ tagName }) =>
      /^(article|aside|main|nav|section)$/.test(tagName ?? ''),
    );
    return inside ? null : tag === 'header' ? 'banner' : 'contentinfo';
  }
  return ROLES[tag] ?? null;
}

function inputRole(item: NavItem): string | null {
  const type = words(item, 'type') || 'text';
  return type === 'hidden' ? null : (INPUTS[type] ?? 'textbox');
}

function nameOf(tree: NavIndex, item: NavItem, role: string | null): [name: string, from: string] {
  const byId = words(item, 'aria-labelledby').split(/\s+/).filter(Boolean);
  const labelled = byId
    .map((id) => textOf(tree, withProp(tree, 'id', id)))
    .filter(Boolean)
    .join(' ');
  if (labelled) return [labelled, 'aria-labelledby'];
  if (words(item, 'aria-label')) return [words(item, 'aria-label'), 'aria-label'];
  if (words(item, 'alt')) return [words(item, 'alt'), 'alt'];
  if (FIELDS.has(item.tagName ?? '')) {
    const label = labelOf(tree, item);
    if (label) return [label, 'its label'];
    if (role === 'button' && words(item, 'value')) return [words(item, 'value'), 'value'];
  }
  if (role && NAMED_BY_CONTENT.has(role)) {
    const content = textOf(tree, item);
    if (content) return [content, 'its content'];
  }
  if (words(item, 'title')) return [words(item, 'title'), 'title'];
  return [words(item, 'placeholder'), 'placeholder'];
}

function labelOf(tree: NavIndex, item: NavItem): string {
  const around = ancestors(tree, item.key).find(({ tagName }) => tagName === 'label');
  const id = words(item, 'id');
  const label = around ?? (id ? withProp(tree, 'htmlFor', id) : null);
  return textOf(tree, label ?? null);
}

function withProp(tree: NavIndex, name: string, value: string): NavItem | null {
  for (const item of tree.items.values()) if (item.props[name] === value) return item;
  return null;
}

/** The text that a screen reader reads of an element: its words, and the names of its descendants. */
function textOf(tree: NavIndex, item: NavItem | null): string {
  const parts: string[] = [];
  const visit = (one: NavItem): void => {
    if (words(one, 'aria-hidden') === 'true' || one.props['aria-hidden'] === true || parts.length > MOST_WORDS) return;
    const own = words(one, 'aria-label') || (one.tagName === 'img' ? words(one, 'alt') : one.text);
    // a component and its root have the same words
    if (own && !(one.isComponent && one.children.length > 0)) parts.push(own);
    for (const key of one.children) {
      const child = tree.items.get(key);
      if (child) visit(child);
    }
  };
  if (item) visit(item);
  return parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, MOST_WORDS);
}

function hintsOf(item: NavItem, role: string | null, name: string): Hint[] {
  const hints: Hint[] = [];
  if (item.tagName === 'img' && !('alt' in item.props) && !name) {
    hints.push({
      text: 'It has no alternative text. Say what the picture shows; of a mere decoration, set alt to nothing.',
      prop: { name: 'alt', label: 'Alternative text' },
    });
  } else if (role && NEEDS_NAME.has(role) && !name) {
    const isField = FIELDS.has(item.tagName ?? '');
    hints.push({
      text: isField
        ? 'No label names this field. Put one beside it, or give it a name here.'
        : `Nothing names this ${role}: a screen reader says “${role}” and no more.`,
      prop: { name: 'aria-label', label: 'Name for screen readers' },
    });
  }
  if (item.props.onClick !== undefined && role === null) {
    hints.push({
      text: 'It takes clicks, but no keyboard reaches it and nothing says so. A button would.',
      prop: null,
    });
  }
  const index = Number(words(item, 'tabIndex') || 0);
  if (index > 0)
    hints.push({ text: `tabIndex ${index} moves it before everything else; 0 keeps its place.`, prop: null });
  return hints;
}
