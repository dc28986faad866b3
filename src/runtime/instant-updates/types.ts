/**
 * Words of this folder. An *instant update* shows an edit on the page before the source has it. Applying one returns an
 * `Applied`: how to remove it so that React finds its nodes unchanged, and how to check whether the page shows the edit by
 * itself.
 */
import type { TreeElement } from '../../protocol/api.ts';
import type { ChangeFields, ChangeItem, ChangeType, InstantUpdateData } from '../../protocol/changes.ts';
import type { Page } from '../page/page.ts';
import type { StyleRules } from './style-rules.ts';

export interface Applied {
  /** Restores the page exactly. Safe if React has changed or removed the nodes meanwhile. */
  undo(): void;
  data?: InstantUpdateData;
  /** Repeats the edit after a render of the app has overwritten it. */
  reassert?(): void;
  /** After a refresh, with the update undone: true when the page shows the edit by itself. If absent, that is assumed. */
  isSettled?(): boolean;
  /** Shows the former state after the source has taken the edit (instant undo). */
  revert?(): Applied | null;
}

export interface UpdateContext {
  document: Document;
  page: Page;
  /** the parent is our own editor, which takes an edit without a preview for a normal one */
  isEditor: boolean;
  rules: StyleRules;
  /** uuid of the change, part of placeholders and style classes */
  changeId: string;
  /** Returns the elements that an edit of this codebase id affects, in document order. */
  targets(codebaseId: string): Element[];
  /** null for an element that the tables of the source do not list */
  source(codebaseId: string): TreeElement | null;
}

/** Returns null when the page has nothing to show the edit on. */
export type Apply<T extends ChangeType> = (
  fields: ChangeFields[T],
  context: UpdateContext,
  change: ChangeItem<T>,
) => Applied | null;
