import { Ellipsis } from 'lucide-react';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { FilterSelect } from '../../components/ui/FilterSelect';
import { Logo } from '../../components/ui/Logo';
import { SearchField } from '../../components/ui/SearchField';
import { tenants } from '../../data/tenants';
import { TENANTS_TABLE_HEIGHT } from '../../lib/constants';
import type { Tenant } from '../../types';

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  { value: 'apparel', label: 'Apparel' },
  { value: 'food', label: 'Food' },
  { value: 'electronics', label: 'Electronics' },
  { value: 'home', label: 'Home' },
];

const COLUMNS = ['Tenant', 'Category', 'Space', 'Lease End', 'Actions'];

function TenantRow({ tenant }: { tenant: Tenant }) {
  return (
    <tr className="border-t border-line first:border-t-0 hover:bg-sunken/60">
      <th scope="row" className="px-3 py-3 first:pl-5 last:pr-5 sm:px-5 text-left font-medium">
        <span className="flex items-center gap-3">
          <Logo src={tenant.logo} className="size-8 rounded-md" />
          {tenant.name}
        </span>
      </th>
      <td className="px-3 py-3 first:pl-5 last:pr-5 sm:px-5 text-ink-soft">{tenant.category}</td>
      <td className="px-3 py-3 first:pl-5 last:pr-5 sm:px-5 text-ink-soft tabular-nums">{tenant.space}</td>
      <td className="px-3 py-3 first:pl-5 last:pr-5 sm:px-5 text-ink-soft tabular-nums">{tenant.leaseEnd}</td>
      <td className="px-3 py-3 first:pl-5 last:pr-5 sm:px-5">
        <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${tenant.name}`}>
          <Ellipsis />
        </Button>
      </td>
    </tr>
  );
}

function TenantTable() {
  return (
    <Card aria-label="Current tenants" className="relative overflow-auto" style={{ height: TENANTS_TABLE_HEIGHT }}>
      <table className="w-full min-w-[34rem] text-sm">
        <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)]">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-3 first:pl-5 last:pr-5 sm:px-5 text-left text-xs font-medium text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tenants.map((tenant) => (
            <TenantRow key={tenant.id} tenant={tenant} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

export function CurrentTenantsTab() {
  return (
    <>
      <TabIntro title="Current Tenants" description="Who trades in the center, and until when">
        <SearchField label="Search tenants" className="min-w-0 flex-1 sm:w-64" />
        <FilterSelect label="Category" options={CATEGORIES} defaultValue="all" />
      </TabIntro>
      <TenantTable />
    </>
  );
}
