import { matchesQuery } from '../../../lib/search';
import type { Broker } from '../../../types';

export interface BrokerFilters {
  query: string;
  specialty: string;
  location: string;
}

export const ALL_BROKERS: BrokerFilters = { query: '', specialty: 'all', location: 'all' };

export const SPECIALTIES = [
  { value: 'all', label: 'All Specialties' },
  { value: 'retail', label: 'Retail' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'food', label: 'Food' },
  { value: 'fashion', label: 'Fashion' },
  { value: 'grocery', label: 'Grocery' },
];

export const LOCATIONS = [
  { value: 'all', label: 'All Locations' },
  { value: 'dallas', label: 'Dallas' },
  { value: 'houston', label: 'Houston' },
  { value: 'austin', label: 'Austin' },
  { value: 'san antonio', label: 'San Antonio' },
];

/** The brokers that pass every filter, in their order. */
export function filterBrokers(brokers: Broker[], { query, specialty, location }: BrokerFilters): Broker[] {
  return brokers.filter(
    (broker) =>
      matchesQuery(query, broker.name, broker.company, ...broker.specialties) &&
      (specialty === 'all' || broker.specialties.some((own) => own.toLowerCase() === specialty)) &&
      (location === 'all' || broker.location.toLowerCase().includes(location)),
  );
}
