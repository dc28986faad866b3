export const a = 10;
export const b = 2;
