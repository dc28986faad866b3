/** Which text may be edited in place: static text, the children being text nodes only (spec §4). */
import type { Session } from '../session.ts';

/** Elements whose text the browser makes, or that cannot hold a caret. */
const NO_CARET = new Set(['input', 'textarea', 'select', 'option', 'img', 'iframe', 'canvas', 'video', 'audio', 'svg']);

export function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
}

function isTextOnly(element: Element): boolean {
  return element.childNodes.length > 0 && [...element.childNodes].every((node) => node.nodeType === 3);
}

/** The source has the last word: text that looks static on the page may come from an expression. */
export function canEditInline(element: Element, session: Session): boolean {
  if (!('contentEditable' in element) || NO_CARET.has(element.localName) || !isTextOnly(element)) return false;
  const entry = session.project.element(session.page.codebaseIdOf(element) ?? '');
  return entry ? entry.staticTextContents : true;
}
