/** Things to add to the page: native tags and the project's own components. */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type ChangeItem, createChange, type PropValue } from '../../protocol/changes.ts';
import type { InsertableComponent, InsertablesAnswer } from '../../protocol/insertables.ts';
import { addPlace, isPlace, placeBeside, type SourcePlace, sourcePlace } from '../moves/place.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem, sourceOf } from '../store/store.ts';

export type Insertable =
  | { kind: 'native'; tag: { tag: string; label: string; propsToSet?: Record<string, PropValue> } }
  | { kind: 'component'; component: Pick<InsertableComponent, 'name' | 'file' | 'exportName' | 'showsText'> };

export interface InsertGroup {
  name: string;
  items: Insertable[];
}

/** A stable id: for lists, and for remembering recent ones. */
export function idOf(item: Insertable): string {
  return item.kind === 'native' ? `<${item.tag.tag}>` : `${item.component.file}#${item.component.exportName}`;
}

export function labelOf(item: Insertable): string {
  return item.kind === 'native' ? item.tag.label : item.component.name;
}

/** Words under which it is found beside its label: the tag, or the file. */
export function noteOf(item: Insertable): string {
  return item.kind === 'native' ? item.tag.tag : (item.component.file.split('/').at(-1) ?? '');
}

/**
 * The groups of the list, without empty ones.
 * @param recent ids of the elements added last, newest first
 */
export function groupsOf(answer: InsertablesAnswer, recent: readonly string[], query: string): InsertGroup[] {
  const components = answer.components.map((component): Insertable => ({ kind: 'component', component }));
  const natives = answer.natives.map(({ name, tags }): InsertGroup => {
    return { name, items: tags.map((tag) => ({ kind: 'native', tag })) };
  });
  const all = [...components, ...natives.flatMap(({ items }) => items)];
  const last = recent.flatMap((id) => all.find((item) => idOf(item) === id) ?? []);
  const words = query.trim().toLowerCase();
  const matches = (item: Insertable) => `${labelOf(item)} ${noteOf(item)}`.toLowerCase().includes(words);
  const groups = [
    { name: 'Recent', items: words === '' ? last : [] },
    { name: 'Components', items: components },
    ...natives,
  ];
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
}

/** The placeholder words of a new element, to be typed over; null for one without text. */
export function wordsOf(item: Insertable): string | null {
  if (item.kind === 'component') return item.component.showsText ? inWords(item.component.name) : null;
  const children = item.tag.propsToSet?.children;
  return typeof children === 'string' ? children : null;
}

/** `CardTitle` as people write it: Card title. */
function inWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function insertChange(item: Insertable, place: SourcePlace): ChangeItem<'ADD_JSX'> {
  const children = wordsOf(item);
  const props = { ...(item.kind === 'native' ? item.tag.propsToSet : {}), ...(children === null ? {} : { children }) };
  const propsToSet = Object.keys(props).length > 0 ? { propsToSet: props } : {};
  const what =
    item.kind === 'native'
      ? { addNativeTag: item.tag.tag, ...propsToSet }
      : { addComponent: { file: item.component.file, exportName: item.component.exportName }, ...propsToSet };
  return createChange(uuid(), 'ADD_JSX', { ...addPlace(place), ...what });
}

/** Tags that hold other elements, so that something added to a selected one goes into it. */
const HOLDERS = new Set('div section main header footer nav aside article form fieldset ul ol figure'.split(' '));

/**
 * Where something goes that was picked and not placed: into the selection where it holds elements, behind it otherwise, and at
 * the end of the page where nothing is selected. A component with nothing beside it in its own source gets it in its fragment.
 */
export function placeForPicked(state: EditorState): SourcePlace | ApiError {
  const { tree } = activeFrame(state);
  const selected = selectedItem(state);
  const item =
    selected ?? [...tree.items.values()].find((each) => each.tagName && !each.isComponent && each.codebaseId);
  if (!item) return sourcePlace(state, { parent: null, index: tree.roots.length });
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

function holdsElements(state: EditorState, item: NavItem): boolean {
  if (item.isComponent || !sourceOf(state, item)) return false;
  return item.children.length > 0 || (HOLDERS.has(item.tagName?.toLowerCase() ?? '') && item.text.trim() === '');
}
