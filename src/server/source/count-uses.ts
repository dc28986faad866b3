/**
 * How many elements of the project use a component. The id registry knows those in files that a page has loaded. Of the others, only
 * files that the reader found to name the component are parsed, each in a turn of the session's queue, so that edits go between.
 */
import type { ApiFailure, TreeElement } from '../../protocol/api.ts';
import { isSameComponent, type UsedComponent, type UsesAnswer } from '../../protocol/used-component.ts';
import type { Workspace } from '../edits/workspace.ts';
import { isLong, outlineHere } from '../engine/outlines.ts';
import type { ProjectReader } from '../reader/project-reader.ts';
import type { Session } from '../session.ts';
import { definitionsOf } from './definitions.ts';
import { freshPlace } from './source-view.ts';

/** With more files than this to parse, nobody would wait for the number. */
const MOST_FILES = 300;

/** @param codebaseId of an element that uses the component */
export async function countUses(
  session: Session,
  reader: ProjectReader,
  codebaseId: string,
): Promise<UsesAnswer | ApiFailure> {
  const component = await session.ask((ws) => componentOf(ws, codebaseId));
  if ('error' in component) return component;
  const { found, isPartial } = await reader.listUsers(namesOf(component));
  const files = new Set(found.map(({ file }) => file));
  const { identity } = session.ws;
  const isLoaded = (file: string) => identity.textOf(file) !== null;
  const others = [...files].filter((file) => !isLoaded(file));
  if (isPartial || others.length > MOST_FILES) return { uses: null };
  const usesIn = new Map<string, number>();
  for (const file of others) {
    const uses = await session.ask(async (ws) => usedIn(ws, file));
    if ('error' in uses) return { uses: null };
    usesIn.set(file, countOf(uses, component));
  }
  // a page may have loaded some of them meanwhile
  const unloaded = [...usesIn].reduce((sum, [file, uses]) => (isLoaded(file) ? sum : sum + uses), 0);
  return { uses: unloaded + countOf(Object.values(identity.lookups().treeElementLookup), component) };
}

async function componentOf(ws: Workspace, codebaseId: string): Promise<TreeElement> {
  const { file } = await freshPlace(ws, codebaseId);
  return ws.identity.lookups(file).treeElementLookup[codebaseId] as TreeElement;
}

/** Names by which files may use it: its tag here, and its declared name. */
function namesOf({ componentName, definition }: UsedComponent): string[] {
  return [...new Set([componentName, definition?.slice(definition.lastIndexOf('#') + 1) ?? componentName])];
}

function countOf(uses: readonly (UsedComponent | null)[], component: UsedComponent): number {
  return uses.filter((use) => use && isSameComponent(use, component)).length;
}

interface Parsed {
  text: string;
  uses: UsedComponent[];
}

const parsed = new WeakMap<Workspace, Map<string, Parsed>>();

/** The components that a file uses, one for each element; parsed again when its text changes. */
export function usedIn(ws: Workspace, file: string): UsedComponent[] {
  const kept = parsed.get(ws) ?? new Map<string, Parsed>();
  parsed.set(ws, kept);
  const text = ws.textOnDisk(file) ?? '';
  const before = kept.get(file);
  if (before?.text === text) return before.uses;
  const outline = isLong(text.length) ? null : outlineHere(file, text);
  const tags = outline?.ok ? outline.elements.map(({ tagName }) => tagName) : [];
  const definitions = definitionsOf(ws)(file, text, new Set(tags));
  const uses = tags.map((tag): UsedComponent => ({ componentName: tag, ...definitions.get(tag) }));
  kept.set(file, { text, uses });
  return uses;
}
