import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { inOrder, placedAt, type Stop } from './gradients.ts';
import { useDrawn } from './use-drawn.ts';

interface GradientBarProps {
  stops: readonly Stop[];
  chosen: number;
  onChoose(index: number): void;
  /** with every step */
  onShow(stops: Stop[]): void;
  /** a step has ended, with these stops; `chosen` is one of them */
  onDone(stops: readonly Stop[], chosen: Stop | undefined): void;
}

/**
 * The stops of a gradient on a bar: drag or step them with the arrow keys, click between them or press Enter for a new one, Delete
 * removes one.
 */
export function GradientBar({ stops, chosen, onChoose, onShow, onDone }: GradientBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { put, end, add, press } = useStops({ stops, onShow, onDone });
  const drawn = useDrawn();
  const preview = inOrder(stops).map(({ color, at }) => `${drawn(color)} ${at}%`);

  function placeOf({ clientX }: PointerEvent): number {
    const { left, width } = bar.current?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 ? 0 : Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)));
  }

  return (
    <div className="gradient-bar">
      <div
        ref={bar}
        data-gradient-bar
        title="Click for another stop"
        style={{ background: `linear-gradient(to right, ${preview.join(', ')})` }}
        onPointerDown={(event) => add(placeOf(event))}
      />
      {stops.map((stop, i) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity beside their place
          key={i}
          at={stop.at}
          color={drawn(stop.color)}
          isChosen={i === chosen}
          onFocus={() => onChoose(i)}
          onDrag={(event) => put(i, placeOf(event))}
          onEnd={() => end(i)}
          onKeyDown={(event) => press(event, i)}
        />
      ))}
    </div>
  );
}

/** The edits of the stops, each by its index. */
function useStops({ stops, onShow, onDone }: Pick<GradientBarProps, 'stops' | 'onShow' | 'onDone'>) {
  const moved = useRef(false);

  function put(index: number, at: number): void {
    moved.current = true;
    onShow(stops.map((stop, i) => (i === index ? placedAt(stop, at) : stop)));
  }

  function end(index: number): void {
    if (moved.current) onDone(stops, stops[index]);
    moved.current = false;
  }

  function add(at: number): void {
    const nearest = [...stops].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
    const stop = { color: nearest?.color ?? '#000000', at };
    onDone([...stops, stop], stop);
  }

  /** Halfway to the next stop, before the last one. */
  function addBeside({ at }: Stop): void {
    const ordered = inOrder(stops);
    const next = ordered.find((stop) => stop.at > at) ?? ordered.findLast((stop) => stop.at < at);
    add(Math.round((at + (next?.at ?? at)) / 2));
  }

  function press(event: KeyboardEvent, index: number): void {
    const stop = stops[index];
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!stop || !(direction || isRemoval || event.key === 'Enter')) return;
    event.preventDefault();
    if (direction) put(index, Math.min(100, Math.max(0, stop.at + direction * (event.shiftKey ? 10 : 1))));
    else if (!isRemoval) addBeside(stop);
    else if (stops.length > 2)
      onDone(
        stops.filter((one) => one !== stop),
        undefined,
      );
  }

  return { put, end, add, press };
}

interface HandleProps {
  at: number;
  /** as the editor's document can draw it */
  color: string;
  isChosen: boolean;
  onFocus(): void;
  onDrag(event: PointerEvent): void;
  /** a drag or a step has ended */
  onEnd(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function Handle({ at, color, isChosen, onFocus, onDrag, onEnd, onKeyDown }: HandleProps) {
  return (
    <button
      type="button"
      aria-label={`Stop at ${Math.round(at)} %`}
      title="Drag it, or step it with the arrow keys; Enter adds one beside it, Delete removes it"
      aria-pressed={isChosen}
      className="gradient-stop"
      style={{ left: `${at}%` }}
      onFocus={onFocus}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)}
      onPointerUp={onEnd}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => key.startsWith('Arrow') && onEnd()}
    >
      <span aria-hidden="true" style={{ background: color }} />
    </button>
  );
}
