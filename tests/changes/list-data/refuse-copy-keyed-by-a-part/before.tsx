const rows = [{ a: { h: 'x' } }, { a: { h: 'y' } }];
const all = rows.map((row) => ({ h: row.a.h }));
export const App = () => all.map((one) => <li key={one.h} />);
