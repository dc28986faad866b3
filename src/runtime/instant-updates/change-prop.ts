import { setAttribute, type Undo, undoAll } from './dom-edits.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

/** Props of host elements that the browser reflects as an attribute. */
const SHOWN =
  /^(aria-[a-z]+|data-[\w-]+|alt|title|placeholder|src|srcSet|href|target|rel|width|height|id|role|lang|dir|disabled|hidden|open|readOnly|rows|cols|colSpan|rowSpan|type|min|max|step|label|poster|controls)$/;
/** True for a prop that may be shown as an attribute before the source has it: no text that the browser runs. */
export function isShown(name: string, value: string): boolean {
  return SHOWN.test(name) && !/^\s*javascript:/i.test(value);
}

/** Attributes that components commonly pass their props to. */
const HANDED_DOWN = ['alt', 'title', 'placeholder', 'src', 'href', 'aria-label', 'label', 'poster'];
/** Elements searched in one instance. */
const MAX_LOOKED_AT = 500;

function attributeValue(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Writes a value where a component shows the present value of the prop. */
type ShowValue = (value: string) => Undo;

function placesOfValue(element: Element, shown: string): ShowValue[] {
  const places: ShowValue[] = [];
  for (const part of [element, ...element.querySelectorAll('*')].slice(0, MAX_LOOKED_AT)) {
    for (const name of HANDED_DOWN) {
      if (part.getAttribute(name) === shown) places.push((value) => setAttribute(part, name, value));
    }
    for (const node of part.childNodes) {
      if (node.nodeType === 3 && (node as Text).data === shown) places.push((value) => setText(node as Text, value));
    }
  }
  return places;
}

function setText(node: Text, value: string): Undo {
  const before = node.data;
  node.data = value;
  return () => {
    if (node.data === value) node.data = before;
  };
}

/**
 * The effect of a prop is known only to its component. But if the prop's text is on the page exactly once, as a whole text or attribute,
 * that is where the prop shows. With two matches, one may belong to another prop.
 */
function onComponent(id: string, name: string, value: string, context: UpdateContext): Applied | null {
  const { page } = context;
  const undos: Undo[] = [];
  for (const element of context.targets(id)) {
    const before = page.propsOfInstance(element, id)?.[name];
    if ((typeof before !== 'string' && typeof before !== 'number') || before === '') continue;
    const [only, ...others] = placesOfValue(element, String(before));
    if (only && others.length === 0) undos.push(only(value));
  }
  if (undos.length === 0) return null;
  const has = (element: Element) => String(page.propsOfInstance(element, id)?.[name]) === value;
  return { undo: undoAll(undos), isSettled: () => context.targets(id).every(has) };
}

/** CHANGE_PROP: shown for attributes of host elements, and where a component visibly passes the prop on. */
export const changeProp: Apply<'CHANGE_PROP'> = ({ codebaseIdToChange: id, propName, propValue }, context) => {
  const value = attributeValue(propValue);
  if (value === undefined || /^\s*javascript:/i.test(value ?? '')) return null;
  const isInstance = (element: Element) => context.page.isComponentRoot(element, id);
  const elements = context.targets(id);
  if (elements.some(isInstance)) {
    const isText = typeof propValue === 'string' || typeof propValue === 'number';
    return isText && propName !== 'className' ? onComponent(id, propName, String(propValue), context) : null;
  }
  if (!SHOWN.test(propName) || elements.length === 0) return null;
  const name = propName.toLowerCase();
  const undos = elements.map((element) => setAttribute(element, name, value));
  const shows = (element: Element) => element.getAttribute(name) === value;
  return { undo: undoAll(undos), isSettled: () => context.targets(id).every(shows) };
};
