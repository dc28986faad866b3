/**
 * How often a component is used. The engine counts the uses in files that a page has loaded; here are those that none has loaded
 * yet, for edits of a component's own element in place of its only use, and for the words of a refusal.
 */
import type { OnlyUse } from '../../mutations/mutation.ts';
import { mayHaveOtherUses, propNotPassedOn } from '../../mutations/refusals.ts';
import type { ApiError } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { Refused } from '../routes/errors.ts';
import type { Workspace } from './workspace.ts';

/** @throws Refused where another file uses one of the components too, or nobody can tell */
export async function assertOnlyUse(
  ws: Workspace,
  change: AnyMutationChange,
  { components, prop }: OnlyUse,
): Promise<void> {
  const codebaseId = change.callSiteCodebaseId as string;
  const where = { codebaseId, file: ws.identity.locate(codebaseId)?.file as string };
  for (const { name, isFollowed } of components) {
    const { loaded, others, isPartial } = await usesOf(ws, name);
    const uses = others + (isFollowed ? 1 : Math.max(1, loaded));
    if (uses > 1) throw new Refused(propNotPassedOn(where, name, prop, uses).error);
    if (isPartial) throw new Refused(mayHaveOtherUses(where, name, prop).error);
  }
}

/** The refusal with the count of all uses; without a count where nobody can tell. */
export async function withAllUses(ws: Workspace, error: ApiError): Promise<ApiError> {
  const { component, uses, ...rest } = error;
  if (component === undefined || uses === undefined) return error;
  const uncounted = { ...rest, component };
  const found = await usesOf(ws, component).catch((problem: unknown) => {
    if (problem instanceof Refused) return null;
    throw problem;
  });
  return found && !found.isPartial ? { ...uncounted, uses: uses + found.others } : uncounted;
}

/** Uses by name, in files that a page has loaded and in others. */
async function usesOf(
  ws: Workspace,
  component: string,
): Promise<{ loaded: number; others: number; isPartial: boolean }> {
  const known = new Set(ws.identity.files().filter((file) => !ws.ahead.has(file)));
  const { found, isPartial } = await ws.reader.usersOf([component]);
  const sum = (isLoaded: boolean) =>
    found.reduce((total, { file, count }) => (known.has(file) === isLoaded ? total + count : total), 0);
  return { loaded: sum(true), others: sum(false), isPartial };
}
