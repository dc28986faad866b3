const rows = [
  { id: 2, name: 'b' },
  { id: 4, name: 'd' },
];
export const App = () => (
  <ul>
    {rows.map((row) => (
      <li key={row.id}>{row.name}</li>
    ))}
  </ul>
);
