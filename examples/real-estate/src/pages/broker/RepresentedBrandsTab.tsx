import { useState } from 'react';
import { NothingFound } from '../../components/NothingFound';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Logo } from '../../components/ui/Logo';
import { SearchField } from '../../components/ui/SearchField';
import { representedBrands } from '../../data/represented-brands';
import { count } from '../../lib/format';
import { matchesQuery } from '../../lib/search';
import type { RepresentedBrand } from '../../types';

function BrandCard({ brand }: { brand: RepresentedBrand }) {
  return (
    <Card className="flex flex-col p-5">
      <div className="flex items-center gap-4">
        <Logo src={brand.logo} className="size-14 rounded-xl" />
        <div className="min-w-0">
          <h3 className="truncate font-semibold">{brand.name}</h3>
          <p className="text-sm text-muted">{count(brand.matches, 'match', 'matches')}</p>
        </div>
      </div>
      <Button className="mt-5">View Profile</Button>
    </Card>
  );
}

export function RepresentedBrandsTab() {
  const [query, setQuery] = useState('');
  const found = representedBrands.filter((brand) => matchesQuery(query, brand.name));
  return (
    <>
      <TabIntro title="Represented Brands" description="Retailers whose search you run">
        <SearchField
          label="Search brands"
          className="min-w-0 flex-1 sm:w-64"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button variant="primary">+ Add Brand</Button>
      </TabIntro>
      {found.length === 0 && <NothingFound>No brand has that name.</NothingFound>}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {found.map((brand) => (
          <li key={brand.id} className="grid">
            <BrandCard brand={brand} />
          </li>
        ))}
      </ul>
    </>
  );
}
