const rows = [
  { name: 'Ada', role: 'a' },
  { name: 'Ben', role: 'b' },
];
const people = rows.map((row) => ({ ...row, id: `${row.name} ${row.role}` }));
export const App = () => <ul>{people.map((one) => <li key={one.id}>{one.name}</li>)}</ul>;
