import type { ChangeFields, PropValue } from '../../protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX, duplicatePlaceholder } from '../../protocol/codebase-id.ts';
import { log } from '../log.ts';
import { copyOf, type Undo, undoAll } from './dom-edits.ts';
import { insertApart } from './gaps.ts';
import { insertionPoint, parentsOf } from './places.ts';
import { elementFromHtml } from './safe-html.ts';
import type { Apply, UpdateContext } from './types.ts';

/** Props whose attribute has another name. */
const ATTRIBUTE_OF: Record<string, string> = { className: 'class', htmlFor: 'for' };

function setProps(element: Element, props: Record<string, PropValue>): void {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') {
      if (typeof value === 'string' || typeof value === 'number') element.textContent = String(value);
    } else if (/^[a-z][\w-]*$/i.test(name) && !/^on/i.test(name) && ['string', 'number'].includes(typeof value)) {
      if (!/^\s*javascript:/i.test(String(value))) element.setAttribute(ATTRIBUTE_OF[name] ?? name, String(value));
    }
  }
}

/** The element to show, or null when its look is unknown. */
function elementFor(fields: ChangeFields['ADD_JSX'], context: UpdateContext): Element | null {
  const { htmlForInstantUpdate: html, addNativeTag: tag, addCodebaseId: id, propsToSet = {} } = fields;
  if (html) return elementFromHtml(context.document, html);
  const [like] = id ? context.page.elementsOf(id) : [];
  // A new native element comes empty; a copy of one comes with its content.
  const isPlain = like && id && !fields.copy && !context.page.isComponentRoot(like, id);
  const native = tag ?? (isPlain ? like.localName : '');
  if (/^[a-z][a-z0-9-]*$/.test(native) && native !== 'script') {
    const element = context.document.createElement(native);
    setProps(element, propsToSet);
    return element;
  }
  if (like) return copyOf(like);
  if (id && !context.isEditor) log.error('Could not find component element for instant update');
  return null;
}

/** True for the element with the id `outer`, and for those inside it in the source. */
function isWithin(codebaseId: string, outer: string | undefined, { source }: UpdateContext): boolean {
  for (let at = source(codebaseId); at; at = source(at.parentCodebaseId ?? ''))
    if (at.codebaseId === outer) return true;
  return false;
}

/** ADD_JSX: adds one element to each rendered instance of the parent, under the change's placeholder id. */
export const addJsx: Apply<'ADD_JSX'> = (fields, context) => {
  const { codebaseIdToAddTo: parentId } = fields;
  const holders = () => parentsOf(parentId ? context.targets(parentId) : [], fields, context);
  const parents = holders();
  if (parents.length === 0) {
    log.error('Could not find new parent element for instant update');
    return null;
  }
  const model = elementFor(fields, context);
  if (!model) return null;
  const placeholder = ADD_PLACEHOLDER_PREFIX + context.changeId;
  // Elements that the copied JSX contains get ids of their own; the DOM of the components in it gets none, as it belongs to their files.
  const isCopied = (id: string) => fields.copy && isWithin(id, fields.addCodebaseId, context);
  const renamed = copyOf(model, (id, isRoot) =>
    isRoot ? placeholder : isCopied(id) ? duplicatePlaceholder(id) : null,
  );
  renamed.classList.add(placeholder);
  const side = fields.beforeCodebaseId ? 'before' : fields.afterCodebaseId ? 'after' : null;
  const counts = parents.map((parent) => parent.childElementCount);
  const undos = parents.map(
    (parent): Undo =>
      insertApart(parent, renamed.cloneNode(true) as Element, insertionPoint(parent, fields, context), side),
  );
  return {
    undo: undoAll(undos),
    data: { addedIds: [placeholder] },
    isSettled: () => holders().every((parent, at) => parent.childElementCount > (counts[at] ?? -1)),
  };
};
