import type { PopoverProps } from '../popover-row.tsx';
import type { PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { BoxShadowFields, ShadowFields } from './shadow-fields.tsx';
import { readShadows, type Shadow, writeShadow, writeShadows } from './shadows.ts';

const SHADOWS: PartsKind<Shadow> = {
  noun: 'shadow',
  read: readShadows,
  write: writeShadows,
  choices: [
    {
      label: 'Shadow',
      make: () => ({ inset: false, x: '0', y: '4px', blur: '12px', spread: '0', color: 'rgb(0 0 0 / 15%)' }),
    },
  ],
  addsFirst: true,
  title: (shadow) => `${writeShadow({ ...shadow, color: '' }).trim()}`,
  swatch: ({ color }) => color,
  Fields: BoxShadowFields,
};

const TEXT_SHADOWS: PartsKind<Shadow> = { ...SHADOWS, Fields: ShadowFields };

export default function ShadowPopover(props: PopoverProps) {
  if (props.view.property === 'text-shadow') return <PartsPopover {...props} kind={TEXT_SHADOWS} />;
  return <PartsPopover {...props} kind={SHADOWS} />;
}
