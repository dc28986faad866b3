const labelOf = (a, b = 'Default') => b;
export const App = ({ all }) => all.map((one) => <i title={labelOf(...one.args)} />);
