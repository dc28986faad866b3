const rows = [{ n: 'Zoe' }, { n: 'Ada' }];
const names = rows.map((row) => row.n);
export const App = () => names.map((name) => <li key={name}>{name}</li>);
