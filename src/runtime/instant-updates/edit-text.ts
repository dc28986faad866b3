import { LONGEST_CHILD_TEXT } from '../../protocol/nav-tree.ts';
import { isShown } from './change-prop.ts';
import { setAttribute, type Undo, undoAll } from './dom-edits.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

function flat(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Where an element shows the old words: in a text node of its own, as all that it says, or deeper inside. */
function textNodesOf(element: Element, oldText: string): Text[] | null {
  const texts = [...element.childNodes].filter((node): node is Text => node.nodeType === 3);
  const exact = texts.find((node) => flat(node.nodeValue) === flat(oldText));
  if (exact && flat(oldText) !== '') return [exact];
  if (texts.length > 0 && texts.length === element.childNodes.length && isAllOf(element, oldText)) return texts;
  return textInside(element, oldText);
}

/** Of a long text, the editor knows the beginning. */
function isAllOf({ textContent }: Element, words: string): boolean {
  const all = flat(textContent);
  return words.length < LONGEST_CHILD_TEXT ? all === flat(words) : all.startsWith(flat(words));
}

/** Text passed to a component may be deeper in its output. */
function textInside(element: Element, oldText: string): Text[] | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (flat(oldText) !== '' && flat(node.nodeValue) === flat(oldText)) return [node as Text];
  }
  return null;
}

const gapsOf = (text: string): [string, string] => [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? ''];

/** Writes the text into React's own text nodes, so that the DOM structure stays. */
export function showText(element: Element, newText: string, oldText: string): Undo | null {
  const [first, ...rest] = textNodesOf(element, oldText) ?? [];
  if (!first) return element.childNodes.length === 0 && flat(oldText) === '' ? fillEmpty(element, newText) : null;
  const [lead, trail] = gapsOf(first.data);
  const [newLead, newTrail] = gapsOf(newText);
  const [oldLead, oldTrail] = gapsOf(oldText);
  // gaps that stay may stand in text nodes of their own
  const keepsGaps = newText.trim() === newText || (newLead === oldLead && newTrail === oldTrail);
  const padded = first.data.trim() && keepsGaps ? lead + newText.trim() + trail : newText;
  const before = [first, ...rest].map((node) => ({ node, value: node.data }));
  first.data = padded;
  for (const node of rest) node.data = '';
  return () => {
    for (const { node, value } of before) if (node.data === (node === first ? padded : '')) node.data = value;
  };
}

function fillEmpty(element: Element, text: string): Undo {
  const node = element.ownerDocument.createTextNode(text);
  element.append(node);
  return () => node.remove();
}

/** The words of a prop, in the elements that have them as an attribute of that name. */
function showAttribute(id: string, name: string, [oldText, newText]: [string, string], context: UpdateContext) {
  if (!isShown(name, newText) || oldText === '') return null;
  const shown = name.toLowerCase();
  const undos = context.targets(id).flatMap((element) => {
    const before = element.getAttribute(shown);
    return before?.includes(oldText)
      ? [
          setAttribute(
            element,
            shown,
            before.replace(oldText, () => newText),
          ),
        ]
      : [];
  });
  const shows = (element: Element) => element.getAttribute(shown)?.includes(newText) !== false;
  const applied: Applied = { undo: undoAll(undos), isSettled: () => context.targets(id).every(shows) };
  return undos.length > 0 ? applied : null;
}

/** Writes a part of a text that one text node shows with other parts, as that of a template. */
function showPart(element: Element, newText: string, oldText: string): Undo | null {
  const words = oldText.trim();
  const texts = [...element.childNodes].filter((one): one is Text => one.nodeType === 3);
  const node = texts.find(({ data }) => data.includes(words));
  if (!node || words === '' || node.data.indexOf(words) !== node.data.lastIndexOf(words)) return null;
  const before = node.data;
  const shown = before.replace(words, () => newText.trim());
  node.data = shown;
  return () => {
    if (node.data === shown) node.data = before;
  };
}

/** EDIT_TEXT: shows the new text in every element of the id that shows the old one. */
export const editText: Apply<'EDIT_TEXT'> = (fields, context) => {
  const { codebaseIdToEditText: id, newText, oldText, attribute, part } = fields;
  if (attribute !== undefined) return showAttribute(id, attribute, [oldText ?? '', newText], context);
  const undos = context.targets(id).map((element) => {
    const old = oldText ?? element.textContent ?? '';
    return showText(element, newText, old) ?? (part === undefined ? null : showPart(element, newText, old));
  });
  const done = undos.filter((undo) => undo !== null);
  if (done.length === 0) return null;
  const shows = (element: Element) => flat(element.textContent).includes(flat(newText));
  return { undo: undoAll(done), isSettled: () => context.targets(id).filter(shows).length >= done.length };
};
