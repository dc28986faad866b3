const rows = [{ n: 'Zoe' }, { n: 'Zoe' }, { n: 'Ada' }];
const all = rows.map((row, i) => ({ ...row, id: i }));
export const App = () => all.map((one) => <li key={one.id}>{one.n}</li>);
