export const brands = [{ name: 'A', on: true }, { name: 'C', on: true }] as const;
