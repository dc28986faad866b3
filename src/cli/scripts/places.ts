/** Elements named by their place in the source, `src/App.tsx:6:7`, as editors and stack traces show it. */
import { isAbsolute, relative, sep } from 'node:path';
import type { ApiError } from '../../protocol/api.ts';
import type { SourcePlace } from '../../server/identity/element-at.ts';
import { elementFieldsOf } from '../../server/routes/decode-change.ts';
import type { ProjectClient } from './project-client.ts';

const PLACE = /^(.+):([1-9]\d{0,8}):([1-9]\d{0,8})$/s;

/** Replaces each place in the element fields of a change item by a codebase id. Other values are returned unchanged. */
export function withElements(item: unknown, idOf: (place: string) => string): unknown {
  if (!isObject(item) || !isObject(item.changeFields)) return item;
  const fields = { ...item.changeFields };
  const replaced = (value: unknown) => (typeof value === 'string' && PLACE.test(value) ? idOf(value) : value);
  for (const name of elementFieldsOf(item.type)) {
    const value = fields[name];
    if (value !== undefined) fields[name] = Array.isArray(value) ? value.map(replaced) : replaced(value);
  }
  return { ...item, changeFields: fields };
}

/** The places that a change item names. */
export function placesIn(item: unknown): string[] {
  const places: string[] = [];
  withElements(item, (place) => {
    places.push(place);
    return place;
  });
  return places;
}

export type FoundElements = { ok: true; ids: ReadonlyMap<string, string> } | { ok: false; error: ApiError };

/** The codebase ids of the elements at these places: all of them, or the first refusal. */
export async function findElements(client: ProjectClient, places: Iterable<string>): Promise<FoundElements> {
  const ids = new Map<string, string>();
  for (const place of new Set(places)) {
    const answer = await client.elementAt(placeOf(place, client.root));
    if (!answer.ok) return answer;
    ids.set(place, answer.codebaseId);
  }
  return { ok: true, ids };
}

/** Columns count from 1 here, as in editors, and from 0 in the API. */
function placeOf(place: string, root: string): SourcePlace {
  const [, path = '', line = '', column = ''] = PLACE.exec(place) ?? [];
  const inProject = isAbsolute(path) ? relative(root, path) : path;
  const file = inProject
    .split(sep)
    .join('/')
    .replace(/^(?:\.\/)+/, '');
  return { file, line: Number(line), column: Number(column) - 1 };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
