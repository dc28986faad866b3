import { ColorRow } from './color-field.tsx';
import { ValueRow } from './rows.tsx';
import { useSelectedTag } from './selected-tag.ts';
import { StyleSection } from './style-section.tsx';

const SHAPES = /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|use)$/;

/** Only for vector drawings and their shapes. */
export function SvgSection() {
  if (!SHAPES.test(useSelectedTag())) return null;
  return (
    <StyleSection title="SVG" properties={['fill', 'stroke', 'stroke-width']}>
      <ColorRow property="fill" label="Fill" />
      <ColorRow property="stroke" label="Stroke" />
      <ValueRow property="stroke-width" label="Line" name="Stroke width" />
    </StyleSection>
  );
}
