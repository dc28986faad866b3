/** Change items: the edits that an editor asks for, as plain data. Their types are the rows of `change-types.ts`. */

import { MUTATION_TYPES, type MutationFields, type MutationType } from './change-types.ts';

export type { ExpressionValue, PropObject, PropValue, StylingFramework } from './change-fields.ts';
export type { MutationType } from './change-types.ts';

/** Target of an edit when one source element renders many: the element's own JSX, the call site, or the data item. */
export type EditScope = 'definition' | 'instance' | 'data';

export interface ChangeFields extends MutationFields {
  /** The change, or its id. */
  UNDO: { changeToUndo: string | ChangeItem; activityId?: string; matchingActivityFlushed?: boolean };
  REDO: { changeToRedo: string | ChangeItem; activityId?: string };
  /** An edit of a canvas; it has requests of its own (`canvases.ts`). */
  CANVAS: Record<string, unknown>;
  UNKNOWN: Record<string, unknown>;
}

export type ChangeType = keyof ChangeFields;

/** Name and operation of every type; types that edit source have a row in `change-types.ts`. */
export const CHANGE_TYPES = {
  ...MUTATION_TYPES,
  UNDO: { changeName: 'Undo', operation: 'undoChangeToFiles' },
  REDO: { changeName: 'Redo', operation: 'redoChangeToFiles' },
  CANVAS: { changeName: 'Change Canvas', operation: null },
  UNKNOWN: { changeName: '', operation: null },
} as const satisfies { [T in ChangeType]: { changeName: string; operation: string | null } };

/** Where an element stands in a list on the page. */
export interface ListPosition {
  /** of the element that makes the items of the list */
  codebaseId: string;
  /** of the item, from 0 */
  index: number;
  /** how many items the page shows */
  count: number;
  /** the React key of the item */
  key?: string;
  /** for a move: that of the item whose index it gets */
  keyTo?: string;
}

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
  /** how many items of that list the page shows: falsy ones of its data may be left out */
  dataCount?: number;
  /** the lists around the element, from the inside out; that of `dataIndex` is the first */
  lists?: ListPosition[];
  /** for a move or copy within that data: the index that the item, or its copy, has then */
  dataIndexTo?: number;
  /** further items of the same list that are removed or copied with that of `dataIndex`, in one edit */
  otherItems?: ListPosition[];
  /** with scope `instance`: the call site, if there are several in the source */
  callSiteCodebaseId?: string;
  /** the uses around that call site, each of the component that the one before is written in */
  callSitesAround?: string[];
  /** the rendered elements that a scoped edit changes; only for its instant update, never sent to the server */
  instantUpdateKeys?: string[];
  /** values of theme variables that the page may not define; only for its instant update, never sent to the server */
  instantUpdateTokens?: Record<string, string>;
  /** declarations that the saved class brings along; only for its instant update, never sent to the server */
  instantUpdateStyles?: Record<string, string>;
  /** shared by changes that belong together (cut = paste + remove) */
  activityId?: string;
  instantUpdateSent?: boolean;
  /** set by the page, in its answer */
  instantUpdateFinished?: boolean;
  instantUpdateSuccessful?: boolean;
  /** set by the editor when the server has answered: the change is saved, or `failed` too */
  consumed?: boolean;
  failed?: boolean;
  elementKeysToSelectAfterInstantUpdate?: string[];
  elementKeysToSelectAfterUndo?: string[];
  instantUpdateData?: InstantUpdateData;
}

/** A change of one of the mutation types, discriminated by `type`. */
export type AnyMutationChange = { [T in MutationType]: ChangeItem<T> }[MutationType];

export interface InstantUpdateData {
  addedIds?: string[];
  addedClass?: string;
  codebaseAddedClass?: string;
  parentToElementKeysRemoved?: Record<string, { outerHTML: string; elementKeyRemoved: string }[]>;
}

/**
 * A new change item.
 * @param id uuid v4 from the caller, because this folder has no random source
 */
export function createChange<T extends ChangeType>(id: string, type: T, changeFields: ChangeFields[T]): ChangeItem<T> {
  const item: ChangeItem<T> = {
    id,
    type,
    changeName: changeNameOf(type, changeFields),
    changeFields: changeFields,
    prevIdToNewIdMap: {},
  };
  // UNKNOWN records an edit made outside the editor; it is never sent, so it starts out consumed.
  return type === 'UNKNOWN' ? { ...item, consumed: true } : item;
}

/** What a change does, in the list of activities: mostly the name of its type. */
export function changeNameOf<T extends ChangeType>(type: T, changeFields: ChangeFields[T]): string {
  const { changeName } = CHANGE_TYPES[type];
  const { wrapTag, importFrom } = changeFields as Partial<ChangeFields['WRAP_DIV']>;
  if (type !== 'WRAP_DIV' || !wrapTag || wrapTag === 'div') return changeName;
  return `Wrap In ${wrapTag === 'a' || importFrom !== undefined ? 'Link' : wrapTag}`;
}

/** True for edits that give an element a look, which a component may ignore. */
export function givesLook({ type }: AnyMutationChange): boolean {
  return type === 'STYLING' || type === 'ADD_CLASS';
}

/** The codebase ids of a change's subjects; none for edits of a file or a token. */
export function subjectsOf(change: AnyMutationChange): string[] {
  const { subject } = MUTATION_TYPES[change.type];
  if (subject === null) return [];
  const named = (change.changeFields as unknown as Record<string, string | string[]>)[subject] ?? [];
  return typeof named === 'string' ? [named] : named;
}

/** The same change for another subject. */
export function aboutElement(change: AnyMutationChange, codebaseId: string): AnyMutationChange {
  const { subject } = MUTATION_TYPES[change.type];
  if (subject === null) return change;
  const fields = change.changeFields as unknown as Record<string, unknown>;
  const named = Array.isArray(fields[subject]) ? [codebaseId] : codebaseId;
  return { ...change, changeFields: { ...fields, [subject]: named } } as AnyMutationChange;
}
