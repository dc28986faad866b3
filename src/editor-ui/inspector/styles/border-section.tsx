import { Maximize, SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColorRow } from './color-field.tsx';
import { LineWidthRow, useLineWidth } from './line-width-row.tsx';
import { MoreRows } from './more-rows.tsx';
import { Beside, Pair, Row, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

const STYLES = ['none', 'solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'inset', 'outset'];

const OUTLINE = ['outline-style', 'outline-width', 'outline-color', 'outline-offset'];

export function BorderSection() {
  return (
    <StyleSection title="Border" properties={['border-width', 'border-radius']}>
      <Together property="border-radius" label="Radius" name="Corner radius" parts="Each corner" whole="All corners">
        <Pair>
          <ValueRow property="border-top-left-radius" label="↖" name="Top left radius" />
          <ValueRow property="border-top-right-radius" label="↗" name="Top right radius" />
        </Pair>
        <Pair>
          <ValueRow property="border-bottom-left-radius" label="↙" name="Bottom left radius" />
          <ValueRow property="border-bottom-right-radius" label="↘" name="Bottom right radius" />
        </Pair>
      </Together>
      <Together property="border-width" label="Width" name="Border width" parts="Each side" whole="All sides">
        <Pair>
          <LineWidthRow property="border-top-width" label="Top" name="Top border width" />
          <LineWidthRow property="border-right-width" label="Right" name="Right border width" />
        </Pair>
        <Pair>
          <LineWidthRow property="border-left-width" label="Left" name="Left border width" />
          <LineWidthRow property="border-bottom-width" label="Bottom" name="Bottom border width" />
        </Pair>
        <SideLooks />
      </Together>
      <SelectRow property="border-style" label="Style" name="Border style" options={STYLES} />
      <ColorRow property="border-color" label="Colour" name="Border colour" />
      <MoreRows label="Outline" properties={OUTLINE}>
        <Pair>
          <SelectRow property="outline-style" label="Outline" name="Outline style" options={STYLES} />
          <LineWidthRow property="outline-width" label="Width" name="Outline width" />
        </Pair>
        <ColorRow property="outline-color" label="Colour" name="Outline colour" />
        <ValueRow property="outline-offset" label="Offset" name="Outline offset" />
      </MoreRows>
    </StyleSection>
  );
}

const LOOKS = ['border-style', 'border-color'] as const;

/** Style and colour of one side, shown by themselves where the sides are different. */
function SideLooks() {
  const style = useProperty(LOOKS[0]);
  const color = useProperty(LOOKS[1]);
  const apart = [style, color].flatMap((view) => (view.mixed ? [view.property] : []));
  return (
    <MoreRows label="Style and colour of each side" properties={apart}>
      <Pair>
        <SelectRow property="border-top-style" label="Top" name="Top border style" options={STYLES} />
        <SelectRow property="border-right-style" label="Right" name="Right border style" options={STYLES} />
      </Pair>
      <Pair>
        <SelectRow property="border-left-style" label="Left" name="Left border style" options={STYLES} />
        <SelectRow property="border-bottom-style" label="Bottom" name="Bottom border style" options={STYLES} />
      </Pair>
      <ColorRow property="border-top-color" label="Top" name="Top border colour" />
      <ColorRow property="border-right-color" label="Right" name="Right border colour" />
      <ColorRow property="border-bottom-color" label="Bottom" name="Bottom border colour" />
      <ColorRow property="border-left-color" label="Left" name="Left border colour" />
    </MoreRows>
  );
}

interface TogetherProps {
  property: string;
  label: string;
  name: string;
  parts: string;
  whole: string;
  children: React.ReactNode;
}

/** One value for all four sides or, opened, a field for each. */
function Together({ property, label, name, parts, whole, children }: TogetherProps) {
  const { view, changes, scrubs } = useLineWidth(property);
  const [opened, setOpened] = useState(false);
  const open = opened || view.mixed;
  const toggle = { label: open ? whole : parts, run: () => setOpened(!open) };
  return (
    <>
      <Row view={view} label={label} scrubs={scrubs} action={toggle}>
        <Beside>
          <ValueField view={view} label={name} changes={changes} className="flex-1" />
          <IconButton
            icon={open ? Maximize : SquareDashed}
            label={toggle.label}
            tabIndex={-1}
            pressed={open}
            hintSide="left"
            className="style-toggle"
            onClick={toggle.run}
          />
        </Beside>
      </Row>
      {open && children}
    </>
  );
}
