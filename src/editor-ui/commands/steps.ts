/** Steps from the selected element to another one. */
import { editDynamicText } from '../dynamic-text.ts';
import type { Editor } from '../editor.ts';
import { ancestors, type NavItem, sibling, siblings } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem, sourceOf } from '../store/store.ts';
import { typeInPage } from './type-in-page.ts';
import { keepKeys } from './typed-ahead.ts';

type SelectionStep = 'enter' | 'parent' | 'next' | 'previous';

/** Takes the step; does nothing while the tree lacks the selected element. */
export function takeStep(editor: Editor, step: SelectionStep): void {
  const item = selectedItem(editor.store.getState());
  if (item) STEPS[step](editor, item);
}

const STEPS: Record<SelectionStep, (editor: Editor, item: NavItem) => void> = {
  enter,
  parent: ({ store, frame }, { key }) => {
    const [parent] = ancestors(activeFrame(store.getState()).tree, key);
    if (parent) frame.select([parent.key]);
  },
  next: (editor, item) => selectSibling(editor, item, 1),
  previous: (editor, item) => selectSibling(editor, item, -1),
};

/** Into the element: its text when that can be edited, else the first element of the user's files in it. */
function enter(editor: Editor, item: NavItem): void {
  const state = editor.store.getState();
  if (sourceOf(state, item)?.staticTextContents) typeInPage(editor, item.key);
  else if (item.text.trim() && sourceOf(state, item)) editDynamicText(editor, item.key);
  else if (item.children.length > 0) {
    const inner = firstWritten(state, item);
    if (inner) editor.frame.select([inner.key]);
    else refuseToEnter(editor);
  }
}

function firstWritten(state: EditorState, { children }: NavItem): NavItem | null {
  for (const key of children) {
    const child = activeFrame(state).tree.items.get(key);
    const found = child && (sourceOf(state, child) ? child : firstWritten(state, child));
    if (found) return found;
  }
  return null;
}

/** Shows the reason, and keeps the letters of the intended text from running as shortcuts. */
function refuseToEnter(editor: Editor): void {
  const { stop } = keepKeys(editor, { onEnter: () => stop(), onEscape: () => stop(), isBrief: true, isLost: true });
  editor.notify.refused({
    code: 'no-source',
    message: 'What it shows is not in your files: a package or a script makes it.',
    hint: 'Change the element itself in the inspector.',
  });
}

/** Selects all siblings of the selected element, which stays the primary one. */
export function selectSiblings({ store, frame }: Editor): void {
  const state = store.getState();
  const key = selectedItem(state)?.key;
  if (key) frame.select([...siblings(activeFrame(state).tree, key).filter((other) => other !== key), key]);
}

function selectSibling({ store, frame }: Editor, { key }: NavItem, step: 1 | -1): void {
  const next = sibling(activeFrame(store.getState()).tree, key, step);
  if (next) frame.select([next.key]);
}
