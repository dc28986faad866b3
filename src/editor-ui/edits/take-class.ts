/** The next step where one use of a component cannot take a class: the component is made to take one, and the change goes on. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import { isRootOfComponent } from '../scope/plurality.ts';
import type { EditorState } from '../store/state.ts';
import { rootThatIgnores } from './all-uses.ts';

export interface TakeOffer {
  label: string;
  /** the change of the component */
  take: AnyMutationChange;
  /** the change that was asked for, to be sent again: its place is chosen anew, now that the component takes a class */
  change: AnyMutationChange;
}

/**
 * Both changes are one step of the history.
 *
 * @param sent the change as it was refused, at the place that was chosen for it
 * @param asked the same before a place was chosen
 * @returns undefined for other refusals, for styles that are no classes, inside of a component, where no class arrives, and where
 * the component's root is no HTML or SVG element, which may ignore a class itself
 */
export function forThisUse(
  state: EditorState,
  sent: AnyMutationChange,
  asked: AnyMutationChange,
  error: ApiError,
): TakeOffer | undefined {
  const isClass =
    sent.type === 'STYLING'
      ? sent.changeFields.stylingFramework !== 'Inline'
      : MUTATION_TYPES[sent.type].instance === 'class';
  const id = isClass ? rootThatIgnores(state, sent, error) : null;
  const root = id === null ? undefined : state.elements[id];
  if (!root || root.inProviders || !isRootOfComponent(root) || root.type !== 'native') return undefined;
  const { codebaseId } = root;
  const activityId = uuid();
  return {
    label: `Make <${error.component}> take a class`,
    take: { ...createChange(uuid(), 'TAKE_CLASS', { codebaseId }), activityId },
    change: { ...asked, id: uuid(), activityId },
  };
}
