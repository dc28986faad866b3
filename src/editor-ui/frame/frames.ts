/**
 * The frames on the canvas, each with a link of its own. One is *active*: the panels show its tree, and keys and tools go to it.
 *
 * Each page gets a port of its own, and what comes over it changes only the frame that the port belongs to: pages cannot speak
 * for one another.
 */
import type { FrameFunctionName, FrameFunctions } from '../../protocol/messages.ts';
import type { EditorStore } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';
import { createFrameLink, type FrameEvents, type FrameLink } from './link.ts';

type OfActive = Pick<FrameLink, 'select' | 'selectLater' | 'hover' | 'setDriving' | 'noteIds'>;

export interface Frames extends FrameCalls, OfActive {
  /** The line to one frame. */
  link(id: string): FrameLink;
  close(): void;
}

/** What concerns the source or the whole app, and not only what is selected. */
const TO_ALL: ReadonlySet<FrameFunctionName> = new Set<FrameFunctionName>([
  'applyChangeItemToDocument',
  'cancelInstantUpdate',
  'updateCodebaseIds',
  'setNewLookups',
  'setEditingContext',
  'refresh',
]);

export function createFrames(store: EditorStore, events: FrameEvents): Frames {
  const links = new Map<string, FrameLink>();
  const active = () => link(store.getState().activeFrame);
  const toAll = (run: (one: FrameLink) => void) => {
    for (const id of Object.keys(store.getState().frames)) run(link(id));
  };

  function link(id: string): FrameLink {
    const known = links.get(id);
    if (known) return known;
    const made = createFrameLink(store, id, {
      ...events,
      onReport: () => undefined,
      onHover: (hovered) => store.setState({ hovered }),
    });
    links.set(id, made);
    return made;
  }

  function call<F extends FrameFunctionName>(name: F, ...args: FrameFunctions[F]): void {
    if (TO_ALL.has(name)) toAll((one) => one.call(name, ...args));
    else active().call(name, ...args);
  }

  return {
    link,
    call,
    select: (keys) => active().select(keys),
    selectLater: (find, mayBeThere) => active().selectLater(find, mayBeThere),
    hover: (key) => active().hover(key),
    setDriving: (on) => toAll((one) => one.setDriving(on)),
    noteIds: (map) => toAll((one) => one.noteIds(map)),
    close: () => {
      for (const one of links.values()) one.close();
      links.clear();
    },
  };
}
