export const a = 10;
export const b = 20;
