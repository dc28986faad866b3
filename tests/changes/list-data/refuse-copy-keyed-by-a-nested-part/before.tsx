const rows = [{ a: { h: 'x' } }, { a: { h: 'y' } }];
export const App = () => rows.map(({ a: { h } }) => <li key={h} />);
