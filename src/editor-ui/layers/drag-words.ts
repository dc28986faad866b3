/** Announcements of a screen reader while rows are moved by keys. */
import { AssistiveDndState, type DndState, isOrderedDragTarget } from '@headless-tree/core';

const HOW = 'Arrow keys choose a place, Enter drops there, Escape gives up.';

/** @param dnd the dragged rows and the place under them */
export function dragWords<T>(dnd: DndState<T> | null | undefined, state: AssistiveDndState): string {
  const names = dnd?.draggedItems?.map((item) => item.getItemName()).join(', ') ?? '';
  switch (state) {
    case AssistiveDndState.Started:
      return `Moving ${names}. ${HOW}`;
    case AssistiveDndState.Dragging:
      return `${names}: ${placeWords(dnd)}`;
    case AssistiveDndState.Completed:
      return 'Dropped.';
    case AssistiveDndState.Aborted:
      return 'Given up, nothing moved.';
    default:
      return 'Control Shift D moves the selected layers by keys.';
  }
}

function placeWords<T>(dnd: DndState<T> | null | undefined): string {
  const target = dnd?.dragTarget;
  if (!target) return 'no place';
  const name = target.item.getItemName() || 'the page';
  if (!isOrderedDragTarget(target)) return `last in ${name}`;
  return `place ${target.childIndex + 1} of ${target.item.getChildren().length + 1} in ${name}`;
}
