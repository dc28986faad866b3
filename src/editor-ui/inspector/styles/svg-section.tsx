import { ColorRow } from './color-field.tsx';
import { MoreRows } from './more-rows.tsx';
import { Pair, SelectRow, ValueRow } from './rows.tsx';
import { useSelectedTag } from './selected-tag.ts';
import { StyleSection } from './style-section.tsx';

const SHAPES = /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|use)$/;

const MORE = ['stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin'];

/** Only for vector drawings and their shapes. */
export function SvgSection() {
  if (!SHAPES.test(useSelectedTag())) return null;
  return (
    <StyleSection title="SVG" properties={['fill', 'stroke', 'stroke-width']}>
      <ColorRow property="fill" label="Fill" />
      <ColorRow property="stroke" label="Stroke" />
      <ValueRow property="stroke-width" label="Line" name="Stroke width" />
      <MoreRows label="More of the stroke" properties={MORE}>
        <Pair>
          <ValueRow property="stroke-dasharray" label="Dashes" scrubs={false} />
          <ValueRow property="stroke-dashoffset" label="Offset" name="Offset of the dashes" />
        </Pair>
        <Pair>
          <SelectRow
            property="stroke-linecap"
            label="Ends"
            name="Ends of the line"
            options={['butt', 'round', 'square']}
          />
          <SelectRow
            property="stroke-linejoin"
            label="Corners"
            name="Corners of the line"
            options={['miter', 'round', 'bevel']}
          />
        </Pair>
      </MoreRows>
    </StyleSection>
  );
}
