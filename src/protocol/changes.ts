/**
 * Change items: what an editor asks for, as plain data (spec §3, contract §2).
 *
 * One table, `CHANGE_TYPES`, names each type, the words shown for it and its server operation. Registries elsewhere are
 * typed `{ [T in MutationType]: … }`, so a new row makes the compiler name every place that lacks it.
 */

import type { CssRuleRef } from './style-rules.ts';

export type StylingFramework = 'Inline' | 'CSS' | 'Tailwind';
/** Where one element stands for many, the place that an edit goes to (contract §2). */
export type EditScope = 'definition' | 'instance' | 'data';

/** A prop value on the wire. A bare string, number, boolean, null or plain object is that literal; an expression is tagged. */
export type PropValue = string | number | boolean | null | PropObject | ExpressionValue;
export interface PropObject {
  [key: string]: PropValue;
}
/** Source of an expression: literals, identifiers in scope and member access only (S-67). */
export interface ExpressionValue {
  type: 'expression';
  code: string;
}

export interface ChangeFields {
  STYLING: {
    codebaseId: string;
    /** property (camelCase or kebab-case) to value; null unsets it */
    stylingChanges: Record<string, string | null>;
    stylingFramework: StylingFramework;
    /** the context of the edit: states (`hover`), a breakpoint (`md` from it up, `max-md` below it), `dark` */
    modifiers?: string[];
    customProperties?: Record<string, string>;
    /** CSS only: the rule that the edit is about, instead of the one that the source tells */
    rule?: CssRuleRef;
  };
  ADD_JSX: {
    codebaseIdToAddTo: string;
    beforeCodebaseId?: string;
    afterCodebaseId?: string;
    addCodebaseId?: string;
    addNativeTag?: string;
    /** a component of the project by its file and exported name, on the page or not (`InsertableComponent`) */
    addComponent?: { file: string; exportName: string };
    fileContentsToSourceFrom?: string;
    fileContentsSourceFilename?: string;
    propsToSet?: Record<string, PropValue>;
    deletedStoryboardId?: string;
    htmlForInstantUpdate?: string;
    /** with addCodebaseId: paste a copy of that very element instead of another instance of its component */
    copy?: boolean;
  };
  MOVE_JSX: {
    codebaseIdToMove: string;
    codebaseIdToMoveTo: string;
    afterCodebaseId?: string;
    beforeCodebaseId?: string;
    expectedCurrentParentCodebaseId?: string;
  };
  REMOVE_JSX: { codebaseIdsToRemove: string[] };
  CHANGE_PROP: { codebaseIdToChange: string; propName: string; propValue: PropValue | undefined };
  WRAP_DIV: { codebaseIdsToWrap: string[]; wrapTag?: string };
  UNWRAP: { codebaseIdsToUnwrap: string[] };
  DUPLICATE: { codebaseIdsToDuplicate: string[] };
  CHANGE_TAG: { codebaseIdToChange: string; newTagName: string };
  ADD_CLASS: {
    codebaseIdToAddClass: string;
    className: string;
    addingTailwindClass?: boolean;
    cssEquivalent?: string;
    temporaryOnly?: boolean;
    modifiers?: string[];
    customProperties?: Record<string, string>;
  };
  REMOVE_CLASS: { codebaseIdToRemoveClass: string; className: string };
  UPDATE_CLASSES: {
    codebaseIdToUpdateClass: string;
    newClasses: string[];
    oldClasses: string[];
    involvedClasses?: { tailwind: string; css: string; variant?: string }[];
    isInstantChangeOnly?: boolean;
  };
  EDIT_TEXT: {
    codebaseIdToEditText: string;
    newText: string;
    oldText: string;
    /** which part of the text the words are of, by its place in `textSource`'s answer; without it they are the element's own */
    part?: number;
  };
  EDIT_SOURCE: { filename: string; baseHash: string; splices: { start: number; end: number; text: string }[] };
  EDIT_TOKEN: {
    /** `--color-brand`; the dashes may lack */
    name: string;
    value: string;
    /** which definition, by what it stands in: `.dark`, `@theme`; without it the page's own */
    selector?: string;
  };
  UNDO: { changeToUndo: string; activityId?: string; matchingActivityFlushed?: boolean };
  REDO: { changeToRedo: string; activityId?: string };
  UNKNOWN: Record<string, unknown>;
}

export type ChangeType = keyof ChangeFields;
/** The types that rewrite source by themselves: all but UNDO, REDO (the journal's) and UNKNOWN (somebody else's). */
export type MutationType = Exclude<ChangeType, 'UNDO' | 'REDO' | 'UNKNOWN'>;

interface ChangeTypeRow {
  /** the words on the wire and in the activity list */
  changeName: string;
  /** last part of the request's path, null where there is none */
  operation: string | null;
}

export const CHANGE_TYPES = {
  STYLING: { changeName: 'Styling', operation: 'styling' },
  ADD_JSX: { changeName: 'Add Element', operation: 'addJsxElement' },
  MOVE_JSX: { changeName: 'Move Element', operation: 'moveJsxElement' },
  REMOVE_JSX: { changeName: 'Delete Element', operation: 'removeJsxElement' },
  CHANGE_PROP: { changeName: 'Change Prop', operation: 'changePropValue' },
  WRAP_DIV: { changeName: 'Wrap In Div', operation: 'wrapInDiv' },
  UNWRAP: { changeName: 'Unwrap', operation: 'unwrap' },
  DUPLICATE: { changeName: 'Duplicate', operation: 'duplicate' },
  CHANGE_TAG: { changeName: 'Change Tag Name', operation: 'changeElementTag' },
  ADD_CLASS: { changeName: 'Add Class', operation: 'addClass' },
  REMOVE_CLASS: { changeName: 'Remove Class', operation: 'removeClass' },
  UPDATE_CLASSES: { changeName: 'Update Classes', operation: 'updateClasses' },
  EDIT_TEXT: { changeName: 'Edit Text', operation: 'editText' },
  EDIT_SOURCE: { changeName: 'Edit Source', operation: 'editSource' },
  EDIT_TOKEN: { changeName: 'Edit Token', operation: 'editToken' },
  UNDO: { changeName: 'Undo', operation: 'undoChangeToFiles' },
  REDO: { changeName: 'Redo', operation: 'redoChangeToFiles' },
  UNKNOWN: { changeName: '', operation: null },
} as const satisfies { [T in ChangeType]: ChangeTypeRow };

/** One change of the ledger (spec §3). Plain data: it survives JSON and decodes to itself. */
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
  // What nobody here did cannot be sent: it is over when it is made (spec §4).
  return type === 'UNKNOWN' ? { ...item, consumed: true } : item;
}
