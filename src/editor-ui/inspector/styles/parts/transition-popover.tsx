import { useMemo } from 'react';
import type { DesignSystemAnswer } from '../../../../protocol/design-system.ts';
import type { PopoverProps } from '../popover-row.tsx';
import { useStyling } from '../use-property.ts';
import { readCurve } from './curve.ts';
import { CurveEditor } from './curve-editor.tsx';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps, PartsKind } from './parts-kind.ts';
import { PartsPopover } from './parts-popover.tsx';
import { readTransitions, type Transition, writeTransitions } from './transitions.ts';
import { Usual } from './usual.tsx';
import {
  defaultEasing,
  easingName,
  ownEasings,
  propertiesName,
  usualEasings,
  usualProperties,
} from './usual-transitions.ts';

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
  const design = useStyling((state) => state.design);
  const choose = (change: Partial<Transition>) => {
    onShow({ ...part, ...change });
    onDone();
  };
  const names = (text: string) => ({ properties: text.split(',').flatMap((name) => name.trim() || []) });
  return (
    <>
      {field('Properties', part.properties.join(', '), names)}
      <Usual
        label="Usual properties"
        choices={usualProperties(design)}
        current={part.properties.join(', ')}
        onChoose={(text) => choose(names(text))}
      />
      {field('Duration', part.duration, (duration) => ({ duration }), { ...time, least: 0 })}
      {field('Delay', part.delay, (delay) => ({ delay }), time)}
      {field('Easing', part.easing, (easing) => ({ easing }))}
      <div className={readCurve(part.easing) ? 'easing' : ''}>
        <CurveEditor easing={part.easing} onShow={(easing) => onShow({ ...part, easing })} onDone={onDone} />
        <Usual
          label="Usual easings"
          choices={[...usualEasings(design), ...ownEasings(design)]}
          current={part.easing}
          onChoose={(easing) => choose({ easing })}
        />
      </div>
    </>
  );
}

const kindOf = (design: DesignSystemAnswer | null): PartsKind<Transition> => ({
  noun: 'transition',
  read: readTransitions,
  write: writeTransitions,
  choices: [
    {
      label: 'Transition',
      make: () => ({
        properties: ['all'],
        duration: '200ms',
        easing: defaultEasing(design),
        delay: '0ms',
        behavior: '',
      }),
    },
  ],
  title: ({ properties, duration, easing }) =>
    [propertiesName(properties, design), duration, easingName(easing, design)].join(' · '),
  swatch: () => null,
  Fields,
});

export default function TransitionPopover(props: PopoverProps) {
  const design = useStyling((state) => state.design);
  return <PartsPopover {...props} kind={useMemo(() => kindOf(design), [design])} />;
}
