/** Passing messages to the user. The view shows toasts; tests collect a list. */
import type { ApiError } from '../protocol/api.ts';

export interface Notify {
  saved(text: string): void;
  warning(text: string): void;
  /** a key was pressed whose command cannot run now, and nothing was tried. Replaces the last such notice */
  unavailable(reason: ApiError): void;
  /** a change or action that was not done, with its reason and next step, which may be a press of a button, or of one of two */
  refused(error: ApiError, action?: NoticeAction, other?: NoticeAction): void;
  /** an edit that is saved and that the page does not show, with the reason */
  unshown(reason: ApiError, action?: NoticeAction, other?: NoticeAction): void;
  /**
   * Closes the notices of earlier edits once an edit, or the undo of one, is saved.
   * @param at the notices that were shown before it go, in ms of `performance.now()`
   * @param own messages of the edit itself, which stay
   */
  superseded(at: number, own: readonly string[]): void;
  /** a saved edit that adds an error. Replaces the last such notice; null takes it away */
  problem(notice: ProblemNotice | null): void;
}

/** A notice that is about something lasting. */
export interface ProblemNotice {
  error: ApiError;
  action: NoticeAction;
  onClosed(): void;
}

export interface NoticeAction {
  label: string;
  run(): void;
}
