/** Keys pressed inside the frame: forwarded, and withheld from browser and app if they are the editor's. */
import type { ForwardedKey } from '../../protocol/messages.ts';

const TYPING_INPUTS = /^(?!button$|checkbox$|radio$|range$|color$|file$|submit$|reset$|image$)/;

/** The innermost focused element, also inside open shadow roots. */
export function focusedElement(document: Document): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** True if the user types into the app: its inputs and editable regions. */
export function isTypingInto(element: Element | null): boolean {
  if (!element) return false;
  if (element.localName === 'textarea' || element.localName === 'select') return true;
  if (element.localName === 'input') return TYPING_INPUTS.test((element as HTMLInputElement).type);
  return (element as HTMLElement).isContentEditable === true;
}

export function forwardedKey(event: KeyboardEvent, document: Document): ForwardedKey {
  const active = focusedElement(document);
  return {
    key: event.key,
    code: event.code,
    metaKey: event.metaKey,
    shiftKey: event.shiftKey,
    ctrlKey: event.ctrlKey,
    altKey: event.altKey,
    activeElement: {
      tagName: active?.tagName ?? 'BODY',
      isContentEditable: (active as HTMLElement | null)?.isContentEditable === true,
      elementType: active instanceof HTMLInputElement ? active.type : null,
    },
  };
}

/** The browser keeps reload, tabs, windows, address bar and devtools. */
const BROWSER_COMMANDS = new Set(['r', 't', 'w', 'n', 'l', 'q', 'h', 'm', 'i', 'j', 'u']);
const FUNCTION_KEY = /^F([1-9]|1\d)$/;

/** Toggles drive mode, in both modes. */
export function isDriveToggle(event: KeyboardEvent): boolean {
  return (event.metaKey || event.ctrlKey) && event.shiftKey && event.key.toLowerCase() === 'p';
}

/** Undo and redo. */
export function isUndo(event: KeyboardEvent): boolean {
  return (event.metaKey || event.ctrlKey) && !event.altKey && ['z', 'y'].includes(event.key.toLowerCase());
}

/**
 * True when a key must not reach browser or app while editing.
 * @param typing the focus is in an input of the app, which keeps its letters but not undo
 */
export function isEditorKey(event: KeyboardEvent, typing: boolean): boolean {
  if (isUndo(event) || isDriveToggle(event)) return true;
  if (typing || (FUNCTION_KEY.test(event.key) && event.key !== 'F6')) return false;
  const command = event.metaKey || event.ctrlKey;
  const letter = event.key.toLowerCase();
  if (!command || !BROWSER_COMMANDS.has(letter)) return true;
  // ⌘⇧H hides the selected element.
  return letter === 'h' && event.shiftKey && !event.altKey;
}
