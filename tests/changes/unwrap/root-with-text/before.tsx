export const A = () => <p>Hello</p>;
