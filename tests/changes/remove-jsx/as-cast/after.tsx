export const x = (null) as unknown;
