/**
 * Steps from the selected element to another one. The page says what is selected before its tree does, and a key may be pressed
 * in between: it is kept until the tree has the element.
 */
import { editDynamicText } from '../dynamic-text.ts';
import type { Editor } from '../editor.ts';
import { focusFrame } from '../focus.ts';
import { ancestors, type NavItem, sibling } from '../store/nav-index.ts';
import type { SelectionStep } from '../store/state.ts';
import { activeFrame, selectedItem, sourceOf } from '../store/store.ts';

/** How long a step is kept, in ms. */
export const KEPT_MS = 5_000;

/** Takes the step; not yet where the tree does not have what is selected. */
export function takeStep(editor: Editor, step: SelectionStep): void {
  const state = editor.store.getState();
  const item = selectedItem(state);
  if (item) STEPS[step](editor, item);
  else if (state.selection.length > 0) {
    const { stepsAsked, choices } = state;
    const before = stepsAsked?.choices === choices ? stepsAsked.steps : [];
    editor.store.setState({
      stepsAsked: { steps: [...before, step], choices, until: performance.now() + KEPT_MS },
    });
  }
}

/** Takes the steps that were kept once the tree has what is selected, and forgets them when something else is chosen. @returns its own teardown */
export function bindSteps(editor: Editor): () => void {
  const { store } = editor;
  return store.subscribe((state) => {
    const { stepsAsked, choices } = state;
    if (!stepsAsked || (stepsAsked.choices === choices && !selectedItem(state))) return;
    store.setState({ stepsAsked: null });
    if (stepsAsked.choices !== choices || performance.now() > stepsAsked.until) return;
    // what this tree means for the selection comes first
    queueMicrotask(() => {
      for (const step of stepsAsked.steps) takeStep(editor, step);
    });
  });
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

/** Into the element: its text when that can be edited, else its first child. */
function enter(editor: Editor, item: NavItem): void {
  const state = editor.store.getState();
  if (sourceOf(state, item)?.staticTextContents) {
    focusFrame(state.activeFrame);
    editor.frame.call('startEditingText', item.key);
  } else if (item.text.trim() && sourceOf(state, item)) editDynamicText(editor, item.key);
  else if (item.children[0]) editor.frame.select([item.children[0]]);
}

function selectSibling({ store, frame }: Editor, { key }: NavItem, step: 1 | -1): void {
  const next = sibling(activeFrame(store.getState()).tree, key, step);
  if (next) frame.select([next.key]);
}
