import { AddProp } from './add-prop.tsx';
import { DataPropRow } from './data-prop-row.tsx';
import { addedValue, type DataFields, dataRowsOf, unknownProp } from './data-props.ts';
import { PropName } from './prop-name.tsx';

/** A field for each prop by its type, wherever the values are kept. */
export function DataPropsList({ props, values, set }: DataFields) {
  const { rows, code, more } = dataRowsOf({ props, values });
  return (
    <div className="space-y-1.5">
      {rows.map((prop) => (
        <DataPropRow key={prop.name} prop={prop} values={values} set={set} />
      ))}
      {code.map((prop) => (
        <div key={prop.name} className="prop-row" data-prop={prop.name}>
          <PropName prop={prop} isMissing={false} />
          <p className="min-w-0 flex-1 py-1.5 text-ink-3 text-sm">Is code: cannot be set here</p>
        </div>
      ))}
      <AddProp
        words="Add a prop"
        names={more.map(({ name }) => name)}
        onAdd={(name) => void set(name, addedValue(more.find((prop) => prop.name === name) ?? unknownProp(name, '')))}
      />
    </div>
  );
}
