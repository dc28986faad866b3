export type Priority = 'high' | 'medium' | 'low';
export type Role = 'brand' | 'shopping-center' | 'broker';
export type AuthorType = 'brand' | 'center' | 'broker';

export interface ExpansionCriteria {
  category: string;
  targetMarkets: string[];
  /** A range of square feet, as text. */
  spaceRequirements: string;
  coTenantPreferences: string[];
}

export interface TeamContact {
  name: string;
  role: string;
  email: string;
  phone: string;
  avatar: string;
}

export interface TeamMember {
  id: string;
  name: string;
  image: string;
  title: string;
  department: string;
  email: string;
  phone: string;
  location: string;
  role: 'internal' | 'external';
}

export interface CenterMatch {
  id: string;
  name: string;
  location: string;
  /** Percent. */
  matchScore: number;
  availableSpaces: number;
  keyTenants: string[];
  image: string;
}

export interface TargetMarket {
  region: string;
  cities: string[];
  priority: Priority;
  potentialLocations: number;
}

export interface NewsPost {
  id: string;
  author: string;
  authorType: AuthorType;
  authorAvatar: string;
  content: string;
  /** Relative text, such as '2 hours ago'. */
  timestamp: string;
  likes: number;
  comments: number;
}

export type BrandMatchStatus = 'new' | 'contacted' | 'negotiating';

export interface BrandMatch {
  id: string;
  name: string;
  logo: string;
  /** 0 to 100. */
  matchScore: number;
  category: string;
  priority: Priority;
  status: BrandMatchStatus;
}

export interface Tenant {
  id: string;
  name: string;
  logo: string;
  category: string;
  /** Month and year. */
  leaseEnd: string;
  /** Unit label. */
  space: string;
}

export type SpaceType = 'Retail' | 'Restaurant' | 'Kiosk' | 'Anchor';
export type SpaceStatus = 'available' | 'pending' | 'reserved';

export interface Space {
  id: string;
  unit: string;
  /** Square feet. */
  size: number;
  /** Dollars per square foot per year. */
  rent: number;
  type: SpaceType;
  location: string;
  status: SpaceStatus;
  image: string;
  description: string;
  features: string[];
  matchCount: number;
}

export type DealStatus = 'Negotiation' | 'Due Diligence' | 'LOI' | 'Lease Review';

export interface Deal {
  id: string;
  brand: string;
  center: string;
  status: DealStatus;
  /** Percent. */
  progress: number;
  dueDate: string;
  contacts: string[];
}

export type LeadStatus = 'Initial Contact' | 'Meeting Scheduled' | 'Proposal Sent' | 'Follow Up';

export interface Lead {
  id: string;
  name: string;
  type: 'brand' | 'center';
  image: string;
  status: LeadStatus;
  /** Relative text, such as '2 days ago'. */
  lastContact: string;
  priority: Priority;
}

export interface RepresentedBrand {
  id: string;
  name: string;
  logo: string;
  matches: number;
}

export interface RepresentedCenter {
  id: string;
  name: string;
  image: string;
  location: string;
  availableSpaces: number;
  matches: number;
}

export interface Broker {
  id: string;
  name: string;
  image: string;
  title: string;
  company: string;
  location: string;
  specialties: string[];
  /** Up to 5. */
  rating: number;
  /** Deals closed. */
  deals: number;
  phone: string;
  email: string;
}

export interface CenterSummary {
  centerName: string;
  location: string;
  totalSpaces?: number;
  availableSpaces?: number;
  /** Percent. */
  occupancyRate?: number;
}
