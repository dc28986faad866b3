export const A = ({ x }) => <>{x}</>;
