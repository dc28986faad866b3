/** The change for an element picked in the insert panel, and its place. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type ChangeItem, createChange } from '../../protocol/changes.ts';
import { isInline } from '../../protocol/html-nesting.ts';
import { forbidding, tagsIn } from '../moves/legal-place.ts';
import { addPlace, isPlace, placeBeside, type SourcePlace, sourcePlace } from '../moves/place.ts';
import { scopeFor } from '../scope/default-scope.ts';
import { isRootOfComponent } from '../scope/plurality.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem, sourceOf } from '../store/store.ts';
import { type Insertable, wordsOf } from './insertable.ts';

export function insertChange(item: Insertable, place: SourcePlace): ChangeItem<'ADD_JSX'> {
  const children = wordsOf(item);
  const props = { ...(item.kind === 'native' ? item.tag.propsToSet : {}), ...(children === null ? {} : { children }) };
  const propsToSet = Object.keys(props).length > 0 ? { propsToSet: props } : {};
  return createChange(uuid(), 'ADD_JSX', { ...addPlace(place), ...added(item), ...propsToSet });
}

function added(item: Insertable) {
  return item.kind === 'native' ? { addNativeTag: item.tag.tag } : componentField(item);
}

/** A component as ADD_JSX names it: by an element like it, or by its export. */
export function componentField(item: Exclude<Insertable, { kind: 'native' }>) {
  if (item.kind === 'of-package') return { addCodebaseId: item.component.codebaseId };
  return { addComponent: { file: item.component.file, exportName: item.component.exportName } };
}

/** Tags that hold other elements, so that something added to a selected one goes into it. */
const HOLDERS = new Set('div section main header footer nav aside article form fieldset ul ol figure'.split(' '));

/**
 * The place of an element that was picked and not dropped: in the selection if that holds elements, else behind it; at the end of
 * the page's content if nothing is selected. It goes behind a line of text, and behind an element that HTML does not allow it in. A selected component without
 * a sibling in its source gets it in its fragment.
 */
export function placeForPicked(state: EditorState, picked: Insertable): SourcePlace | ApiError {
  const { tree } = activeFrame(state);
  const selected = selectedItem(state);
  const item = selected ?? contentOf(state);
  if (!item) return sourcePlace(state, { parent: null, index: tree.roots.length });
  const host = selected && forbidding(state, selected, [tagOf(state, picked)]);
  if (host) return 'code' in host ? host : placeBeside(host, 'after');
  if (!selected || holdsElements(state, item)) {
    return sourcePlace(state, { parent: item.key, index: item.children.length });
  }
  const source = sourceOf(state, item);
  if (source?.row === null && item.isComponent) {
    return sourcePlace(state, { parent: item.key, index: item.children.length });
  }
  if (source) return placeBeside(source, 'after');
  const siblings = item.parent ? (tree.items.get(item.parent)?.children ?? []) : tree.roots;
  const beside = sourcePlace(state, { parent: item.parent, index: siblings.indexOf(item.key) + 1 });
  if (isPlace(beside)) return beside;
  return sourcePlace(state, { parent: item.key, index: item.children.length });
}

/** The tag that the page shows for it; a block for a component of which the page shows none. */
function tagOf(state: EditorState, picked: Insertable): string {
  if (picked.kind === 'native') return picked.tag.tag;
  const { tree } = activeFrame(state);
  const tagWithin = (item: NavItem): string | undefined =>
    item.tagName ?? item.children.map((key) => tagWithin(tree.items.get(key) as NavItem)).find((tag) => tag);
  const shown = [...tree.items.values()].find(isShownAs(state, picked));
  return (shown && tagWithin(shown))?.toLowerCase() ?? BLOCK.tag.tag;
}

function isShownAs(state: EditorState, picked: Exclude<Insertable, { kind: 'native' }>): (item: NavItem) => boolean {
  if (picked.kind === 'of-package') return ({ codebaseId }) => codebaseId === picked.component.codebaseId;
  const { name, file } = picked.component;
  return (item) => {
    const source = item.tagName ? sourceOf(state, item) : null;
    return source?.ownerName === name && source.filename === file && isRootOfComponent(source);
  };
}

/**
 * The element around the page's content: in `main`, not in the header and the menu that pages share, where the page has one. Never in
 * the definition of a reusable component.
 */
function contentOf(state: EditorState): NavItem | undefined {
  const { tree } = activeFrame(state);
  const natives = [...tree.items.values()].filter((each) => each.tagName && !each.isComponent && each.codebaseId);
  let content = natives.find(({ tagName }) => tagName?.toLowerCase() === 'main') ?? natives[0];
  if (content === natives[0]) return content;
  let [key, ...others] = content?.children ?? [];
  while (key !== undefined && others.length === 0) {
    const child = tree.items.get(key);
    if (!child || (!child.isComponent && scopeFor(state, child) === 'instance')) break;
    if (holdsElements(state, child)) content = child;
    [key, ...others] = child.children;
  }
  return content;
}

/**
 * Says where an element is added: `Into main, AppShell.tsx`, and where one that stands in a line of text goes elsewhere:
 * `After h2 (inline: after em), Hero.tsx`; null where no block can be.
 */
export function addedWhere(state: EditorState): string | null {
  const [block, inline] = [BLOCK, INLINE].map((picked) => sideOf(state, picked));
  if (!block) return null;
  const other =
    inline && inline.words !== block.words
      ? ` (inline: ${inline.words.replace(/^\w/, (letter) => letter.toLowerCase())})`
      : '';
  return `${block.words}${other}, ${block.filename.split('/').at(-1)}`;
}

const BLOCK = { kind: 'native', tag: { tag: 'div', label: '' } } as const;
const INLINE = { kind: 'native', tag: { tag: 'span', label: '' } } as const;

function sideOf(state: EditorState, picked: Insertable): { words: string; filename: string } | null {
  const place = placeForPicked(state, picked);
  if (!isPlace(place)) return null;
  const { afterCodebaseId: after, beforeCodebaseId: before, parentCodebaseId: parent } = place;
  const source = state.elements[after ?? before ?? parent ?? ''];
  if (!source) return null;
  const side = after ? 'After' : before ? 'Before' : 'Into';
  return { words: `${side} ${source.componentName}`, filename: source.filename };
}

function holdsElements(state: EditorState, item: NavItem): boolean {
  if (item.isComponent || !sourceOf(state, item)) return false;
  if (item.text.trim() === '') return item.children.length > 0 || HOLDERS.has(item.tagName?.toLowerCase() ?? '');
  const { tree } = activeFrame(state);
  const inside = item.children.flatMap((key) => tagsIn(tree, tree.items.get(key) as NavItem));
  return !inside.every(isInline);
}
