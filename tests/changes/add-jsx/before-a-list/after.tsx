export const A = ({ rows }) => (
  <ul>
    <li></li>
    {rows.map((r) => (
      <li key={r} />
    ))}
  </ul>
);
