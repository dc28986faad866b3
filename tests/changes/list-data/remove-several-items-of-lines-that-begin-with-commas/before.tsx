const rows = [
    'a'
  , 'b'
  , 'c'
  , 'd'
];
export const App = () => (
  <ul>
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);
