import { withShortColors } from '../../styling/css-value.ts';
import { BLENDS } from './blends.ts';
import { ColorRow } from './color-field.tsx';
import { MoreRows } from './more-rows.tsx';
import { PartsRow } from './parts-row.tsx';
import { Pair, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';

const MORE = ['background-attachment', 'background-origin', 'background-blend-mode'];
const BOXES = ['border-box', 'padding-box', 'content-box'];

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
          <MoreRows label="More of the image" properties={MORE}>
            <Pair>
              <SelectRow
                property="background-attachment"
                label="Scrolls"
                name="Background scrolling"
                options={['scroll', 'fixed', 'local']}
              />
              <SelectRow property="background-origin" label="From" name="Background origin" options={BOXES} />
            </Pair>
            <SelectRow property="background-blend-mode" label="Blend" name="Background blend" options={BLENDS} />
          </MoreRows>
        </>
      )}
      <SelectRow property="background-clip" label="Clip" options={[...BOXES, 'text']} />
    </StyleSection>
  );
}
