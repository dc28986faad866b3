/** The next step where one use of a component cannot take a class or a style: the same change in the component, for all uses. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, aboutElement, subjectsOf } from '../../protocol/changes.ts';
import { rootOf } from '../scope/own-element.ts';
import type { EditorState } from '../store/state.ts';
import { editableSelection } from '../store/store.ts';

interface Offer {
  label: string;
  change: AnyMutationChange;
}

/**
 * @param state as it was when the change was asked for
 * @returns undefined for other refusals, and where the root of the component that refused is not known
 */
export function forAllUses(state: EditorState, asked: AnyMutationChange, error: ApiError): Offer | undefined {
  const { code, component, uses } = error;
  if (code !== 'prop-not-passed-on' || component === undefined) return undefined;
  const { callSiteCodebaseId, instantUpdateKeys: _keys, ...change } = asked;
  const subject = subjectsOf(change)[0] ?? null;
  const isInIt = subject !== null && state.elements[subject]?.ownerName === component;
  const root = isInIt ? subject : rootUnder(state, component, [subject, callSiteCodebaseId ?? null]);
  if (!root) return undefined;
  const ofDefinition = { ...aboutElement(change, root), id: uuid(), scope: 'definition' } as AnyMutationChange;
  return {
    label: uses ? `Edit all ${uses} <${component}>` : `Change all uses of <${component}>`,
    change: ofDefinition,
  };
}

/** The component's root below the selected one of these elements. */
function rootUnder(state: EditorState, component: string, ids: readonly (string | null)[]): string | null {
  const selected = editableSelection(state).find(({ source }) => ids.includes(source.codebaseId));
  return (selected && rootOf(state, selected.item, component)?.codebaseId) ?? null;
}
