import { FilterSelect } from '../../../components/ui/FilterSelect';
import { SearchField } from '../../../components/ui/SearchField';
import { SIZES, type SpaceFilters, STATUSES, TYPES } from './space-filters';

const SELECTS = [
  { name: 'type', label: 'Type', options: TYPES },
  { name: 'status', label: 'Status', options: STATUSES },
  { name: 'size', label: 'Size', options: SIZES },
] as const;

interface SpaceFilterBarProps {
  filters: SpaceFilters;
  onChange: (filters: SpaceFilters) => void;
}

export function SpaceFilterBar({ filters, onChange }: SpaceFilterBarProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        label="Search by unit, location or type"
        className="sm:w-80"
        value={filters.query}
        onChange={(event) => onChange({ ...filters, query: event.target.value })}
      />
      {SELECTS.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          options={options}
          value={filters[name]}
          onValueChange={(value) => onChange({ ...filters, [name]: value })}
        />
      ))}
    </div>
  );
}
