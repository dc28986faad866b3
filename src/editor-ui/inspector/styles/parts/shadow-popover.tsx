import type { PopoverProps } from '../popover-row.tsx';
import { PartColor } from './part-color.tsx';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { readShadows, type Shadow, writeShadow, writeShadows } from './shadows.ts';

const LENGTHS = [
  { key: 'x', label: 'X', range: [-50, 50] },
  { key: 'y', label: 'Y', range: [-50, 50] },
  { key: 'blur', label: 'Blur', range: [0, 100] },
  { key: 'spread', label: 'Spread', range: [-50, 50] },
] as const;

function Fields({ part, accepts, onShow, onDone, isText = false }: PartFieldsProps<Shadow> & { isText?: boolean }) {
  const shown = isText ? LENGTHS.slice(0, 3) : LENGTHS;
  return (
    <>
      {shown.map(({ key, label, range }) => (
        <PartField
          key={key}
          label={label}
          value={part[key]}
          unit="px"
          range={range}
          accepts={(value) => accepts({ ...part, [key]: value })}
          onShow={(value) => onShow({ ...part, [key]: value })}
          onDone={onDone}
        />
      ))}
      <PartColor label="Colour" value={part.color} onShow={(color) => onShow({ ...part, color })} onDone={onDone} />
      {!isText && (
        <label className="style-row">
          <span className="text-ink-2 text-sm">Inside</span>
          <input
            type="checkbox"
            className="justify-self-start"
            checked={part.inset}
            onChange={(event) => {
              onShow({ ...part, inset: event.target.checked });
              onDone();
            }}
          />
        </label>
      )}
    </>
  );
}

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
  Fields,
};

const TEXT_SHADOWS: PartsKind<Shadow> = { ...SHADOWS, Fields: (props) => <Fields {...props} isText /> };

export default function ShadowPopover(props: PopoverProps) {
  if (props.view.property === 'text-shadow') return <PartsPopover {...props} kind={TEXT_SHADOWS} />;
  return <PartsPopover {...props} kind={SHADOWS} />;
}
