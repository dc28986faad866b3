/** Asks the frame where something dropped at a point would go. One question is under way at a time; the newest waits. */
import type { DropTarget } from '../../protocol/geometry.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { Point } from './camera.ts';

export interface Dropped {
  /** null where nothing takes a drop, and where the page does not answer */
  target: DropTarget | null;
  /** File under the pointer that a drop would enter only after a rest; null inside the dragged element's own file. */
  elsewhere: string | null;
}

export interface DropProbe {
  /** @param point in CSS pixels of the frame's viewport; the frame draws the place it finds */
  ask(point: Point, draggedKeys?: readonly string[]): void;
  /** Answer to the newest `ask`. */
  settled(): Promise<Dropped>;
  take(answer: FramePayloads['DROP_TARGET']): void;
  /** Forgets all questions, and removes the frame's drawing. */
  clear(): void;
}

interface Question {
  point: Point;
  keys: readonly string[];
}

/** ms; a page that was left, or hangs, must not hold a drop up */
const PATIENCE = 5000;
/** ms for which the pointer rests over another file before a drop may go there: longer than a hand that only passes by */
const REST = 500;
const NOTHING: Dropped = { target: null, elsewhere: null };

export function createDropProbe(frame: FrameCalls): DropProbe {
  let found = NOTHING;
  let underWay: ReturnType<typeof setTimeout> | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: Question | null = null;
  let next: Question | null = null;
  /** the file into which the pointer rested */
  let into: string | null = null;
  let waiting: ((dropped: Dropped) => void)[] = [];

  function send(question: Question): void {
    underWay = setTimeout(() => answered(NOTHING), PATIENCE);
    last = question;
    frame.call('findDropTarget', question.point, [...question.keys], true, into);
  }

  function answered(answer: Dropped): void {
    if (underWay !== null) clearTimeout(underWay);
    underWay = null;
    found = answer;
    if (next) {
      const question = next;
      next = null;
      send(question);
      return;
    }
    restOver(answer.elsewhere);
    for (const resolve of waiting) resolve(found);
    waiting = [];
  }

  /** Once the pointer has rested there, the same question is asked with that file allowed. */
  function restOver(file: string | null): void {
    clearTimeout(rest);
    if (file === null || file === into) return;
    rest = setTimeout(() => {
      into = file;
      if (last && underWay === null) send(last);
    }, REST);
  }

  return {
    ask(point, keys = []) {
      const newest = next ?? last;
      // a drag out of a list repeats its place while it rests
      if (newest && newest.point.x === point.x && newest.point.y === point.y) return;
      clearTimeout(rest);
      if (underWay === null) send({ point, keys });
      else next = { point, keys };
    },
    settled: () => (underWay === null ? Promise.resolve(found) : new Promise((resolve) => waiting.push(resolve))),
    take({ target, elsewhere }) {
      if (underWay !== null) answered({ target, elsewhere });
    },
    clear() {
      next = last = into = null;
      if (underWay !== null) answered(NOTHING);
      clearTimeout(rest);
      found = NOTHING;
      frame.call('clearDropTarget');
    },
  };
}
