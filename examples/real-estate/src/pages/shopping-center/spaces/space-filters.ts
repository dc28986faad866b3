import { SIZE_LARGE_FROM, SIZE_MEDIUM_FROM } from '../../../lib/constants';
import { matchesQuery } from '../../../lib/search';
import type { Space } from '../../../types';

export interface SpaceFilters {
  query: string;
  type: string;
  status: string;
  size: string;
}

export const ALL_SPACES: SpaceFilters = { query: '', type: 'all', status: 'all', size: 'all' };

export const TYPES = [
  { value: 'all', label: 'All Types' },
  { value: 'retail', label: 'Retail' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'kiosk', label: 'Kiosk' },
  { value: 'anchor', label: 'Anchor' },
];

export const STATUSES = [
  { value: 'all', label: 'All Statuses' },
  { value: 'available', label: 'Available' },
  { value: 'pending', label: 'Pending' },
  { value: 'reserved', label: 'Reserved' },
];

export const SIZES = [
  { value: 'all', label: 'All Sizes' },
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

/** The size class of a number of square feet. */
export function sizeClassOf(size: number): 'small' | 'medium' | 'large' {
  if (size < SIZE_MEDIUM_FROM) return 'small';
  return size < SIZE_LARGE_FROM ? 'medium' : 'large';
}

const accepts = (filter: string, value: string): boolean => filter === 'all' || filter === value.toLowerCase();

/** The spaces that pass every filter, in their order. */
export function filterSpaces(spaces: Space[], filters: SpaceFilters): Space[] {
  return spaces.filter(
    (space) =>
      matchesQuery(filters.query, space.unit, space.location, space.type) &&
      accepts(filters.type, space.type) &&
      accepts(filters.status, space.status) &&
      accepts(filters.size, sizeClassOf(space.size)),
  );
}
