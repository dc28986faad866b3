/** Structural edits with scope `data`: the items of the array behind a list are removed, copied, moved and added. */
import { MUTATION_TYPES, type MutationType } from '../../protocol/change-types.ts';
import {
  type AnyMutationChange,
  type ChangeItem,
  givesLook,
  type ListPosition,
  type PropValue,
  subjectsOf,
} from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { type AnyNode, startOf } from '../jsx/nodes.ts';
import { valueSource } from '../jsx/prop-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, noChange, notOneList, sameItem, scopeNotPossible } from '../refusals.ts';
import { indentAt } from '../text/layout.ts';
import { traceOf } from '../trace/edit-traced.ts';
import { parseJson } from '../trace/json.ts';
import { placeOf } from '../trace/origin.ts';
import { whereOf } from '../trace/use-parts.ts';
import { insertArrayItem, moveArrayItem, removeArrayItems } from './array-items.ts';
import { refuseLookInData } from './class-data.ts';
import { freshCopy, type Given } from './item-copy.ts';
import { askedItem, itemIndex, type ListData, listBehind, listForAddition, whyNoCopy } from './list-data.ts';

type ItemEditType = {
  [T in MutationType]: (typeof MUTATION_TYPES)[T]['data'] extends 'item' ? T : never;
}[MutationType];

const ITEM_EDITS: { [T in ItemEditType]: (change: ChangeItem<T>, project: Project) => Plan | Refusal } = {
  ADD_JSX: addItem,
  REMOVE_JSX: removeItem,
  DUPLICATE: duplicateItem,
  MOVE_JSX: moveItem,
};

/** @returns null for edits that find their own way to the data (text, props) */
export function editData(change: AnyMutationChange, project: Project): Plan | Refusal | null {
  if (editsItem(change.type)) return (ITEM_EDITS[change.type] as ItemEdit)(change, project);
  return MUTATION_TYPES[change.type].data === 'none' ? refuseScope(change, project) : null;
}

type ItemEdit = (change: AnyMutationChange, project: Project) => Plan | Refusal;

function editsItem(type: MutationType): type is ItemEditType {
  return MUTATION_TYPES[type].data === 'item';
}

function removeItem(change: ChangeItem<'REMOVE_JSX'>, project: Project): Plan | Refusal {
  return onItems(change, project, change.changeFields.codebaseIdsToRemove, (draft, list, indexes) => {
    removeArrayItems(draft, list.items, indexes);
    return null;
  });
}

function duplicateItem(change: ChangeItem<'DUPLICATE'>, project: Project): Plan | Refusal {
  return onItems(change, project, change.changeFields.codebaseIdsToDuplicate, (draft, list, indexes) => {
    const { dataIndexTo } = change;
    const behind = dataIndexTo === undefined ? null : itemIndex(list, dataIndexTo - 1);
    if (isRefusal(behind)) return behind;
    const refused = whyNoCopy(list);
    if (refused) return refused;
    const given: Given = new Map();
    for (const index of indexes) addCopy(draft, list, index, behind ?? index, new Map(), given);
    return null;
  });
}

function moveItem(change: ChangeItem<'MOVE_JSX'>, project: Project): Plan | Refusal {
  return onItems(change, project, [change.changeFields.codebaseIdToMove], (draft, list, [index, second]) => {
    if (index === undefined || second !== undefined) return invalidField('otherItems', 'are not moved');
    const to = list.keyedTo ?? itemIndex(list, change.dataIndexTo);
    if (isRefusal(to)) return to;
    if (to === index) return noChange(list.target.where, 'The item stands there already.');
    moveArrayItem(draft, list.items, index, to);
    return null;
  });
}

function refuseScope(change: AnyMutationChange, project: Project): Refusal {
  const [id] = subjectsOf(change);
  const target = id === undefined ? null : findElement(project, id);
  if (!target || isRefusal(target)) return scopeNotPossible({}, 'data', change.changeName);
  const isOfLook = givesLook(change) || MUTATION_TYPES[change.type].instance === 'class';
  const refused = isOfLook ? refuseLookInData(target, traceOf(project, change), change.changeName) : null;
  return refused ?? scopeNotPossible(target.where, 'data', change.changeName);
}

/** @param indexes in the source, in ascending order, each once */
type Edit = (draft: Draft, list: ListData, indexes: readonly number[]) => Refusal | null;

function onItems(
  change: ChangeItem<ItemEditType>,
  project: Project,
  ids: readonly string[],
  edit: Edit,
): Plan | Refusal {
  const [id] = ids;
  if (id === undefined || new Set(ids).size > 1) return invalidField('dataIndex', 'goes with one element');
  const target = findElement(project, id);
  if (isRefusal(target)) return target;
  const list = listBehind(project, target, change);
  if (isRefusal(list)) return list;
  const first = askedItem(list);
  if (isRefusal(first)) return first;
  const indexes = [first];
  for (const item of change.otherItems ?? []) {
    const index = otherItem(project, target, change, list, item);
    if (isRefusal(index)) return index;
    if (indexes.includes(index)) return sameItem(whereOf(list.array), placeOf(list.array));
    indexes.push(index);
  }
  return inArray(list, (draft) =>
    edit(
      draft,
      list,
      indexes.sort((a, b) => a - b),
    ),
  );
}

/** The index, in the source, of one of `otherItems`. */
function otherItem(
  project: Project,
  target: Target,
  change: ChangeItem<ItemEditType>,
  { array }: ListData,
  item: ListPosition,
): number | Refusal {
  const lists = change.lists && [item, ...change.lists.slice(1)];
  const list = listBehind(project, target, { ...change, dataIndex: item.index, dataCount: item.count, lists });
  if (isRefusal(list)) return list;
  if (list.array.node !== array.node) return notOneList(whereOf(array), `${placeOf(array)} and ${placeOf(list.array)}`);
  return askedItem(list);
}

/** Runs an edit of the array and adds the expectation for its check. */
function inArray(list: ListData, edit: (draft: Draft) => Refusal | null): Plan | Refusal {
  const { file, text, source } = list.array.in;
  const draft = new Draft(source, file, text);
  const refused = edit(draft);
  if (refused) return refused;
  const atoms = atomsIn(list.array.node);
  // names may stand for the array's parts: a constant, an import
  const isKnown = (atom: string) => atoms.has(atom) || atom.startsWith('identifier:');
  return {
    parts: [
      {
        draft,
        expectation: {
          where: list.target.where,
          gains: isKnown,
          losses: isKnown,
          readText: (after) => (parseJson(after) ? null : 'the data would be no JSON'),
        },
      },
    ],
    note: `The data in ${file} was changed.`,
  };
}

/**
 * Adds to the draft a copy of an item, with these fields set, and ids and keys that no other item has.
 * @param like index of the item to copy
 * @param afterIndex of the item that the copy stands behind; -1 for the front
 * @param given unique values of the copies so far
 */
function addCopy(
  draft: Draft,
  list: ListData,
  like: number,
  afterIndex: number,
  fields: Map<string, string>,
  given: Given = new Map(),
): void {
  const item = list.items[like] as AnyNode;
  const from = indentAt(list.array.in.text, startOf(item));
  insertArrayItem(draft, list.array.node, list.items, afterIndex, (indent) =>
    freshCopy(list, item, from, indent, fields, given),
  );
}

function addItem(change: ChangeItem<'ADD_JSX'>, project: Project): Plan | Refusal {
  const { codebaseIdToAddTo, beforeCodebaseId, afterCodebaseId, addCodebaseId, propsToSet } = change.changeFields;
  const target = listForAddition(project, [afterCodebaseId, beforeCodebaseId, addCodebaseId], codebaseIdToAddTo);
  if (isRefusal(target)) return target;
  const list = listBehind(project, target, change);
  if (isRefusal(list)) return list;
  if (list.items.length === 0) return invalidField('dataIndex', 'names no item to take after: the list is empty');
  const last = list.items.length - 1;
  const anchor = list.asked === null ? last : askedItem(list);
  if (isRefusal(anchor)) return anchor;
  const fields = fieldCode(list, propsToSet ?? {});
  if (isRefusal(fields)) return fields;
  const refused = whyNoCopy(list);
  if (refused) return refused;
  return inArray(list, (draft) => {
    addCopy(draft, list, anchor, beforeCodebaseId && !afterCodebaseId ? anchor - 1 : anchor, fields);
    return null;
  });
}

/** Values for fields of the new item, as code: JSON in a JSON file, else an expression. Forbids keys that reach a prototype. */
function fieldCode(list: ListData, values: Record<string, PropValue>): Map<string, string> | Refusal {
  const code = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (/^(?:__proto__|constructor|prototype)$/.test(name)) return invalidField('propsToSet', `may not set ${name}`);
    if (!list.array.in.source) {
      code.set(name, JSON.stringify(value));
      continue;
    }
    const source = valueSource(value, name, {
      ...list.target,
      source: list.array.in.source,
      ancestors: list.array.ancestors,
    });
    if (isRefusal(source)) return source;
    code.set(name, source.code);
  }
  return code;
}
