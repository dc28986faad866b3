/** Changing places with the neighbour on one side, as the page shows them: in rows, columns, grids, and right to left. */
import type { Editor } from '../editor.ts';
import { listItemOf, listMove } from '../scope/list-move.ts';
import { listRow } from '../scope/plurality.ts';
import { findKeys } from '../selection-after.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem } from '../store/store.ts';
import { moveElements } from './move.ts';

export type Side = 'Left' | 'Right' | 'Up' | 'Down';

type Box = NonNullable<NavItem['box']>;

/** The element that stands for the whole box: components with nothing else in them are the same box. */
function outermost(state: EditorState, item: NavItem): NavItem {
  const { items } = activeFrame(state).tree;
  let at = item;
  for (let parent = items.get(at.parent ?? ''); parent?.isComponent && parent.children.length === 1; ) {
    at = parent;
    parent = items.get(at.parent ?? '');
  }
  return at;
}

/** How far `other` lies on that side of `box`; null where it does not, or shares no row or column with it. */
function distance(box: Box, other: Box, side: Side): number | null {
  const isLevel = side === 'Left' || side === 'Right';
  const [start, size] = isLevel ? (['pageX', 'width'] as const) : (['pageY', 'height'] as const);
  const [cross, extent] = isLevel ? (['pageY', 'height'] as const) : (['pageX', 'width'] as const);
  const shared = Math.min(box[cross] + box[extent], other[cross] + other[extent]) - Math.max(box[cross], other[cross]);
  const middle = (each: Box) => each[start] + each[size] / 2;
  const away = (middle(other) - middle(box)) * (side === 'Right' || side === 'Down' ? 1 : -1);
  return shared > 0 && away > 0 ? away : null;
}

function neighbourOn(state: EditorState, item: NavItem, side: Side): NavItem | null {
  const { items, roots } = activeFrame(state).tree;
  const row = (item.parent ? items.get(item.parent)?.children : roots) ?? [];
  let nearest: { item: NavItem; away: number } | null = null;
  for (const key of row) {
    const other = items.get(key);
    if (!item.box || !other?.box || key === item.key || isOutOfFlow(other)) continue;
    const away = distance(item.box, other.box, side);
    if (away !== null && (!nearest || away < nearest.away)) nearest = { item: other, away };
  }
  return nearest?.item ?? null;
}

function isOutOfFlow({ position }: NavItem): boolean {
  return position === 'absolute' || position === 'fixed';
}

const TOWARDS: Record<Side, string> = { Left: 'left of it', Right: 'right of it', Up: 'above it', Down: 'below it' };

/** Moves the selected element behind or before its neighbour on that side, in its list's data where it is one of a list. */
export function swapTowards(editor: Editor, side: Side): void {
  const state = editor.store.getState();
  const selected = selectedItem(state);
  const item = selected && outermost(state, selected);
  const other = item && neighbourOn(state, item, side);
  if (!item) return;
  if (!other) {
    editor.notify.warning(`Nothing stands ${TOWARDS[side]} in its parent.`);
    return;
  }
  const { tree } = activeFrame(state);
  const list = listItemOf(state, item.key);
  const row = list ? listRow(tree, list.item) : [];
  const to = row.indexOf(other.key);
  const change = to < 0 ? null : listMove(state, item.key, to);
  if (change) {
    const since = state.choices;
    void editor.apply(change).then((outcome) => {
      // its tree may have come before the answer, and none after it
      if (outcome.ok) editor.frame.selectLater(findKeys([other.key]), { mayBeThere: true, since });
    });
    return;
  }
  const siblings = (item.parent ? tree.items.get(item.parent)?.children : tree.roots) ?? [];
  const at = siblings.indexOf(other.key);
  void moveElements(editor, [item.key], {
    parent: item.parent,
    index: siblings.indexOf(item.key) < at ? at + 1 : at,
  });
}
