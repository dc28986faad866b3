export const a = 1;
export const b = 2;
export const C = () => <p>{a}</p>;
