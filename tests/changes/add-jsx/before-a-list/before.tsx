export const A = ({ rows }) => (
  <ul>
    {rows.map((r) => (
      <li key={r} />
    ))}
  </ul>
);
