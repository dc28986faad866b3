/** The line to the server: events come over a socket that connects again by itself, and the store says where it stands. */
import type { SessionInfo } from '../../protocol/api.ts';
import type { EditorStore } from '../store/store.ts';
import type { ApiClient } from './client.ts';
import { connectEvents, type EventsOptions } from './events.ts';

interface Parts extends Pick<EventsOptions, 'onEvent'> {
  store: EditorStore;
  api: ApiClient;
  canvasId: string;
  /** called when the line is there again: events may have been missed */
  onMissed(): void;
}

/** A lost connection, in ms: a proxy may neither open nor refuse the socket. */
const PATIENCE_MS = 3_000;

export interface Connection {
  /** Resolves when the socket is open, has failed, or has not answered in time. In the last two cases `onMissed` follows its opening. */
  tried: Promise<void>;
  close(): void;
}

export function keepConnection({ store, api, canvasId, onEvent, onMissed }: Parts): Connection {
  let isTried = () => {};
  let isReadBefore = false;
  const tried = new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => {
      isReadBefore = true;
      resolve();
    }, PATIENCE_MS);
    isTried = () => {
      clearTimeout(giveUp);
      resolve();
    };
  });
  const disconnect = connectEvents({
    url: `${api.base.replace(/^http/, 'ws')}/canvases/${canvasId}/events`,
    token: api.token,
    onEvent,
    onState: (connected, missed) => {
      if (connected) store.setState({ connection: { state: 'online' } });
      else void checkServer();
      if (connected && (missed || isReadBefore)) onMissed();
      isReadBefore = !connected;
      isTried();
    },
  });

  /** The socket does not say why it closed; an ordinary request does. */
  async function checkServer(): Promise<void> {
    const answer = await api.get<SessionInfo>('/session');
    if (answer.ok) return;
    if (answer.status === 401) {
      disconnect();
      store.setState({ connection: { state: 'expired' } });
    } else store.setState({ connection: { state: 'offline', error: answer.error } });
  }

  const close = () => {
    isTried();
    disconnect();
  };
  return { tried, close };
}
