/** Which edit of styles was the last to set a property of an element, in its context. */
import type { AnyMutationChange, ChangeItem } from '../../protocol/changes.ts';
import { physicalLonghandsOf } from '../../protocol/shorthands.ts';

export interface NewestStyles {
  /** Called when a change is shown or sent. */
  note(change: AnyMutationChange): void;
  /** The change was taken back or refused. */
  forget(changeId: string): void;
  /** False for a property that a later change has set too. */
  isNewest(change: AnyMutationChange, property: string): boolean;
}

export function createNewestStyles(): NewestStyles {
  /** place of a declaration to the id of its last change */
  const newest = new Map<string, string>();
  return {
    note(change) {
      const { stylingChanges = {} } = fieldsOf(change);
      for (const property of Object.keys(stylingChanges))
        for (const place of placesOf(change, property)) newest.set(place, change.id);
    },
    forget(changeId) {
      for (const [place, id] of newest) if (id === changeId) newest.delete(place);
    },
    isNewest: (change, property) =>
      placesOf(change, property).every((place) => (newest.get(place) ?? change.id) === change.id),
  };
}

const fieldsOf = (change: AnyMutationChange): Partial<ChangeItem<'STYLING'>['changeFields']> =>
  change.type === 'STYLING' ? (change as ChangeItem<'STYLING'>).changeFields : {};

function placesOf(change: AnyMutationChange, property: string): string[] {
  const { codebaseId = '', modifiers } = fieldsOf(change);
  const context = [codebaseId, ...(modifiers ?? [])].join(' ');
  return physicalLonghandsOf(property).map((longhand) => `${context} ${longhand}`);
}
