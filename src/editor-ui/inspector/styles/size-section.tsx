import { ArrowLeftRight, Crop, Shrink } from 'lucide-react';
import { Choice } from './choice.tsx';
import { Beside, Pair, Row, SelectRow, ValueRow } from './rows.tsx';
import { useSelectedTag } from './selected-tag.ts';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

/** Elements whose picture may have another shape than their box. */
const MEDIA = new Set(['img', 'video', 'canvas', 'object', 'embed']);

export function SizeSection() {
  const isMedia = MEDIA.has(useSelectedTag());
  return (
    <StyleSection
      title="Size"
      properties={['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height', 'aspect-ratio']}
    >
      <Dimension property="width" label="Width" />
      <Dimension property="height" label="Height" />
      <Pair>
        <ValueRow property="min-width" label="Min W" name="Smallest width" />
        <ValueRow property="max-width" label="Max W" name="Largest width" />
      </Pair>
      <Pair>
        <ValueRow property="min-height" label="Min H" name="Smallest height" />
        <ValueRow property="max-height" label="Max H" name="Largest height" />
      </Pair>
      <ValueRow property="aspect-ratio" label="Ratio" name="Aspect ratio" scrubs={false} />
      {isMedia && (
        <Pair>
          <SelectRow property="object-fit" label="Fit" options={['fill', 'contain', 'cover', 'none', 'scale-down']} />
          <ValueRow property="object-position" label="Focus" name="Position of the picture" scrubs={false} />
        </Pair>
      )}
    </StyleSection>
  );
}

/** A size as a number, or fitting the content, or filling the container. */
function Dimension({ property, label }: { property: 'width' | 'height'; label: string }) {
  const view = useProperty(property);
  const options = [
    { value: 'fixed', label: 'Fixed', icon: Crop },
    { value: 'fit-content', label: 'Hug the content', icon: Shrink },
    { value: '100%', label: 'Fill the container', icon: ArrowLeftRight },
  ];
  const value = view.text || 'auto';
  const mode = value === '100%' || value === 'fit-content' ? value : value === 'auto' ? 'auto' : 'fixed';
  const measured = /^-?[\d.]+px$/.test(view.computed) ? `${Math.round(Number.parseFloat(view.computed))}px` : '100px';
  return (
    <Row view={view} label={label} scrubs>
      <Beside>
        <ValueField view={view} label={label} className="flex-1" />
        <Choice
          view={{ ...view, text: mode }}
          label={`${label}: fixed, hug or fill`}
          options={options}
          className="w-[84px] flex-none"
          changes={(next) => ({ [property]: next === 'fixed' ? measured : next })}
        />
      </Beside>
    </Row>
  );
}
