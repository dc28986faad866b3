import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Curve, readCurve, withHandle, writeCurve } from './curve.ts';

interface CurveEditorProps {
  easing: string;
  /** with every step */
  onShow(easing: string): void;
  /** a drag, or a step by keys, has ended */
  onDone(): void;
}

interface Point {
  x: number;
  y: number;
}

/** Side of the square from (0, 0) to (1, 1), in CSS pixels; around it room for handles, above and below for overshoot. */
const SIDE = 104;
const BESIDE = 10;
const BEYOND = 36;
const WIDTH = SIDE + 2 * BESIDE;
const HEIGHT = SIDE + 2 * BEYOND;
/** How far a drag takes the progress beyond 0 and 1; keys have no limit. */
const OVERSHOOT = 1;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The curve of an easing with its two handles: drag them, or step them with the arrow keys. Null for an easing that is no curve. */
export function CurveEditor({ easing, onShow, onDone }: CurveEditorProps) {
  const curve = readCurve(easing);
  const moved = useRef(false);
  if (!curve) return null;

  function put(handle: 0 | 1, at: Point): void {
    if (!curve) return;
    moved.current = true;
    onShow(writeCurve(withHandle(curve, handle, at)));
  }

  function end(): void {
    if (moved.current) onDone();
    moved.current = false;
  }

  const [x1, y1, x2, y2] = curve;
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own */}
      <div role="group" aria-label="Curve" className="curve" style={{ width: WIDTH, height: HEIGHT }}>
        <Plot curve={curve} />
        <Handle name="First handle" at={{ x: x1, y: y1 }} onMove={(at) => put(0, at)} onEnd={end} />
        <Handle name="Second handle" at={{ x: x2, y: y2 }} onMove={(at) => put(1, at)} onEnd={end} />
      </div>
      <Run easing={easing} />
    </div>
  );
}

function Plot({ curve: [x1, y1, x2, y2] }: { curve: Curve }) {
  const [start, first, second, end] = [
    [0, 0],
    [x1, y1],
    [x2, y2],
    [1, 1],
  ].map(([x = 0, y = 0]) => `${leftOf(x)} ${topOf(y)}`);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none">
      <rect x={BESIDE} y={BEYOND} width={SIDE} height={SIDE} className="curve-square" />
      <path d={`M${start} L${first} M${end} L${second}`} className="curve-arm" />
      <path d={`M${start} C${first} ${second} ${end}`} className="curve-line" />
    </svg>
  );
}

const leftOf = (x: number) => BESIDE + x * SIDE;
const topOf = (y: number) => BEYOND + (1 - y) * SIDE;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface HandleProps {
  name: string;
  at: Point;
  onMove(at: Point): void;
  /** a drag or a step has ended */
  onEnd(): void;
}

function Handle({ name, at, onMove, onEnd }: HandleProps) {
  /** the press and the handle's place then, so that it does not jump under the pointer */
  const pressed = useRef<{ clientX: number; clientY: number; at: Point } | null>(null);

  function drag({ clientX, clientY }: PointerEvent): void {
    if (!pressed.current) return;
    const { clientX: fromX, clientY: fromY, at: from } = pressed.current;
    const y = from.y - (clientY - fromY) / SIDE;
    onMove({ x: from.x + (clientX - fromX) / SIDE, y: within(y, -OVERSHOOT, 1 + OVERSHOOT) });
  }

  function release(): void {
    pressed.current = null;
    onEnd();
  }

  function step(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    onMove({ x: at.x + direction.x * by, y: at.y + direction.y * by });
  }

  return (
    <button
      type="button"
      aria-label={`${name} at ${inWords(at.x)}, ${inWords(at.y)}`}
      title="Drag it, or step it with the arrow keys"
      className="curve-handle"
      // one that is further out stays at the edge
      style={{ left: leftOf(at.x), top: within(topOf(at.y), BESIDE, HEIGHT - BESIDE) }}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        pressed.current = { clientX, clientY, at };
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
      onKeyUp={({ key }) => key in ARROWS && onEnd()}
    />
  );
}

const inWords = (value: number) => String(Number(value.toFixed(2)));

/** A dot that runs once with the easing, again with each change and click. */
function Run({ easing }: { easing: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label="Run the easing" className="curve-run" onClick={() => setCount(count + 1)}>
      <span key={`${easing} ${count}`} aria-hidden="true" style={{ animationTimingFunction: easing }} />
    </button>
  );
}
