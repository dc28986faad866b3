const rows = [{ id: 1, name: 'Zoe' }, { id: 2, name: 'Ada' }];
const list = rows.map((row) => ({ ...row }));
list.sort((a, b) => a.name.localeCompare(b.name));
export const App = () => <ul>{list.map((one) => <li key={one.id}>{one.name}</li>)}</ul>;
