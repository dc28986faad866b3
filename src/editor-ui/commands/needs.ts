/** Preconditions of commands. Each has a message for a key that is pressed without it: the reason and the next step. */
import type { ApiError } from '../../protocol/api.ts';
import type { EditorState } from '../store/state.ts';
import { editableSelection, selectedItem } from '../store/store.ts';
import type { Command } from './command.ts';

type Needs = Required<Pick<Command, 'enabled' | 'why'>>;

const NOTHING_SELECTED: ApiError = {
  code: 'nothing-selected',
  message: 'Nothing is selected.',
  hint: 'Click an element in the app or a layer, then press the key again.',
};
const NOT_SHOWN: ApiError = {
  code: 'page-behind',
  message: 'The page has not reported the selection yet.',
  hint: 'Press the key again in a moment, or reload the page.',
};
const NOT_IN_FILES: ApiError = {
  code: 'no-source',
  message: 'This element is not in your files: a package or the browser made it.',
  hint: 'Select the element around it that has a line in your files.',
};
const SEVERAL_SELECTED: ApiError = {
  code: 'several-selected',
  message: 'Several elements are selected, and this works on one.',
  hint: 'Click the one that you mean, then press the key again.',
};

/** Why there is no element to edit. */
function whyNone(state: EditorState): ApiError {
  if (state.selection.length === 0) return NOTHING_SELECTED;
  return selectedItem(state) ? NOT_IN_FILES : NOT_SHOWN;
}

/** Elements of the user's files. */
export const ELEMENTS: Needs = {
  enabled: (state) => editableSelection(state).length > 0,
  why: whyNone,
};

/** One element of the user's files. */
export const ONE_ELEMENT: Needs = {
  enabled: (state) => editableSelection(state).length === 1,
  why: (state) => (editableSelection(state).length > 1 ? SEVERAL_SELECTED : whyNone(state)),
};

/** Anything else. */
export function need(enabled: Needs['enabled'], why: Needs['why']): Needs {
  return { enabled, why };
}

/** Several things: the first that is missing is the reason. */
export function all(...needs: readonly Needs[]): Needs {
  return {
    enabled: (state) => needs.every((one) => one.enabled(state)),
    why: (state) => needs.find((one) => !one.enabled(state))?.why(state) ?? null,
  };
}
