import type { ItemInstance } from '@headless-tree/core';
import { ChevronRight, EyeOff, FoldVertical, Repeat2, UnfoldVertical } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import type { Editor } from '../editor.ts';
import type { NavItem } from '../store/nav-index.ts';
import { selectedKey } from '../store/store.ts';
import { rowKeyOf } from './folding.ts';
import { beginLabel } from './labels.ts';
import { LayerIcon } from './layer-icon.tsx';
import { LayerName } from './layer-name.tsx';
import { drillInto } from './own-file.ts';
import type { Repetition } from './tree-model.ts';

/** pixels */
export const ROW_HEIGHT = 24;
const LEAST_GUIDED = 8;
/** of the chevron and the gap behind it */
const CHEVRON = 21;

/** A row's whole input, so that memo skips rows with the same props. */
interface LayerRowProps {
  item: ItemInstance<NavItem>;
  data: NavItem;
  name: string;
  /** says more about it, dim */
  note: string;
  /** the name in full */
  title: string;
  /** the page does not show it */
  isHidden: boolean;
  /** the label is being typed */
  isTyped: boolean;
  repeated: Repetition | null;
  /** the inside of an instance, which other files wrote, shows; null where there is none */
  isDrilled: boolean | null;
  /** pixels from the top of the list */
  top: number;
  /** pixels per level */
  indent: number;
  level: number;
  setSize: number;
  posInSet: number;
  isSelected: boolean;
  isFocused: boolean;
  isDropTarget: boolean;
  /** null: nothing to open */
  isOpen: boolean | null;
}

/** One row: chevron, kind, name, a note on it, and a mark for elements of a list. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const {
    item,
    data,
    name,
    note,
    title,
    isHidden,
    isTyped,
    repeated,
    isDrilled,
    top,
    indent,
    level,
    isSelected,
    isDropTarget,
    isOpen,
  } = props;
  const kind = [kindOf(data, repeated, isHidden), isDrilled === false && 'inside left out'].filter(Boolean).join(', ');
  const editor = useEditor();
  const hovered = useEditorState((state) => state.hovered !== null && rowKeyOf(state, state.hovered) === data.key);
  const { onClick, draggable, ...treeProps } = item.getProps();

  return (
    <div
      role="treeitem"
      tabIndex={-1}
      {...treeProps}
      // a drag in the field marks words
      draggable={isTyped ? undefined : draggable}
      {...rowEvents(editor, props)}
      // named by its content, so that screen readers read the visible text
      aria-label={undefined}
      className={`layer-row ${data.isComponent ? 'layer-component' : ''} ${isHidden ? 'layer-hidden' : ''}`}
      data-hovered={hovered || undefined}
      data-drop={isDropTarget || undefined}
      style={{ top, height: ROW_HEIGHT, paddingLeft: 4 + level * indent + (isOpen === null ? CHEVRON : 0) }}
    >
      <Guides level={level} indent={indent} />
      {isOpen !== null && <Chevron item={item} isOpen={isOpen} />}
      <LayerIcon item={data} className="layer-icon" />
      <LayerName item={item} data={data} name={name} title={title} isTyped={isTyped} isSelected={isSelected} />
      {note && <span className="layer-text">{note}</span>}
      {kind && <span className="sr-only">{kind}</span>}
      {isDrilled !== null && (
        <Drill name={name} isIn={isDrilled} onDrill={(isIn) => drillInto(editor.store, data.key, isIn)} />
      )}
      <span aria-hidden="true" className="ml-auto flex flex-none gap-1 text-ink-3 empty:hidden">
        {isHidden && <EyeOff size={12} />}
        {repeated && <Repeat2 size={12} />}
      </span>
    </div>
  );
});

/** Pointer and keyboard on a row, in place of the tree's own handlers. */
function rowEvents(editor: Editor, { item, data, isSelected, isDrilled, isOpen }: LayerRowProps) {
  const { frame, store } = editor;
  return {
    onClick(event: MouseEvent) {
      if (event.shiftKey) frame.select(rangeTo(item, selectedKey(store.getState())));
      else if (event.ctrlKey || event.metaKey) item.toggleSelect();
      else frame.select([data.key]);
      item.setFocused();
    },
    onKeyDown(event: KeyboardEvent) {
      if (isDrilled === false && isOpen !== false && event.key === 'ArrowRight') drillInto(store, data.key, true);
      if (event.key !== 'F2' || event.target !== event.currentTarget) return;
      // the row that the keyboard is at is meant, not the selected one
      event.preventDefault();
      beginLabel(editor, data);
    },
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      if (!isSelected) frame.select([data.key]);
      store.setState({ contextMenu: { x: event.clientX, y: event.clientY } });
    },
    onMouseEnter: () => frame.hover(data.key),
    onMouseLeave: () => frame.hover(null),
  };
}

function Chevron({ item, isOpen }: { item: ItemInstance<NavItem>; isOpen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="layer-chevron"
      onClick={(event) => {
        event.stopPropagation();
        if (isOpen) item.collapse();
        else item.expand();
      }}
    >
      <ChevronRight size={12} className={isOpen ? 'rotate-90' : ''} />
    </span>
  );
}

/** By keyboard it is the Right arrow, or Enter, which selects inside. */
function Drill({ name, isIn, onDrill }: { name: string; isIn: boolean; onDrill(isIn: boolean): void }) {
  const Icon = isIn ? FoldVertical : UnfoldVertical;
  return (
    <span
      aria-hidden="true"
      data-drill
      title={isIn ? `Leave out what ${name} is made of` : `Show what ${name} is made of, from its own file`}
      className="layer-drill"
      onClick={(event) => {
        event.stopPropagation();
        onDrill(!isIn);
      }}
    >
      <Icon size={12} />
    </span>
  );
}

function Guides({ level, indent }: { level: number; indent: number }) {
  // closer lines would be hatching
  if (level === 0 || indent < LEAST_GUIDED) return null;
  return (
    <span
      aria-hidden="true"
      className="layer-guides"
      style={{ width: level * indent, backgroundSize: `${indent}px 100%` }}
    />
  );
}

function kindOf({ isComponent }: NavItem, repeated: Repetition | null, isHidden: boolean): string {
  const place = repeated && `${repeated.at} of ${repeated.of}`;
  return [isComponent && 'component', place, isHidden && 'hidden'].filter(Boolean).join(', ');
}

/** Keys of the rows from the selected one to this one, which comes last and so is the primary. */
function rangeTo(item: ItemInstance<NavItem>, from: string | null): string[] {
  const rows = item.getTree().getItems();
  const to = item.getItemMeta().index;
  const start = rows.findIndex((row) => row.getId() === from);
  if (start < 0) return [item.getId()];
  const range = rows.slice(Math.min(start, to), Math.max(start, to) + 1).map((row) => row.getId());
  return start <= to ? range : range.reverse();
}
