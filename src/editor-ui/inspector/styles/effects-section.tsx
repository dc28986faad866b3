import { Pair, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';

const PROPERTIES = [
  'opacity',
  'box-shadow',
  'mix-blend-mode',
  'filter',
  'backdrop-filter',
  'overflow',
  'cursor',
  'transition',
];
const BLENDS = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
];
const CURSORS = [
  'auto',
  'default',
  'pointer',
  'text',
  'move',
  'grab',
  'not-allowed',
  'wait',
  'help',
  'crosshair',
  'none',
];

export function EffectsSection() {
  return (
    <StyleSection title="Effects" properties={PROPERTIES}>
      <Pair>
        <ValueRow property="opacity" label="Opacity" />
        <SelectRow property="mix-blend-mode" label="Blend" options={BLENDS} />
      </Pair>
      <ValueRow property="box-shadow" label="Shadow" scrubs={false} />
      <ValueRow property="filter" label="Filter" scrubs={false} />
      <ValueRow property="backdrop-filter" label="Backdrop" scrubs={false} />
      <SelectRow property="overflow" label="Overflow" options={['visible', 'hidden', 'clip', 'scroll', 'auto']} />
      <SelectRow property="cursor" label="Cursor" options={CURSORS} />
      <ValueRow property="transition" label="Transition" scrubs={false} />
    </StyleSection>
  );
}
