export const B = () => null;
