import { ArrowLeft, Building2, ChevronRight, Handshake, type LucideIcon, Store } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/Button';
import { dashboardOf } from '../../lib/roles';

interface RoleChoice {
  role: string;
  title: string;
  description: string;
  icon: LucideIcon;
}

const ROLES: RoleChoice[] = [
  { role: 'brand', title: 'Brand', description: 'Manage expansion and find matching centers', icon: Store },
  {
    role: 'shopping-center',
    title: 'Shopping Center',
    description: 'Manage spaces and find matching brands',
    icon: Building2,
  },
  { role: 'broker', title: 'Broker', description: 'Manage deals and track opportunities', icon: Handshake },
];

function RoleCard({ role, title, description, icon: Icon }: RoleChoice) {
  return (
    <Link
      to={dashboardOf(role)}
      className="group flex items-center gap-4 rounded-xl border border-line bg-surface p-4 shadow-card transition-[border-color,box-shadow] hover:border-primary hover:shadow-raised"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-primary-soft text-primary-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-semibold tracking-tight">{title}</span>
        <span className="block text-sm text-muted">{description}</span>
      </span>
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}

export function RolePicker({ onBack }: { onBack: () => void }) {
  return (
    <div>
      <h2 className="text-xl font-semibold tracking-tight">Select Your Role</h2>
      <div className="mt-4 grid gap-3">
        {ROLES.map((choice) => (
          <RoleCard key={choice.role} {...choice} />
        ))}
      </div>
      <Button variant="link" className="mt-6" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back to Login
      </Button>
    </div>
  );
}
