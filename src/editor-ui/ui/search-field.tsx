import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  'aria-label': string;
  query: string;
  onQuery(query: string): void;
  /** shows a button that empties the field */
  clears?: boolean;
}

/** The search field at the top of a panel's list. */
export function SearchField({ query, onQuery, clears = false, ...input }: SearchFieldProps) {
  return (
    <div className="mx-2 mb-1.5 flex-none">
      <div className={`field flex items-center gap-1.5 ${clears ? 'pr-0.5' : ''}`}>
        <Search size={13} className="flex-none text-ink-3" aria-hidden="true" />
        <input
          placeholder="Search"
          spellCheck={false}
          autoComplete="off"
          className="min-w-0 flex-1 bg-transparent outline-none"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          {...input}
        />
        {clears && query && (
          <IconButton icon={X} label="Clear the search" className="size-6!" onClick={() => onQuery('')} />
        )}
      </div>
    </div>
  );
}
