import { Badge, type BadgeVariant } from './Badge';

/** A badge with a dot, for the state that something is in. */
export function StatusBadge({ label, variant }: { label: string; variant: BadgeVariant }) {
  return (
    <Badge variant={variant}>
      <span className="status-dot" />
      {label}
    </Badge>
  );
}
