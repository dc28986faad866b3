/** An attached editor over the test's document, without React: ids are read from classes. */
import type { FrameMessage } from '../../src/protocol/messages.ts';
import { Attachment } from '../../src/runtime/attachment.ts';
import type { FrameParts } from '../../src/runtime/functions.ts';
import { HotReload } from '../../src/runtime/hot-reload.ts';
import { InputGate } from '../../src/runtime/input-gate.ts';
import type { Chosen } from '../../src/runtime/page/instance-at.ts';
import type { ReactBridge } from '../../src/runtime/react-bridge.ts';
import { PLAIN } from './support/plain-natives.ts';

const NO_REACT: ReactBridge = {
  caughtNow: () => null,
  isSuspended: () => false,
  codebaseIdOf: () => null,
  fiberOf: () => null,
  componentChain: () => [],
  elementsOfInstances: () => [],
  elementsOfKey: () => [],
  propsOf: () => null,
  isComponent: () => false,
  currentOf: (fiber) => fiber,
  componentNameOf: () => '',
  idOf: () => null,
  startClassing: () => () => {},
  onCommit: () => () => {},
};

export interface FakeAttachment {
  attachment: Attachment;
  parts: FrameParts;
  messages: FrameMessage[];
  gate: InputGate;
}

export function createAttachment(react: Partial<ReactBridge> = {}, isEditor = false): FakeAttachment {
  const messages: FrameMessage[] = [];
  const page = window as unknown as Window & typeof globalThis;
  const gate = new InputGate(page, PLAIN);
  const attachment = new Attachment({
    window: page,
    react: { ...NO_REACT, ...react },
    gate,
    hotReload: new HotReload(page, undefined),
    isEditor,
    post: (message) => messages.push(message as FrameMessage),
  });
  const { parts } = attachment;
  parts.project.storyboardId = 'sb';
  return { attachment, parts, messages, gate };
}

/** An element as the pointer chooses it. */
export function chosen({ parts }: FakeAttachment, element: Element): Chosen {
  return { elements: [element], key: parts.page.keyOf(element) };
}

/** A codebase id that ends in a number. */
export const idOf = (number: number) => `tempo-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
