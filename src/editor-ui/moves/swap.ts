/** Swaps the selected element with its visual neighbour on one side: in rows, columns, grids, and right to left. */
import type { ApiError } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { applyShown, type EditingShown } from '../edits/apply-shown.ts';
import { listItemOf, listMove } from '../scope/list-move.ts';
import { listRow } from '../scope/plurality.ts';
import { type NavItem, siblings } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem, sourceOf } from '../store/store.ts';
import { moveBeside, moveElements } from './move.ts';
import { areInOneRow } from './place.ts';
import { sameBox } from './unit.ts';

export type Side = 'Left' | 'Right' | 'Up' | 'Down';

type Box = NonNullable<NavItem['box']>;

/** The outermost component whose only content is the element: both have the same box. */
function outermost(state: EditorState, item: NavItem): NavItem {
  return activeFrame(state).tree.items.get(sameBox(state, item.key).at(-1) ?? '') ?? item;
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

/** @param isOfRow true for siblings in the JSX only; false includes elements passed in as a prop or children */
function neighbourOn(state: EditorState, item: NavItem, side: Side, isOfRow = true): NavItem | null {
  const { tree } = activeFrame(state);
  let nearest: { item: NavItem; away: number } | null = null;
  const own = sourceOf(state, item);
  for (const key of siblings(tree, item.key)) {
    const other = tree.items.get(key);
    if (!item.box || !other?.box || key === item.key || isOutOfFlow(other)) continue;
    const source = sourceOf(state, other);
    // siblings on the page, but not in the source: children passed to a component beside its own. The items of a list may be made
    // anywhere, as `const rows = items.map(…)`
    const isOfList = other.codebaseId === item.codebaseId;
    if (isOfRow && own && source && !isOfList && !areInOneRow(own, source)) continue;
    const away = distance(item.box, other.box, side);
    if (away !== null && (!nearest || away < nearest.away)) nearest = { item: other, away };
  }
  return nearest?.item ?? null;
}

function isOutOfFlow({ position }: NavItem): boolean {
  return position === 'absolute' || position === 'fixed';
}

const TOWARDS: Record<Side, string> = { Left: 'left of it', Right: 'right of it', Up: 'above it', Down: 'below it' };

/** The element to move (the list item that the selected element fills, or itself) and its neighbour on a side. */
function pairOn(state: EditorState, side: Side): { item: NavItem | null; other: NavItem | null } {
  const selected = selectedItem(state);
  const item = selected && (listItemOf(state, selected.key)?.item ?? outermost(state, selected));
  return { item, other: item && neighbourOn(state, item, side) };
}

const NO_LAYOUT: ApiError = {
  code: 'page-silent',
  message: 'Not moved: the page does not show this element now, so it has no neighbour there.',
  hint: 'Press the key again once the page shows it, or drag it in the layers.',
};

function whyNoNeighbour(state: EditorState, item: NavItem, side: Side): ApiError {
  if (!item.box) return NO_LAYOUT;
  const shown = neighbourOn(state, item, side, false);
  const source = shown && sourceOf(state, shown);
  const place = source && `${source.filename.split('/').at(-1)}:${source.line}`;
  return shown && place
    ? {
        code: 'no-neighbour',
        message: `${shown.name}, which stands ${TOWARDS[side]}, is written at ${place} and handed in as a value.`,
        hint: 'Their order is that of the tag and the value in braces: change it in the code view.',
      }
    : {
        code: 'no-neighbour',
        message: `Nothing stands ${TOWARDS[side]} in its parent.`,
        hint: 'To bring it into another parent, drag it in the layers.',
      };
}

/** The move within its list's data that changes places with the neighbour; null where there is no such list or neighbour. */
function listSwap(state: EditorState, side: Side): AnyMutationChange | null {
  const { item, other } = pairOn(state, side);
  const list = item && other && listItemOf(state, item.key);
  const to = list ? listRow(activeFrame(state).tree, list.item).indexOf(other.key) : -1;
  return item && to >= 0 ? listMove(state, item.key, to) : null;
}

/**
 * Moves the selected element behind or before its neighbour on that side, in its list's data where it is one of a list. Resolves when
 * the page shows it.
 */
export async function swapTowards(editor: EditingShown, side: Side): Promise<void> {
  const state = editor.store.getState();
  const { item, other } = pairOn(state, side);
  if (!item) return;
  if (!other) {
    editor.notify.unavailable(whyNoNeighbour(state, item, side));
    return;
  }
  if (listSwap(state, side)) {
    await applyShown(editor, (now) => listSwap(now, side));
    return;
  }
  const row = siblings(activeFrame(state).tree, item.key);
  const at = row.indexOf(other.key);
  const isOn = row.indexOf(item.key) < at;
  const source = sourceOf(state, other);
  if (source) await moveBeside(editor, item.key, source, isOn ? 'after' : 'before');
  else await moveElements(editor, [item.key], { parent: item.parent, index: isOn ? at + 1 : at });
}
