/** Keys, selection and drag of the layers, by the tree library. The rows themselves come from the model. */
import {
  createTree,
  type DndState,
  type DragTarget,
  dragAndDropFeature,
  type FeatureImplementation,
  hotkeysCoreFeature,
  type ItemInstance,
  type ItemMeta,
  isOrderedDragTarget,
  keyboardDragAndDropFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type TreeConfig,
  type TreeInstance,
} from '@headless-tree/core';
import { type Dispatch, type SetStateAction, useEffect, useReducer, useState } from 'react';
import type { Editor } from '../editor.ts';
import { mayNotHold } from '../moves/legal-place.ts';
import { moveElements } from '../moves/move.ts';
import { isPlace, type PagePlace, sourcePlace } from '../moves/place.ts';
import { ancestors, type NavIndex, type NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { placeBetween } from './drop-place.ts';
import { createInstanceBuilder } from './instances.ts';
import { labelOf } from './labels.ts';
import { rowNameOf } from './names.ts';
import { rowFocusFeature } from './row-focus.ts';
import { ROOT, type TreeModel } from './tree-model.ts';

interface LayerTreeParts {
  editor: Editor;
  index: NavIndex;
  /** keys of folded components that only pass their children on */
  plumbing: ReadonlySet<string>;
  model: TreeModel;
  selection: string[];
  /** the row that the keyboard is at */
  focus: { focused: string | null; setFocused: Dispatch<SetStateAction<string | null>> };
  /** Opens or closes a row. */
  toggle(key: string, open: boolean): void;
  /** @param at place among the rows */
  scrollTo(at: number): void;
}

/** stands in for nodes that a new tree no longer has, until the rows are built again */
const GONE: NavItem = {
  key: '',
  parent: null,
  children: [],
  level: 0,
  name: '',
  tagName: null,
  isComponent: false,
  codebaseId: null,
  scope: null,
  text: '',
  classList: [],
  directClasses: [],
  props: {},
  box: null,
  display: '',
  flexDirection: '',
  position: '',
  visibility: '',
};

const FEATURES = [
  syncDataLoaderFeature,
  selectionFeature,
  hotkeysCoreFeature,
  dragAndDropFeature,
  keyboardDragAndDropFeature,
  rowFocusFeature,
];

interface LayerTree {
  /** its rows as the model has them by the time the hook returns */
  tree: TreeInstance<NavItem>;
  /** Name of the file in which a drop would put the dragged row; null where that is its own. */
  dropFile(): string | null;
}

export function useLayerTree(parts: LayerTreeParts): LayerTree {
  const { focused, setFocused } = parts.focus;
  const [dnd, setDnd] = useDragState();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const config: TreeConfig<NavItem> = {
    ...configOf(parts),
    state: { selectedItems: parts.selection, focusedItem: focused, dnd },
    setFocusedItem: (update) => setFocused((old) => resolve(update, old)),
    setDndState: setDnd,
    // re-render when the library changes its internal state (expanded rows, drag)
    setState: draw,
  };
  const [{ tree, latest }] = useState(() => {
    const latest = { parts };
    const features = [...FEATURES, rowsFeature(latest)];
    return { tree: createTree<NavItem>({ ...config, instanceBuilder: createInstanceBuilder(), features }), latest };
  });
  latest.parts = parts;
  tree.setConfig((before) => ({ ...before, ...config }));
  useEffect(() => {
    tree.setMounted(true);
    return () => tree.setMounted(false);
  }, [tree]);
  return { tree, dropFile: () => fileOfDrop(parts, dnd) };
}

/**
 * Takes open state and rows from the model: the library would walk the tree and rebuild all rows each time one opens. Here a
 * row is made on first access; all of them only where keys or a drag go from row to row.
 */
function rowsFeature(latest: { parts: LayerTreeParts }): FeatureImplementation<NavItem> {
  const made = new Map<string, ItemInstance<NavItem>>();
  let all: { of: TreeModel | null; items: ItemInstance<NavItem>[] } = { of: null, items: [] };
  return {
    key: 'layer-rows',
    treeInstance: {
      getItems: ({ tree }) => {
        const { model } = latest.parts;
        if (all.of !== model) all = { of: model, items: model.rows.map((key) => tree.getItemInstance(key)) };
        return all.items;
      },
      getItemInstance: ({ prev }, id) => {
        const item = made.get(id) ?? (prev?.(id) as ItemInstance<NavItem>);
        made.set(id, item);
        return item;
      },
    },
    itemInstance: {
      getProps: ({ tree, prev }) => {
        const props = prev?.() ?? {};
        return {
          ...props,
          onDragOver: (event: DragEvent) => {
            props.onDragOver?.(event);
            // over a row that takes no drop, the library leaves the line at the place before
            if (!event.defaultPrevented && tree.getDragTarget()) tree.applySubStateUpdate('dnd', withoutTarget);
          },
        };
      },
      getItemMeta: ({ itemId, prev }) => latest.parts.model.row(itemId) ?? (prev?.() as ItemMeta),
      isExpanded: ({ itemId }) => latest.parts.model.open.has(itemId),
      expand: ({ item, itemId }) => {
        if (item.isFolder()) latest.parts.toggle(itemId, true);
      },
      collapse: ({ item, itemId }) => {
        if (item.isFolder()) latest.parts.toggle(itemId, false);
      },
    },
  };
}

function withoutTarget(dnd: DndState<NavItem> | null | undefined) {
  return { ...dnd, dragTarget: undefined, draggingOverItem: undefined };
}

function configOf(parts: LayerTreeParts): TreeConfig<NavItem> {
  const { editor, index, model, selection, scrollTo } = parts;
  const { frame, store } = editor;
  return {
    rootItemId: ROOT,
    getItemName: (item) => nameOf(store.getState(), item.getItemData()),
    // letters and arrows in a label's field are the field's
    ignoreHotkeysOnInputs: true,
    // as on the canvas; the tree would select parents with all that is in them
    hotkeys: { selectAll: { hotkey: 'Control+KeyA', isEnabled: () => false, handler: () => undefined } },
    isItemFolder: (item) => model.isFolder(item.getId()),
    dataLoader: { getItem: (id) => index.items.get(id) ?? GONE, getChildren: (id) => model.children(id) },
    setSelectedItems: (update) => frame.select(resolve(update, selection)),
    scrollToItem: (item) => scrollTo(item.getItemMeta().index),
    onPrimaryAction: () => undefined,
    canReorder: true,
    // an unselected row is dragged alone; a drag of a selected one takes the whole selection
    canDrag: (dragged) => dragged.every((item) => item.getItemData().codebaseId !== null),
    canDrop: (dragged, { item }) => keysOf(dragged).every((key) => mayGoInto(index, item.getId(), key)),
    // not awaited: the tree would take the focus when the edit is done, from wherever it is then
    onDrop: (dragged, target) => void moveElements(editor, keysOf(dragged), placeOf(parts, target, keysOf(dragged))),
    // a new element from the insert panel
    canDragForeignDragObjectOver: () => store.getState().inserting !== null,
    canDropForeignDragObject: () => store.getState().inserting !== null,
    onDropForeignDragObject: (_data, target) => {
      const { inserting } = store.getState();
      if (!inserting) return;
      const place = sourcePlace(store.getState(), placeOf(parts, target, []));
      // the panel that it is dragged from has loaded this script
      void import('../insert/insert.ts').then(({ insertAt }) => insertAt(editor, inserting, place));
    },
    indent: indentOf(model.depth),
  };
}

/**
 * The library's drag state. It leaves an empty state behind when the pointer left a row right before the end, or when a drag
 * ended outside, and does not start a drag by keys while one is set.
 */
function useDragState() {
  const [dnd, setDnd] = useState<DndState<NavItem> | null>(null);
  useEffect(() => {
    const end = () => setDnd(null);
    window.addEventListener('dragend', end);
    return () => window.removeEventListener('dragend', end);
  }, []);
  const set = (update: Update<DndState<NavItem> | null | undefined>) =>
    setDnd((old) => {
      const next = resolve(update, old);
      return next?.draggedItems || next?.dragTarget ? next : null;
    });
  return [dnd, set] as const;
}

/** Deep pages are indented less, so that names stay readable in a narrow panel. Pixels per level. */
function indentOf(depth: number): number {
  return Math.round(Math.min(12, Math.max(5, 110 / Math.max(1, depth))));
}

function keysOf(items: readonly { getId(): string }[]): string[] {
  return items.map((item) => item.getId());
}

function nameOf({ elements, labels }: EditorState, item: NavItem): string {
  return rowNameOf(elements, item, item, labelOf(labels, item)).name;
}

/** The place that a drop means: between two rows, or as the last child of the row that it is on. */
function placeOf(
  { index, model, plumbing }: LayerTreeParts,
  target: DragTarget<NavItem>,
  dragged: readonly string[],
): PagePlace {
  const id = target.item.getId();
  if (isOrderedDragTarget(target)) {
    const rows = model.children(id);
    const [before = null, after = null] = [rows[target.childIndex - 1], rows[target.childIndex]];
    const between = placeBetween(index, plumbing, { before, after, dragged });
    if (between) return between;
  }
  const parent = id === ROOT ? null : id;
  return { parent, index: (parent === null ? index.roots : (index.items.get(parent)?.children ?? [])).length };
}

function fileOfDrop(parts: LayerTreeParts, dnd: DndState<NavItem> | null): string | null {
  if (!dnd?.dragTarget || !dnd.draggedItems) return null;
  const state = parts.editor.store.getState();
  const keys = keysOf(dnd.draggedItems);
  const place = sourcePlace(state, placeOf(parts, dnd.dragTarget, keys), keys);
  if (!isPlace(place)) return null;
  const fileOf = (id: string | null | undefined) => state.elements[id ?? '']?.filename ?? null;
  const file = fileOf(place.afterCodebaseId ?? place.beforeCodebaseId ?? place.parentCodebaseId);
  const isOwn = keys.every((key) => fileOf(parts.index.items.get(key)?.codebaseId) === file);
  return file === null || isOwn ? null : file.slice(file.lastIndexOf('/') + 1);
}

const mayGoInto = (index: NavIndex, key: string, dragged: string): boolean =>
  !isWithin(index, key, dragged) && !mayNotHold(index, key, dragged);

/** True for an item that is another, or stands in it. */
function isWithin(index: NavIndex, key: string, other: string): boolean {
  return key === other || ancestors(index, key).some((item) => item.key === other);
}

type Update<T> = T | ((old: T) => T);

function resolve<T>(update: Update<T>, old: T): T {
  return typeof update === 'function' ? (update as (old: T) => T)(old) : update;
}
