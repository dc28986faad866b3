/**
 * How often a component is used. The engine counts the uses in files that a page has loaded; here are those that none has loaded
 * yet, for edits of a component's own element in place of its only use, and for the words of a refusal.
 */
import { propNotPassedOn } from '../../mutations/refusals.ts';
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, subjectsOf } from '../../protocol/changes.ts';
import { Refused } from '../routes/errors.ts';
import type { Workspace } from './workspace.ts';

/** @throws Refused where another file uses the component too */
export async function assertOnlyUse(ws: Workspace, change: AnyMutationChange): Promise<void> {
  const isLook = change.type === 'STYLING' || change.type === 'ADD_CLASS';
  const site = isLook && change.scope === undefined ? change.callSiteCodebaseId : undefined;
  const name = site === undefined ? null : tagOf(ws, site);
  const others = name === null ? 0 : await usesNotLoaded(ws, name);
  if (name === null || others === 0) return;
  const where = { codebaseId: site, file: ws.identity.locate(site as string)?.file };
  throw new Refused(propNotPassedOn(where as { codebaseId: string }, name, 'className', others + 1).error);
}

/** The refusal with the count of all uses. */
export async function withAllUses(ws: Workspace, change: AnyMutationChange, error: ApiError): Promise<ApiError> {
  const site = change.callSiteCodebaseId ?? subjectsOf(change)[0];
  const name = error.uses === undefined || site === undefined ? null : tagOf(ws, site);
  return name === null ? error : { ...error, uses: (error.uses ?? 0) + (await usesNotLoaded(ws, name)) };
}

/** The component's name at its use; null for elements. */
function tagOf(ws: Workspace, codebaseId: string): string | null {
  const site = ws.identity.locate(codebaseId);
  return (site && /^[A-Z][\w.]*/.exec(ws.identity.textOf(site.file)?.slice(site.start + 1) ?? '')?.[0]) ?? null;
}

async function usesNotLoaded(ws: Workspace, name: string): Promise<number> {
  const loaded = new Set(ws.identity.files());
  const users = await ws.reader.usersOf(name);
  return users.reduce((sum, { file, count }) => (loaded.has(file) ? sum : sum + count), 0);
}
