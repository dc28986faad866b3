import { useState } from 'react';
import type { PopoverProps } from '../popover-row.tsx';
import { GradientBar } from './gradient-bar.tsx';
import {
  angleOf,
  type BackgroundLayer,
  type Gradient,
  inOrder,
  readLayers,
  type Stop,
  withAngle,
  writeLayer,
  writeLayers,
} from './gradients.ts';
import { PartColor } from './part-color.tsx';
import { PartField } from './part-field.tsx';
import { type PartFieldsProps, type PartsKind, PartsPopover } from './parts-popover.tsx';

const TYPES = [
  ['Linear', 'linear-gradient'],
  ['Radial', 'radial-gradient'],
  ['Conic', 'conic-gradient'],
] as const;

function Fields({ part, ...rest }: PartFieldsProps<BackgroundLayer>) {
  if (part.kind === 'gradient') return <GradientFields part={part} {...rest} />;
  const { accepts, onShow, onDone } = rest;
  return (
    <PartField
      label="Image"
      value={part.text}
      accepts={(text) => accepts({ kind: 'other', text })}
      onShow={(text) => onShow({ kind: 'other', text })}
      onDone={onDone}
    />
  );
}

function GradientFields({ part, accepts, onShow, onDone }: PartFieldsProps<BackgroundLayer> & { part: Gradient }) {
  const [chosen, setChosen] = useState(0);
  const stop = part.stops[chosen] ?? part.stops[0];
  const angle = angleOf(part);
  const repeats = part.name.startsWith('repeating-');
  const withStops = (stops: Stop[]): Gradient => ({ ...part, stops });
  const withStop = (change: Partial<Stop>) =>
    withStops(part.stops.map((one) => (one === stop ? { ...one, ...change } : one)));
  const placed = (text: string) => {
    const moved = stop && { ...stop, at: Number.parseFloat(text) };
    return { moved, stops: part.stops.map((one) => (one === stop && moved ? moved : one)) };
  };
  /** Browsers move a stop behind the one before it; the source has them in their order. */
  const finish = (stops: readonly Stop[], chosenStop: Stop | undefined) => {
    const ordered = inOrder(stops);
    setChosen(Math.max(0, chosenStop ? ordered.indexOf(chosenStop) : 0));
    onShow(withStops(ordered));
    onDone();
  };
  return (
    <>
      <fieldset className="style-choice" aria-label="Kind of gradient">
        {TYPES.map(([label, name]) => (
          <button
            key={name}
            type="button"
            aria-pressed={part.name.endsWith(name)}
            className="style-choice-item"
            onClick={() => {
              if (part.name.endsWith(name)) return;
              onShow({ ...part, name: `${repeats ? 'repeating-' : ''}${name}`, head: '' });
              onDone();
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <GradientBar
        stops={part.stops}
        chosen={chosen}
        onChoose={setChosen}
        onShow={(stops) => onShow(withStops(stops))}
        onDone={finish}
      />
      {stop && (
        <>
          <PartColor
            key={chosen}
            label="Colour"
            value={stop.color}
            onShow={(color) => onShow(withStop({ color }))}
            onDone={onDone}
          />
          <PartField
            label="Place"
            value={`${Math.round(stop.at * 100) / 100}%`}
            unit="%"
            range={[0, 100]}
            accepts={(text) => /^-?[\d.]+%$/.test(text) && accepts(withStops(placed(text).stops))}
            onShow={(text) => onShow(withStops(placed(text).stops))}
            onDone={(text) => {
              const { stops, moved } = placed(text);
              finish(stops, moved);
            }}
          />
        </>
      )}
      {angle === null ? (
        <PartField
          label="Shape"
          value={part.head}
          accepts={(head) => accepts({ ...part, head })}
          onShow={(head) => onShow({ ...part, head })}
          onDone={onDone}
        />
      ) : (
        <PartField
          label="Angle"
          value={`${angle}deg`}
          unit="deg"
          range={[0, 360]}
          accepts={(text) => /^-?[\d.]+deg$/.test(text) && accepts(withAngle(part, Number.parseFloat(text)))}
          onShow={(text) => onShow(withAngle(part, Number.parseFloat(text)))}
          onDone={onDone}
        />
      )}
    </>
  );
}

const gradient = (name: string): BackgroundLayer => ({
  kind: 'gradient',
  name,
  head: '',
  stops: [
    { color: '#6366f1', at: 0 },
    { color: '#ec4899', at: 100 },
  ],
});

const BACKGROUNDS: PartsKind<BackgroundLayer> = {
  noun: 'layer',
  read: readLayers,
  write: writeLayers,
  choices: [
    ...TYPES.map(([label, name]) => ({ label: `${label} gradient`, make: () => gradient(name) })),
    { label: 'Image', make: (): BackgroundLayer => ({ kind: 'other', text: 'url("/image.png")' }) },
  ],
  addsFirst: true,
  title: (layer) =>
    layer.kind === 'gradient'
      ? `${TYPES.find(([, name]) => layer.name.endsWith(name))?.[0] ?? layer.name} gradient`
      : layer.text,
  swatch: writeLayer,
  Fields,
};

export default function BackgroundPopover(props: PopoverProps) {
  return <PartsPopover {...props} kind={BACKGROUNDS} />;
}
