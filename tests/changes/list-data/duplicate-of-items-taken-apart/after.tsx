const rows = [{ id: 'a', n: 'Zoe' }, { id: 'a-2', n: 'Zoe' }];
const all = rows.map(({ id, n }) => ({ id, title: n }));
export const App = () => all.map((one) => <li key={one.id}>{one.title}</li>);
