/** The route table of docs/example-coverage.md, and the content of each screen. */
export interface RouteRow {
  path: string;
  /** The page's own heading. */
  heading: string;
  /** In the shell's header. Screens without the shell have none. */
  title?: string;
  /** The highlighted menu item, if any. */
  active?: string;
  /** On the role badge. */
  role?: 'Brand' | 'Shopping Center' | 'Broker';
  /** Whether the page has no more than its title. */
  placeholder?: true;
}

const brand = '/dashboard/brand';
const center = '/dashboard/shopping-center';
const broker = '/dashboard/broker';

/** One row each, in the order of the table. */
export const ROUTES: RouteRow[] = [
  { path: '/', heading: 'The right brand for every empty storefront' },
  { path: '/dashboard', heading: 'Brand Dashboard', title: 'Dashboard', role: 'Brand' },
  { path: brand, heading: 'Brand Dashboard', title: 'Brand', active: 'Dashboard', role: 'Brand' },
  {
    path: `${brand}/criteria`,
    heading: 'Expansion Criteria',
    title: 'Criteria',
    active: 'Expansion Criteria',
    role: 'Brand',
    placeholder: true,
  },
  {
    path: `${brand}/markets`,
    heading: 'Target Markets',
    title: 'Markets',
    active: 'Target Markets',
    role: 'Brand',
    placeholder: true,
  },
  { path: `${brand}/team`, heading: 'Team Contacts', title: 'Team', active: 'Team Contacts', role: 'Brand' },
  {
    path: `${brand}/matches`,
    heading: 'Center Matches',
    title: 'Matches',
    active: 'Center Matches',
    role: 'Brand',
    placeholder: true,
  },
  {
    path: `${brand}/brokers`,
    heading: 'Broker Directory',
    title: 'Brokers',
    active: 'Broker Directory',
    role: 'Brand',
    placeholder: true,
  },
  {
    path: center,
    heading: 'Preston Park Galleria',
    title: 'Shopping-center',
    active: 'Dashboard',
    role: 'Shopping Center',
  },
  {
    path: `${center}/tenants`,
    heading: 'Tenant Mix',
    title: 'Tenants',
    active: 'Tenant Mix',
    role: 'Shopping Center',
    placeholder: true,
  },
  {
    path: `${center}/spaces`,
    heading: 'Available Spaces',
    title: 'Spaces',
    active: 'Available Spaces',
    role: 'Shopping Center',
  },
  {
    path: `${center}/matches`,
    heading: 'Brand Matches',
    title: 'Matches',
    active: 'Brand Matches',
    role: 'Shopping Center',
    placeholder: true,
  },
  {
    path: `${center}/brokers`,
    heading: 'Broker Directory',
    title: 'Brokers',
    active: 'Broker Directory',
    role: 'Shopping Center',
    placeholder: true,
  },
  { path: broker, heading: 'Nora Whitfield', title: 'Broker', active: 'Dashboard', role: 'Broker' },
  {
    path: `${broker}/territory`,
    heading: 'Territory',
    title: 'Territory',
    active: 'Territory',
    role: 'Broker',
    placeholder: true,
  },
  {
    path: `${broker}/deals`,
    heading: 'Active Deals',
    title: 'Deals',
    active: 'Active Deals',
    role: 'Broker',
    placeholder: true,
  },
  { path: `${broker}/leads`, heading: 'Leads', title: 'Leads', active: 'Leads', role: 'Broker', placeholder: true },
  { path: `${broker}/brands`, heading: 'Brands', title: 'Brands', active: 'Brands', role: 'Broker', placeholder: true },
  {
    path: `${broker}/centers`,
    heading: 'Centers',
    title: 'Centers',
    active: 'Centers',
    role: 'Broker',
    placeholder: true,
  },
  { path: `${broker}/directory`, heading: 'Broker Directory', title: 'Directory', active: 'Directory', role: 'Broker' },
];

/** Screens outside the table: the login screen, and the page for unknown addresses. */
export const MORE_ROUTES: RouteRow[] = [
  { path: '/login', heading: 'Welcome to Frontage' },
  { path: '/no/such/page', heading: 'This unit is empty' },
  { path: '/dashboard/landlord', heading: 'This unit is empty', title: 'Landlord', role: 'Brand' },
];

/** Every tab that is not open at first, by the page that has it. */
export const TABS: Record<string, string[]> = {
  '/login': ['Select Role'],
  [brand]: ['Center Matches', 'Target Markets', 'Team & Contacts', 'Newsfeed'],
  [`${brand}/team`]: ['External Partners'],
  [center]: ['Current Tenants', 'Available Spaces', 'Analytics'],
  [broker]: ['Leads', 'Represented Brands', 'Represented Centers', 'Industry Updates'],
};
