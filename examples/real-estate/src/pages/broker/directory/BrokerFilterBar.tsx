import { FilterSelect } from '../../../components/ui/FilterSelect';
import { SearchField } from '../../../components/ui/SearchField';
import { type BrokerFilters, LOCATIONS, SPECIALTIES } from './broker-filters';

interface BrokerFilterBarProps {
  filters: BrokerFilters;
  onChange: (filters: BrokerFilters) => void;
}

export function BrokerFilterBar({ filters, onChange }: BrokerFilterBarProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        label="Search by name, company or specialty"
        className="sm:w-80"
        value={filters.query}
        onChange={(event) => onChange({ ...filters, query: event.target.value })}
      />
      <FilterSelect
        label="Specialty"
        options={SPECIALTIES}
        value={filters.specialty}
        onValueChange={(specialty) => onChange({ ...filters, specialty })}
      />
      <FilterSelect
        label="Location"
        options={LOCATIONS}
        value={filters.location}
        onValueChange={(location) => onChange({ ...filters, location })}
      />
    </div>
  );
}
