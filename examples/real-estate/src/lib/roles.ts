import {
  BarChart3,
  Building2,
  Contact,
  Handshake,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  SlidersHorizontal,
  Store,
  Target,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import type { AuthorType, Role } from '../types';

export interface MenuItem {
  label: string;
  path: string;
  icon: LucideIcon;
}

const MENUS: Record<Role, MenuItem[]> = {
  brand: [
    { label: 'Dashboard', path: '/dashboard/brand', icon: LayoutDashboard },
    { label: 'Expansion Criteria', path: '/dashboard/brand/criteria', icon: SlidersHorizontal },
    { label: 'Target Markets', path: '/dashboard/brand/markets', icon: Target },
    { label: 'Team Contacts', path: '/dashboard/brand/team', icon: Users },
    { label: 'Center Matches', path: '/dashboard/brand/matches', icon: Building2 },
    { label: 'Broker Directory', path: '/dashboard/brand/brokers', icon: Contact },
  ],
  'shopping-center': [
    { label: 'Dashboard', path: '/dashboard/shopping-center', icon: LayoutDashboard },
    { label: 'Tenant Mix', path: '/dashboard/shopping-center/tenants', icon: BarChart3 },
    { label: 'Available Spaces', path: '/dashboard/shopping-center/spaces', icon: MapPin },
    { label: 'Brand Matches', path: '/dashboard/shopping-center/matches', icon: Store },
    { label: 'Broker Directory', path: '/dashboard/shopping-center/brokers', icon: Contact },
  ],
  broker: [
    { label: 'Dashboard', path: '/dashboard/broker', icon: LayoutDashboard },
    { label: 'Territory', path: '/dashboard/broker/territory', icon: MapPin },
    { label: 'Active Deals', path: '/dashboard/broker/deals', icon: Handshake },
    { label: 'Leads', path: '/dashboard/broker/leads', icon: UserRoundSearch },
    { label: 'Brands', path: '/dashboard/broker/brands', icon: Store },
    { label: 'Centers', path: '/dashboard/broker/centers', icon: Building2 },
    { label: 'Directory', path: '/dashboard/broker/directory', icon: Contact },
  ],
};

const ROLE_LABELS: Record<Role, string> = { brand: 'Brand', 'shopping-center': 'Shopping Center', broker: 'Broker' };

const AUTHOR_LABELS: Record<AuthorType, string> = { brand: 'Brand', center: 'Shopping Center', broker: 'Broker' };

/** Whether a path segment names a role. */
export const isRole = (role: string | undefined): role is Role => role !== undefined && Object.hasOwn(MENUS, role);

/** The sidebar menu of a role; an unknown role gets the brand menu. */
export const menuOf = (role: string | undefined): MenuItem[] => MENUS[isRole(role) ? role : 'brand'];

/** The text of the role badge; an unknown role reads Brand. */
export const roleLabel = (role: string | undefined): string => ROLE_LABELS[isRole(role) ? role : 'brand'];

/** Where a role chosen on the login screen leads; an unknown role leads to /dashboard. */
export const dashboardOf = (role: string | undefined): string => (isRole(role) ? `/dashboard/${role}` : '/dashboard');

/** The label of the author of a post. */
export const authorLabel = (type: AuthorType): string => AUTHOR_LABELS[type];
