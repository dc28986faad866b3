import { useState } from 'react';
import { NothingFound } from '../../../components/NothingFound';
import { PageHeader } from '../../../components/ui/PageHeader';
import { type View, ViewToggle } from '../../../components/ViewToggle';
import { brokers } from '../../../data/brokers';
import { BrokerCard } from './BrokerCard';
import { BrokerFilterBar } from './BrokerFilterBar';
import { BrokerRow } from './BrokerRow';
import { ALL_BROKERS, type BrokerFilters, filterBrokers } from './broker-filters';

export default function BrokerDirectory() {
  const [filters, setFilters] = useState<BrokerFilters>(ALL_BROKERS);
  const [view, setView] = useState<View>('grid');
  const found = filterBrokers(brokers, filters);
  return (
    <>
      <PageHeader>
        <h1 className="text-2xl font-semibold tracking-tight">Broker Directory</h1>
        <p className="mt-1 text-muted">Brokers across Texas, by what they lease and where.</p>
      </PageHeader>
      <BrokerFilterBar filters={filters} onChange={setFilters} />
      <div className="my-5 flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          Showing {found.length} brokers
        </p>
        <ViewToggle view={view} onChange={setView} />
      </div>
      {found.length === 0 && <NothingFound>No broker fits these filters.</NothingFound>}
      <ul className={view === 'grid' ? 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4' : 'grid gap-3'}>
        {found.map((broker) => (
          <li key={broker.id} className="grid">
            {view === 'grid' ? <BrokerCard broker={broker} /> : <BrokerRow broker={broker} />}
          </li>
        ))}
      </ul>
    </>
  );
}
