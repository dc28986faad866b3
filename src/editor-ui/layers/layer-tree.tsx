import type { ItemMeta, TreeInstance } from '@headless-tree/core';
import { AssistiveTreeDescription } from '@headless-tree/react';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Labels } from '../../protocol/labels.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import type { Elements } from '../scope/plurality.ts';
import { ancestors, type NavIndex, type NavItem } from '../store/nav-index.ts';
import { selectedKey } from '../store/store.ts';
import { dragWords } from './drag-words.ts';
import { DropMark } from './drop-mark.tsx';
import { type Folding, foldingOf, shownIn } from './folding.ts';
import { isHidden } from './hidden.ts';
import { labelOf } from './labels.ts';
import { LayerRow, ROW_HEIGHT } from './layer-row.tsx';
import { namesOf, rowNameOf, wordsInside } from './names.ts';
import { levelsToOpen } from './open-levels.ts';
import { drilledIn, type Insides, insidesOf, rowlessIn } from './own-file.ts';
import { buildTreeModel, repetition, type TreeModel } from './tree-model.ts';
import { useLayerTree } from './use-layer-tree.ts';

/** rows drawn beyond the visible ones, each way: the distance a wheel scrolls in the two frames until new rows are drawn */
const OVERSCAN = 12;

interface LayerTreeProps {
  index: NavIndex;
  query: string;
  onQuery(query: string): void;
  toggled: ReadonlyMap<string, boolean>;
  /** Opens (true) and closes (false) rows beside those that were before. */
  onToggled(added: Iterable<readonly [key: string, isOpen: boolean]>): void;
}

/** The rows, virtual: only visible ones are in the DOM, whatever the page's size. */
export function LayerTree({ index, query, onQuery, toggled, onToggled }: LayerTreeProps) {
  const editor = useEditor();
  const selection = useEditorState((state) => state.selection);
  const primary = useEditorState(selectedKey);
  const scroller = useRef<HTMLDivElement>(null);
  const labels = useEditorState((state) => state.labels);
  const renaming = useEditorState((state) => state.renaming?.key ?? null);
  const elements = useEditorState((state) => state.elements);
  const insides = useInsides(index, elements);
  const folding = useFolding(index, elements, insides);
  const levels = useOpenLevels(index, elements, insides);
  const { plumbing } = folding;
  const model = useTreeModel({ index, query, toggled, labels, elements, folded: folding.folded, levels });
  const [focused, setFocused] = useState<string | null>(null);
  const rows = useRows(scroller, model, [renaming, focused]);
  const scrollTo = (at: number) => rows.scrollToIndex(at);
  const toggle = (key: string, open: boolean) => onToggled([[key, open]]);
  const focus = { focused, setFocused };
  const { tree, dropFile } = useLayerTree({ editor, index, plumbing, model, selection, focus, toggle, scrollTo });

  const tools = { index, model, toggled, onToggled, scrollTo };
  useReveal(primary, tools);
  useReveal(renaming, tools);
  useSearchEnd(renaming, model, onQuery);
  const keptFocus = useKeptFocus(index, () => {
    const key = shownRow(index, model, primary) ?? model.rows[0];
    if (key === undefined || !index.items.has(key)) return;
    setFocused(key);
    // its row may not be drawn yet
    tree.updateDomFocus();
  });

  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto pb-2" {...keptFocus}>
      <div {...tree.getContainerProps('Layers')} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: at, start }) => {
          const key = model.rows[at] ?? '';
          const row = model.row(key);
          const data = index.items.get(key);
          if (!row || !data) return null;
          return (
            <LayerRow
              key={key}
              {...rowState(tree, row, key)}
              data={data}
              {...rowWords(index, elements, folding, data, labelOf(labels, data))}
              isTyped={renaming === key}
              isDrilled={folding.holders.get(key) ?? null}
              top={start}
            />
          );
        })}
        <DropMark tree={tree} model={model} file={dropFile()} />
      </div>
      <AssistiveTreeDescription tree={tree} getLabel={dragWords} />
      {model.matches === 0 && <p className="px-3 py-2 text-ink-3">No layer has “{query.trim()}”.</p>}
    </div>
  );
}

/** Ends a search that hides the row whose label is being typed. */
function useSearchEnd(renaming: string | null, model: TreeModel, onQuery: (query: string) => void): void {
  const isHiddenByIt = renaming !== null && model.matches !== null && !model.row(renaming);
  useEffect(() => {
    if (isHiddenByIt) onQuery('');
  }, [isHiddenByIt, onQuery]);
}

function useInsides(index: NavIndex, elements: Elements): Insides {
  const type = useFrame((frame) => frame.type);
  const component = useFrame((frame) => frame.component);
  return insidesOf(index, elements, { type, component });
}

const NONE: ReadonlyMap<string, boolean> = new Map();

/** A root shares the row of its instance, which has no more to show then. */
function holdersOf(insides: Insides, { folded }: Folding, drilled: ReadonlySet<string>): ReadonlyMap<string, boolean> {
  const withRows = [...insides].filter(([key]) => !folded.has(key));
  return new Map(withRows.map(([, holder]) => [holder, drilled.has(holder)]));
}

interface RowFolding extends Folding {
  /** keys of the instances with an inside that other files wrote, and whether it shows */
  holders: ReadonlyMap<string, boolean>;
}

/** The folding without selected and renamed items, each of which has a row, and with the items that the layers leave out. */
function useFolding(index: NavIndex, elements: Elements, insides: Insides): RowFolding {
  const folding = foldingOf(index, elements);
  const drilled = useEditorState((state) => [...drilledIn(state, insides)]);
  const into = useMemo(() => new Set(drilled), [drilled]);
  const rowless = rowlessIn(index, folding, insides, into);
  const unfolded = useEditorState(({ selection, renaming }) =>
    [...selection, renaming?.key ?? ''].filter((key) => rowless.has(key)).join(' '),
  );
  return useMemo(() => {
    const holders = insides.size > 0 ? holdersOf(insides, folding, into) : NONE;
    if (unfolded === '') return { ...folding, folded: rowless, holders };
    const folded = new Set(rowless);
    for (const key of unfolded.split(' ')) folded.delete(key);
    return { ...folding, folded, holders };
  }, [folding, rowless, insides, into, unfolded]);
}

interface Modelled extends Pick<LayerTreeProps, 'index' | 'query' | 'toggled'> {
  labels: Labels;
  elements: Elements;
  folded: ReadonlySet<string>;
  /** levels that are open unless they were closed by hand */
  levels: number;
}

function useTreeModel({ index, query, toggled, labels, elements, folded, levels }: Modelled): TreeModel {
  const searched = query.trim() ? [index, labels, elements] : [index.roots, null, null];
  const named = (item: NavItem) => namesOf(elements, item, labelOf(labels, item));
  // biome-ignore lint/correctness/useExhaustiveDependencies: item texts and names matter for a search only
  return useMemo(
    () => buildTreeModel(index, query, toggled, named, folded, levels),
    [...searched, query, toggled, folded, levels],
  );
}

/** Number of open levels. They stay as they are while the page is the same, until it has become much longer. */
function useOpenLevels(index: NavIndex, elements: Elements, insides: Insides): number {
  const page = useFrame(({ visit, href }) => `${visit} ${href.replace(/#.*/, '')}`);
  const before = useRef<{ page: string; levels: number } | null>(null);
  const { folded } = foldingOf(index, elements);
  const { roots } = index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of any item gives another list of roots
  const levels = useMemo(() => {
    const kept = before.current?.page === page ? before.current.levels : null;
    return levelsToOpen(index, insides.size > 0 ? new Set([...folded, ...insides.keys()]) : folded, kept);
  }, [roots, folded, insides, page]);
  before.current = { page, levels };
  return levels;
}

/** The part of a row's input that the page and the source tell. */
function rowWords(index: NavIndex, elements: Elements, folding: Folding, data: NavItem, label: string | null) {
  const shown = shownIn(index, folding, data);
  const repeated = repetition(index, data);
  const named = rowNameOf(elements, data, shown, label);
  const note = named.note || wordsInside(index, shown, repeated !== null);
  return { ...named, note, repeated, isHidden: isHidden(shown) };
}

/** The part of a row's input that the tree knows. */
function rowState(tree: TreeInstance<NavItem>, { level, setSize, posInSet }: ItemMeta, key: string) {
  const item = tree.getItemInstance(key);
  return {
    item,
    indent: tree.getConfig().indent ?? 0,
    level,
    setSize,
    posInSet,
    isSelected: item.isSelected(),
    isFocused: item.isFocused(),
    isDropTarget: item.isUnorderedDragTarget(),
    isOpen: item.isFolder() ? item.isExpanded() : null,
  };
}

/** The visible rows. @param drawn keys of rows that are drawn even when scrolled away: one being named, and the focused one */
function useRows(scroller: RefObject<HTMLElement | null>, model: TreeModel, drawn: readonly (string | null)[]) {
  return useVirtualizer<HTMLElement, Element>({
    count: model.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    // before the panel is measured: draw the first rows with the tree, in pieces, instead of all at once after it
    initialRect: { width: 0, height: window.innerHeight },
    overscan: OVERSCAN,
    // draw a panel full of new rows in a task of its own, not in the frame that scrolls
    useFlushSync: false,
    rangeExtractor: (range) =>
      withRows(
        range,
        drawn.flatMap((key) => (key === null ? [] : (model.row(key)?.index ?? []))),
      ),
  });
}

/** Adds rows to the visible range. */
function withRows(range: Range, others: readonly number[]): number[] {
  const rows = new Set([...defaultRangeExtractor(range), ...others]);
  return [...rows].sort((a, b) => a - b);
}

/** The element, or the nearest one around it that has a row: the others around it may be closed. */
function shownRow(index: NavIndex, model: TreeModel, key: string | null): string | undefined {
  let at = key ?? undefined;
  while (at !== undefined && !model.row(at)) at = index.items.get(at)?.parent ?? undefined;
  return at;
}

/** When the focused row's element goes, the focus returns to the selection; otherwise the next key would reach nothing. */
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
    // a removed row fires no blur
    onBlur: () => {
      isInside.current = false;
    },
  };
}

interface Reveal extends Pick<LayerTreeProps, 'index' | 'toggled' | 'onToggled'> {
  model: TreeModel;
  /** @param at place among the rows */
  scrollTo(at: number): void;
}

/** Opens the closed ancestors of a newly selected element, and of one that came into others by a move, and scrolls to it. */
function useReveal(key: string | null, { index, model, toggled, onToggled, scrollTo }: Reveal): void {
  const opened = useRef<string | null>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isMoved = () =>
      !model.row(key ?? '') && ancestors(index, key ?? '').every((item) => toggled.get(item.key) !== false);
    if (!key || (shown.current === key && isMoved())) {
      // selected again, or in other rows: reveal it again
      opened.current = null;
      shown.current = null;
    }
    if (!key || shown.current === key || !index.items.has(key)) return;
    if (opened.current !== key) {
      opened.current = key;
      const closed = ancestors(index, key).flatMap((item) =>
        model.open.has(item.key) ? [] : [[item.key, true] as const],
      );
      if (closed.length > 0) onToggled(closed);
    }
    const row = model.row(key);
    if (!row) return;
    const timer = requestAnimationFrame(() => {
      shown.current = key;
      scrollTo(row.index);
    });
    return () => cancelAnimationFrame(timer);
  });
}
