export interface Brand { name: string }
export const brands: Brand[] = [
  { name: 'A' },
  { name: 'Bee' },
];
