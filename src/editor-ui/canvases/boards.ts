/** The frames on the canvas as storyboards, and the edit that leads from one list of them to another. */
import {
  CHANGEABLE_FIELDS,
  type Storyboard,
  type StoryboardPatch,
  type StoryboardsEdit,
} from '../../protocol/canvases.ts';
import { pathOf } from '../canvas/address.ts';
import { inOrder } from '../canvas/keep-places.ts';
import type { EditorState, FrameState } from '../store/state.ts';

/** In the order in which they stand. @param appUrl address of the app's start page */
export function boardsOf(frames: EditorState['frames'], appUrl: string): Storyboard[] {
  return inOrder(frames).map((frame) => boardOf(frame, appUrl));
}

function boardOf(frame: FrameState, appUrl: string): Storyboard {
  const { id, type, name, component, state, theme, breakpoint, viewport, x, y, route, href, goTo } = frame;
  return {
    id,
    type,
    name,
    ...(component ? { component } : { route: route || pathOf(href || goTo.url || appUrl) || '/' }),
    ...(state === null ? {} : { state }),
    ...(theme === null ? {} : { theme }),
    ...(breakpoint === null ? {} : { breakpoint }),
    ...(viewport.width === null ? {} : { width: viewport.width }),
    ...(viewport.height === null ? {} : { height: viewport.height }),
    x: Math.round(x),
    y: Math.round(y),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Null where they are the same. */
export function editFrom(before: readonly Storyboard[], after: readonly Storyboard[]): StoryboardsEdit | null {
  const old = new Map(before.map((one) => [one.id, one]));
  const ids = new Set(after.map(({ id }) => id));
  const add = after.filter(({ id }) => !old.has(id));
  const remove = before.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  const change = after.flatMap((one) => patchFrom(old.get(one.id), one) ?? []);
  return add.length + remove.length + change.length > 0 ? { add, change, remove } : null;
}

function patchFrom(before: Storyboard | undefined, after: Storyboard): StoryboardPatch | null {
  const changed = CHANGEABLE_FIELDS.filter((field) => before && !isSame(before[field], after[field]));
  if (changed.length === 0) return null;
  return { id: after.id, ...Object.fromEntries(changed.map((field) => [field, after[field] ?? null])) };
}
