export const A = ({ x }) => <p>{x}</p>;
