import {
  type DndState,
  type DragTarget,
  dragAndDropFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  keyboardDragAndDropFeature,
  selectionFeature,
  syncDataLoaderFeature,
} from '@headless-tree/core';
import { AssistiveTreeDescription, useTree } from '@headless-tree/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { insertAt } from '../insert/insert.ts';
import { moveElements } from '../moves/move.ts';
import { type PagePlace, sourcePlace } from '../moves/place.ts';
import { ancestors, type NavIndex, type NavItem } from '../store/nav-index.ts';
import { selectedKey } from '../store/store.ts';
import { dragWords } from './drag-words.ts';
import { LayerRow, ROW_HEIGHT } from './layer-row.tsx';
import { buildTreeModel, ROOT } from './tree-model.ts';

interface LayerTreeProps {
  index: NavIndex;
  query: string;
  toggled: ReadonlyMap<string, boolean>;
  onToggled(toggled: ReadonlyMap<string, boolean>): void;
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
};

/** The rows, virtual: only what is on the screen is in the DOM, at any size of page. */
export function LayerTree({ index, query, toggled, onToggled }: LayerTreeProps) {
  const editor = useEditor();
  const { frame, store } = editor;
  const selection = useEditorState((state) => state.selection);
  const primary = useEditorState(selectedKey);
  const [focused, setFocused] = useState<string | null>(null);
  const [dnd, setDnd] = useDragState();
  const scroller = useRef<HTMLDivElement>(null);
  const model = useMemo(() => buildTreeModel(index, query, toggled), [index, query, toggled]);

  const tree = useTree<NavItem>({
    rootItemId: ROOT,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => model.children(item.getId()).length > 0,
    dataLoader: { getItem: (id) => model.item(id) ?? GONE, getChildren: (id) => model.children(id) },
    state: { expandedItems: model.open, selectedItems: selection, focusedItem: focused, dnd },
    setExpandedItems: (update) => onToggled(noteToggled(toggled, model.open, resolve(update, model.open))),
    setSelectedItems: (update) => frame.select(resolve(update, selection)),
    setFocusedItem: (update) => setFocused((old) => resolve(update, old)),
    scrollToItem: (item) => rows.scrollToIndex(item.getItemMeta().index),
    onPrimaryAction: () => undefined,
    canReorder: true,
    // what was not selected is dragged alone; a drag of one of several takes them all
    canDrag: (dragged) => dragged.every((item) => item.getItemData().codebaseId !== null),
    canDrop: (dragged, target) => !dragged.some((item) => isWithin(index, target.item.getId(), item.getId())),
    setDndState: setDnd,
    // not waited for: the tree would take the keyboard's focus when the edit is done, from where it is by then
    onDrop: (dragged, target) => void moveElements(editor, keysOf(dragged), placeOf(index, target)),
    // something new, out of the list of what can be added
    canDragForeignDragObjectOver: () => store.getState().inserting !== null,
    canDropForeignDragObject: () => store.getState().inserting !== null,
    onDropForeignDragObject: (_data, target) => {
      const { inserting } = store.getState();
      if (inserting) void insertAt(editor, inserting, sourcePlace(store.getState(), placeOf(index, target)));
    },
    indent: indentOf(index, model.open),
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      dragAndDropFeature,
      keyboardDragAndDropFeature,
    ],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are built from the model
  useEffect(() => tree.rebuildTree(), [tree, model]);

  const items = tree.getItems();
  const indent = tree.getConfig().indent ?? 0;
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });

  useReveal(index, primary, toggled, onToggled, (key) => {
    const at = tree.getItems().findIndex((item) => item.getId() === key);
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' });
  });

  const focus = useKeptFocus(index, () => {
    const key = primary ?? index.roots[0];
    if (!key || !model.item(key)) return;
    setFocused(key);
    tree.getItemInstance(key).getElement()?.focus({ preventScroll: true });
  });

  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto pb-2" {...focus}>
      <div {...tree.getContainerProps('Layers')} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index];
          return item ? (
            <LayerRow key={item.getId()} item={item} index={index} top={row.start} indent={indent} />
          ) : null;
        })}
        <div className="layer-drop-line" style={tree.getDragLineStyle(-1, 4)} />
      </div>
      <AssistiveTreeDescription tree={tree} getLabel={dragWords} />
      {model.matches === 0 && <p className="px-3 py-2 text-ink-3">No layer has “{query.trim()}”.</p>}
    </div>
  );
}

/**
 * A row goes with the element that it stands for, and the keyboard's focus with the row: it comes back to the selection, or the
 * next key would be nobody's.
 */
function useKeptFocus(index: NavIndex, refocus: () => void) {
  const isInside = useRef(false);
  const latest = useRef(refocus);
  latest.current = refocus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with the tree
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) latest.current();
  }, [index]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // a row that is taken away says nothing
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/**
 * What is being dragged. The library leaves an empty state behind where the pointer left a row right before the end, or where a
 * drag ended outside, and starts no drag by keys while there is one.
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
function indentOf(index: NavIndex, open: readonly string[]): number {
  const deepest = open.reduce((most, key) => Math.max(most, (index.items.get(key)?.level ?? 0) + 1), 0);
  return Math.round(Math.min(12, Math.max(5, 110 / Math.max(1, deepest))));
}

function keysOf(items: readonly { getId(): string }[]): string[] {
  return items.map((item) => item.getId());
}

/** The place that a drop means: between two rows, or as the last child of the row that it is on. */
function placeOf(index: NavIndex, target: DragTarget<NavItem>): PagePlace {
  const id = target.item.getId();
  const parent = id === ROOT ? null : id;
  if (isOrderedDragTarget(target)) return { parent, index: target.childIndex };
  return { parent, index: (parent === null ? index.roots : (index.items.get(parent)?.children ?? [])).length };
}

/** True for an item that is another, or stands in it. */
function isWithin(index: NavIndex, key: string, other: string): boolean {
  return key === other || ancestors(index, key).some((item) => item.key === other);
}

type Update<T> = T | ((old: T) => T);

function resolve<T>(update: Update<T>, old: T): T {
  return typeof update === 'function' ? (update as (old: T) => T)(old) : update;
}

/** What the user opened and closed so far, with the difference between two states of the tree. */
function noteToggled(
  toggled: ReadonlyMap<string, boolean>,
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, boolean> {
  const next = new Map(toggled);
  const now = new Set(after);
  for (const key of before) if (!now.has(key)) next.set(key, false);
  const then = new Set(before);
  for (const key of after) if (!then.has(key)) next.set(key, true);
  return next;
}

/** Opens what is above a newly selected element and scrolls to it. */
function useReveal(
  index: NavIndex,
  key: string | null,
  toggled: ReadonlyMap<string, boolean>,
  onToggled: LayerTreeProps['onToggled'],
  scrollTo: (key: string) => void,
): void {
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (!key || revealed.current === key || !index.items.has(key)) return;
    revealed.current = key;
    const closed = ancestors(index, key).filter((item) => toggled.get(item.key) !== true);
    if (closed.length > 0) onToggled(new Map([...toggled, ...closed.map((item) => [item.key, true] as const)]));
    const timer = requestAnimationFrame(() => scrollTo(key));
    return () => cancelAnimationFrame(timer);
  });
}
