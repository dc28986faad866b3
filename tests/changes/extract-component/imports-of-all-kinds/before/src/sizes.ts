export type Size = 1 | 2;
export const sizes: number[] = [1, 2];
