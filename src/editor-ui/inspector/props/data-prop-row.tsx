import { X } from 'lucide-react';
import type { ComponentProp } from '../../../protocol/component-props.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type DataFields, isJson, jsonOf, shownData, valueFromJson } from './data-props.ts';
import { DraftField } from './draft-field.tsx';
import { PropControl } from './prop-control.tsx';
import { PropName } from './prop-name.tsx';

interface DataPropRowProps extends Pick<DataFields, 'values' | 'inherited' | 'set'> {
  prop: ComponentProp;
}

/** One prop: its name, the control of its type, and the button that takes its value away. */
export function DataPropRow({ prop, values, inherited = {}, set }: DataPropRowProps) {
  const { name, type } = prop;
  const shown = shownData(prop, { values, inherited });
  const isSet = Object.hasOwn(values, name);
  const from = isSet ? undefined : inherited[name]?.from;
  const change = async (value: unknown) => (await set(name, value)) ?? null;
  return (
    <div className="prop-row" data-prop={name}>
      <PropName prop={prop} isMissing={prop.isRequired && !isSet && from === undefined} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-1.5">
        {isJson(prop, shown) ? (
          <DraftField
            label={name}
            mono
            value={jsonOf(shown)}
            placeholder={prop.defaultCode ?? prop.typeText}
            commit={async (text) => {
              const typed = valueFromJson(text, type);
              return typed ? ((await change(typed.value))?.message ?? null) : 'Write it as JSON: ["a"] or {"a": 1}.';
            }}
          />
        ) : (
          <PropControl prop={prop} shown={shown} asCode={false} change={change} />
        )}
        {from !== undefined && <p className="prop-from">from {from}</p>}
      </div>
      <IconButton
        icon={X}
        label={isSet ? `Unset ${name}` : `${name} is not set`}
        hintSide="left"
        className={`size-6! prop-more ${isSet ? '' : 'invisible'}`}
        onClick={() => void change(undefined)}
      />
    </div>
  );
}
