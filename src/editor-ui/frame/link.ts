/** One frame: its page's reports go into the store, and the editor's calls go out to the page. */
import { NOTHING_COMMITTED } from '../../protocol/revisions.ts';
import type { FrameState } from '../store/state.ts';
import { type EditorStore, frameOf, patchFrame } from '../store/store.ts';
import { createFrameChannel, type FrameChannel, type FrameChannelOptions } from './channel.ts';
import { decodeFrameMessage } from './decode.ts';
import { createFrameClock, type FrameClock } from './frame-clock.ts';
import { latestReports } from './latest.ts';
import { PageSelection } from './page-selection.ts';
import { PageTrees } from './page-trees.ts';
import { type ReportParts, takeReport } from './reports.ts';

export interface FrameLink
  extends FrameChannel,
    Pick<FrameClock, 'hear' | 'whenCommitted'>,
    Pick<PageSelection, 'select' | 'selectLater' | 'noteIds'> {
  hover(key: string | null): void;
  setDriving(on: boolean): void;
}

/** @param onReport called before each report is taken: the user may have come over to this frame */
export type LinkEvents = ReportParts['events'] & { onReport(): void };

export function createFrameLink(store: EditorStore, frameId: string, events: LinkEvents): FrameLink {
  const patch = (fields: Partial<FrameState>) => patchFrame(store, frameId, fields);
  const latest = latestReports();
  const clock = createFrameClock(() => {
    trees.catchUp();
    selection.caughtUp();
    noteClock();
  });
  const noteClock = () => {
    const isBehind = clock.isUnsettled();
    if (isBehind !== frameOf(store.getState(), frameId).isBehind) patch({ isBehind });
  };
  const commit: FrameClock['commit'] = (committed) => {
    clock.commit(committed);
    noteClock();
  };
  const call: FrameChannel['call'] = (name, ...args) => channel.call(name, ...args);
  const selection = new PageSelection({ store, frameId, call, clock, onChoice: () => trees.showLost() });
  const trees = new PageTrees({ store, frameId, latest, clock, selection });
  const stop = store.subscribe(({ save }, before) => save !== before.save && trees.catchUp());
  const channel = createFrameChannel({
    ...handshakeOf(store, frameId),
    onReady: () => {
      const { visit } = frameOf(store.getState(), frameId);
      trees.newPage();
      clock.ready();
      patch({ status: 'ready', visit: visit + 1, committed: NOTHING_COMMITTED, editingText: null });
    },
    onSilent: () => patch({ status: frameOf(store.getState(), frameId).visit > 0 ? 'away' : 'silent' }),
    onMessage: (data) => {
      const message = decodeFrameMessage(data);
      if (!message) return;
      events.onReport();
      const reporting = { ...clock, commit };
      takeReport({ store, frameId, events, latest, clock: reporting, trees, selection }, message);
    },
  });

  return {
    ...channel,
    connect(target) {
      patch({ status: 'loading' });
      channel.connect(target);
    },
    close() {
      stop();
      clock.close();
      latest.clear();
      channel.close();
    },
    select: (keys) => selection.select(keys),
    selectLater: (find, when) => selection.selectLater(find, when),
    noteIds: (map) => selection.noteIds(map),
    hear(revisions) {
      clock.hear(revisions);
      noteClock();
    },
    whenCommitted: clock.whenCommitted,
    hover(key) {
      store.setState({ hovered: key });
      channel.call('setHoveredElement', key);
    },
    setDriving(on) {
      patch({ driving: on });
      channel.call(on ? 'enableDriveMode' : 'disableDriveMode');
    },
  };
}

/** The first words to the page. @throws Error before the session is known */
function handshakeOf(
  store: EditorStore,
  frameId: string,
): Pick<FrameChannelOptions, 'appOrigin' | 'nonce' | 'initArgs'> {
  const { session } = store.getState();
  if (!session) throw new Error('A frame can be linked only after the session is known.');
  const { appOrigin, frameNonce: nonce, appUrl } = session;
  return {
    appOrigin,
    nonce,
    initArgs: () => {
      const { elements, scopes } = store.getState();
      const { driving, type, component } = frameOf(store.getState(), frameId);
      const modes = { driveModeEnabled: driving, aiContextSelection: false };
      return [frameId, elements, scopes, null, modes, type, component?.file ?? null, appUrl];
    },
  };
}
