import type { PopoverProps } from '../popover-row.tsx';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { EQUAL_SHARE, readTracks, writeTracks } from './tracks.ts';
import { Usual, type UsualChoice } from './usual.tsx';

const SIZES: readonly UsualChoice[] = [
  ['Equal share', EQUAL_SHARE],
  ['Content', 'auto'],
  ['Fixed', '200px'],
];

function Fields({ part, accepts, onShow, onDone }: PartFieldsProps<string>) {
  return (
    <>
      <PartField label="Size" value={part} unit="px" accepts={accepts} onShow={onShow} onDone={onDone} />
      <Usual
        label="Usual sizes"
        choices={SIZES}
        current={part}
        onChoose={(size) => {
          onShow(size);
          onDone();
        }}
      />
    </>
  );
}

const kindOf = (noun: string): PartsKind<string> => ({
  noun,
  // the browser tells the widths of columns that nobody has set
  read: (value, isComputed) => (isComputed ? [] : readTracks(value)),
  write: writeTracks,
  choices: [{ label: noun, make: () => EQUAL_SHARE }],
  title: (track) => SIZES.find(([, size]) => size === track)?.[0] ?? track,
  swatch: () => null,
  Fields,
});

const COLUMNS = kindOf('column');
const ROWS = kindOf('row');

export default function TracksPopover(props: PopoverProps) {
  return <PartsPopover {...props} kind={props.view.property === 'grid-template-rows' ? ROWS : COLUMNS} />;
}
