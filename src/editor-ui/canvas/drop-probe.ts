/** Asks the frame for the place of a drop at a point. One question at a time; only the newest waits. */
import type { DropTarget } from '../../protocol/geometry.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { Point } from './camera.ts';

export interface Dropped {
  /** null if nothing there takes a drop, or the page does not answer */
  target: DropTarget | null;
  /** File under the pointer that a drop would enter only after a rest; null inside the dragged element's own file. */
  elsewhere: string | null;
  /** key of the image under the pointer, which another one could replace */
  image: string | null;
}

export interface DropProbe {
  /** @param point in CSS pixels of the frame's viewport. @param isDrawn the frame draws the place it finds */
  ask(point: Point, draggedKeys?: readonly string[], isDrawn?: boolean): void;
  /** Answer to the newest `ask`. */
  settled(): Promise<Dropped>;
  /** The page answers again when it has changed meanwhile. */
  take(answer: FramePayloads['DROP_TARGET']): void;
  /** Forgets all questions, and removes the frame's drawing. */
  clear(): void;
}

interface Question {
  point: Point;
  keys: readonly string[];
  isDrawn: boolean;
}

/** ms; a lost connection: a page that was left, or hangs, must not hold a drop up */
const PATIENCE_MS = 5000;
/** ms; an interaction: the pointer rests over another file before a drop may go there, longer than a hand that only passes by */
const REST_MS = 500;
const NOTHING: Dropped = { target: null, elsewhere: null, image: null };

export function createDropProbe(frame: FrameCalls): DropProbe {
  let found = NOTHING;
  let underWay: ReturnType<typeof setTimeout> | null = null;
  let last: Question | null = null;
  let next: Question | null = null;
  let waiting: ((dropped: Dropped) => void)[] = [];
  // asks the same question again, with the file allowed
  const rest = fileRest(() => last && underWay === null && send(last));

  function send(question: Question): void {
    underWay = setTimeout(() => answered(NOTHING), PATIENCE_MS);
    last = question;
    frame.call('findDropTarget', question.point, [...question.keys], question.isDrawn, rest.file());
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
    rest.over(answer.elsewhere);
    for (const resolve of waiting) resolve(found);
    waiting = [];
  }

  return {
    ask(point, keys = [], isDrawn = true) {
      const newest = next ?? last;
      // a drag reports its point again while the pointer rests
      if (newest && isSame(newest.point, point)) return;
      rest.moved();
      if (underWay === null) send({ point, keys, isDrawn });
      else next = { point, keys, isDrawn };
    },
    settled: () => (underWay === null ? Promise.resolve(found) : new Promise((resolve) => waiting.push(resolve))),
    take({ point, ...dropped }) {
      // An answer that comes after its time was up belongs to an earlier question, unless the pointer is still there.
      if (last && isSame(point, last.point)) answered(dropped);
    },
    clear() {
      next = last = null;
      rest.forget();
      if (underWay !== null) answered(NOTHING);
      found = NOTHING;
      frame.call('clearDropTarget');
    },
  };
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The file other than the dragged element's over which the pointer rested last. @param onRested called for each new one */
function fileRest(onRested: () => void) {
  let file: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => clearTimeout(timer);
  return {
    file: () => file,
    moved,
    over(other: string | null): void {
      moved();
      if (other === null || other === file) return;
      timer = setTimeout(() => {
        file = other;
        onRested();
      }, REST_MS);
    },
    forget(): void {
      moved();
      file = null;
    },
  };
}
