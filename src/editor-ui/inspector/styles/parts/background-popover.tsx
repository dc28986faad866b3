import type { PopoverProps } from '../popover-row.tsx';
import { GRADIENT_TYPES, GradientFields } from './gradient-fields.tsx';
import { type BackgroundLayer, readLayers, writeLayer, writeLayers } from './gradients.ts';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { pictureName } from './pictures.ts';

function Fields({ part, ...rest }: PartFieldsProps<BackgroundLayer>) {
  return part.kind === 'gradient' ? <GradientFields part={part} {...rest} /> : <PictureFields part={part} {...rest} />;
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
    { label: 'Image…', Picker: PicturePicker },
  ],
  addsFirst: true,
  title: (layer) =>
    layer.kind === 'gradient'
      ? `${GRADIENT_TYPES.find(([, name]) => layer.name.endsWith(name))?.[0] ?? layer.name} gradient`
      : pictureName(layer.text),
  // the editor's page has no picture at the app's address
  swatch: (layer) => (layer.kind === 'gradient' ? writeLayer(layer) : null),
  Fields,
};

export default function BackgroundPopover(props: PopoverProps) {
  return <PartsPopover {...props} kind={BACKGROUNDS} />;
}
