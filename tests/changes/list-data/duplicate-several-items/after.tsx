const rows = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
  { id: 5, name: 'b' },
  { id: 3, name: 'c' },
  { id: 6, name: 'c' },
  { id: 4, name: 'd' },
];
export const App = () => (
  <ul>
    {rows.map((row) => (
      <li key={row.id}>{row.name}</li>
    ))}
  </ul>
);
