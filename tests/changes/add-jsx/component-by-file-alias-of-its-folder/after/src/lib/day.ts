export const day = String;
