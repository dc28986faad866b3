/**
 * Fields that make edits, without uncommitted typing: those of the inspector, and the search of what can be added, whose
 * Enter adds. The browser has nothing to undo in them, so ⌘Z there undoes edits, as everywhere.
 */

/** The panels whose fields make edits. */
const PANELS = ':is([data-panel="inspector"], [data-panel="insert"])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** by field with uncommitted typing: the value from before it; null where that is unknown */
const valueBefore = new WeakMap<EventTarget, string | null>();

/** @returns its own teardown */
export function watchTyping(target: Window): () => void {
  const onInput = (event: Event) => {
    const { type, target } = event;
    if (!target || valueBefore.has(target) || isEnterInOneLine(event)) return;
    valueBefore.set(target, type === 'beforeinput' && isField(target) ? target.value : null);
  };
  const onFocus = ({ target }: Event) => target && valueBefore.delete(target);
  const onKey = (event: KeyboardEvent) => event.key === 'Enter' && !event.isComposing && onFocus(event);
  target.addEventListener('beforeinput', onInput);
  target.addEventListener('input', onInput);
  target.addEventListener('focusin', onFocus);
  target.addEventListener('keydown', onKey);
  return () => {
    target.removeEventListener('beforeinput', onInput);
    target.removeEventListener('input', onInput);
    target.removeEventListener('focusin', onFocus);
    target.removeEventListener('keydown', onKey);
  };
}

/** The browser announces a line break there too, though Enter submits and changes nothing. */
function isEnterInOneLine(event: Event): boolean {
  return event.target instanceof HTMLInputElement && 'inputType' in event && event.inputType === 'insertLineBreak';
}

export function isAtRest(target: EventTarget | null): target is Field {
  if (!target || !isField(target)) return false;
  const before = valueBefore.has(target) ? valueBefore.get(target) : target.value;
  // a refused value is still in the field, to be corrected
  return target.value === before && target.matches(`${PANELS} :not([aria-invalid="true"])`);
}

function isField(target: EventTarget): target is Field {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => target instanceof kind);
}

/** Commits the value stepped to by arrow keys and shows the source's value, as blur does. */
export function settleField(field: Field): void {
  field.blur();
  field.focus({ preventScroll: true });
}
