export const brands = [{ name: 'A', on: true }, { name: 'B', on: true }] as const;
