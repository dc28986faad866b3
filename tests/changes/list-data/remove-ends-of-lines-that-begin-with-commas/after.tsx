const rows = [
    'b'
  , 'c'
];
export const App = () => (
  <ul>
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);
