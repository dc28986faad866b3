/** The runtime's view of the browser without its proofs: no script can make a trusted event, and fakes have plain fields. */
import type { Natives } from '../../../src/runtime/natives.ts';

export const PLAIN: Natives = {
  read: (from, name) => (from as Record<string, unknown> | null)?.[name],
  isTrusted: () => true,
  stop: (event) => event.stopImmediatePropagation(),
  listen: (target, type, listener, options) => target.addEventListener(type, listener, options),
  send: (port, message) => port.postMessage(message),
  receive: (port, onMessage) => {
    port.onmessage = ({ data }) => onMessage(data);
  },
  close: (port) => port.close(),
};
