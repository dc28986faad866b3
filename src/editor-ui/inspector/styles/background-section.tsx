import { withShortColors } from '../../styling/css-value.ts';
import { ColorRow } from './color-field.tsx';
import { PartsRow } from './parts-row.tsx';
import { Pair, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';

export function BackgroundSection() {
  const image = useProperty('background-image');
  const hasImage = (image.text || image.computed || 'none') !== 'none';
  return (
    <StyleSection title="Background" properties={['background-color', 'background-image']}>
      <ColorRow property="background-color" label="Colour" name="Background colour" />
      <PartsRow property="background-image" label="Image" name="Background image" inWords={withShortColors} />
      {hasImage && (
        <>
          <Pair>
            <ValueRow property="background-size" label="Size" name="Background size" scrubs={false} />
            <ValueRow property="background-position" label="Place" name="Background position" scrubs={false} />
          </Pair>
          <SelectRow
            property="background-repeat"
            label="Repeat"
            options={['repeat', 'no-repeat', 'repeat-x', 'repeat-y', 'space', 'round']}
          />
        </>
      )}
      <SelectRow
        property="background-clip"
        label="Clip"
        options={['border-box', 'padding-box', 'content-box', 'text']}
      />
    </StyleSection>
  );
}
