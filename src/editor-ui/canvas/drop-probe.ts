/** Asks the frame where something dropped at a point would go. One question is under way at a time; the newest waits. */
import type { DropTarget } from '../../protocol/geometry.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { Point } from './camera.ts';

export interface DropProbe {
  /** @param point of the frame's viewport, CSS pixels of the app; the frame draws what it finds */
  ask(point: Point, draggedKeys?: readonly string[]): void;
  /** What the last question found; null where nothing takes a drop, and where the page does not answer. */
  settled(): Promise<DropTarget | null>;
  take(answer: FramePayloads['DROP_TARGET']): void;
  /** Forgets all, and what the frame drew goes. */
  clear(): void;
}

/** ms; a page that was left, or hangs, must not hold a drop up */
const PATIENCE = 5000;

export function createDropProbe(frame: FrameCalls): DropProbe {
  let target: DropTarget | null = null;
  let underWay: ReturnType<typeof setTimeout> | null = null;
  let next: { point: Point; keys: readonly string[] } | null = null;
  let waiting: ((target: DropTarget | null) => void)[] = [];

  function send(point: Point, keys: readonly string[]): void {
    underWay = setTimeout(() => answered(null), PATIENCE);
    frame.call('findDropTarget', point, [...keys], true);
  }

  function answered(found: DropTarget | null): void {
    if (underWay !== null) clearTimeout(underWay);
    underWay = null;
    target = found;
    if (next) {
      const { point, keys } = next;
      next = null;
      send(point, keys);
      return;
    }
    for (const resolve of waiting) resolve(target);
    waiting = [];
  }

  return {
    ask(point, keys = []) {
      if (underWay === null) send(point, keys);
      else next = { point, keys };
    },
    settled: () => (underWay === null ? Promise.resolve(target) : new Promise((resolve) => waiting.push(resolve))),
    take(answer) {
      if (underWay !== null) answered(answer.target);
    },
    clear() {
      next = null;
      if (underWay !== null) answered(null);
      target = null;
      frame.call('clearDropTarget');
    },
  };
}
