import { PartColor } from './part-color.tsx';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps } from './parts-kind.ts';
import type { Shadow } from './shadows.ts';

const LENGTHS = [
  { key: 'x', label: 'X', range: [-50, 50] },
  { key: 'y', label: 'Y', range: [-50, 50] },
  { key: 'blur', label: 'Blur', range: [0, 100] },
] as const;
const SPREAD = { key: 'spread', label: 'Spread', range: [-50, 50] } as const;

/** Place, blur and colour, which every shadow has. */
export function ShadowFields({
  part,
  accepts,
  onShow,
  onDone,
  hasSpread = false,
}: PartFieldsProps<Shadow> & { hasSpread?: boolean }) {
  return (
    <>
      {[...LENGTHS, ...(hasSpread ? [SPREAD] : [])].map(({ key, label, range }) => (
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
    </>
  );
}

/** Those of a shadow of a box, which may also be inside it. */
export function BoxShadowFields(props: PartFieldsProps<Shadow>) {
  const { part, onShow, onDone } = props;
  return (
    <>
      <ShadowFields {...props} hasSpread />
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
    </>
  );
}
