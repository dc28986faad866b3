/** Change items: the edits that an editor asks for, as plain data. Their types are the rows of `change-types.ts`. */

import { MUTATION_TYPES, type MutationFields, type MutationType } from './change-types.ts';

export type { ExpressionValue, PropObject, PropValue, StylingFramework } from './change-fields.ts';
export type { MutationType } from './change-types.ts';

/** Where an edit goes if one source element renders many: the element's own JSX, the call site, or the data item. */
export type EditScope = 'definition' | 'instance' | 'data';

export interface ChangeFields extends MutationFields {
  /** The change, or its id. */
  UNDO: { changeToUndo: string | ChangeItem; activityId?: string; matchingActivityFlushed?: boolean };
  REDO: { changeToRedo: string | ChangeItem; activityId?: string };
  UNKNOWN: Record<string, unknown>;
}

export type ChangeType = keyof ChangeFields;

/** The name and the operation of every type; those that edit source have a row of their own (`change-types.ts`). */
export const CHANGE_TYPES = {
  ...MUTATION_TYPES,
  UNDO: { changeName: 'Undo', operation: 'undoChangeToFiles' },
  REDO: { changeName: 'Redo', operation: 'redoChangeToFiles' },
  UNKNOWN: { changeName: '', operation: null },
} as const satisfies { [T in ChangeType]: { changeName: string; operation: string | null } };

/** One change of the ledger. Plain data: it survives JSON and decodes to itself. */
export interface ChangeItem<T extends ChangeType = ChangeType> {
  /** uuid v4; a request sent twice with it is applied once */
  id: string;
  type: T;
  changeName: string;
  changeFields: ChangeFields[T];
  prevIdToNewIdMap: Record<string, string>;
  scope?: EditScope;
  /** with scope `data`: the index of the item behind the element */
  dataIndex?: number;
  /** for a move within that data: the index that the item has afterwards */
  dataIndexTo?: number;
  /** with scope `instance`: the element that uses the component, where the source has several of them */
  callSiteCodebaseId?: string;
  /** the rendered elements that a scoped edit means; for its instant update only, the server never gets them */
  instantUpdateKeys?: string[];
  /** values of theme variables that the page may be without; for its instant update only, the server never gets them */
  instantUpdateTokens?: Record<string, string>;
  /** changes that belong together share one (cut = paste + remove) */
  activityId?: string;
  instantUpdateSent?: boolean;
  instantUpdateFinished?: boolean;
  instantUpdateSuccessful?: boolean;
  consumed?: boolean;
  failed?: boolean;
  elementKeysToSelectAfterInstantUpdate?: string[];
  elementKeysToSelectAfterUndo?: string[];
  instantUpdateData?: InstantUpdateData;
}

/** A change of one of the mutation types, so that `type` tells the shape of `changeFields`. */
export type AnyMutationChange = { [T in MutationType]: ChangeItem<T> }[MutationType];

export interface InstantUpdateData {
  addedIds?: string[];
  addedClass?: string;
  codebaseAddedClass?: string;
  parentToElementKeysRemoved?: Record<string, { outerHTML: string; elementKeyRemoved: string }[]>;
}

/**
 * A new change item.
 * @param id uuid v4, made by the caller (the protocol holds no random source)
 */
export function createChange<T extends ChangeType>(id: string, type: T, changeFields: ChangeFields[T]): ChangeItem<T> {
  const item: ChangeItem<T> = {
    id,
    type,
    changeName: CHANGE_TYPES[type].changeName,
    changeFields: changeFields,
    prevIdToNewIdMap: {},
  };
  // UNKNOWN records an edit made outside the editor; it is never sent, so it starts out consumed.
  return type === 'UNKNOWN' ? { ...item, consumed: true } : item;
}

/** The codebase ids of the elements that a change is about; none for edits of a file or a token. */
export function subjectsOf(change: AnyMutationChange): string[] {
  const { subject } = MUTATION_TYPES[change.type];
  if (subject === null) return [];
  const named = (change.changeFields as unknown as Record<string, string | string[]>)[subject] ?? [];
  return typeof named === 'string' ? [named] : named;
}

/** The same change about another element. */
export function aboutElement(change: AnyMutationChange, codebaseId: string): AnyMutationChange {
  const { subject } = MUTATION_TYPES[change.type];
  if (subject === null) return change;
  const fields = change.changeFields as unknown as Record<string, unknown>;
  const named = Array.isArray(fields[subject]) ? [codebaseId] : codebaseId;
  return { ...change, changeFields: { ...fields, [subject]: named } } as AnyMutationChange;
}
