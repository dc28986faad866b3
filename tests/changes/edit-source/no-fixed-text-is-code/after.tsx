export const a = "</script>";
export const b = 2;
