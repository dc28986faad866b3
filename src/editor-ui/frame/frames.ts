/**
 * The frames on the canvas, each with a link of its own. One is *active*: the panels show its tree, and keys and tools go to it.
 *
 * Each page gets a port of its own, and its reports change only the frame that the port belongs to: pages cannot speak for one
 * another.
 */
import type { FrameFunctionName, FrameFunctions } from '../../protocol/messages.ts';
import { keepPlaces } from '../canvas/keep-places.ts';
import { focusedFrame, focusFrame } from '../focus.ts';
import type { FrameState } from '../store/state.ts';
import { activeFrame, type EditorStore, noteChoice } from '../store/store.ts';
import { userIsActing } from './activation.ts';
import type { FrameCalls } from './channel.ts';
import { followActive, stepThrough } from './follow.ts';
import { createFrameLink, type FrameLink } from './link.ts';
import { loadSeen } from './load-seen.ts';
import { createMirror, keysIn } from './mirror.ts';
import { type FrameTable, frameTable } from './open-frames.ts';
import { tellContext } from './page-context.ts';
import type { FrameEvents } from './reports.ts';

type OfActive = Omit<FrameLink, keyof FrameCalls | 'connect' | 'isReady' | 'close'>;

export interface Frames extends FrameCalls, OfActive, FrameTable {
  /** The line to one frame. */
  link(id: string): FrameLink;
  /** Makes a frame the active one; the same elements stay selected there. */
  activate(id: string): void;
  close(): void;
}

/** Calls about the source or the whole app: they go to every frame. All others go to the active one. */
const TO_ALL: ReadonlySet<FrameFunctionName> = new Set<FrameFunctionName>([
  'applyChangeItemToDocument',
  'cancelInstantUpdate',
  'changeSaved',
  'updateCodebaseIds',
  'setNewLookups',
  'refresh',
]);

export function createFrames(store: EditorStore, events: FrameEvents): Frames {
  const links = new Map<string, FrameLink>();
  const table = frameTable(store);
  const mirror = createMirror(store, link);
  const context = tellContext(store, link);
  const stops = [mirror.stop, context.stop, keepPlaces(store), followActive(store), loadSeen(store)];
  const ids = () => Object.keys(store.getState().frames);
  const active = () => link(store.getState().activeFrame);
  const toAll = (run: (one: FrameLink, frame: FrameState) => void) => {
    for (const frame of Object.values(store.getState().frames)) run(link(frame.id), frame);
  };

  function link(id: string): FrameLink {
    const known = links.get(id);
    if (known) return known;
    const onHover = (key: string | null) => mirror.hoveredIn(id, key);
    const one = createFrameLink(store, id, { ...events, onHover, onReport: () => followFocus(store, link, id) });
    links.set(id, one);
    return one;
  }

  function call<F extends FrameFunctionName>(name: F, ...args: FrameFunctions[F]): void {
    if (name === 'setEditingContext') context.note(args as FrameFunctions['setEditingContext']);
    else if (TO_ALL.has(name)) toAll((one) => one.call(name, ...args));
    else if ((name === 'goBack' || name === 'goForward') && ids().length > 1)
      stepThrough(store, name === 'goBack' ? -1 : 1);
    else active().call(name, ...args);
  }

  return {
    link,
    call,
    activate: (id) => activate(store, link, id),
    open: table.open,
    remove(id) {
      const next = ids().find((other) => other !== id);
      if (next === undefined || !ids().includes(id)) return;
      if (store.getState().activeFrame === id) activate(store, link, next);
      links.get(id)?.close();
      links.delete(id);
      table.remove(id);
    },
    select: (keys) => active().select(keys),
    selectLater: (find, when) => active().selectLater(find, when),
    whenCommitted: (revisions) => active().whenCommitted(revisions),
    // a page that is not loaded yet will show everything that is saved by then
    hear: (revisions) => toAll((one, { status }) => status !== 'unseen' && one.hear(revisions)),
    hover: (key) => active().hover(key),
    setDriving: (on) => toAll((one) => one.setDriving(on)),
    noteIds: (map) => toAll((one) => one.noteIds(map)),
    close: () => {
      for (const stop of stops) stop();
      for (const one of links.values()) one.close();
      links.clear();
    },
  };
}

/** The user pressed something in another frame: it has the focus now, and script in a page cannot take that. */
function followFocus(store: EditorStore, link: Frames['link'], id: string): void {
  if (id !== store.getState().activeFrame && focusedFrame() === id && userIsActing()) activate(store, link, id);
}

function activate(store: EditorStore, link: Frames['link'], id: string): void {
  const state = store.getState();
  const frame = state.frames[id];
  if (!frame || id === state.activeFrame) return;
  const from = activeFrame(state).tree;
  const { selection } = state;
  store.setState({
    activeFrame: id,
    selection: keysIn(frame.tree, selection, from),
    hovered: null,
    chosenFrames: [],
  });
  noteChoice(store);
  // its page may load only now; one that is shown alone begins with its own inspector
  const comes = frame.tree.items.size === 0 && !frame.component;
  // replaces a selection that the frame still awaits from its last activation
  link(id).selectLater((tree) => (comes ? keysIn(tree, selection, from) : []), { isShown: !comes });
  // a focused frame hands its focus on, so that keys typed next go to the active one
  const focused = focusedFrame();
  if (focused !== null && focused !== id) focusFrame(id);
}
