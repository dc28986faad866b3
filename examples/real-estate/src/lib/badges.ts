/** The look and the words of every status, in one place. */
import type { BadgeVariant } from '../components/ui/Badge';
import type { BrandMatchStatus, DealStatus, LeadStatus, Priority, SpaceStatus } from '../types';

interface Look {
  label: string;
  variant: BadgeVariant;
}

/** Target markets: high, medium and low are the plain badge variants. */
export const MARKET_PRIORITY: Record<Priority, Look> = {
  high: { label: 'High Priority', variant: 'default' },
  medium: { label: 'Medium Priority', variant: 'secondary' },
  low: { label: 'Low Priority', variant: 'outline' },
};

export const PRIORITY: Record<Priority, Look> = {
  high: { label: 'High', variant: 'danger' },
  medium: { label: 'Medium', variant: 'caution' },
  low: { label: 'Low', variant: 'secondary' },
};

export const SPACE_STATUS: Record<SpaceStatus, Look> = {
  available: { label: 'Available', variant: 'positive' },
  pending: { label: 'Pending', variant: 'caution' },
  reserved: { label: 'Reserved', variant: 'secondary' },
};

export const BRAND_MATCH_STATUS: Record<BrandMatchStatus, Look> = {
  new: { label: 'New', variant: 'info' },
  contacted: { label: 'Contacted', variant: 'secondary' },
  negotiating: { label: 'Negotiating', variant: 'positive' },
};

export const DEAL_STATUS: Record<DealStatus, BadgeVariant> = {
  LOI: 'info',
  Negotiation: 'caution',
  'Due Diligence': 'secondary',
  'Lease Review': 'positive',
};

export const LEAD_STATUS: Record<LeadStatus, BadgeVariant> = {
  'Initial Contact': 'info',
  'Meeting Scheduled': 'positive',
  'Proposal Sent': 'caution',
  'Follow Up': 'secondary',
};
