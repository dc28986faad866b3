/** One message of the parent: a call, or a question. */
import { callFunction } from './functions.ts';
import { inspectElement, stateAndProps } from './inspect.ts';
import { log } from './log.ts';
import { decompress } from './lz.ts';
import type { Session } from './session.ts';

interface ParentMessage {
  id?: unknown;
  type?: unknown;
  payload?: unknown;
  componentName?: unknown;
}

function argumentsOf(payload: { args?: unknown; compressedArgs?: unknown }): unknown {
  if (typeof payload.compressedArgs !== 'string') return payload.args ?? [];
  return JSON.parse(decompress(payload.compressedArgs));
}

export function receive(session: Session, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const message = data as ParentMessage;
  const payload = (typeof message.payload === 'object' && message.payload) || {};
  if (message.type === 'executeFunction') {
    const { functionName } = payload as { functionName?: unknown };
    callFunction(session, functionName, argumentsOf(payload));
  } else if (message.type === 'inspectElement') {
    inspectElement(session, message.id, message.payload);
  } else if (message.type === 'GET_STATE_AND_PROPS' || message.id === 'GET_STATE_AND_PROPS') {
    const question = { ...message, ...payload } as ParentMessage;
    stateAndProps(session, question.id, question.componentName);
  } else {
    log.debug('unknown message ignored');
  }
}
