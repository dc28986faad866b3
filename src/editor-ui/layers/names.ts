/** Names of elements: the tag in the source, and the text of a row of the layers. */
import type { Elements } from '../scope/plurality.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';

/** In characters; the row itself cuts them to its width. */
const LONGEST_WORDS = 80;
/** Props whose text identifies an element, the best first. */
const WORDED = ['aria-label', 'alt', 'placeholder'];
/** Those of a component, whose words may be further inside than its root. */
const CALLED = ['label', 'title', 'heading', 'name'];
/** Elements that are looked at for words inside a row's element. */
const LOOKED_AT = 60;
/** Elements that are known by their tags, not by their text. */
const LANDMARKS = new Set(['header', 'footer', 'main', 'nav', 'aside', 'section', 'article', 'form']);

/** Names that are given to a variable or a prop, which can be any component. */
const VARIABLE = /^(?:Component|Comp|Tag|As|Element|Icon)$|^[a-z]\w*\./;

/**
 * The tag in the source: `Tabs.List`, where React knows a library's own name. Without a source, React's, and for a variable that
 * names no component (`<Component />`, `<item.icon />`).
 */
export function sourceName(elements: Elements, { codebaseId, isComponent, name }: NavItem): string {
  const source = isComponent && codebaseId ? elements[codebaseId] : undefined;
  const isVariable = source?.definition === undefined && VARIABLE.test(source?.componentName ?? '');
  return source && (!isVariable || name === 'Anonymous') ? source.componentName : name;
}

export interface RowName {
  name: string;
  /** says more about it, dim; may be empty */
  note: string;
  /** in full, for the pointer: behind a label, the tag */
  title: string;
}

/**
 * Components show their tag first, elements their words: `Badge` *New*, but `Sign out` *button*.
 * @param shown the element that the row shows on the page: the item itself, or its component's root
 * @param label the user's own name for it
 */
export function rowNameOf(elements: Elements, item: NavItem, shown: NavItem, label: string | null): RowName {
  const tag = sourceName(elements, item);
  const name = label ?? tag;
  const said = wordsOf(item) || wordsOf(shown) || (item.isComponent ? wordsIn(item, CALLED) : '');
  const words = said === name ? '' : said;
  if (item.isComponent) return { name, note: words, title: tag };
  const isLabelled = textProp(item, 'aria-label') !== '';
  if (LANDMARKS.has(name) && !isLabelled) return { name, note: words, title: tag };
  const called = words || textProp(item, 'role');
  return called ? { name: called, note: name, title: called } : { name, note: '', title: tag };
}

/**
 * The words that tell a row without words of its own from its neighbours: the first inside an item of a list, the first heading
 * inside a part of the page; empty for others.
 * @param shown the element that the row shows on the page
 */
export function wordsInside(index: NavIndex, shown: NavItem, isItem: boolean): string {
  if (!isItem && !LANDMARKS.has(shown.tagName ?? '')) return '';
  const ahead = [...shown.children].reverse();
  for (let seen = 0; seen < LOOKED_AT; seen++) {
    const item = index.items.get(ahead.pop() ?? '');
    if (!item) return '';
    const words = isItem || /^h[1-6]$/.test(item.tagName ?? '') ? wordsOf(item) : '';
    if (words) return words;
    ahead.push(...[...item.children].reverse());
  }
  return '';
}

/** All names of an element, for a search: the user's own, its tag, its words. */
export function namesOf(elements: Elements, item: NavItem, label: string | null): string {
  return [label, sourceName(elements, item), ...WORDED.map((prop) => textProp(item, prop))].join(' ');
}

/** The element's label for screen readers, else its own text. */
function wordsOf(item: NavItem): string {
  return wordsIn(item, WORDED) || tidy(item.text);
}

function wordsIn(item: NavItem, props: readonly string[]): string {
  for (const prop of props) {
    const words = textProp(item, prop);
    if (words) return words;
  }
  return '';
}

function textProp({ props }: NavItem, name: string): string {
  const value = Object.hasOwn(props, name) ? props[name] : undefined;
  return typeof value === 'string' ? tidy(value) : '';
}

function tidy(text: string): string {
  return text
    .slice(0, 4 * LONGEST_WORDS)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_WORDS);
}
