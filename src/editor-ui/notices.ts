/** What the editor tells the user in passing. The view is made of toasts; tests bring a list. */
import type { ApiError } from '../protocol/api.ts';

export interface Notify {
  saved(text: string): void;
  warning(text: string): void;
  /** what a key asks for that there is nothing for just now: nothing was tried. The newest stands alone */
  unavailable(reason: ApiError): void;
  /** a change or action that was not done, with its reason and next step, which may be a press of a button */
  refused(error: ApiError, action?: NoticeAction): void;
}

export interface NoticeAction {
  label: string;
  run(): void;
}
