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
  const { component, uses } = error;
  const root = rootThatIgnores(state, asked, error);
  if (!root) return undefined;
  const { callSiteCodebaseId: _site, callSitesAround: _around, instantUpdateKeys: _keys, ...change } = asked;
  const ofDefinition = { ...aboutElement(change, root), id: uuid(), scope: 'definition' } as AnyMutationChange;
  return {
    label: labelOf(component, uses),
    change: ofDefinition,
  };
}

function labelOf(component: string | undefined, uses: number | undefined): string {
  if (!uses) return `Change all uses of <${component}>`;
  return uses > 1 ? `Edit all ${uses} <${component}>` : `Edit <${component}> itself`;
}

/** The root of the component that refused a class or a style of a use; null for other refusals. */
export function rootThatIgnores(
  state: EditorState,
  asked: AnyMutationChange,
  { code, component }: ApiError,
): string | null {
  if (code !== 'prop-not-passed-on' || component === undefined) return null;
  const subject = subjectsOf(asked)[0] ?? null;
  const isInIt = subject !== null && state.elements[subject]?.ownerName === component;
  return isInIt ? subject : rootUnder(state, component, [subject, asked.callSiteCodebaseId ?? null]);
}

/** The component's root below the selected one of these elements. */
function rootUnder(state: EditorState, component: string, ids: readonly (string | null)[]): string | null {
  const selected = editableSelection(state).find(({ source }) => ids.includes(source.codebaseId));
  return (selected && rootOf(state, selected.item, component)?.codebaseId) ?? null;
}
