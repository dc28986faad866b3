/** Every business constant of the product. Counts on summary cards are fixed here; lists come from `src/data`. */

export const BRAND_NAME = 'Frontage';
export const SUBTITLE = 'Commercial Real Estate Matching Platform';
export const COPYRIGHT_YEAR = 2023;

export const NOTIFICATION_COUNT = 3;

export const OVERVIEW_MATCHES = 3;
export const OVERVIEW_TEAM = 3;
export const OVERVIEW_POSTS = 2;

/** Pixels. */
export const NEWSFEED_HEIGHT = 600;
/** Pixels. */
export const TENANTS_TABLE_HEIGHT = 500;

/** Percent, of the sample centers in order. */
export const SAMPLE_MATCH_SCORES = [92, 88, 85, 82] as const;

/** The same breakdown stands on every center match card. */
export const MATCH_SCORE_BREAKDOWN = [
  { label: 'Location Fit', score: 95 },
  { label: 'Co-Tenant Mix', score: 90 },
  { label: 'Space Availability', score: 85 },
] as const;

/** Square feet: below the first is small, from the second on is large. */
export const SIZE_MEDIUM_FROM = 1500;
export const SIZE_LARGE_FROM = 3000;

export const FEATURES_IN_GRID = 3;
export const FEATURES_IN_LIST = 4;

export const ANALYTICS_PERIODS = ['7d', '30d', '90d', '1y'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];
export const DEFAULT_PERIOD: AnalyticsPeriod = '30d';

export const DEFAULT_CENTER = { totalSpaces: 250, availableSpaces: 12, occupancyRate: 95 } as const;

export const DEAL_PIPELINE = { percent: 68, loiStage: 4, negotiation: 8 } as const;
export const LEAD_COUNTS = { high: 8, medium: 12, low: 8 } as const;

export const MATCH_COUNT_MIN = 1;
export const MATCH_COUNT_MAX = 5;
