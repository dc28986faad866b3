const rows = [
  { name: 'Ada', role: 'a' },
  { name: 'Ada 2', role: 'a' },
  { name: 'Ben', role: 'b' },
];
const people = rows.map((row) => ({ ...row, id: slug(row.name) }));
export const App = () => <ul>{people.map((one) => <li key={one.id}>{one.name}</li>)}</ul>;
