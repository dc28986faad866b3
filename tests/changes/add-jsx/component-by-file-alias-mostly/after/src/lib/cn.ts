export const cn = String;
