/**
 * Text that an element's source computes: the server traces its words to their literals, and a change edits them there
 * ('Edit Dynamic Text'). The literals are read in `text-parts.ts`.
 */
import type { TreeElement } from '../protocol/api.ts';
import { awaitField } from './commands/typed-ahead.ts';
import type { Editor } from './editor.ts';
import { userIsActing } from './frame/activation.ts';
import { ancestors, type NavIndex, type NavItem } from './store/nav-index.ts';
import type { EditorState } from './store/state.ts';
import { activeFrame, patchPanels, selectedItem, sourceOf } from './store/store.ts';

/** The element with the words that an item stands for: itself, or the only one with a text inside an instance. */
export function wordsItem(tree: NavIndex, item: NavItem): NavItem | null {
  if (!item.isComponent || item.text) return item;
  const [only, second] = withText(tree, item);
  return second ? null : (only ?? null);
}

/** True for an instance whose package makes texts of its own: they may be its props. What the user's JSX in it says is not meant. */
export function isMadeByPackage(elements: EditorState['elements'], tree: NavIndex, item: NavItem): boolean {
  const hasOwn = ({ children }: NavItem): boolean =>
    children.some((key) => {
      const child = tree.items.get(key);
      return child && !elements[child.codebaseId ?? ''] && (child.text.trim() !== '' || hasOwn(child));
    });
  return item.isComponent && !item.text && hasOwn(item);
}

/**
 * The instance whose package made an element with words: the user's JSX gives it these words, or the data of them. Null for elements
 * of the source.
 */
export function giverOf(
  elements: EditorState['elements'],
  tree: NavIndex,
  { key, codebaseId }: NavItem,
): NavItem | null {
  const hasSource = (item: Pick<NavItem, 'codebaseId'>) => elements[item.codebaseId ?? ''] !== undefined;
  if (hasSource({ codebaseId })) return null;
  const around = ancestors(tree, key).find(hasSource);
  return around?.isComponent ? around : null;
}

/**
 * True for text in the item's own JSX that the page shows as one: it has one field, also where its package shows it in an element of
 * its own.
 * @param words the element that shows it
 */
export function hasOneField(source: TreeElement | null, item: NavItem, words: NavItem | null): source is TreeElement {
  return Boolean(source?.staticTextContents && (words?.text || item.children.length === 0));
}

/** A package set a blank between two Chinese letters, as antd's Button does: the literal has none, and the source is asked for it. */
export function isSpacedOut(item: NavItem, words: NavItem | null): boolean {
  return words !== null && words !== item && /^\p{Script=Han}\s\p{Script=Han}$/u.test(words.text.trim());
}

/** The item that the inspector's field for the words of a selected one asks for. */
function fieldItem(state: EditorState, item: NavItem): NavItem | null {
  const { tree } = activeFrame(state);
  const words = wordsItem(tree, item);
  const giver = giverOf(state.elements, tree, item);
  if (giver && words) return onlyTextOf(tree, giver) === null ? giver : fieldItem(state, giver);
  if (hasOneField(sourceOf(state, item), item, words)) return words && !isSpacedOut(item, words) ? words : item;
  return isMadeByPackage(state.elements, tree, item) ? item : words;
}

function withText(tree: NavIndex, { children }: NavItem): NavItem[] {
  return children.flatMap((key) => {
    const child = tree.items.get(key);
    return child ? [...(child.text.trim() ? [child] : []), ...withText(tree, child)] : [];
  });
}

/** The text that an instance shows, if it is one alone: its own, or that of an element in it. */
export function onlyTextOf(tree: NavIndex, item: NavItem): string | null {
  const [only, second] = [...(item.text.trim() ? [item] : []), ...withText(tree, item)];
  return second ? null : (only?.text ?? null);
}

/**
 * Focuses the inspector's field for the element's words, or shows the reason why there is none.
 * @param shown the words that are meant, where the element has several texts
 */
export function editDynamicText(editor: Editor, elementKey: string, shown: string | null = null): void {
  const { store, frame } = editor;
  const state = store.getState();
  const item = selectedItem(state);
  const words = item && fieldItem(state, item);
  if (words?.key !== elementKey && !state.selection.includes(elementKey)) frame.select([elementKey]);
  patchPanels(store, { inspector: true });
  const key = words && item?.key === elementKey ? words.key : elementKey;
  store.setState(({ choices }) => ({ textAsked: { key, words: shown, choices } }));
}

/** True while an edit of this element's text was asked for and the user has chosen nothing else since. */
export function isTextAsked({ textAsked, choices }: EditorState, key: string): boolean {
  return textAsked?.key === key && textAsked.choices === choices;
}

/**
 * The page's own button, or a double-click on text that cannot be typed over in place. Counts only while the user is acting,
 * because a script in the page can press the button. Keys typed meanwhile go to the field.
 */
export function takeDynamicText(editor: Editor, elementKey: string, words?: string): void {
  if (!userIsActing()) return;
  editDynamicText(editor, elementKey, words);
  awaitField(editor, ({ textAsked, choices }) => textAsked?.choices === choices, { isForKept: true });
}
