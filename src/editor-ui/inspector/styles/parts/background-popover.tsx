import type { PopoverProps } from '../popover-row.tsx';
import { GRADIENT_TYPES, GradientFields } from './gradient-fields.tsx';
import { type BackgroundLayer, readLayers, writeLayer, writeLayers } from './gradients.ts';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';

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
    ...GRADIENT_TYPES.map(([label, name]) => ({ label: `${label} gradient`, make: () => gradient(name) })),
    { label: 'Image', make: (): BackgroundLayer => ({ kind: 'other', text: 'url("/image.png")' }) },
  ],
  addsFirst: true,
  title: (layer) =>
    layer.kind === 'gradient'
      ? `${GRADIENT_TYPES.find(([, name]) => layer.name.endsWith(name))?.[0] ?? layer.name} gradient`
      : layer.text,
  swatch: writeLayer,
  Fields,
};

export default function BackgroundPopover(props: PopoverProps) {
  return <PartsPopover {...props} kind={BACKGROUNDS} />;
}
