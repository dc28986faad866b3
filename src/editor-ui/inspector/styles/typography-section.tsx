import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Italic,
  Minus,
  Strikethrough,
  Type,
  Underline,
} from 'lucide-react';
import { LINE_CLAMP } from '../../../protocol/line-clamp.ts';
import { Choice } from './choice.tsx';
import { ColorRow } from './color-field.tsx';
import { FontRow } from './font-row.tsx';
import { LineClampRow } from './line-clamp-row.tsx';
import { MoreRows } from './more-rows.tsx';
import { shortShadow } from './parts/shadows.ts';
import { PartsRow } from './parts-row.tsx';
import { Beside, ChoiceRow, Pair, Row, SelectRow, ValueRow } from './rows.tsx';
import { useSelectedTag } from './selected-tag.ts';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';

const PROPERTIES = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'color',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'font-style',
];
const WEIGHTS = [
  ['100', 'Thin'],
  ['200', 'Extra light'],
  ['300', 'Light'],
  ['400', 'Regular'],
  ['500', 'Medium'],
  ['600', 'Semibold'],
  ['700', 'Bold'],
  ['800', 'Extra bold'],
  ['900', 'Black'],
].map(([value = '', name]) => ({ value, label: `${value} ${name}`, short: value }));
const ALIGNS = [
  { value: 'left', label: 'Left', icon: AlignLeft },
  { value: 'center', label: 'Centre', icon: AlignCenter },
  { value: 'right', label: 'Right', icon: AlignRight },
  { value: 'justify', label: 'Justified', icon: AlignJustify },
];
const DECORATIONS = [
  { value: 'none', label: 'No line', icon: Minus },
  { value: 'underline', label: 'Underline', icon: Underline },
  { value: 'line-through', label: 'Strike through', icon: Strikethrough },
];
const CASES = [
  { value: 'none', label: 'As written', icon: Minus },
  { value: 'uppercase', label: 'Capitals', icon: CaseUpper },
  { value: 'capitalize', label: 'Capitalised words', icon: CaseSensitive },
  { value: 'lowercase', label: 'Small letters', icon: CaseLower },
];

const MORE = [LINE_CLAMP, 'text-wrap', 'text-overflow', 'columns', 'text-shadow'];
const WORDS = [
  'overflow-wrap',
  'word-break',
  'text-indent',
  'word-spacing',
  'vertical-align',
  'direction',
  'font-variant-caps',
  'font-variant-numeric',
];
const LINE = ['text-decoration-style', 'text-decoration-color', 'text-decoration-thickness', 'text-underline-offset'];
const LINE_STYLES = ['solid', 'double', 'dotted', 'dashed', 'wavy'];
const PLACES = ['baseline', 'top', 'middle', 'bottom', 'text-top', 'text-bottom', 'sub', 'super'];
const CAPS = ['normal', 'small-caps', 'all-small-caps', 'petite-caps', 'unicase', 'titling-caps'];
const DIGITS = [
  'normal',
  'tabular-nums',
  'lining-nums',
  'oldstyle-nums',
  'proportional-nums',
  'slashed-zero',
  'ordinal',
];
const LISTS = new Set(['ul', 'ol', 'li']);
const MARKERS = ['none', 'disc', 'circle', 'square', 'decimal', 'lower-alpha', 'lower-roman'];

export function TypographySection() {
  const tag = useSelectedTag();
  const style = useProperty('font-style');
  const decoration = useProperty('text-decoration-line');
  const isRightToLeft = useProperty('direction').computed === 'rtl';
  const sideOf = (align: string) => {
    if (align !== 'start' && align !== 'end') return align;
    return (align === 'start') === isRightToLeft ? 'right' : 'left';
  };
  return (
    <StyleSection title="Typography" properties={PROPERTIES}>
      <FontRow />
      <Pair>
        <ValueRow property="font-size" label="Size" name="Font size" />
        <ValueRow property="line-height" label="Line" name="Line height" />
      </Pair>
      <Pair>
        <SelectRow property="font-weight" label="Weight" options={WEIGHTS} />
        <ValueRow property="letter-spacing" label="Letter" name="Letter spacing" />
      </Pair>
      <ColorRow property="color" label="Colour" />
      <ChoiceRow property="text-align" label="Align" options={ALIGNS} shownAs={sideOf} />
      <Row view={decoration} label="Decoration">
        <Beside>
          <Choice view={decoration} label="Text decoration" options={DECORATIONS} className="flex-1" />
          <Choice
            view={style}
            label="Font style"
            options={[
              { value: 'normal', label: 'Upright', icon: Type },
              { value: 'italic', label: 'Italic', icon: Italic },
            ]}
            className="w-[60px] flex-none"
          />
        </Beside>
      </Row>
      <ChoiceRow property="text-transform" label="Case" options={CASES} />
      <SelectRow property="white-space" label="Breaks" options={['normal', 'nowrap', 'pre', 'pre-wrap', 'pre-line']} />
      {LISTS.has(tag) && (
        <>
          <Pair>
            <SelectRow property="list-style-type" label="Marker" name="List marker" options={MARKERS} />
            <SelectRow
              property="list-style-position"
              label="Place"
              name="Place of the marker"
              options={['outside', 'inside']}
            />
          </Pair>
          <ValueRow property="list-style-image" label="Image" name="Image of the marker" scrubs={false} />
        </>
      )}
      <MoreRows label="More text styles" properties={MORE}>
        <SelectRow
          property="text-wrap"
          label="Wrap"
          name="Text wrap"
          options={['wrap', 'nowrap', 'balance', 'pretty']}
        />
        <LineClampRow />
        <SelectRow property="text-overflow" label="Too long" name="Text overflow" options={['clip', 'ellipsis']} />
        <Columns />
        <PartsRow property="text-shadow" label="Shadow" name="Text shadow" inWords={shortShadow} />
      </MoreRows>
      <MoreRows label="Words and digits" properties={WORDS}>
        <SelectRow
          property="overflow-wrap"
          label="Splits"
          name="Breaks of long words"
          options={['normal', 'break-word', 'anywhere']}
        />
        <SelectRow
          property="word-break"
          label="Inside"
          name="Breaks inside of words"
          options={['normal', 'break-all', 'keep-all']}
        />
        <Pair>
          <ValueRow property="text-indent" label="Indent" name="Indent of the first line" />
          <ValueRow property="word-spacing" label="Words" name="Word spacing" />
        </Pair>
        <Pair>
          <SelectRow property="vertical-align" label="Vertical" name="Vertical alignment" options={PLACES} />
          <SelectRow property="direction" label="Reads" name="Direction of the text" options={['ltr', 'rtl']} />
        </Pair>
        <Pair>
          <SelectRow property="font-variant-caps" label="Caps" name="Small capitals" options={CAPS} />
          <SelectRow property="font-variant-numeric" label="Digits" name="Shape of the digits" options={DIGITS} />
        </Pair>
      </MoreRows>
      <MoreRows label="Decoration line" properties={LINE}>
        <Pair>
          <SelectRow property="text-decoration-style" label="Line" name="Style of the line" options={LINE_STYLES} />
          <ValueRow property="text-decoration-thickness" label="Thick" name="Thickness of the line" />
        </Pair>
        <ColorRow property="text-decoration-color" label="Colour" name="Colour of the line" />
        <ValueRow property="text-underline-offset" label="Offset" name="Offset of the underline" />
      </MoreRows>
    </StyleSection>
  );
}

function Columns() {
  const { text } = useProperty('columns');
  return (
    <>
      <ValueRow property="columns" label="Columns" name="Text columns" />
      {text !== '' && text !== 'auto' && (
        <ValueRow property="column-gap" label="Between" name="Gap between text columns" />
      )}
    </>
  );
}
