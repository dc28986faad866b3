import { setAttribute, type Undo, undoAll } from './dom-edits.ts';
import type { Applied, Apply, UpdateContext } from './types.ts';

/** Props of host elements that the browser shows through an attribute. */
const SHOWN =
  /^(aria-[a-z]+|data-[\w-]+|alt|title|placeholder|src|srcSet|href|target|rel|width|height|id|role|lang|dir|disabled|hidden|open|readOnly|rows|cols|colSpan|rowSpan|type|min|max|step|label|poster|controls)$/;
/** Attributes that a component may hand its own props down to. */
const HANDED_DOWN = ['alt', 'title', 'placeholder', 'src', 'href', 'aria-label', 'label', 'poster'];
/** Elements looked through in one instance. */
const MAX_LOOKED_AT = 500;

function attributeValue(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A place inside a component that shows the prop's present value, and how to show another there. */
type Place = (value: string) => Undo;

function placesIn(element: Element, shown: string): Place[] {
  const places: Place[] = [];
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
 * What a component makes of a prop only it can tell; but where its text is on the page exactly once, as a whole text or as an
 * attribute, that is where it shows. Two such places say nothing: one may be another's.
 */
function onComponent(id: string, name: string, value: string, context: UpdateContext): Applied | null {
  const { page } = context;
  const undos: Undo[] = [];
  for (const element of context.targets(id)) {
    const before = page.propsOfInstance(element, id)?.[name];
    if ((typeof before !== 'string' && typeof before !== 'number') || before === '') continue;
    const [only, ...others] = placesIn(element, String(before));
    if (only && others.length === 0) undos.push(only(value));
  }
  if (undos.length === 0) return null;
  const has = (element: Element) => String(page.propsOfInstance(element, id)?.[name]) === value;
  return { undo: undoAll(undos), isSettled: () => context.targets(id).every(has) };
}

/** CHANGE_PROP: shown where the prop is an attribute of a host element, and where a component visibly hands it on. */
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
