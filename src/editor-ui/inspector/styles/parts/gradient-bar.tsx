import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { inOrder, type Stop } from './gradients.ts';

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
  const dragged = useRef<number | null>(null);
  const moved = useRef(false);
  const preview = inOrder(stops).map(({ color, at }) => `${color} ${at}%`);

  function placeOf({ clientX }: PointerEvent): number {
    const { left, width } = bar.current?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 ? 0 : Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)));
  }

  function put(index: number, at: number): void {
    moved.current = true;
    onShow(stops.map((stop, i) => (i === index ? { ...stop, at } : stop)));
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

  function onKeyDown(event: KeyboardEvent, index: number): void {
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

  return (
    <div className="gradient-bar">
      <div
        ref={bar}
        data-gradient-bar
        title="Click for another stop"
        style={{ background: `linear-gradient(to right, ${preview.join(', ')})` }}
        onPointerDown={(event) => add(placeOf(event))}
      />
      {stops.map(({ color, at }, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity beside their place
          key={i}
          type="button"
          aria-label={`Stop at ${Math.round(at)} %`}
          title="Drag it, or step it with the arrow keys; Enter adds one beside it, Delete removes it"
          aria-pressed={i === chosen}
          className="gradient-stop"
          style={{ left: `${at}%` }}
          onFocus={() => onChoose(i)}
          onPointerDown={(event) => {
            dragged.current = i;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => dragged.current === i && put(i, placeOf(event))}
          onPointerUp={() => {
            dragged.current = null;
            end(i);
          }}
          onKeyDown={(event) => onKeyDown(event, i)}
          onKeyUp={(event) => {
            if (event.key.startsWith('Arrow')) end(i);
          }}
        >
          <span aria-hidden="true" style={{ background: color }} />
        </button>
      ))}
    </div>
  );
}
