/**
 * The frames on the canvas, each with a link of its own. One is *active*: the panels show its tree, and keys and tools go to it.
 *
 * Each page gets a port of its own, and what comes over it changes only the frame that the port belongs to: pages cannot speak
 * for one another.
 */
import type { FrameFunctionName, FrameFunctions } from '../../protocol/messages.ts';
import { inOrder, inRows, keepPlaces } from '../canvas/keep-places.ts';
import { focusedFrame, focusFrame } from '../focus.ts';
import { type FrameState, MOST_FRAMES, newFrame } from '../store/state.ts';
import { activeFrame, type EditorStore, frameOf, noteChoice, patchFrame } from '../store/store.ts';
import { userIsActing } from './activation.ts';
import type { FrameCalls } from './channel.ts';
import { followActive, sendOthers } from './follow.ts';
import { createFrameLink, type FrameEvents, type FrameLink } from './link.ts';
import { createMirror, keysIn } from './mirror.ts';

type OfActive = Pick<
  FrameLink,
  'select' | 'selectLater' | 'whenCommitted' | 'hover' | 'hear' | 'setDriving' | 'noteIds'
>;

/** A frame to come. */
export type FrameSpec = Pick<FrameState, 'breakpoint' | 'viewport' | 'order'>;

export interface Frames extends FrameCalls, OfActive {
  /** The line to one frame. */
  link(id: string): FrameLink;
  /** Makes a frame the active one; what is selected stays selected there. */
  activate(id: string): void;
  /** Puts frames beside those that are there, at the page of the active one, twelve at most. @returns their ids */
  open(specs: readonly FrameSpec[]): string[];
  /** Takes a frame away; the last one stays. */
  remove(id: string): void;
  close(): void;
}

/** What concerns the source or the whole app, and not only what is selected. */
const TO_ALL: ReadonlySet<FrameFunctionName> = new Set<FrameFunctionName>([
  'applyChangeItemToDocument',
  'cancelInstantUpdate',
  'changeSaved',
  'updateCodebaseIds',
  'setNewLookups',
  'setEditingContext',
  'refresh',
]);

export function createFrames(store: EditorStore, events: FrameEvents): Frames {
  const links = new Map<string, FrameLink>();
  let made = 0;
  /** for pages that load later */
  let context: FrameFunctions['setEditingContext'] | null = null;
  const ids = () => Object.keys(store.getState().frames);
  const active = () => link(store.getState().activeFrame);
  const toAll = (run: (one: FrameLink) => void) => {
    for (const id of ids()) run(link(id));
  };
  const mirror = createMirror(store, link);
  const stops = [
    mirror.stop,
    keepPlaces(store),
    followActive(store),
    store.subscribe((state, before) => {
      if (!context || state.frames === before.frames) return;
      for (const { id, visit } of Object.values(state.frames)) {
        // the active one is told by who keeps the context
        if (id === state.activeFrame || visit === (before.frames[id]?.visit ?? 0)) continue;
        link(id).call('setEditingContext', ...context);
      }
    }),
  ];

  function link(id: string): FrameLink {
    const known = links.get(id);
    if (known) return known;
    const one = createFrameLink(store, id, {
      ...events,
      onReport: () => cameOver(id),
      onHover: (key) => mirror.hoveredIn(id, key),
    });
    links.set(id, one);
    return one;
  }

  /** The user pressed something in another frame: it has the focus now, which script in a page cannot take (S-101). */
  function cameOver(id: string): void {
    if (id !== store.getState().activeFrame && focusedFrame() === id && userIsActing()) activate(id);
  }

  function activate(id: string): void {
    const state = store.getState();
    const frame = state.frames[id];
    if (!frame || id === state.activeFrame) return;
    const from = activeFrame(state).tree;
    store.setState({ activeFrame: id, selection: keysIn(frame.tree, state.selection, from), hovered: null });
    noteChoice(store);
    // the focus goes along: where it is, there the user is
    const focused = focusedFrame();
    if (focused !== null && focused !== id) focusFrame(id);
  }

  function call<F extends FrameFunctionName>(name: F, ...args: FrameFunctions[F]): void {
    if (name === 'setEditingContext') context = args as FrameFunctions['setEditingContext'];
    if (TO_ALL.has(name)) toAll((one) => one.call(name, ...args));
    else if ((name === 'goBack' || name === 'goForward') && ids().length > 1) step(name === 'goBack' ? -1 : 1);
    else active().call(name, ...args);
  }

  /** The history belongs to all frames together: with several, they are sent where the active one was. */
  function step(by: 1 | -1): void {
    const { id, visits, goTo } = activeFrame(store.getState());
    const url = visits.hrefs[visits.at + by];
    if (url === undefined) return;
    patchFrame(store, id, { goTo: { url, count: goTo.count + 1, replace: true } });
    sendOthers(store, id, url);
  }

  function open(specs: readonly FrameSpec[]): string[] {
    const { frames } = store.getState();
    const { href, driving } = activeFrame(store.getState());
    const room = Math.max(0, MOST_FRAMES - Object.keys(frames).length);
    const added = specs.slice(0, room).map((spec) => ({
      ...newFrame(`frame-${++made}`),
      ...spec,
      driving,
      goTo: { url: href, count: 0 },
    }));
    setFrames([...Object.values(frames), ...added]);
    return added.map(({ id }) => id);
  }

  function setFrames(frames: readonly FrameState[]): void {
    const table = Object.fromEntries(frames.map((frame) => [frame.id, frame]));
    for (const frame of inRows(inOrder(table), store.getState().space)) table[frame.id] = frame;
    store.setState({ frames: table });
  }

  function remove(id: string): void {
    const others = ids().filter((other) => other !== id);
    const [next] = others;
    if (next === undefined || others.length === ids().length) return;
    if (store.getState().activeFrame === id) activate(next);
    links.get(id)?.close();
    links.delete(id);
    setFrames(others.map((other) => frameOf(store.getState(), other)));
  }

  return {
    link,
    call,
    activate,
    open,
    remove,
    select: (keys) => active().select(keys),
    selectLater: (find, when) => active().selectLater(find, when),
    whenCommitted: (revisions) => active().whenCommitted(revisions),
    hear: (revisions) => toAll((one) => one.hear(revisions)),
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
