import { Maximize, SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColorRow } from './color-field.tsx';
import { MoreRows } from './more-rows.tsx';
import { Beside, Pair, Row, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

const STYLES = ['none', 'solid', 'dashed', 'dotted', 'double'];

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
          <ValueRow property="border-top-width" label="Top" name="Top border width" />
          <ValueRow property="border-right-width" label="Right" name="Right border width" />
        </Pair>
        <Pair>
          <ValueRow property="border-left-width" label="Left" name="Left border width" />
          <ValueRow property="border-bottom-width" label="Bottom" name="Bottom border width" />
        </Pair>
      </Together>
      <SelectRow property="border-style" label="Style" name="Border style" options={STYLES} />
      <ColorRow property="border-color" label="Colour" name="Border colour" />
      <MoreRows label="Outline" properties={OUTLINE}>
        <Pair>
          <SelectRow property="outline-style" label="Outline" name="Outline style" options={STYLES} />
          <ValueRow property="outline-width" label="Width" name="Outline width" />
        </Pair>
        <ColorRow property="outline-color" label="Colour" name="Outline colour" />
        <ValueRow property="outline-offset" label="Offset" name="Outline offset" />
      </MoreRows>
    </StyleSection>
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
  const view = useProperty(property);
  const [opened, setOpened] = useState(false);
  const open = opened || view.mixed;
  const toggle = { label: open ? whole : parts, run: () => setOpened(!open) };
  return (
    <>
      <Row view={view} label={label} scrubs action={toggle}>
        <Beside>
          <ValueField view={view} label={name} className="flex-1" />
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
