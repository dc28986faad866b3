import type { PlaceholderPageProps } from './PlaceholderPage';

interface Placeholder extends PlaceholderPageProps {
  path: string;
}

const brand = '/dashboard/brand';
const center = '/dashboard/shopping-center';
const broker = '/dashboard/broker';

/** The pages that have a title and no content yet. Paths are below /dashboard. */
export const placeholders: Placeholder[] = [
  {
    path: 'brand/criteria',
    title: 'Expansion Criteria',
    text: 'Category, size, markets and neighbors: what every center is scored against will be set here.',
    picture: 'mueller-yard',
    dashboard: brand,
  },
  {
    path: 'brand/markets',
    title: 'Target Markets',
    text: 'The regions you want to open in, city by city, with what is to let in each.',
    picture: 'mission-row',
    dashboard: brand,
  },
  {
    path: 'brand/matches',
    title: 'Center Matches',
    text: 'Every center that fits, with its score, its open units and who already trades there.',
    picture: 'preston-park',
    dashboard: brand,
  },
  {
    path: 'brand/brokers',
    title: 'Broker Directory',
    text: 'Brokers who know your category, and the centers they can open doors to.',
    picture: 'legacy-bend',
    dashboard: brand,
  },
  {
    path: 'shopping-center/tenants',
    title: 'Tenant Mix',
    text: 'What your tenants sell, how it balances, and what is missing between them.',
    picture: 'stockyard-market',
    dashboard: center,
  },
  {
    path: 'shopping-center/matches',
    title: 'Brand Matches',
    text: 'Brands whose criteria fit one of your open units, and how far each conversation has come.',
    picture: 'barton-terrace',
    dashboard: center,
  },
  {
    path: 'shopping-center/brokers',
    title: 'Broker Directory',
    text: 'Brokers who bring tenants to centers like yours, and the brands they speak for.',
    picture: 'river-oaks',
    dashboard: center,
  },
  {
    path: 'broker/territory',
    title: 'Territory',
    text: 'The cities you cover, with every center and open unit inside the line.',
    picture: 'legacy-bend',
    dashboard: broker,
  },
  {
    path: 'broker/deals',
    title: 'Active Deals',
    text: 'Each deal from the letter of intent to the signed lease, with its dates and its people.',
    picture: 'river-oaks',
    dashboard: broker,
  },
  {
    path: 'broker/leads',
    title: 'Leads',
    text: 'Brands and centers you have spoken to, and when to call them next.',
    picture: 'katy-crossing',
    dashboard: broker,
  },
  {
    path: 'broker/brands',
    title: 'Brands',
    text: 'The retailers you represent, what they look for, and what you have shown them.',
    picture: 'mueller-yard',
    dashboard: broker,
  },
  {
    path: 'broker/centers',
    title: 'Centers',
    text: 'The centers you lease for, their open units, and the brands that fit.',
    picture: 'preston-park',
    dashboard: broker,
  },
];
