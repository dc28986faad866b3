/** Zooming to the selected element. The frame is asked where it is: only the page knows how far it is scrolled. */
import type { FramePayloads } from '../../protocol/messages.ts';
import type { FrameCalls } from '../frame/channel.ts';
import { type EditorStore, frameOf, selectedKey } from '../store/store.ts';
import { fitCamera } from './camera.ts';

/** the least that is shown of the app, in its CSS pixels: a small icon does not fill the canvas */
const LEAST_SHOWN = 160;
const MOST_ZOOM = 3;

const asked = new WeakMap<EditorStore, string>();

/** Brings the selected element into view, in the page and on the canvas. */
export function zoomToSelection(store: EditorStore, frame: FrameCalls): void {
  const key = selectedKey(store.getState());
  if (!key) return;
  asked.set(store, key);
  frame.call('scrollToElement', key);
  frame.call('getElementBoxes', key);
}

/** Takes the frame's answer if one is awaited. */
export function takeBoxes(
  store: EditorStore,
  frameId: string,
  { elementKey, boxes }: FramePayloads['ELEMENT_BOXES'],
): void {
  if (asked.get(store) !== elementKey) return;
  asked.delete(store);
  if (!boxes) return;
  const state = store.getState();
  const { x, y } = frameOf(state, frameId);
  const { left, top, width, height } = boxes.border;
  const grow = { x: Math.max(0, LEAST_SHOWN - width) / 2, y: Math.max(0, LEAST_SHOWN - height) / 2 };
  const rect = {
    x: x + left - grow.x,
    y: y + top - grow.y,
    width: width + 2 * grow.x,
    height: height + 2 * grow.y,
  };
  store.setState({ camera: fitCamera(rect, state.space, MOST_ZOOM) });
}
