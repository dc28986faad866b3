export const A = () => <>Hello</>;
