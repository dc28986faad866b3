import { useEffect, useState } from 'react';
import { useEditor } from '../../context.tsx';
import type { Values } from '../../styling/store.ts';
import { useStyling } from './use-property.ts';

const MOST = 400;
/** A constant: a new object at each read would re-render the view for ever. */
const NONE: Values = {};

/** All computed values of the element, to look one up. */
export function ComputedList() {
  const { styling } = useEditor();
  const { values, styles } = useStyling(({ computed, styles }) => ({ values: computed?.values ?? NONE, styles }));
  const [query, setQuery] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: new styles are the reason to ask again
  useEffect(() => styling.askComputed(), [styling, styles]);
  const words = query.trim().toLowerCase();
  const rows = Object.entries(values).filter(([name, value]) => `${name}: ${value}`.toLowerCase().includes(words));
  return (
    <>
      <input
        aria-label="Find a computed value"
        placeholder="Find a property or value"
        className="style-field style-text"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <dl className="computed-list" aria-label="Computed values">
        {rows.slice(0, MOST).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 && <p className="text-ink-3 text-sm">No property or value has these words.</p>}
    </>
  );
}
