import type { AnalyticsPeriod } from '../lib/constants';

type ByPeriod<Point> = Record<AnalyticsPeriod, Point[]>;

export interface Visits {
  label: string;
  visitors: number;
}

export interface CategoryShare {
  label: string;
  /** Percent of visits. */
  share: number;
}

export interface Expirations {
  label: string;
  leases: number;
}

export interface Revenue {
  label: string;
  /** Thousands of dollars. */
  rent: number;
  /** Thousands of dollars, from tenants' sales. */
  percentage: number;
}

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const visitsOf = (labels: string[], visitors: number[]): Visits[] =>
  labels.map((label, index) => ({ label, visitors: visitors[index] }));

export const footTraffic: ByPeriod<Visits> = {
  '7d': visitsOf(WEEK, [11200, 10800, 11900, 13400, 18600, 24900, 19700]),
  '30d': visitsOf(
    Array.from({ length: 30 }, (_, day) => `Nov ${day + 1}`),
    [
      12100, 13200, 17800, 23900, 18600, 10900, 10400, 11500, 12800, 17600, 23400, 18900, 11000, 10700, 11800, 13100,
      18200, 24300, 19200, 11300, 11100, 14600, 16900, 29800, 27400, 21500, 12600, 11400, 12200, 13900,
    ],
  ),
  '90d': visitsOf(
    [
      'Sep 4',
      'Sep 11',
      'Sep 18',
      'Sep 25',
      'Oct 2',
      'Oct 9',
      'Oct 16',
      'Oct 23',
      'Oct 30',
      'Nov 6',
      'Nov 13',
      'Nov 20',
      'Nov 27',
    ],
    [91200, 93800, 92500, 95100, 97400, 96200, 99800, 102300, 104900, 103100, 106800, 128400, 117200],
  ),
  '1y': visitsOf(
    MONTHS,
    [612, 388, 371, 402, 418, 431, 446, 459, 472, 405, 428, 511].map((n) => n * 1000),
  ),
};

const CATEGORIES = ['Apparel', 'Food', 'Home', 'Electronics', 'Beauty', 'Cinema'];

const sharesOf = (shares: number[]): CategoryShare[] =>
  CATEGORIES.map((label, index) => ({ label, share: shares[index] })).sort((a, b) => b.share - a.share);

export const tenantMix: ByPeriod<CategoryShare> = {
  '7d': sharesOf([29, 34, 11, 12, 8, 6]),
  '30d': sharesOf([32, 29, 13, 12, 9, 5]),
  '90d': sharesOf([34, 27, 14, 11, 9, 5]),
  '1y': sharesOf([36, 25, 15, 11, 8, 5]),
};

export const leaseExpirations: ByPeriod<Expirations> = {
  '7d': WEEK.map((label, index) => ({ label, leases: [0, 1, 0, 0, 2, 0, 0][index] })),
  '30d': ['Week 1', 'Week 2', 'Week 3', 'Week 4'].map((label, index) => ({ label, leases: [3, 1, 2, 4][index] })),
  '90d': ['December', 'January', 'February'].map((label, index) => ({ label, leases: [10, 6, 8][index] })),
  '1y': ['Q1', 'Q2', 'Q3', 'Q4'].map((label, index) => ({ label, leases: [19, 14, 22, 11][index] })),
};

const revenueOf = (labels: string[], rent: number[], percentage: number[]): Revenue[] =>
  labels.map((label, index) => ({ label, rent: rent[index], percentage: percentage[index] }));

export const revenueTrends: ByPeriod<Revenue> = {
  '7d': revenueOf(WEEK, [62, 62, 62, 62, 62, 62, 62], [8, 7, 8, 10, 15, 21, 16]),
  '30d': revenueOf(['Week 1', 'Week 2', 'Week 3', 'Week 4'], [431, 431, 434, 434], [72, 75, 81, 118]),
  '90d': revenueOf(['September', 'October', 'November'], [1820, 1835, 1862], [268, 297, 361]),
  '1y': revenueOf(
    MONTHS,
    [1760, 1760, 1764, 1771, 1771, 1788, 1792, 1796, 1808, 1820, 1835, 1862],
    [472, 214, 208, 232, 241, 247, 259, 264, 281, 268, 297, 361],
  ),
};
