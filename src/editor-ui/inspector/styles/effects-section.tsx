import { BLENDS } from './blends.ts';
import { MoreRows } from './more-rows.tsx';
import { OverflowRow } from './overflow-row.tsx';
import { shortShadow } from './parts/shadows.ts';
import { shortTransition } from './parts/transitions.ts';
import { PartsRow } from './parts-row.tsx';
import { Pair, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';

const PROPERTIES = [
  'opacity',
  'box-shadow',
  'mix-blend-mode',
  'filter',
  'backdrop-filter',
  'overflow',
  'cursor',
  'transition',
];
const CURSORS = [
  'auto',
  'default',
  'pointer',
  'text',
  'move',
  'grab',
  'grabbing',
  'zoom-in',
  'zoom-out',
  'ew-resize',
  'ns-resize',
  'not-allowed',
  'wait',
  'help',
  'crosshair',
  'none',
];

const MORE = ['animation', 'clip-path', 'visibility', 'pointer-events', 'user-select'];
const SCROLLING = ['scroll-behavior', 'scroll-snap-type', 'scroll-snap-align'];
const SNAPS = ['none', 'x mandatory', 'x proximity', 'y mandatory', 'y proximity', 'both mandatory'];

export function EffectsSection() {
  return (
    <StyleSection title="Effects" properties={PROPERTIES}>
      <Pair>
        <ValueRow property="opacity" label="Opacity" />
        <SelectRow property="mix-blend-mode" label="Blend" options={BLENDS} />
      </Pair>
      <PartsRow property="box-shadow" label="Shadow" inWords={shortShadow} />
      <PartsRow property="filter" label="Filter" />
      <PartsRow property="backdrop-filter" label="Backdrop" />
      <OverflowRow />
      <SelectRow property="cursor" label="Cursor" options={CURSORS} />
      <PartsRow property="transition" label="Transition" inWords={shortTransition} />
      <MoreRows label="More effects" properties={MORE}>
        <ValueRow property="animation" label="Animation" scrubs={false} />
        <ValueRow property="clip-path" label="Clip path" scrubs={false} />
        <SelectRow property="visibility" label="Visibility" options={['visible', 'hidden', 'collapse']} />
        <SelectRow property="pointer-events" label="Pointer" name="Pointer events" options={['auto', 'none']} />
        <SelectRow
          property="user-select"
          label="Selects"
          name="Text selection"
          options={['auto', 'none', 'text', 'all']}
        />
      </MoreRows>
      <MoreRows label="Scrolling" properties={SCROLLING}>
        <SelectRow property="scroll-behavior" label="Scrolls" name="Scroll behaviour" options={['auto', 'smooth']} />
        <SelectRow property="scroll-snap-type" label="Snaps" name="Scroll snap" options={SNAPS} />
        <SelectRow
          property="scroll-snap-align"
          label="Snaps at"
          name="Scroll snap place"
          options={['none', 'start', 'center', 'end']}
        />
      </MoreRows>
    </StyleSection>
  );
}
