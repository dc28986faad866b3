/** The next step where one use of a component cannot take a class: the component is made to take one, and the change goes on. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, type ChangeItem, createChange } from '../../protocol/changes.ts';
import { isRootOfComponent } from '../scope/plurality.ts';
import type { EditorState } from '../store/state.ts';
import { rootThatIgnores } from './all-uses.ts';

interface Offer {
  label: string;
  /** the change of the component */
  take: ChangeItem<'TAKE_CLASS'>;
  /** the change that was asked for, to be sent again */
  change: AnyMutationChange;
}

/** @returns undefined for other refusals, for styles that are no classes, and inside of a component, where no class arrives */
export function forThisUse(state: EditorState, asked: AnyMutationChange, error: ApiError): Offer | undefined {
  const isClass =
    asked.type === 'STYLING'
      ? asked.changeFields.stylingFramework !== 'Inline'
      : MUTATION_TYPES[asked.type].instance === 'class';
  const id = isClass ? rootThatIgnores(state, asked, error) : null;
  const root = id === null ? undefined : state.elements[id];
  if (!root || !isRootOfComponent(root)) return undefined;
  const { codebaseId } = root;
  return {
    label: `Make <${error.component}> take a class`,
    take: createChange(uuid(), 'TAKE_CLASS', { codebaseId }),
    change: { ...asked, id: uuid() },
  };
}
