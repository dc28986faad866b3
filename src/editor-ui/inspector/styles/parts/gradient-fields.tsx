import { useState } from 'react';
import { GradientBar } from './gradient-bar.tsx';
import { angleOf, type Gradient, inOrder, placedAt, type Stop, withAngle } from './gradients.ts';
import { PartColor } from './part-color.tsx';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps } from './parts-kind.ts';

export const GRADIENT_TYPES = [
  ['Linear', 'linear-gradient'],
  ['Radial', 'radial-gradient'],
  ['Conic', 'conic-gradient'],
] as const;

/** Type, stops and direction of a gradient. */
export function GradientFields({ part, accepts, onShow, onDone }: PartFieldsProps<Gradient>) {
  const [chosen, setChosen] = useState(0);
  const stop = part.stops[chosen] ?? part.stops[0];
  const withStops = (stops: readonly Stop[]): Gradient => ({ ...part, stops: [...stops] });
  /** Browsers move a stop behind the one before it; the source has them in their order. */
  const finish = (stops: readonly Stop[], chosenStop: Stop | undefined) => {
    const ordered = inOrder(stops);
    setChosen(Math.max(0, chosenStop ? ordered.indexOf(chosenStop) : 0));
    onShow(withStops(ordered));
    onDone();
  };
  return (
    <>
      <TypeChoice
        name={part.name}
        onChoose={(name) => {
          onShow({ ...part, name, head: '' });
          onDone();
        }}
      />
      <GradientBar
        stops={part.stops}
        chosen={chosen}
        onChoose={setChosen}
        onShow={(stops) => onShow(withStops(stops))}
        onDone={finish}
      />
      {stop && (
        <StopFields
          key={chosen}
          stops={part.stops}
          stop={stop}
          accepts={(stops) => accepts(withStops(stops))}
          onShow={(stops) => onShow(withStops(stops))}
          onDone={finish}
        />
      )}
      <DirectionField part={part} accepts={accepts} onShow={onShow} onDone={onDone} />
    </>
  );
}

function TypeChoice({ name, onChoose }: { name: string; onChoose(name: string): void }) {
  const before = name.startsWith('repeating-') ? 'repeating-' : '';
  return (
    <fieldset className="style-choice" aria-label="Kind of gradient">
      {GRADIENT_TYPES.map(([label, type]) => (
        <button
          key={type}
          type="button"
          aria-pressed={name.endsWith(type)}
          className="style-choice-item"
          onClick={() => name.endsWith(type) || onChoose(`${before}${type}`)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface StopFieldsProps {
  stops: readonly Stop[];
  /** the one of them that is edited */
  stop: Stop;
  accepts(stops: readonly Stop[]): boolean;
  onShow(stops: readonly Stop[]): void;
  onDone(stops: readonly Stop[], chosen: Stop): void;
}

function StopFields({ stops, stop, accepts, onShow, onDone }: StopFieldsProps) {
  const replaced = (next: Stop) => stops.map((one) => (one === stop ? next : one));
  const placed = (text: string): Stop => placedAt(stop, Number.parseFloat(text));
  return (
    <>
      <PartColor
        label="Colour"
        value={stop.color}
        onShow={(color) => onShow(replaced({ ...stop, color }))}
        onDone={(color) => {
          const next = { ...stop, color };
          onDone(replaced(next), next);
        }}
      />
      <PartField
        label="Place"
        value={`${Math.round(stop.at * 100) / 100}%`}
        unit="%"
        range={[0, 100]}
        accepts={(text) => /^-?[\d.]+%$/.test(text) && accepts(replaced(placed(text)))}
        onShow={(text) => onShow(replaced(placed(text)))}
        onDone={(text) => {
          const next = placed(text);
          onDone(replaced(next), next);
        }}
      />
    </>
  );
}

function DirectionField({ part, accepts, onShow, onDone }: PartFieldsProps<Gradient>) {
  const angle = angleOf(part);
  if (angle === null) {
    return (
      <PartField
        label="Shape"
        value={part.head}
        accepts={(head) => accepts({ ...part, head })}
        onShow={(head) => onShow({ ...part, head })}
        onDone={onDone}
      />
    );
  }
  return (
    <PartField
      label="Angle"
      value={`${angle}deg`}
      unit="deg"
      range={[0, 360]}
      accepts={(text) => /^-?[\d.]+deg$/.test(text) && accepts(withAngle(part, Number.parseFloat(text)))}
      onShow={(text) => onShow(withAngle(part, Number.parseFloat(text)))}
      onDone={onDone}
    />
  );
}
