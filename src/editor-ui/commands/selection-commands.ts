/** Commands that move the selection through the page's tree. */
import type { EditorState } from '../store/state.ts';
import { selectedItem } from '../store/store.ts';
import type { Command } from './command.ts';
import { ELEMENTS } from './needs.ts';
import { selectSiblings, takeStep } from './steps.ts';

/** Its neighbours are known once the tree has it. */
const hasItem = (state: EditorState) => selectedItem(state) !== null;

export const SELECTION_COMMANDS: readonly Command[] = [
  {
    id: 'deselect',
    title: 'Deselect',
    group: 'Selection',
    keys: ['Escape'],
    // enabled with nothing selected, too: an undo under way then selects nothing when it is done
    run: ({ store, frame }) => {
      if (store.getState().tool !== 'select') {
        frame.call('clearDropTarget');
        store.setState({ tool: 'select' });
      } else if (store.getState().chosenFrames.length > 0) store.setState({ chosenFrames: [] });
      else frame.select([]);
    },
  },
  {
    id: 'enter',
    title: 'Edit text, or into the first child',
    group: 'Selection',
    keys: ['Enter'],
    onCanvas: true,
    enabled: hasItem,
    opensField: ({ textAsked, choices }) => textAsked?.choices === choices,
    run: (editor) => takeStep(editor, 'enter'),
  },
  {
    id: 'select-parent',
    title: 'Select parent',
    group: 'Selection',
    keys: ['Shift+Enter'],
    onCanvas: true,
    repeats: true,
    enabled: hasItem,
    run: (editor) => takeStep(editor, 'parent'),
  },
  {
    id: 'next-sibling',
    title: 'Next sibling',
    group: 'Selection',
    keys: ['Tab'],
    onCanvas: true,
    repeats: true,
    enabled: hasItem,
    run: (editor) => takeStep(editor, 'next'),
  },
  {
    id: 'previous-sibling',
    title: 'Previous sibling',
    group: 'Selection',
    keys: ['Shift+Tab'],
    onCanvas: true,
    repeats: true,
    enabled: hasItem,
    run: (editor) => takeStep(editor, 'previous'),
  },
  {
    id: 'select-siblings',
    title: 'Select all siblings',
    group: 'Selection',
    keys: ['$mod+a'],
    // without a selection it would take the whole app, which the next key could delete
    enabled: hasItem,
    why: ELEMENTS.why,
    run: selectSiblings,
  },
];
