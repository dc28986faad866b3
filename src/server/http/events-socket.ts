/** The events socket: sends all events to every connected editor, in order. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ServerEvent, SOCKET_PROTOCOL } from '../../protocol/api.ts';
import { isObject } from '../routes/decode-fields.ts';
import type { EventHub } from './event-hub.ts';
import { refuseUpgrade } from './http.ts';

const MAX_CLIENTS = 128;
const MAX_MESSAGE = 1024 * 1024;
/** In bytes. A client with more unsent data is disconnected; it reconnects and catches up. */
const MAX_BACKLOG = 4 * 1024 * 1024;
const PING_EVERY = 20_000;
/** Close codes of RFC 6455. */
const NOT_UNDERSTOOD = 1008;
const GOING_AWAY = 1001;

export interface EventsSocket {
  /** takes a connection that passed the gate */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  readonly size: number;
  close(): void;
}

/** @param latestActivityId sent in the greeting, so that a client notices missed activities */
export function createEventsSocket(hub: EventHub, latestActivityId: () => string | null): EventsSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has(SOCKET_PROTOCOL) ? SOCKET_PROTOCOL : false),
  });
  const alive = new WeakSet<WebSocket>();
  const stopHearing = hub.on((_event, json) => {
    // Skip serialization when nobody listens: a loading app publishes an event per file.
    if (server.clients.size === 0) return;
    const text = json();
    for (const client of server.clients) sendText(client, text);
  });
  const heartbeat = setInterval(() => beat(server, alive), PING_EVERY);
  heartbeat.unref();

  function greet(client: WebSocket): void {
    alive.add(client);
    client.on('pong', () => alive.add(client));
    client.on('error', () => client.terminate());
    client.on('message', (data, isBinary) => receive(client, hub, isBinary ? null : String(data), hello));
    hello(client);
  }

  function hello(client: WebSocket): void {
    const event: ServerEvent = { seq: hub.latest, event: 'hello', latestActivityId: latestActivityId() };
    sendText(client, JSON.stringify(event));
  }

  return {
    get size() {
      return server.clients.size;
    },
    upgrade(req, socket, head) {
      if (server.clients.size >= MAX_CLIENTS) {
        refuseUpgrade(socket, { code: 'too-many-requests', message: `${MAX_CLIENTS} editors are connected already.` });
        return;
      }
      server.handleUpgrade(req, socket, head, greet);
    },
    close() {
      clearInterval(heartbeat);
      stopHearing();
      for (const client of server.clients) client.close(GOING_AWAY, 'the server stops');
      server.close();
      for (const client of server.clients) client.terminate();
    },
  };
}

function beat(server: WebSocketServer, alive: WeakSet<WebSocket>): void {
  for (const client of server.clients) {
    if (!alive.delete(client)) client.terminate();
    else client.ping();
  }
}

function sendText(client: WebSocket, text: string): void {
  if (client.readyState !== client.OPEN) return;
  if (client.bufferedAmount > MAX_BACKLOG) client.terminate();
  else client.send(text);
}

/** Handles the only message that a client may send: `{type: 'since', seq}` requests the events after `seq`. */
function receive(client: WebSocket, hub: EventHub, text: string | null, hello: (client: WebSocket) => void): void {
  const seq = text === null ? null : readSince(text);
  if (seq === null) {
    client.close(NOT_UNDERSTOOD, 'expected {"type":"since","seq":n}');
    return;
  }
  const missed = hub.since(seq);
  // Some are no longer kept: greet again, so that the client reloads everything.
  if (!missed) hello(client);
  else for (const text of missed) sendText(client, text);
}

function readSince(text: string): number | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || value.type !== 'since') return null;
    return typeof value.seq === 'number' && Number.isInteger(value.seq) && value.seq >= 0 ? value.seq : null;
  } catch {
    return null;
  }
}
