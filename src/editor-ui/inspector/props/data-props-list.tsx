import { AddByName } from '../add-by-name.tsx';
import { PlaceLink } from '../place-link.tsx';
import { DataPropRow } from './data-prop-row.tsx';
import { addedValue, type CodeValue, type DataFields, dataRowsOf, unknownProp } from './data-props.ts';
import { PropName } from './prop-name.tsx';
import { isPropName } from './prop-value.ts';

interface DataPropsListProps extends DataFields {
  /** false until the types are read: which value an added prop takes is not known before */
  isWhole: boolean;
  addWords?: string;
}

/** A field for each prop by its type, wherever the values are kept. */
export function DataPropsList({ isWhole, addWords = 'Add a prop', ...fields }: DataPropsListProps) {
  const { values, inherited, set } = fields;
  const { rows, code, more } = dataRowsOf(fields);
  return (
    <div className="space-y-1.5">
      {rows.map((prop) => (
        <DataPropRow key={prop.name} prop={prop} values={values} inherited={inherited} set={set} />
      ))}
      {code.map((prop) => (
        <div key={prop.name} className="prop-row" data-prop={prop.name}>
          <PropName prop={prop} isMissing={false} />
          <Code value={fields.code?.[prop.name]} />
        </div>
      ))}
      {isWhole && (
        <AddByName
          words={addWords}
          names={more.map(({ name }) => name)}
          isName={isPropName}
          onAdd={(name) => void set(name, addedValue(more.find((prop) => prop.name === name) ?? unknownProp(name, '')))}
        />
      )}
    </div>
  );
}

function Code({ value }: { value: CodeValue | undefined }) {
  if (!value) return <p className="min-w-0 flex-1 py-1.5 text-ink-3 text-sm">Is code: cannot be set here</p>;
  const { code, from, place } = value;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex min-h-7 min-w-0 items-center gap-2">
        <code className="min-w-0 flex-1 select-text truncate font-mono text-ink-2 text-sm">{code}</code>
        {from !== null && <span className="max-w-1/2 flex-none truncate text-ink-3 text-sm">from {from}</span>}
      </p>
      <p className="-mx-0.5 flex pb-1">
        <PlaceLink place={place} />
      </p>
    </div>
  );
}
