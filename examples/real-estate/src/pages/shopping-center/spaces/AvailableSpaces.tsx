import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NothingFound } from '../../../components/NothingFound';
import { Button } from '../../../components/ui/Button';
import { PageHeader } from '../../../components/ui/PageHeader';
import { type View, ViewToggle } from '../../../components/ViewToggle';
import { spaces } from '../../../data/spaces';
import { SpaceCard } from './SpaceCard';
import { SpaceFilterBar } from './SpaceFilterBar';
import { SpaceRow } from './SpaceRow';
import { ALL_SPACES, filterSpaces, type SpaceFilters } from './space-filters';

export default function AvailableSpaces() {
  const [filters, setFilters] = useState<SpaceFilters>(ALL_SPACES);
  const [view, setView] = useState<View>('grid');
  const found = filterSpaces(spaces, filters);
  return (
    <>
      <PageHeader
        actions={
          <Button variant="primary">
            <Plus aria-hidden />
            Add New Space
          </Button>
        }
      >
        <h1 className="text-2xl font-semibold tracking-tight">Available Spaces</h1>
        <p className="mt-1 text-muted">Every unit of Preston Park Galleria that can be let.</p>
      </PageHeader>
      <SpaceFilterBar filters={filters} onChange={setFilters} />
      <div className="my-5 flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          Showing {found.length} spaces
        </p>
        <ViewToggle view={view} onChange={setView} />
      </div>
      {found.length === 0 && <NothingFound>No space fits these filters.</NothingFound>}
      <ul className={view === 'grid' ? 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4' : 'grid gap-3'}>
        {found.map((space) => (
          <li key={space.id} className="grid">
            {view === 'grid' ? <SpaceCard space={space} /> : <SpaceRow space={space} />}
          </li>
        ))}
      </ul>
    </>
  );
}
