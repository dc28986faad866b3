/** A command: something a person can do, once, with the words, keys and conditions under which all menus offer it. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import type { EditorState } from '../store/state.ts';

export type CommandGroup = 'Edit' | 'Selection' | 'View' | 'App' | 'Help';

export interface Command {
  id: string;
  /** words in menus, palette and help */
  title: string;
  group: CommandGroup;
  /** tinykeys syntax; the first one is shown */
  keys?: readonly string[];
  /** also while a text field has the focus */
  whileTyping?: boolean;
  /** also in a field of the inspector in which nothing was typed */
  inFieldAtRest?: boolean;
  /** also while the user works with the app itself (drive mode) and the key was pressed there */
  whileDriving?: boolean;
  /** only while the focus is on the canvas or in the app */
  onCanvas?: boolean;
  /** a key kept down runs it again */
  repeats?: boolean;
  /** once it ran: true while a text field is to come, for which is what is typed next */
  opensField?(state: EditorState): boolean;
  enabled?(state: EditorState): boolean;
  /**
   * Why it is not enabled, and what to do next: what its key then says. Keys of commands that are no edits say nothing, and
   * neither does one that is the browser's just now (null).
   */
  why?(state: EditorState): ApiError | null;
  /**
   * @param key that was pressed, for commands whose modifiers say how far
   * @returns a promise where what is to be done is found out first: keys that are pressed meanwhile wait for it
   */
  run(editor: Editor, key?: Pick<KeyboardEvent, 'shiftKey' | 'altKey'>): void | Promise<void>;
}
