import type { PopoverProps } from '../popover-row.tsx';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { readTransitions, type Transition, writeTransitions } from './transitions.ts';

function Fields({ part, accepts, onShow, onDone }: PartFieldsProps<Transition>) {
  const field = (label: string, value: string, change: (text: string) => Partial<Transition>, more = {}) => (
    <PartField
      label={label}
      value={value}
      accepts={(text) => {
        const next = { ...part, ...change(text) };
        return next.properties.length > 0 && accepts(next);
      }}
      onShow={(text) => onShow({ ...part, ...change(text) })}
      onDone={onDone}
      {...more}
    />
  );
  const time = { unit: 'ms', range: [0, 1_000] as const };
  const names = (text: string) => ({ properties: text.split(',').flatMap((name) => name.trim() || []) });
  return (
    <>
      {field('Properties', part.properties.join(', '), names)}
      {field('Duration', part.duration, (duration) => ({ duration }), { ...time, least: 0 })}
      {field('Delay', part.delay, (delay) => ({ delay }), time)}
      {field('Easing', part.easing, (easing) => ({ easing }))}
      <fieldset className="style-choice" aria-label="Usual easings">
        {EASINGS.map(([label, easing]) => (
          <button
            key={easing}
            type="button"
            title={easing}
            aria-pressed={part.easing === easing}
            className="style-choice-item"
            onClick={() => {
              onShow({ ...part, easing });
              onDone();
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </>
  );
}

const EASINGS = [
  ['Linear', 'linear'],
  ['Ease', 'ease'],
  ['In', 'ease-in'],
  ['Out', 'ease-out'],
  ['Both', 'ease-in-out'],
] as const;

const TRANSITIONS: PartsKind<Transition> = {
  noun: 'transition',
  read: readTransitions,
  write: writeTransitions,
  choices: [
    {
      label: 'Transition',
      make: () => ({ properties: ['all'], duration: '200ms', easing: 'ease', delay: '0ms', behavior: '' }),
    },
  ],
  title: ({ properties: [first = '', ...others], duration, easing }) =>
    `${first}${others.length > 0 ? ` + ${others.length}` : ''} · ${duration} · ${easing}`,
  swatch: () => null,
  Fields,
};

export default function TransitionPopover(props: PopoverProps) {
  return <PartsPopover {...props} kind={TRANSITIONS} />;
}
