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
  /** also while the user works with the app itself (drive mode) and the key was pressed there */
  whileDriving?: boolean;
  /** only while the focus is on the canvas or in the app */
  onCanvas?: boolean;
  /** a key kept down runs it again */
  repeats?: boolean;
  /** true while a text field is about to open after the command ran: keys typed meanwhile are for it */
  opensField?(state: EditorState): boolean;
  enabled?(state: EditorState): boolean;
  /**
   * Why it is not enabled, and the next step: shown when its key is pressed. Commands that are no edits show nothing, and
   * neither does a key that belongs to the browser just now (null).
   */
  why?(state: EditorState): ApiError | null;
  /**
   * @param key for commands whose modifiers decide the distance
   * @returns a promise where the target has to be asked for first, or where the page has to show the result before the next key can
   * act on it: keys pressed meanwhile wait for it
   */
  run(editor: Editor, key?: Pick<KeyboardEvent, 'shiftKey' | 'altKey'>): void | Promise<void>;
}
