/** Handles one message of the parent: a call or a question. */
import { callFunction, type FrameParts } from './functions.ts';
import { inspectElement, stateAndProps } from './inspect.ts';
import { log } from './log.ts';
import { decompress } from './lz.ts';

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

export function receive(parts: FrameParts, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const message = data as ParentMessage;
  const payload = (typeof message.payload === 'object' && message.payload) || {};
  if (message.type === 'executeFunction') {
    const { functionName } = payload as { functionName?: unknown };
    callFunction(parts, functionName, argumentsOf(payload));
  } else if (message.type === 'inspectElement') {
    inspectElement(parts, message.id, message.payload);
  } else if (message.type === 'GET_STATE_AND_PROPS' || message.id === 'GET_STATE_AND_PROPS') {
    const question = { ...message, ...payload } as ParentMessage;
    stateAndProps(parts, question.id, question.componentName);
  } else {
    log.debug('unknown message ignored');
  }
}
