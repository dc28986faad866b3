import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Columns3,
  EyeOff,
  LayoutGrid,
  Link2,
  Link2Off,
  Square,
  WrapText,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { AlignmentPad } from './alignment-pad.tsx';
import { Choice } from './choice.tsx';
import { MoreRows } from './more-rows.tsx';
import { PartsRow } from './parts-row.tsx';
import { Beside, Pair, Row, SelectRow, ValueRow } from './rows.tsx';
import { SelectField } from './select-field.tsx';
import { StyleSection } from './style-section.tsx';
import { type PropertyView, useProperty, useStyling } from './use-property.ts';
import { ValueField } from './value-field.tsx';

const DISPLAYS = [
  { value: 'block', label: 'Block', icon: Square },
  { value: 'flex', label: 'Flex', icon: Columns3 },
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'none', label: 'None: hidden', icon: EyeOff },
];
const MORE_DISPLAYS = ['inline', 'inline-block', 'inline-flex', 'inline-grid', 'contents', 'table', 'list-item'];
const DIRECTIONS = [
  { value: 'row', label: 'In a row', icon: ArrowRight },
  { value: 'column', label: 'In a column', icon: ArrowDown },
  { value: 'row-reverse', label: 'In a row, from the end', icon: ArrowLeft },
  { value: 'column-reverse', label: 'In a column, from the end', icon: ArrowUp },
];
/** A narrow field shows the last word. */
const inShort = (value: string) => ({ value, label: value, short: value.slice(value.lastIndexOf('-') + 1) });
const SPREADS = [
  'normal',
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
  'stretch',
].map(inShort);
const TRACK_SPREADS = [
  'normal',
  'start',
  'center',
  'end',
  'space-between',
  'space-around',
  'space-evenly',
  'stretch',
].map(inShort);
const TRACKS = ['align-content', 'justify-content', 'grid-auto-columns', 'grid-auto-rows'];
const FLOW = ['float', 'clear', 'box-sizing'];
const ITEM_ALIGNS = ['normal', 'stretch', 'flex-start', 'center', 'flex-end', 'baseline'].map(inShort);

export function LayoutSection() {
  const display = useProperty('display');
  const kind = (display.text || display.computed).replace('inline-', '');
  return (
    <StyleSection
      title="Layout"
      properties={[
        'display',
        'flex-direction',
        'flex-wrap',
        'justify-content',
        'align-items',
        'gap',
        'grid-template-columns',
      ]}
    >
      <Row view={display} label="Display">
        <Beside>
          <Choice view={display} label="Display" options={DISPLAYS} className="flex-1" />
          <div className="w-[74px] flex-none">
            <SelectField view={display} label="Display, all values" options={[...DISPLAYS, ...MORE_DISPLAYS]} />
          </div>
        </Beside>
      </Row>
      {kind === 'flex' && <Flex />}
      {kind === 'grid' && <Grid />}
      <ChildOf />
      <MoreRows label="More layout" properties={FLOW}>
        <Pair>
          <SelectRow property="float" label="Float" options={['none', 'left', 'right', 'inline-start', 'inline-end']} />
          <SelectRow property="clear" label="Clear" options={['none', 'left', 'right', 'both']} />
        </Pair>
        <SelectRow
          property="box-sizing"
          label="Size of"
          name="What width and height measure"
          options={['border-box', 'content-box']}
        />
      </MoreRows>
    </StyleSection>
  );
}

function Flex() {
  const direction = useProperty('flex-direction');
  const wrap = useProperty('flex-wrap');
  const justify = useProperty('justify-content');
  const align = useProperty('align-items');
  const isColumn = (direction.text || direction.computed).startsWith('column');
  const along = { view: justify, label: 'Along the direction', options: SPREADS };
  const across = { view: align, label: 'Across the direction', options: ITEM_ALIGNS };
  return (
    <>
      <Row view={direction} label="Direction">
        <Beside>
          <Choice view={direction} label="Direction" options={DIRECTIONS} className="flex-1" />
          <Choice
            view={wrap}
            label="Wrapping"
            options={[{ value: 'wrap', label: 'Wrap into lines', icon: WrapText }]}
            className="w-[30px] flex-none"
          />
        </Beside>
      </Row>
      <Alignment view={justify} x={isColumn ? across : along} y={isColumn ? along : across} />
      {/^wrap/.test(wrap.text || wrap.computed) && (
        <SelectRow property="align-content" label="Lines" name="Alignment of the lines" options={SPREADS} />
      )}
      <Gap />
    </>
  );
}

/** In place of the sizes that the browser computes for tracks that nobody has set. */
const unset = () => 'none';

function Grid() {
  const justify = useProperty('justify-items');
  const align = useProperty('align-items');
  return (
    <>
      <PartsRow property="grid-template-columns" label="Columns" inWords={unset} />
      <PartsRow property="grid-template-rows" label="Rows" inWords={unset} />
      <SelectRow
        property="grid-auto-flow"
        label="Flow"
        options={['row', 'column', 'dense', 'row dense', 'column dense']}
      />
      <Alignment
        view={justify}
        x={{ view: justify, label: 'Across the columns', options: ['normal', 'stretch', 'start', 'center', 'end'] }}
        y={{
          view: align,
          label: 'Across the rows',
          options: ['normal', 'stretch', 'start', 'center', 'end', 'baseline'],
        }}
      />
      <Gap />
      <MoreRows label="More grid" properties={TRACKS}>
        <Pair>
          <SelectRow property="justify-content" label="Across" name="All columns" options={TRACK_SPREADS} />
          <SelectRow property="align-content" label="Down" name="All rows" options={TRACK_SPREADS} />
        </Pair>
        <ValueRow
          property="grid-auto-columns"
          label="Auto cols"
          name="Columns that come by themselves"
          scrubs={false}
        />
        <ValueRow property="grid-auto-rows" label="Auto rows" name="Rows that come by themselves" scrubs={false} />
      </MoreRows>
    </>
  );
}

type Select = ComponentProps<typeof SelectField>;

/** Where the children stand, by the axes of the page: a point to press, and words. @param view of the label */
function Alignment({ view, x, y }: { view: PropertyView; x: Select; y: Select }) {
  return (
    <Row view={view} label="Align" tall>
      <Beside>
        <AlignmentPad across={x.view} down={y.view} />
        <div className="grid min-w-0 flex-1 content-between gap-1.5">
          {Object.entries({ X: x, Y: y }).map(([axis, select]) => (
            <div key={axis} className="flex items-center gap-1.5">
              <span aria-hidden="true" className="w-2 flex-none text-ink-3 text-sm">
                {axis}
              </span>
              <SelectField {...select} />
            </div>
          ))}
        </div>
      </Beside>
    </Row>
  );
}

/** One gap for both directions until the user splits them. */
function Gap() {
  const gap = useProperty('gap');
  const rows = useProperty('row-gap');
  const columns = useProperty('column-gap');
  const [apart, setApart] = useState(false);
  const split = apart || gap.mixed;
  const toggle = {
    label: split ? 'One gap for both directions' : 'A gap for each direction',
    run: () => setApart(!split),
  };
  return (
    <Row view={gap} label="Gap" scrubs action={toggle}>
      <Beside>
        {split ? (
          <>
            <ValueField view={columns} label="Gap between columns" className="flex-1" bare />
            <ValueField view={rows} label="Gap between rows" className="flex-1" bare />
          </>
        ) : (
          <ValueField view={gap} label="Gap" className="flex-1" />
        )}
        <IconButton
          icon={split ? Link2Off : Link2}
          label={toggle.label}
          tabIndex={-1}
          pressed={split}
          hintSide="left"
          className="style-toggle"
          onClick={toggle.run}
        />
      </Beside>
    </Row>
  );
}

/** Settings of a child in a flex or grid container. */
function ChildOf() {
  const parent = useStyling(({ styles, rulesKey }) => (rulesKey ? styles[rulesKey]?.parent.display : '') ?? '');
  if (parent.endsWith('flex')) {
    return (
      <>
        <p className="style-caption">In its flex container</p>
        <SelectRow
          property="align-self"
          label="Itself"
          name="Alignment of itself"
          options={['auto', 'stretch', 'flex-start', 'center', 'flex-end', 'baseline']}
        />
        <Pair>
          <ValueRow property="flex-grow" label="Grow" />
          <ValueRow property="flex-shrink" label="Shrink" />
        </Pair>
        <Pair>
          <ValueRow property="flex-basis" label="Basis" />
          <ValueRow property="order" label="Order" />
        </Pair>
      </>
    );
  }
  if (!parent.endsWith('grid')) return null;
  return (
    <>
      <p className="style-caption">In its grid container</p>
      <Pair>
        <ValueRow property="grid-column" label="Column" scrubs={false} />
        <ValueRow property="grid-row" label="Row" scrubs={false} />
      </Pair>
      <Pair>
        <SelectRow property="justify-self" label="Across" options={['auto', 'stretch', 'start', 'center', 'end']} />
        <SelectRow property="align-self" label="Down" options={['auto', 'stretch', 'start', 'center', 'end']} />
      </Pair>
      <ValueRow property="order" label="Order" />
    </>
  );
}
