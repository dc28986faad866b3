/** The lookup tables that editors receive, per file, and the patches between two versions of them. */

import type { ScopeEntry, ScopeLookup, TreeElement, TreeElementLookup } from '../../protocol/api.ts';
import type { DefinitionsIn } from '../types.ts';
import { scopeIdOf } from './keys.ts';
import type { ElementRecord } from './records.ts';

export interface FileTables {
  elements: Map<string, TreeElement>;
  scopes: Map<string, ScopeEntry>;
}

export const NO_TABLES: FileTables = { elements: new Map(), scopes: new Map() };

/**
 * An inserted line moves every element below it. If more entries than this changed only in position, a patch leaves them
 * out; otherwise one edit of a large file would resend its whole table. Clients that need an exact line request it.
 */
const MAX_MOVED_ENTRIES = 100;

export function tablesOf(
  file: string,
  elements: readonly ElementRecord[],
  ids: readonly string[],
  definitions: ReturnType<DefinitionsIn> = new Map(),
): FileTables {
  const tables: FileTables = { elements: new Map(), scopes: new Map() };
  const scopeIds = new Map<number, string>();
  const ordinals = new Map<string, number>();
  for (const element of elements) {
    const codebaseId = ids[element.index] as string;
    let scopeId: string | null = null;
    if (element.owner !== null) {
      scopeId = scopeIds.get(element.ownerStart) ?? newScope(tables, file, element, ordinals);
      scopeIds.set(element.ownerStart, scopeId);
      tables.scopes.get(scopeId)?.codebaseIds.push(codebaseId);
    }
    const entry = entryOf(file, element, ids, scopeId);
    tables.elements.set(codebaseId, { ...entry, ...definitions.get(element.tagName) });
  }
  return tables;
}

function newScope(tables: FileTables, file: string, element: ElementRecord, ordinals: Map<string, number>): string {
  const name = element.owner as string;
  const ordinal = ordinals.get(name) ?? 0;
  ordinals.set(name, ordinal + 1);
  const scopeId = scopeIdOf(file, name, ordinal);
  tables.scopes.set(scopeId, { codebaseIds: [], name, filename: file, line: element.ownerLine });
  return scopeId;
}

function entryOf(file: string, element: ElementRecord, ids: readonly string[], scopeId: string | null): TreeElement {
  return {
    codebaseId: ids[element.index] as string,
    type: isNativeTag(element.tagName) ? 'native' : 'component-instance',
    componentName: element.tagName,
    filename: file,
    line: element.line,
    column: element.column,
    parentCodebaseId: element.parent === null ? null : (ids[element.parent] as string),
    row: element.row,
    ...(element.aside && { aside: true }),
    ...(element.isInProviders && { inProviders: true }),
    ownerName: element.owner,
    scopeId,
    staticTextContents: element.staticTextContents,
    removableClasses: element.removableClasses,
    ...(element.childless && { childless: true }),
    ...(element.takesClassName && { takesClassName: element.takesClassName }),
    ...(element.stylesIn && { stylesIn: element.stylesIn }),
  };
}

/** React's rule: a lower-case name without a dot is a host element. */
function isNativeTag(tagName: string): boolean {
  return /^[a-z]/.test(tagName) && !tagName.includes('.');
}

export interface Patch {
  treeElementLookup: TreeElementLookup;
  scopeLookup: ScopeLookup;
}

/** The patch that turns one version of the tables into the next; null marks a removed entry. */
export function patchBetween(before: FileTables, after: FileTables): Patch {
  const treeElementLookup: TreeElementLookup = {};
  const onlyMoved: TreeElement[] = [];
  for (const [id, entry] of after.elements) {
    const old = before.elements.get(id);
    if (old && isSame({ ...old, line: entry.line, column: entry.column }, entry)) {
      if (old.line !== entry.line || old.column !== entry.column) onlyMoved.push(entry);
    } else treeElementLookup[id] = entry;
  }
  if (onlyMoved.length <= MAX_MOVED_ENTRIES) for (const entry of onlyMoved) treeElementLookup[entry.codebaseId] = entry;
  for (const id of before.elements.keys()) if (!after.elements.has(id)) treeElementLookup[id] = null;

  return { treeElementLookup, scopeLookup: scopesBetween(before.scopes, after.scopes) };
}

function scopesBetween(before: ReadonlyMap<string, ScopeEntry>, after: ReadonlyMap<string, ScopeEntry>): ScopeLookup {
  const patch: ScopeLookup = {};
  const onlyMoved: [id: string, entry: ScopeEntry][] = [];
  for (const [id, entry] of after) {
    const old = before.get(id);
    if (!old || !isSame({ ...old, line: entry.line }, entry)) patch[id] = entry;
    else if (old.line !== entry.line) onlyMoved.push([id, entry]);
  }
  const moved = onlyMoved.reduce((sum, [, { codebaseIds }]) => sum + codebaseIds.length, 0);
  if (moved <= MAX_MOVED_ENTRIES) for (const [id, entry] of onlyMoved) patch[id] = entry;
  for (const id of before.keys()) if (!after.has(id)) patch[id] = null;
  return patch;
}

/** Merges patches of several files. An id that moved to another file does not count as removed. */
export function mergePatches(patches: readonly Patch[]): Patch {
  const [first] = patches;
  if (first && patches.length === 1) return first;
  const merged: Patch = { treeElementLookup: {}, scopeLookup: {} };
  for (const patch of patches) {
    for (const [id, entry] of Object.entries(patch.treeElementLookup)) {
      merged.treeElementLookup[id] = entry ?? merged.treeElementLookup[id] ?? null;
    }
    Object.assign(merged.scopeLookup, patch.scopeLookup);
  }
  return merged;
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
