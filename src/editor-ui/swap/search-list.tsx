import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OptionGroups } from '../ui/option-groups.tsx';

interface SearchListProps<Item extends { name: string }> {
  label: string;
  groups: { value: string; items: Item[] }[];
  wordsOf(item: Item): string;
  onQuery?(query: string): void;
  empty: string;
  row(item: Item): ReactNode;
  onChoose(item: Item): void;
}

/** rows that are drawn; a package may have thousands of icons, which nobody scrolls through */
const MOST_ROWS = 200;

/** A field, and below it the rows that have its words. Enter takes the highlighted one. */
export function SearchList<Item extends { name: string }>(props: SearchListProps<Item>) {
  const { label, groups, wordsOf, empty } = props;
  const [query, setQuery] = useState('');
  return (
    <Autocomplete.Root
      inline
      open
      items={groups.map(({ value, items }) => ({ value, items: bestFirst(items, query) }))}
      autoHighlight="always"
      limit={MOST_ROWS}
      itemToStringValue={wordsOf}
      onValueChange={(typed) => {
        setQuery(typed);
        props.onQuery?.(typed);
      }}
    >
      <div className="mx-5 mb-2 flex h-8 items-center gap-2 rounded-md bg-sunken px-2.5">
        <Search size={14} strokeWidth={1.6} className="flex-none text-ink-3" aria-hidden="true" />
        <Autocomplete.Input
          autoFocus
          aria-label={label}
          placeholder={label}
          spellCheck={false}
          className="min-w-0 flex-1 cursor-text bg-transparent outline-none placeholder:text-ink-3"
        />
      </div>
      <Autocomplete.Empty>
        <p className="px-5 pb-5 text-ink-3">{empty}</p>
      </Autocomplete.Empty>
      <OptionGroups
        keyOf={({ name }: Item) => name}
        row={props.row}
        onChoose={props.onChoose}
        className="px-2.5 pb-3"
      />
    </Autocomplete.Root>
  );
}

/** Names that begin with the query come before those that only hold it, the shortest first: it is nearest to the query. */
export function bestFirst<Item extends { name: string }>(items: Item[], query: string): Item[] {
  const typed = query.trim().toLowerCase();
  if (typed === '') return items;
  const begin = items.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const others = items.filter((one) => !begin.includes(one));
  return [...begin.sort((a, b) => a.name.length - b.name.length), ...others];
}
