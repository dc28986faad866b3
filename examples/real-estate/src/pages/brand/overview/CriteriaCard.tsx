import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/Badge';
import { Card, CardBody, CardHeader } from '../../../components/ui/Card';
import { expansionCriteria } from '../../../data/brand-overview';

function Criterion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}

function Names({ names }: { names: string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  );
}

export function CriteriaCard() {
  const { category, targetMarkets, spaceRequirements, coTenantPreferences } = expansionCriteria;
  return (
    <Card>
      <CardHeader title="Expansion Criteria" description="What every match is scored against" />
      <CardBody>
        <dl className="grid gap-4">
          <Criterion label="Category">{category}</Criterion>
          <Criterion label="Space requirements">{spaceRequirements}</Criterion>
          <Criterion label="Target markets">
            <Names names={targetMarkets} />
          </Criterion>
          <Criterion label="Preferred co-tenants">
            <Names names={coTenantPreferences} />
          </Criterion>
        </dl>
      </CardBody>
    </Card>
  );
}
