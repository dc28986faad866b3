import type { ItemInstance } from '@headless-tree/core';
import { ChevronRight, Repeat2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import { LayerIcon } from './layer-icon.tsx';
import { repetition } from './tree-model.ts';

/** pixels */
export const ROW_HEIGHT = 24;
const LEAST_GUIDED = 8;

interface LayerRowProps {
  item: ItemInstance<NavItem>;
  index: NavIndex;
  /** pixels from the top of the list */
  top: number;
  /** pixels per level */
  indent: number;
}

/** One row: chevron, kind, name, a bit of its text, and a mark for elements of a list. */
export function LayerRow({ item, index, top, indent }: LayerRowProps) {
  const { frame, store } = useEditor();
  const data = item.getItemData();
  const hovered = useEditorState((state) => state.hovered === data.key);
  const repeated = repetition(index, data);
  const { onClick, ...props } = item.getProps();
  const { level } = item.getItemMeta();
  const selected = item.isSelected();

  function choose(event: MouseEvent): void {
    item.setFocused();
    if (event.shiftKey) item.selectUpTo(event.ctrlKey || event.metaKey);
    else if (event.ctrlKey || event.metaKey) item.toggleSelect();
    else frame.select([data.key]);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles keys for its rows
    <div
      role="treeitem"
      tabIndex={-1}
      {...props}
      aria-label={label(data, repeated)}
      className={`layer-row ${data.isComponent ? 'layer-component' : ''}`}
      data-hovered={hovered || undefined}
      style={{ top, height: ROW_HEIGHT, paddingLeft: 4 + level * indent }}
      onClick={choose}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!selected) frame.select([data.key]);
        store.setState({ contextMenu: { x: event.clientX, y: event.clientY } });
      }}
      onMouseEnter={() => frame.hover(data.key)}
      onMouseLeave={() => frame.hover(null)}
    >
      <Guides level={level} indent={indent} />
      {item.isFolder() ? (
        <span
          aria-hidden="true"
          className="layer-chevron"
          onClick={(event) => {
            event.stopPropagation();
            if (item.isExpanded()) item.collapse();
            else item.expand();
          }}
        >
          <ChevronRight size={12} className={item.isExpanded() ? 'rotate-90' : ''} />
        </span>
      ) : (
        <span className="w-4 flex-none" />
      )}
      <LayerIcon item={data} className="layer-icon" />
      <span className={`flex-none ${selected ? 'font-medium' : ''}`}>{data.name}</span>
      {data.text && <span className="layer-text">{data.text}</span>}
      {repeated && <Repeat2 size={12} className="mr-2 ml-auto flex-none text-ink-3" aria-hidden="true" />}
    </div>
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

function label(item: NavItem, repeated: { at: number; of: number } | null): string {
  const kind = item.isComponent ? 'component' : '';
  return [item.name, kind, item.text.slice(0, 60), repeated && `${repeated.at} of ${repeated.of}`]
    .filter(Boolean)
    .join(', ');
}
