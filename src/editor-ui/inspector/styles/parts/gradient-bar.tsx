import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { inOrder, type Stop } from './gradients.ts';

interface GradientBarProps {
  stops: readonly Stop[];
  chosen: number;
  onChoose(index: number): void;
  onShow(stops: Stop[]): void;
  onDone(): void;
}

/** The stops of a gradient on a bar: drag or step them with the arrow keys, click between them for a new one, Delete removes one. */
export function GradientBar({ stops, chosen, onChoose, onShow, onDone }: GradientBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const preview = inOrder(stops).map(({ color, at }) => `${color} ${at}%`);

  function placeOf({ clientX }: PointerEvent): number {
    const { left, width } = bar.current?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 ? 0 : Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)));
  }

  function put(index: number, at: number): void {
    onShow(stops.map((stop, i) => (i === index ? { ...stop, at } : stop)));
  }

  function add(event: PointerEvent): void {
    const at = placeOf(event);
    const nearest = [...stops].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
    onShow([...stops, { color: nearest?.color ?? '#000000', at }]);
    onChoose(stops.length);
    onDone();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const stop = stops[index];
    if (direction && stop) {
      event.preventDefault();
      put(index, Math.min(100, Math.max(0, stop.at + direction * (event.shiftKey ? 10 : 1))));
    }
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || stops.length <= 2) return;
    event.preventDefault();
    // the key is about the stop, not about the selected element
    event.stopPropagation();
    onShow(stops.filter((_, i) => i !== index));
    onChoose(0);
    onDone();
  }

  return (
    <div className="gradient-bar">
      <div
        ref={bar}
        data-gradient-bar
        title="Click for another stop"
        style={{ background: `linear-gradient(to right, ${preview.join(', ')})` }}
        onPointerDown={add}
      />
      {stops.map(({ color, at }, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity beside their place
          key={i}
          type="button"
          aria-label={`Stop at ${Math.round(at)} %`}
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
            onDone();
          }}
          onKeyDown={(event) => onKeyDown(event, i)}
          onKeyUp={(event) => {
            if (event.key.startsWith('Arrow')) onDone();
          }}
        >
          <span aria-hidden="true" style={{ background: color }} />
        </button>
      ))}
    </div>
  );
}
