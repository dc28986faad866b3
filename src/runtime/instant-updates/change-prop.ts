import { setAttribute, type Undo, undoAll } from './dom-edits.ts';
import type { Apply } from './types.ts';

/** Props of host elements that the browser shows through an attribute. */
const SHOWN =
  /^(aria-[a-z]+|data-[\w-]+|alt|title|placeholder|src|srcSet|href|target|rel|width|height|id|role|lang|dir|disabled|hidden|open|readOnly|rows|cols|colSpan|rowSpan|type|min|max|step|label|poster|controls)$/;

function attributeValue(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** CHANGE_PROP: shown where the prop is an attribute of a host element; what a component makes of it only it can tell. */
export const changeProp: Apply<'CHANGE_PROP'> = ({ codebaseIdToChange, propName, propValue }, context) => {
  const value = attributeValue(propValue);
  if (value === undefined || !SHOWN.test(propName) || /^\s*javascript:/i.test(value ?? '')) return null;
  const undos: Undo[] = [];
  for (const element of context.targets(codebaseIdToChange)) {
    if (context.page.isComponentRoot(element, codebaseIdToChange)) continue;
    undos.push(setAttribute(element, propName.toLowerCase(), value));
  }
  if (undos.length === 0) return null;
  const shows = (element: Element) => element.getAttribute(propName.toLowerCase()) === value;
  return { undo: undoAll(undos), isSettled: () => context.targets(codebaseIdToChange).every(shows) };
};
