import type { PopoverProps } from '../popover-row.tsx';
import {
  dropShadowOf,
  FILTERS,
  type FunctionKind,
  type FunctionPart,
  readFunctions,
  TRANSFORMS,
  withShadow,
  writeFunction,
  writeFunctions,
} from './functions.ts';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { ShadowFields } from './shadow-fields.tsx';

type Kinds = Readonly<Record<string, FunctionKind>>;

/** `matrix(…)` and others that the tables do not have are one text. */
function fieldsOf(kinds: Kinds) {
  return function Fields({ part, accepts, onShow, onDone }: PartFieldsProps<FunctionPart>) {
    const shadow = dropShadowOf(part);
    if (shadow) {
      return (
        <ShadowFields
          part={shadow}
          accepts={(next) => accepts(withShadow(part, next))}
          onShow={(next) => onShow(withShadow(part, next))}
          onDone={onDone}
        />
      );
    }
    const known = kinds[part.name]?.args;
    if (!known || part.args.length > known.length) {
      const whole = (text: string) => ({ ...part, args: [text] });
      return (
        <PartField
          label="Value"
          value={part.args.join(', ')}
          accepts={(text) => accepts(whole(text))}
          onShow={(text) => onShow(whole(text))}
          onDone={onDone}
        />
      );
    }
    return known.map(({ label, unit, initial, range }, i) => {
      const withArg = (value: string) => ({
        ...part,
        args: known.map((arg, j) => (i === j ? value : (part.args[j] ?? arg.initial))),
      });
      return (
        <PartField
          key={label}
          label={label}
          value={part.args[i] ?? initial}
          unit={unit}
          range={range}
          accepts={(value) => accepts(withArg(value))}
          onShow={(value) => onShow(withArg(value))}
          onDone={onDone}
        />
      );
    });
  };
}

function kindOf(noun: string, kinds: Kinds): PartsKind<FunctionPart> {
  return {
    noun,
    read: readFunctions,
    write: writeFunctions,
    choices: Object.entries(kinds).map(([name, { label, args }]) => ({
      label,
      make: () => ({ name, args: args.map(({ initial }) => initial) }),
    })),
    title: writeFunction,
    swatch: (part) => dropShadowOf(part)?.color ?? null,
    Fields: fieldsOf(kinds),
  };
}

const FILTER = kindOf('filter', FILTERS);
const TRANSFORM = kindOf('transform', TRANSFORMS);

export default function FunctionsPopover(props: PopoverProps) {
  return <PartsPopover {...props} kind={props.view.property === 'transform' ? TRANSFORM : FILTER} />;
}
