import { drawing, slug } from '../lib/pictures';
import type { Tenant } from '../types';

const rows = [
  { name: 'Sable & Thread', category: 'Apparel', space: 'A-102', leaseEnd: 'March 2025' },
  { name: 'Fable Books', category: 'Books', space: 'A-106', leaseEnd: 'August 2026' },
  { name: 'Northlight Optics', category: 'Accessories', space: 'A-112', leaseEnd: 'January 2025' },
  { name: 'Copper Kettle', category: 'Food', space: 'A-120', leaseEnd: 'November 2024' },
  { name: 'Saddle & Sole', category: 'Apparel', space: 'A-127', leaseEnd: 'May 2027' },
  { name: 'Tilde Mobile', category: 'Electronics', space: 'B-204', leaseEnd: 'September 2024' },
  { name: 'Osteria Lune', category: 'Food', space: 'B-209', leaseEnd: 'December 2028' },
  { name: 'Verde Kitchen', category: 'Food', space: 'B-216', leaseEnd: 'June 2025' },
  { name: 'Circuit House', category: 'Electronics', space: 'C-305', leaseEnd: 'April 2026' },
  { name: 'Bluebonnet Grocers', category: 'Food', space: 'C-320', leaseEnd: 'October 2031' },
  { name: 'Halcyon Cinema', category: 'Entertainment', space: 'C-340', leaseEnd: 'July 2029' },
  { name: 'Hearth & Loom', category: 'Home', space: 'D-404', leaseEnd: 'February 2025' },
  { name: 'Juniper Skin', category: 'Beauty', space: 'D-408', leaseEnd: 'March 2026' },
  { name: 'Little Acorn', category: 'Apparel', space: 'D-415', leaseEnd: 'August 2025' },
];

export const tenants: Tenant[] = rows.map((row) => ({
  ...row,
  id: slug(row.name),
  logo: drawing('logos', slug(row.name)),
}));
