/**
 * Words of this folder. An *instant update* shows an edit on the page before the source has it. Applying gives back an
 * `Applied`: how to take it away again so that React finds its nodes as it left them, and how to tell whether the page has
 * come to show the edit by itself.
 */
import type { ChangeFields, ChangeItem, ChangeType, InstantUpdateData } from '../../protocol/changes.ts';
import type { Page } from '../page/page.ts';
import type { StyleRules } from './style-rules.ts';

export interface Applied {
  /** Restores the page exactly. Safe when React has meanwhile changed or removed the nodes. */
  undo(): void;
  data?: InstantUpdateData;
  /** Puts back what a render of the app's own took away. */
  reassert?(): void;
  /** After a refresh, with the update undone: true when the page shows the edit by itself. Absent: it is taken for granted. */
  isSettled?(): boolean;
  /** Shows again what was before, after the source has taken the edit (instant undo, spec §4). */
  revert?(): Applied | null;
}

export interface UpdateContext {
  document: Document;
  page: Page;
  rules: StyleRules;
  /** uuid of the change: placeholders and style classes are named after it */
  changeId: string;
  /** The elements that an edit of this codebase id means, in document order. */
  targets(codebaseId: string): Element[];
}

/** Null when there is nothing on the page to show the edit on. */
export type Apply<T extends ChangeType> = (
  fields: ChangeFields[T],
  context: UpdateContext,
  change: ChangeItem<T>,
) => Applied | null;
