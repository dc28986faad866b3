import { useState } from 'react';
import { Field } from './field';

export interface SearchProps {
  onQuery?(query: string): void;
  onChoose: (item: string, setQuery: number) => void;
}

export function Search(props: SearchProps) {
  const [query, setQuery] = useState('');
  const { onQuery, onChoose } = props;

  return (
    <section>
      <h2>Search</h2>
      <Field value={query} onChange={setQuery} onQuery={onQuery} onChoose={onChoose} />
    </section>
  );
}
