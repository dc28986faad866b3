export const a = 3
export const b = 2;
